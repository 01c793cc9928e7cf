-- More of the small guide: a buyer who owns a card, may commit, buy and keep
-- data, and a cluster of three tenants.  Nothing in it exists.
facility "yard" {
  name = "A yard",
  assume "round numbers" {
    pue = 1.5, power_load = 80 * percent, host_power = 100 * percent,
    tariff = 0.1 * USD/kWh, carbon = 400 * g/kWh, value_kept = 50 * percent,
    host_share = 25 * percent, spares = 10 * percent, tax = 20 * percent,
    salary = 120000 * USD/year, accelerators_per_person = 100,
    space_price = 100 * USD/kW/month, maintenance = 6 * percent/year,
    licences = 120 * USD/year, power_limit = 100 * kW,
  },
}
contract "term" {
  name = "A term", tier = "reserved_1y", providers = { "acme" },
  assume "made up" { commitment = 12 * month, egress_price = 0.05 * USD/GB,
    storage_price = 0.1 * USD/GB/month },
}
holding "shelf" {
  name = "A shelf", accelerator = "gamma", count = 1, bought = "2025-01-03",
  paid = 5000 * USD, assume "made up" { value = 1000 * USD },
}
profile "buyer" {
  name = "A buyer", summary = "Buys.", hours_per_month = 365 * h,
  tiers = { "on_demand", "reserved_1y", "purchase" }, owns = { "shelf" },
  facility = "yard", horizon = 1 * year, discount_rate = 10 * percent,
}
workload "talk" {
  name = "Talk", summary = "People talk.", kind = "serve", model = "toy",
  profiles = { "buyer" }, input_len = 100, output_len = 50, concurrency = 2,
  data_kept = 100 * GB, weight_formats = { "bf16" }, max_tpot = 0.3 * ms,
}
prices_csv "prices/acme-term.csv"

tenant "few" {
  name = "Few", workload = "tune", priority = 2, jobs_per_month = 3000,
  hours = "quiet",
}
tenant "many" {
  name = "Many", workload = "tune", priority = 3, jobs_per_month = 20000,
}
tenant "people" { name = "People", workload = "chat", quiet_load = 10 * percent }
workload "shared" {
  name = "Shared", summary = "Three of them.", kind = "cluster",
  profiles = { "owner" }, accelerators = { "alpha" },
  tenants = { "few", "many", "people" }, busy_hours = 230 * h,
}

for id, one in pairs {
  ["holds"] = { "80 GiB", "accelerator 'alpha'.memory", "is" },
  ["does-not"] = { "2 TB/s", "accelerator 'alpha'.memory_bandwidth", "is" },
  ["bounds"] = { "3", "rank('chat', 'team', 'gamma')", "at_most" },
} do
  claim(id) {
    says = "Alpha is so.", topic = "memory", subject = "alpha",
    quantity = "size", basis = "fact", test = one[2], compare = one[3],
    cite "made-up" { stated = one[1] },
  }
end
claim "opinion" {
  says = "Alpha is good.", topic = "market", subject = "alpha",
  quantity = "taste", basis = "opinion", untestable = "an opinion",
  cite "made-up" { stated = "good" },
}

policy "near" {
  name = "Near", summary = "The fastest of those that cost nearly as little.",
  goals = { "cost", "time" }, within_cost = 30 * percent,
}
policy "weighed" {
  name = "Weighed", summary = "Cost counts twice as much as time.",
  weight_cost = 2, weight_time = 1,
}
for _, id in ipairs { "near", "weighed" } do
  profile(id) {
    name = "One who is " .. id, summary = "Rents.", policy = id,
    hours_per_month = 100 * h, tiers = { "on_demand" },
  }
end
workload "hurry" {
  name = "Hurry", summary = "People wait.", kind = "serve", model = "toy",
  profiles = { "near", "weighed" }, input_len = 100, output_len = 50,
  concurrency = 2, weight_formats = { "bf16" },
}
