-- Who decides.  All choices of this guide's authors, not facts.

profile "student" {
  name = "Student",
  words = "student pupil college undergraduate beginner learner course "
    .. "coursework homework thesis bootcamp intern school broke "
    .. "teenager kid",
  summary = "One person with a small budget who can stop and resume at will "
    .. "and rents by the hour.",
  hours_per_month = 60 * h,
  budget_per_month = 150 * USD,
  budget_per_job = 250 * USD,
  -- A card or two for a desktop.
  budget_at_once = 2500 * USD,
  -- Tries what fits in four cases of five: a try costs an hour, or a card
  -- goes back.  70B in 4 bits on 48 GB fits with 84 percent, for memory of
  -- fine-tuning is predicted no better.
  risk = 80 * percent,
  policy = "sure-within-3",
  tiers = { "on_demand", "spot", "purchase" },
  facility = "home",
  horizon = 2 * year,
  discount_rate = 10 * percent,
  -- Anyone who rents a single card to anyone with a bank card.
  sellers = { "hyperscaler", "cloud", "marketplace" },
  max_accelerators = 4,
  runners_up = 4,
  skills = "one_node",
  pool = 0 * h,
  pool_of = "none: one project at a time",
}

profile "individual" {
  name = "Individual with a card of their own",
  words = "hobby hobbyist enthusiast tinkerer maker gamer gaming "
    .. "freelancer freelance self-employed solo artist writer author "
    .. "photographer musician youtuber home homelab house apartment "
    .. "bedroom desk desktop private personal family myself streamer "
    .. "podcaster novelist indie retiree parent",
  summary = "A desk at home, a card that is bought once, data that stay in "
    .. "the house.",
  hours_per_month = 90 * h,
  budget_per_month = 150 * USD,
  budget_per_job = 250 * USD,
  budget_at_once = 2500 * USD,
  policy = "sure-within-3",
  -- Tries what fits in four cases of five: a card that is too small goes
  -- back.  A mixture of 30B in 4 bits on 24 GB fits with 83 percent.
  risk = 80 * percent,
  tiers = { "purchase" },
  deployment = "on_prem",
  facility = "home",
  horizon = 3 * year,
  discount_rate = 5 * percent,
  segments = { "consumer", "workstation" },
  machine = "desktop",
  skills = "one_card",
  max_accelerators = 1,
  runners_up = 3,
  pool = 90 * h,
  pool_of = "games and other models: the card is the desk's, not one run's",
}

profile "researcher" {
  name = "Researcher",
  words = "research scientist science professor postdoc phd doctoral "
    .. "academic academia university lab grant biology physics "
    .. "chemistry astronomy bioinformatics biologist chemist physicist "
    .. "mathematician linguist astronomer economist statistician "
    .. "archaeologist psychology",
  summary = "A group at a university: grants by the project, runs that may "
    .. "wait and resume, people who know a cluster.",
  hours_per_month = 300 * h,
  budget_per_month = 4000 * USD,
  budget_per_job = 5000 * USD,
  -- What a project may buy without a tender of its own.
  budget_at_once = 40000 * USD,
  policy = "sure-within-3",
  tiers = { "on_demand", "spot", "purchase" },
  facility = "office",
  horizon = 4 * year,
  discount_rate = 4 * percent,
  sellers = { "hyperscaler", "cloud" },
  skills = "cluster",
  max_accelerators = 32,
  runners_up = 4,
  pool = 0 * h,
  pool_of = "none: a grant pays for its project, and ends with it",
}

profile "own-machines" {
  name = "Laboratory with machines of its own",
  words = "existing already owned old cards hardware upgrade sysadmin "
    .. "basement",
  summary = "A small group whose cards were paid for years ago: use them, "
    .. "add to them second hand, or sell them and start again.",
  hours_per_month = 600 * h,
  budget_per_month = 3000 * USD,
  budget_per_job = 3000 * USD,
  policy = "sure-within-3",
  tiers = { "on_demand", "purchase" },
  owns = { "laboratory-a100", "laboratory-3090" },
  conditions = { "new", "refurbished", "used" },
  facility = "office",
  horizon = 3 * year,
  discount_rate = 5 * percent,
  sellers = { "hyperscaler", "cloud" },
  skills = "one_node",
  max_accelerators = 4,
  runners_up = 4,
  pool = 600 * h,
  pool_of = "the other runs of the group, on cards that stand there",
}

