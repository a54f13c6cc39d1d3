import { describe, expect, test } from 'vitest';
import { MemoryContractFiles } from '../../../testing/toolkit/contract-files.ts';
import { PETS } from '../../../testing/toolkit/toolkit.ts';
import { valueAt } from '../../base/json-pointer.ts';
import { shownPlace } from '../../contract/model/place.ts';
import { shownProblem } from '../../contract/model/problem.ts';
import { readContract } from './read-contract.ts';

const overlay = (actions: string, version = '1.1.0', extended = '') => `overlay: ${version}
info: { title: For tests, version: 1.0.0 }
${extended}
actions:
${actions}`;

/** Reads the contract of a pet shop with overlays. */
async function overlaid(
  overlays: Readonly<Record<string, string>>,
  texts: Readonly<Record<string, string>> = { 'api.yaml': PETS },
) {
  const files = new MemoryContractFiles({ ...texts, ...overlays });
  const read = await readContract(
    { name: 'pets', location: 'api.yaml' },
    { files, overlays: Object.keys(overlays) },
  );
  const problems = read.problems.map(shownProblem);
  return { ...read, problems, document: read.contract?.document };
}

describe('an overlay', () => {
  test('merges objects, adds to lists and replaces values, wherever its target is found', async () => {
    const { document, problems } = await overlaid({
      'a.yaml': overlay(`
  - target: $
    update:
      info: { title: Animals, contact: { name: Us } }
      components:
      tags: [{ name: pets }]
  - target: $.paths.*.get
    update: { x-safe: true }
  - target: $.paths['/pets'].get.parameters
    update: { name: color, in: query, schema: { type: string } }
  - target: $.components.schemas.Pet.properties.name.minLength
    update: 3
`),
    });
    expect(problems).toEqual([]);
    expect(document).toMatchObject({
      info: { title: 'Animals', version: '1.0.0', contact: { name: 'Us' } },
      tags: [{ name: 'pets' }],
      paths: {
        '/pets': { get: { 'x-safe': true, parameters: [{}, {}, { name: 'color' }] } },
        '/pets/{petId}': { get: { 'x-safe': true } },
      },
      components: { schemas: { Pet: { properties: { name: { minLength: 3 } } } } },
    });
  });

  test('removes from objects and from lists', async () => {
    const { contract } = await overlaid({
      'a.yaml': overlay(`
  - { target: "$.paths[?@.delete].delete", remove: true }
  - { target: "$.paths['/pets'].get.parameters[?@.in == 'query']", remove: true }
  - { target: "$.components.schemas.Pet.required[?@ == 'id']", remove: true }
`),
    });
    const [list] = contract!.operations;
    expect(contract!.operations).toHaveLength(3);
    expect(list!.parameters).toEqual([]);
    expect(valueAt(contract!.document, '/components/schemas/Pet/required')).toEqual(['name']);
  });

  test('copies one node to others', async () => {
    const { document } = await overlaid({
      'a.yaml': overlay(`
  - { target: $.components.schemas, update: { Dog: {} } }
  - { target: $.components.schemas.Dog, copy: $.components.schemas.Pet }
  - { target: $.components.schemas.Dog.properties, update: { barks: { type: boolean } } }
`),
    });
    const properties = (name: string) =>
      Object.keys(valueAt(document, `/components/schemas/${name}/properties`) as object);
    expect(properties('Pet')).toEqual(['id', 'name', 'tag']);
    expect(properties('Dog')).toEqual(['id', 'name', 'tag', 'barks']);
  });

  test('changes the result of those before it', async () => {
    const { document } = await overlaid({
      'a.yaml': overlay(`  - { target: $.info.title, update: First }`),
      'b.json': JSON.stringify({
        overlay: '1.0.0',
        info: { title: 'Second', version: '1' },
        actions: [{ target: "$.info[?@ == 'First']", update: 'Second' }],
      }),
    });
    expect(document).toMatchObject({ info: { title: 'Second' } });
  });

  test('keeps the places: those of the file, and its own', async () => {
    const text = overlay(`
  - target: $.paths['/pets'].get.parameters[0]
    remove: true
  - target: $.paths['/pets'].get.parameters
    update:
      - name: color
        in: query
        schema: { type: string }
  - target: $.components.schemas.Pet.properties.name
    update: { minLength: 7 }
`);
    const { contract } = await overlaid({ 'a.yaml': text });
    const placeOf = (pointer: string) => shownPlace(contract!.placeOf(pointer));
    const lineOf = (file: string, words: string) =>
      file.split('\n').findIndex((line) => line.includes(words)) + 1;
    const list = '/paths/~1pets/get/parameters';
    expect(placeOf(`${list}/0`)).toBe(`api.yaml:${lineOf(PETS, 'name: tag')}#${list}/1`);
    expect(placeOf(`${list}/1/schema`)).toBe(
      `a.yaml:${lineOf(text, 'schema: { type: string }')}#/actions/1/update/0/schema`,
    );
    const name = '/components/schemas/Pet/properties/name';
    expect(placeOf(`${name}/minLength`)).toMatch(/^a\.yaml:\d+#\/actions\/2\/update\/minLength$/);
    expect(placeOf(`${name}/type`)).toMatch(/^api\.yaml:\d+#/);
  });

  test('may extend another file of the contract', async () => {
    const texts = {
      'api.yaml': PETS.replaceAll('#/components/schemas/Pet', 'parts/pet.yaml#/Pet'),
      'parts/pet.yaml': 'Pet: { type: object, properties: { name: { type: string } } }\n',
    };
    const action = `  - { target: $.Pet, update: { required: [name] } }`;
    const own = await overlaid(
      { 'a.yaml': overlay(action, '1.1.0', 'extends: parts/pet.yaml') },
      texts,
    );
    expect(own.document).toMatchObject({ 'x-files': { pet: { Pet: { required: ['name'] } } } });
    const info = `  - { target: $.info, update: { title: Ours } }`;
    const elsewhere = 'extends: https://pets.example/openapi.yaml';
    const copy = await overlaid({ 'a.yaml': overlay(info, '1.1.0', elsewhere) });
    expect(copy.document).toMatchObject({ info: { title: 'Ours' } });
    const unrelated = overlay(info, '1.1.0', 'extends: other.yaml');
    const { problems } = await overlaid({ 'a.yaml': unrelated }, { ...texts, 'other.yaml': PETS });
    expect(problems).toEqual([
      expect.stringMatching(/a\.yaml:3#\/extends: the file that it extends is none/),
    ]);
  });

  test('that selects nothing is told, and the contract used', async () => {
    const { contract, problems, files } = await overlaid({
      'a.yaml': overlay(`  - { target: "$.paths['/dogs']", remove: true }`),
    });
    expect(contract).toBeDefined();
    expect(problems).toEqual([
      `a.yaml:5#/actions/0/target: '$.paths['/dogs']' selects nothing: this action changes nothing`,
    ]);
    expect(files.map((file) => file.split('/').at(-1))).toEqual(['a.yaml', 'api.yaml']);
  });

  test.each([
    ['no overlay', 'openapi: 3.1.0', /^a\.yaml:1#: is no overlay: 'overlay' is missing$/],
    ['a later one', overlay('  - {}', '2.0.0'), /^a\.yaml:1#\/overlay: is of version 2.0.0: 1.0/],
    ['without actions', 'overlay: 1.0.0', /#\/actions: 'actions' must be a list of at least one$/],
    ['without a target', overlay('  - { update: {} }'), /5#\/actions\/0: needs a 'target'$/],
    [
      'without a change',
      overlay('  - { target: $ }'),
      /5#\/actions\/0: needs 'update', 'remove' or/,
    ],
    [
      'with a target that is no JSONPath',
      overlay('  - { target: "$.paths[", remove: true }'),
      /5#\/actions\/0\/target: is no JSONPath of RFC 9535: Expected/,
    ],
    [
      'that merges different kinds',
      overlay('  - { target: $, update: { paths: [] } }'),
      /'paths': objects can't be merged with arrays$/,
    ],
    [
      'that selects different kinds',
      overlay('  - { target: $.*, update: {} }'),
      /#\/actions\/0: selects primitive values and objects and arrays: all must be of one kind$/,
    ],
    [
      'that copies several nodes',
      overlay('  - { target: $.info, copy: $.paths.* }'),
      /#\/actions\/0\/copy: selects 2 nodes: it must be one$/,
    ],
    ['that removes everything', overlay('  - { target: $, remove: true }'), /can not be removed$/],
  ])('%s is refused', async (_name, text, message) => {
    const { contract, problems } = await overlaid({ 'a.yaml': text });
    expect(contract).toBeUndefined();
    expect(problems).toEqual([expect.stringMatching(message)]);
  });

  test('that makes a contract wrong has the place of it', async () => {
    const { problems } = await overlaid({
      'a.yaml': overlay(`  - { target: $.components.schemas.Pet, update: { type: animal } }`),
    });
    expect(problems).toEqual([
      expect.stringMatching(/^a\.yaml:5#\/actions\/0\/update\/type: this schema is wrong/),
    ]);
  });
});
