// frictionless.cjs DATA: datapackage.json before Frictionless' own profile, and
// every table that it lists read by its schema with Frictionless' own reader.
const { Package, Profile } = require("datapackage");
const { readFileSync } = require("fs");

async function faultOf(resource) {
  try {
    await resource.read({ cast: true });
    return null;
  } catch (e) {
    const why = (e.errors || []).map((x) => x.message)[0] || e.message;
    return `${resource.name}: ${why}`;
  }
}

async function main(data) {
  const told = JSON.parse(readFileSync(`${data}/datapackage.json`));
  const profile = await Profile.load(told.profile);
  const faults = profile.validate(told).errors.map((e) => e.message);
  const all = await Package.load(told, { basePath: data });
  for (const resource of all.resources) {
    const fault = resource.tabular && await faultOf(resource);
    if (fault) faults.push(fault);
  }
  if (!all.resources.some((r) => r.tabular)) faults.push("no table is listed");
  console.log(faults.slice(0, 5).join("\n"));
  process.exitCode = faults.length ? 1 : 0;
}

main(process.argv[2]);
