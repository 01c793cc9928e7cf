--[[
pages: the page records of a site whose templates are installed.

    lua5.4 pages.lua site/site.lua templates >pages.lua

A guide that uses the catalogue has its pages too; pages of prose are the
reference guide's own.
]]

local block, template

print("-- The pages of the reference guide that are made of templates.\n")
for line in io.lines(arg[1]) do
	if line:find("^page ") then
		block, template = {}, nil
	end
	if block then
		block[#block + 1] = line
		template = line:match('template = "([^"]+)"') or template
		if line:find("^}") or line:find("^page .*}$") then
			local name = ("%s/%s.md"):format(arg[2], template)
			local file = io.open(name)

			if file then
				print(table.concat(block, "\n") .. "\n")
				file:close()
			end
			block = nil
		end
	end
end
