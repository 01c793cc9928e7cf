workload "recordings" {
  name = "Recordings as text",
  summary = "Forty hours of calls an hour, written as they come.",
  kind = "asr",
  model = "whisper-large-v3-turbo",
  profiles = { "us" },
  audio_rate = 40,
  output_len = 100,
  weight_formats = { "fp16", "bf16" },
}
