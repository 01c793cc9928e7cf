-- An error in a helper is told with the helper's line.
local function half(x)
	return x / two
end

source "sheet" { title = "Sheet", note = half(1) }
