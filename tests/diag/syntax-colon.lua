-- A value as YAML has it.
source "s" {
  title: "S",
}
