-- What stacks sustain where sound is written down in batches.

local quickest = assume("fitted to 2 rows fwh of time and 2 of memory, one " ..
  "window at a time, of the quickest of four stacks on one card, " ..
  "faster-whisper: a transcriber for many is built on such a one; eight " ..
  "windows at once take 17 s of which this leaves 11") {
  host_overhead = 700 * us,
  runtime_overhead = 1.2 * GiB,
}

-- Times of faster-whisper's README: 13 minutes by Whisper large-v2 on an RTX
-- 3070 Ti, five texts followed.  Units run as of eager PyTorch in serving; a
-- step waits for the host, whatever the format of the weights, so the time of
-- a layer is what is fitted.
local function asr(id, software, name, aliases, fitted)
  calibration(id) {
    name = name,
    kind = "asr",
    software = software,
    aliases = aliases,
    speed_like = "serve-eager-default",
    fitted,
    assume "a caching allocator leaves some of a full card in pieces" {
      memory_fraction = 95 * percent,
    },
  }
end

asr("asr-default", "default", "Speech to text, any stack", nil, quickest)
asr("asr-faster-whisper", "faster-whisper", "faster-whisper",
  { "CTranslate2" }, quickest)
asr("asr-whisper", "openai/whisper", "OpenAI's Whisper", nil,
  assume "fitted to one row fwh of time and one of memory" {
    host_overhead = 1700 * us,
    runtime_overhead = 1.4 * GiB,
  })
asr("asr-transformers", "transformers", "Transformers", nil,
  assume "fitted to one row fwh of time and one of memory" {
    host_overhead = 1300 * us,
    runtime_overhead = 1.6 * GiB,
  })
asr("asr-whisper.cpp", "whisper.cpp", "whisper.cpp", nil,
  assume "fitted to one row fwh of time and one of memory" {
    host_overhead = 750 * us,
    runtime_overhead = 0.8 * GiB,
  })
