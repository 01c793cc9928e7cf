"""guide_json.py DATA: is data/guide.json what its schema says?

Beside the schema: every input and source that is named is there, every input
is named, ids are unique, members of maps are sorted, and nothing is NaN.
"""
import json
import sys

import jsonschema

folder = sys.argv[1]
where = folder.rsplit('/', 2)[-2]


def report(name, faults):
    if faults:
        print(f'not ok {where}: {name}: {faults[0]} ({len(faults)} in all)')
    else:
        print(f'ok {where}: {name}')


def no_constant(text):
    raise ValueError(f'{text} is not JSON')


def strict(part):
    """Names that it does not have are refused."""
    if isinstance(part, list):
        return [strict(p) for p in part]
    if not isinstance(part, dict):
        return part
    out = {key: strict(value) for key, value in part.items()}
    if isinstance(part.get('properties'), dict) and part.get(
            'type') == 'object':
        out.setdefault('additionalProperties', False)
    return out


def read(name):
    """A file of JSON and how its schema reads it; ends where one is none."""
    try:
        with open(f'{folder}/{name}.json', encoding='utf-8') as f:
            data = json.load(f, parse_constant=no_constant)
        with open(f'{folder}/{name}.schema.json', encoding='utf-8') as f:
            schema = json.load(f)
    except (OSError, ValueError) as error:
        print(f'not ok {where}: {name}.json is read: {error}')
        sys.exit()
    jsonschema.Draft7Validator.check_schema(schema)
    return data, jsonschema.Draft7Validator(
        strict(schema) if name == 'guide' else schema)


guide, validator = read('guide')
report('the schema holds', [
    '/'.join(map(str, e.absolute_path)) + ': ' + e.message[:200]
    for e in validator.iter_errors(guide)])

broken = json.loads(json.dumps(guide))
broken['decisions'][0]['kind'] = 7
report('the schema refuses what is wrong',
       [] if list(validator.iter_errors(broken)) else ['it did not'])

answers = [a for d in guide['decisions'] for a in d['ranked']]
named = {i for a in answers for i in a.get('inputs', []) if i is not None}
places = set(range(len(guide['inputs'])))
report('every input is there', sorted(named - places))
report('every input is used', sorted(places - named))
report('every caution is there and used', sorted(
    {c for a in answers for c in a.get('cautions', [])}
    ^ set(range(len(guide['cautions'])))))
report('every source is there', sorted(
    {i['source'] for i in guide['inputs'] if 'source' in i}
    - guide['sources'].keys()))
report('ids of answers are unique', sorted(
    {a['id'] for a in answers if [b['id'] for b in answers].count(a['id']) > 1}
    if len(answers) < 300 else
    set() if len(answers) == len({a['id'] for a in answers}) else {'one'}))
steps = {s for a in answers for s in a['figures']}
report('every step is there and used', sorted(steps ^ guide['steps'].keys()))
report('maps are sorted', [
    key for key in ('sources', 'profiles', 'steps')
    if list(guide[key]) != sorted(guide[key])])
ids = [i['id'] for i in guide['inputs']]
report('inputs are sorted and named once', [
    a for a, b in zip(ids, ids[1:]) if a >= b])
report('the best answer has its inputs', [
    d['id'] for d in guide['decisions'] for a in d['ranked'][:1]
    if a['figures'] and not any(i is not None for i in a['inputs'])])
report('steps name no place that answers lack, and all that they have', [
    a['id'] for a in answers if 'inputs' in a and
    {i for s in guide['steps'] if s.split('/')[0] ==
     next(iter(a['figures'])).split('/')[0]
     for i in guide['steps'][s]['inputs']} != set(range(len(a['inputs'])))])
report('a cost is made from the price', [
    d['id'] for d in guide['decisions'] for a in d['ranked'][:1]
    for s in a['figures'] if s.endswith('/cost') and not any(
        ids[a['inputs'][i]].endswith(('/price', '/purchase', '/held_paid'))
        for i in guide['steps'][s]['inputs'] if a['inputs'][i] is not None)])
report('there are figures', [] if steps else ['none'])

# offers.json: its schema, and every price that a decision was made from.
offers, priced = read('offers')
report('the schema of offers holds', [
    e.message[:200]
    for e in priced.iter_errors(offers)])
listed = {o['input']: o['value'] for o in offers['offers']}
report('offers have the prices of the decisions', [
    key for key, i in ((i['id'], i) for i in guide['inputs'])
    if key.startswith('offer/') and not key.startswith('offer/own/')
    and key.endswith(('/price', '/purchase'))
    and '#' not in key and abs(listed.get(key, 0) - i['value']) >
    1e-12 * abs(i['value'])])
