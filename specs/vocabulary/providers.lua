-- Who sells: providers of clouds, makers and shops, as people know them.
-- Prices and profiles name them by id; one that has no record goes by its id.
-- A guide adds its own with this verb.

provider "akamai" { name = "Akamai", sells_as = "cloud" }
provider "amazon" { name = "Amazon", sells_as = "shop" }
provider "anafrashop" { name = "Anafra Shop", sells_as = "dealer" }
provider "aws" { name = "AWS", sells_as = "hyperscaler" }
provider "azure" { name = "Microsoft Azure", sells_as = "hyperscaler" }
provider "coreweave" { name = "CoreWeave", sells_as = "cloud" }
provider "crusoe" { name = "Crusoe", sells_as = "cloud" }
provider "dataoorts" { name = "Dataoorts" }
provider "dealer" { name = "a dealer", sells_as = "dealer" }
provider "deltacomputer" { name = "Delta Computer", sells_as = "dealer" }
provider "digitalocean" { name = "DigitalOcean", sells_as = "cloud" }
provider "ebay" { name = "eBay", sells_as = "shop" }
provider "gcp" { name = "Google Cloud", sells_as = "hyperscaler" }
provider "gmicloud" { name = "GMI Cloud", sells_as = "cloud" }
provider "hotaisle" { name = "Hot Aisle", sells_as = "cloud" }
provider "hyperstack" { name = "Hyperstack", sells_as = "cloud" }
provider "intel" { name = "Intel", sells_as = "maker" }
provider "jarvis-labs" { name = "JarvisLabs", sells_as = "cloud" }
provider "lambda" { name = "Lambda", sells_as = "cloud" }
provider "latitude.sh" { name = "Latitude.sh", sells_as = "cloud" }
provider "massed-compute" { name = "Massed Compute", sells_as = "cloud" }
provider "nebius" { name = "Nebius", sells_as = "cloud" }
provider "newegg" { name = "Newegg", sells_as = "shop" }
provider "novita" { name = "Novita" }
provider "oracle" { name = "Oracle Cloud", sells_as = "hyperscaler" }
provider "ovh" { name = "OVHcloud", sells_as = "cloud" }
provider "pcpartpicker" { name = "PCPartPicker", sells_as = "index" }
provider "primeintellect" { name = "Prime Intellect", sells_as = "marketplace" }
provider "runpod" { name = "Runpod", sells_as = "cloud" }
provider "salad" { name = "Salad", sells_as = "marketplace" }
provider "scaleway" { name = "Scaleway", sells_as = "cloud" }
provider "sfcompute" { name = "SF Compute", sells_as = "marketplace" }
provider "spheron" { name = "Spheron", sells_as = "marketplace" }
provider "tensordock" { name = "TensorDock", sells_as = "marketplace" }
provider "tensorwave" { name = "TensorWave", sells_as = "cloud" }
provider "thundercompute" { name = "Thunder Compute", sells_as = "cloud" }
provider "together" { name = "Together AI", sells_as = "cloud" }
provider "uvation" { name = "Uvation", sells_as = "dealer" }
provider "vast.ai" { name = "Vast.ai", sells_as = "marketplace" }
provider "verda" { name = "Verda", sells_as = "cloud" }
provider "voltagepark" { name = "Voltage Park", sells_as = "cloud" }
provider "vultr" { name = "Vultr", sells_as = "cloud" }
