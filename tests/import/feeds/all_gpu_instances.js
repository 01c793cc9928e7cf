// Auto-generated
// Last updated: 2026-01-03
const allGPUInstances = [
  { "name": "p5.4xlarge", "gpu": "NVIDIA H100", "gpuCount": 1,
    "pricing": { "us-east-1": { "onDemand": 6.88, "reserved": 4.3 } } },
  { "name": "g6f.large", "gpu": "NVIDIA L40", "gpuCount": 0.125,
    "pricing": { "us-east-1": { "onDemand": 0.2 } } },
  { "name": "trn2.48xlarge", "gpu": "Unknown GPU", "gpuCount": 16,
    "pricing": { "us-east-1": { "onDemand": 41 } } }
];