profile "institute" {
  name = "Institute with four cards and a budget for rent",
  words = "institute school university college campus faculty department "
    .. "education teacher lecturer classroom library museum "
    .. "kindergarten academy principal librarian observatory",
  summary = "Four cards in a server room carry most of the load; what they "
    .. "cannot is rented under the university's contracts, for nothing more "
    .. "may be bought this year.",
  hours_per_month = 600 * h,
  budget_per_month = 5000 * USD,
  policy = "sure-within-3",
  tiers = { "on_demand" },
  owns = { "laboratory-a100" },
  facility = "office",
  horizon = 3 * year,
  discount_rate = 5 * percent,
  providers = { "aws", "gcp", "lambda" },
  skills = "one_node",
  max_accelerators = 16,
  runners_up = 4,
}

profile "small-team" {
  name = "Small team",
  words = "people8 small business company office firm bureau agency "
    .. "studio team accountant accounting bookkeeper architect "
    .. "consultancy consultant marketing advertising designer "
    .. "translator translation realtor nonprofit charity ngo club "
    .. "church newspaper journalist publisher ecommerce webshop "
    .. "plumber electrician crafts craftsman sme smb europe "
    .. "hairdresser barber salon spa gym landlord property estate "
    .. "agent travel recruiter recruitment coach printer tailor "
    .. "carpenter builder roofer painter mechanic cleaner caterer "
    .. "event landscaper",
  summary = "A handful of people in Europe with one product among many: no "
    .. "one looks after machines, and the data stay in the Union.",
  hours_per_month = 730 * h,
  budget_per_month = 5000 * USD,
  budget_per_job = 3000 * USD,
  policy = "sure-within-3",
  tiers = { "on_demand", "reserved_1y" },
  deployment = "cloud",
  regions = { "eu" },
  segments = { "datacenter", "cloud" },
  skills = "one_node",
  max_accelerators = 8,
  runners_up = 4,
  pool = 0 * h,
  pool_of = "none: one product, and no machines of its own",
}

profile "startup" {
  name = "Startup",
  words = "startup founder entrepreneur bootstrapped seed vc saas app "
    .. "product",
  summary = "A product that must answer around the clock, a team without a "
    .. "data center, and money that has to last.",
  hours_per_month = 730 * h,
  budget_per_month = 20000 * USD,
  budget_per_job = 20000 * USD,
  -- Two months of rent, not a third of a million for one server.
  budget_at_once = 40000 * USD,
  -- Tries what fits in four cases of five: a try costs an hour, or a card
  -- goes back.  70B in 4 bits on 48 GB fits with 84 percent, for memory of
  -- fine-tuning is predicted no better.
  risk = 80 * percent,
  policy = "sure-within-3",
  tiers = { "on_demand", "reserved_1y", "purchase" },
  facility = "rack",
  horizon = 3 * year,
  discount_rate = 15 * percent,
  -- No marketplace: a stranger's machine may leave at any hour.
  sellers = { "hyperscaler", "cloud" },
  -- What takes longer than a quarter comes after the money of the round.
  max_lead_time = 13 * week,
  segments = { "datacenter", "cloud" },
  max_accelerators = 16,
  runners_up = 4,
  pool = 0 * h,
  pool_of = "none: what a run leaves over, no one has asked for",
}

profile "enterprise" {
  name = "Enterprise",
  words = "enterprise corporation corporate company multinational "
    .. "conglomerate industry manufacturer manufacturing automotive "
    .. "car airline logistics telecom carrier pharma it department "
    .. "procurement cio steel chemical oil media broadcaster holding "
    .. "subsidiary",
  summary = "A platform team that serves many others, buys commitments and "
    .. "rents from clouds alone: a market of strangers' machines passes no audit.",
  -- Shared by many teams, yet not each hour of each night: what is rented
  -- by the hour is given back then, what is owned stands idle.
  hours_per_month = 438 * h,
  budget_per_month = 250000 * USD,
  budget_per_job = 1500000 * USD,
  policy = "quick-within-5",
  tiers = { "on_demand", "reserved_1y", "reserved_3y", "purchase" },
  facility = "rack",
  horizon = 4 * year,
  discount_rate = 8 * percent,
  sellers = { "hyperscaler", "cloud" },
  segments = { "datacenter", "cloud" },
  max_accelerators = 128,
  runners_up = 6,
  pool = 0 * h,
  pool_of = "none: teams are charged what they order, and a run of an "
    .. "hour cannot promise a server to others",
}

