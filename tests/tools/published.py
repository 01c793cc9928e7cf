"""published.py: a site's guide.json with what it shares by place put in its place.

Inputs by id, the inputs of an answer as their ids, its cautions as objects, its
figures by the row of their chain."""
import json


def read_guide(path):
    with open(path, encoding="utf-8") as file:
        guide = json.load(file)
    ids = [i["id"] for i in guide["inputs"]]
    guide["inputs"] = {i["id"]: i for i in guide["inputs"]}
    for answer in (a for d in guide["decisions"] for a in d["ranked"]):
        answer["inputs"] = [ids[i] for i in answer.get("inputs", [])
                            if i is not None]
        answer["cautions"] = [guide["cautions"][i]
                              for i in answer.get("cautions", [])]
        answer["figures"] = {step.split("/")[1]: value for step, value
                             in answer["figures"].items()}
    return guide
