-- Who sells: providers of clouds, makers and shops, as people know them.
-- Prices and profiles name them by id; one that has no record goes by its id.
-- A guide adds its own with this verb.

provider "amazon" { name = "Amazon" }
provider "aws" { name = "AWS" }
provider "azure" { name = "Microsoft Azure" }
provider "coreweave" { name = "CoreWeave" }
provider "crusoe" { name = "Crusoe" }
provider "dealer" { name = "a dealer" }
provider "deltacomputer" { name = "Delta Computer" }
provider "ebay" { name = "eBay" }
provider "gcp" { name = "Google Cloud" }
provider "hyperstack" { name = "Hyperstack" }
provider "intel" { name = "Intel" }
provider "lambda" { name = "Lambda" }
provider "nebius" { name = "Nebius" }
provider "oracle" { name = "Oracle Cloud" }
provider "ovh" { name = "OVHcloud" }
provider "pcpartpicker" { name = "PCPartPicker" }
provider "runpod" { name = "Runpod" }
provider "scaleway" { name = "Scaleway" }
provider "sfcompute" { name = "SF Compute" }
provider "tensorwave" { name = "TensorWave" }
provider "together" { name = "Together AI" }
provider "uvation" { name = "Uvation" }
provider "vast.ai" { name = "Vast.ai", sells_as = "marketplace" }
provider "verda" { name = "Verda" }
provider "vultr" { name = "Vultr" }