profile "regulated" {
  name = "Regulated and air-gapped",
  words = "regulated hospital clinic doctor physician surgeon nurse "
    .. "dentist veterinarian therapist psychologist pharmacy "
    .. "pharmacist medical medicine health healthcare patient "
    .. "radiology bank banking finance financial fintech insurance "
    .. "insurer hedge fund trader trading broker investment tax "
    .. "auditor law legal lawyer attorney solicitor barrister notary "
    .. "court judge prosecutor police military army navy defense "
    .. "defence intelligence government ministry municipality council "
    .. "city public authority embassy nuclear utility energy gdpr "
    .. "hipaa compliance confidential secret sensitive airgap offline "
    .. "equity wealth mortgage underwriter actuary paramedic ambulance "
    .. "midwife optician pathologist psychiatrist nursing care customs "
    .. "border prison parliament tribunal paralegal",
  summary = "A bank or a clinic: nothing leaves the building, what runs must "
    .. "be error-checked and certified, and a purchase takes a quarter.",
  -- Two hours in five.
  hours_per_month = 292 * h,
  budget_per_month = 100000 * USD,
  budget_per_job = 100000 * USD,
  -- Cards for servers that are there, not a new server of eight.
  budget_at_once = 250000 * USD,
  policy = "sure-within-3",
  tiers = { "purchase" },
  deployment = "air_gapped",
  facility = "office",
  horizon = 5 * year,
  discount_rate = 8 * percent,
  segments = { "datacenter", "workstation" },
  needs = { "ecc", "certified" },
  skills = "one_node",
  max_accelerators = 32,
  runners_up = 4,
  pool = 292 * h,
  pool_of = "the other departments: all use what the house has bought, "
    .. "two hours in five",
}

profile "edge" {
  name = "Edge site",
  words = "edge shop store retail retailer supermarket grocery factory "
    .. "plant production line workshop warehouse depot garage "
    .. "restaurant bar cafe bakery hotel farm farmer agriculture "
    .. "greenhouse mine quarry vehicle truck bus train ship vessel "
    .. "boat drone robot kiosk gas petrol station construction site "
    .. "remote branch camera surveillance airport stadium butcher "
    .. "florist cinema theatre theater casino port harbour tram "
    .. "railway subway parking toll tower offshore lighthouse",
  summary = "A shop, a workshop, a depot: one small box, no one on site, and "
    .. "no link to wait for.",
  hours_per_month = 730 * h,
  budget_per_month = 200 * USD,
  policy = "greenest",
  tiers = { "purchase" },
  deployment = "edge",
  facility = "home",
  horizon = 5 * year,
  discount_rate = 8 * percent,
  machine = "edge-box",
  skills = "one_card",
  max_accelerators = 1,
  runners_up = 3,
}

profile "production" {
  name = "Production at scale",
  words = "people1000000 scale large million users consumer app platform saas internet "
    .. "hyperscale social network marketplace provider",
  summary = "Millions of users: hundreds of accelerators around the clock, "
    .. "commitments, racks of one's own, and people for all of it.",
  -- Around the clock, at seven tenths of the peak that it is built for.
  hours_per_month = 511 * h,
  budget_per_month = 3000000 * USD,
  budget_per_job = 3000000 * USD,
  policy = "balanced",
  tiers = { "reserved_1y", "reserved_3y", "purchase" },
  facility = "rack",
  horizon = 4 * year,
  discount_rate = 8 * percent,
  sellers = { "hyperscaler", "cloud" },
  segments = { "datacenter", "cloud" },
  needs = { "ecc" },
  skills = "cluster",
  max_accelerators = 2048,
  runners_up = 4,
  pool = 0 * h,
  pool_of = "none: what serves users is not lent to runs",
}

profile "laboratory" {
  name = "Frontier laboratory",
  words = "frontier foundation lab laboratory pretraining largest",
  summary = "A laboratory that trains the largest models and rents whole "
    .. "clusters for it.",
  hours_per_month = 730 * h,
  policy = "fastest",
  tiers = { "on_demand", "reserved_1y", "reserved_3y" },
  facility = "rack",
  horizon = 4 * year,
  discount_rate = 8 * percent,
  -- No market of single machines: what is rented has a network between its
  -- hosts.
  sellers = { "hyperscaler", "cloud" },
  segments = { "datacenter" },
  max_accelerators = 16384,
  runners_up = 2,
  pool = 0 * h,
  pool_of = "none: a cluster is committed to for one run",
}
