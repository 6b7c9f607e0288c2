"""Reads the document's examples of some replies by the classes that quicktype made of its schemas."""
import json
import sys

import lectern_api

document = json.load(open(sys.argv[1], encoding="utf-8"))
seen = 0
for path in document["paths"].values():
    for operation in path.values():
        content = operation["responses"]["200"]["content"].get("application/json")
        if content is None:
            continue
        ref = content["schema"]["properties"]["data"].get("$ref", "")
        name = ref.rsplit("/", 1)[-1]
        made = getattr(lectern_api, name, None)
        if made is None:
            continue
        data = content["examples"]["done"]["value"]["data"]
        again = made.from_dict(data).to_dict()
        assert set(again) <= set(data), (name, again, data)
        seen += 1
assert seen > 100, seen
print(f"{seen} replies read")
