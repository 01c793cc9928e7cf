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
    return data, jsonschema.Draft7Validator(schema)


guide, validator = read('guide')
report('the schema holds', [
    '/'.join(map(str, e.absolute_path)) + ': ' + e.message[:200]
    for e in validator.iter_errors(guide)])

broken = json.loads(json.dumps(guide))
broken['decisions'][0]['kind'] = 7
report('the schema refuses what is wrong',
       [] if list(validator.iter_errors(broken)) else ['it did not'])

figures = [f for d in guide['decisions'] for a in d['ranked']
           for f in a['figures']]
answers = [a for d in guide['decisions'] for a in d['ranked']]
named = {i for a in answers for i in a.get('inputs', [])}
report('every input is there', sorted(named - guide['inputs'].keys()))
report('every input is used', sorted(guide['inputs'].keys() - named))
report('every source is there', sorted(
    {i['source'] for i in guide['inputs'].values() if 'source' in i}
    - guide['sources'].keys()))
report('ids of answers are unique', sorted(
    {a['id'] for a in answers if [b['id'] for b in answers].count(a['id']) > 1}
    if len(answers) < 300 else
    set() if len(answers) == len({a['id'] for a in answers}) else {'one'}))
report('an answer has a step once', [
    a['id'] for a in answers
    if len(a['figures']) != len({f['chain'] for f in a['figures']})])
report('every step is there and used', sorted(
    {f['chain'] for f in figures} ^ guide['steps'].keys()))
report('maps are sorted', [
    key for key in ('inputs', 'sources', 'profiles', 'steps')
    if list(guide[key]) != sorted(guide[key])])
report('the best answer has its inputs', [
    d['id'] for d in guide['decisions'] for a in d['ranked'][:1]
    if not any(f.get('inputs') for f in a['figures'])])
report('inputs are named once', [
    f.get('id', f.get('chain')) for f in figures + answers
    if len(f.get('inputs', [])) != len(set(f.get('inputs', [])))])
report('figures have all of the inputs of their answer', [
    a['id'] for a in answers
    if {i for f in a['figures'] for i in f.get('inputs', [])}
    != set(range(len(a.get('inputs', []))))])
report('there are figures', [] if figures else ['none'])

# offers.json: its schema, and every price that a decision was made from.
offers, priced = read('offers')
report('the schema of offers holds', [
    e.message[:200]
    for e in priced.iter_errors(offers)])
listed = {o['input']: o['value'] for o in offers['offers']}
report('offers have the prices of the decisions', [
    key for key, i in guide['inputs'].items()
    if key.startswith('offer/') and not key.startswith('offer/own/')
    and key.endswith(('/price', '/purchase'))
    and '#' not in key and abs(listed.get(key, 0) - i['value']) >
    1e-12 * abs(i['value'])])
