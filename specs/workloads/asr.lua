-- Speech into text.

workload "captions" {
  name = "Captions for fifty channels",
  words = "subtitles subtitle live captioning broadcast tv stream speech",
  summary = "Fifty channels that speak at once, written within ten seconds.",
  kind = "asr",
  model = "whisper-large-v3-turbo",
  profiles = { "startup", "enterprise" },
  audio_rate = 50,
  output_len = 100,
  max_latency = 10 * s,
  weight_formats = { "fp16", "bf16" },
}

workload "archive-of-speech" {
  name = "An archive of recordings with Whisper large-v3",
  words = "speech to text transcription recordings audio podcast meetings",
  summary = "Two hundred hours of recordings an hour, five texts followed.",
  kind = "asr",
  model = "whisper-large-v3",
  profiles = { "student", "startup" },
  audio_rate = 200,
  output_len = 100,
  beams = 5,
  weight_formats = { "fp16", "bf16" },
}
