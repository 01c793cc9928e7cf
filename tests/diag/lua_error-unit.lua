-- The unit is TFLOP/s, as data sheets seldom write it.
local peak = 989 * TFLOPS
