-- Kinds of workload as people call them.
workload "a" { kind = "serving" }
workload "b" { kind = "inference" }
workload "c" { kind = "finetuning" }
workload "d" { kind = "training" }
workload "e" { kind = "Embedding" }
workload "f" { kind = "vision_trian" }
