"""The shell steps of a recipe, one a line: recipe.py FILE JOB.  A step of
several lines comes as one, for sh -c."""
import re
import sys

import yaml

path, job = sys.argv[1:]
text = open(path).read()
if path.endswith("github.yml"):
    steps = [s["run"] for s in yaml.safe_load(text)["jobs"][job]["steps"]
             if "run" in s]
elif path.endswith("gitlab.yml"):
    steps = yaml.safe_load(text)[job]["script"]
else:
    stage = re.search(r"stage\('%s'\) \{(.*?)\n    \}\n" % job, text, re.S)
    steps = re.findall(r"^ +sh '(.*)'$", stage.group(1), re.M)
for step in steps:
    assert "${{" not in step, "an expression in a step: " + step
    print(step.strip().replace("\n", "\\n"))
assert steps, job
