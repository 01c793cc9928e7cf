-- What is best, where one answer costs less and another takes less.  Choices
-- of this guide's authors, not facts; a profile names one, and `ridgeline rank
-- --policy` tries another.

policy "cheapest" {
  name = "Cheapest",
  summary = "The least cost; of those that cost the same, the fastest and then "
    .. "the one that leaves most memory.",
  goals = { "cost", "time", "memory" },
}

-- Who signs for three years or pays for a card bets that the work, the model
-- and the prices stay: a few percent do not pay for that bet.  Larger savings
-- do, and are taken.

policy "sure-within-3" {
  name = "Surest of the nearly cheapest",
  summary = "What costs at most 3 percent more than the cheapest counts as "
    .. "cheap, where each day that a run is waited for adds 2 percent to its "
    .. "cost; of those what is likeliest to keep every limit, within 3 "
    .. "percent, then what commits for the shortest time, then the least "
    .. "cost.",
  goals = { "cost", "risk", "commitment" },
  -- A share of the price for the same share of tries that fail: whoever takes
  -- less care pays for a second try more often than it saves.
  within_cost = 3 * percent,
  within_risk = 3 * percent,
  -- Nobody waits a week to save a percent.  A run is worth some twice its rent,
  -- for those who prepare it cost as much: in large models hardware is half to
  -- two thirds of the cost and people most of the rest (Epoch AI, "How much
  -- does it cost to train frontier AI models?").  What it makes is of use for
  -- some hundred days, until a better model or newer data take its place.  So
  -- a day of waiting costs about 2 percent of the rent; between 1 and 5 percent
  -- one choice of this guide moves.
  waiting = 2 * percent / day,
}

policy "quick-within-5" {
  name = "Fastest of the nearly cheapest",
  summary = "What costs at most 5 percent more than the cheapest counts as "
    .. "cheap; of what is likeliest to keep every limit there, within 3 "
    .. "percent, what commits for the shortest time; of that the fastest, and "
    .. "within a tenth of its time the fewest accelerators.",
  goals = { "cost", "risk", "commitment", "time", "accelerators" },
  within_cost = 5 * percent,
  within_risk = 3 * percent,
  within_time = 10 * percent,
}

policy "fastest" {
  name = "Fastest within the budget",
  summary = "The least time that the budget of the profile pays; what is "
    .. "within 5 percent of it may as well be sure to keep every limit, then "
    .. "cheap and, within 3 percent, soon free again.",
  goals = { "time", "risk", "cost", "commitment" },
  within_time = 5 * percent,
  within_risk = 3 * percent,
  within_cost = 3 * percent,
}

policy "balanced" {
  name = "Balanced",
  summary = "Cost counts twice as much as time: half the time is worth 41 "
    .. "percent more cost. An order that keeps its limits nine times in "
    .. "ten counts as 11 percent dearer, for one in ten is placed again.",
  weight_cost = 2,
  weight_time = 1,
  weight_risk = 2,
}

policy "greenest" {
  name = "Least energy",
  summary = "The least energy of what costs at most twice as much as the "
    .. "cheapest; within a tenth of it what is likeliest to keep every limit, "
    .. "then the cheapest and, within 3 percent, what commits for the shortest "
    .. "time.",
  goals = { "energy", "risk", "cost", "commitment" },
  cost_cap = 100 * percent,
  within_energy = 10 * percent,
  within_risk = 3 * percent,
  within_cost = 3 * percent,
}
