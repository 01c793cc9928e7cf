-- How goals are put together.

source "weighted-product" {
  title = "Weighted product model",
  author = "Wikipedia",
  url = "https://en.wikipedia.org/wiki/Weighted_product_model",
  retrieved = "2026-11-22",
  note = "After Bridgman (1922), Miller and Starr (1969) and Triantaphyllou "
    .. "(2000), which were not opened.",
}

source "gurobi-hierarchical" {
  title = "Gurobi Optimizer: working with multiple objectives",
  author = "Gurobi",
  url = "https://gurobi.com/documentation/8.0/refman/working_with_multiple_obje.html",
  retrieved = "2026-11-22",
  note = "One objective after another, each allowed to lose a stated share.",
}
