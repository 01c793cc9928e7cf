-- One call that would make a petabyte.
local long = ("x"):rep(1e15)
