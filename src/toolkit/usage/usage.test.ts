import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { contractOf, entryOf, PETS, type ExchangeInput } from '../../../testing/toolkit/toolkit.ts';
import { compareContracts } from '../diff/compare-contracts.ts';
import { isAffected } from './affected.ts';
import { manifestText, readManifest } from './manifest.ts';
import { Usage } from './operation-use.ts';
import { observeRecordings } from './usage-of-recordings.ts';

const BASE = 'https://pets.example/v1';
const JSON_TYPE = { 'content-type': 'application/json' };

/** What a shop uses, by these exchanges. */
async function used(entries: readonly (ExchangeInput | string)[], contract = PETS) {
  const lines = entries.map((each) =>
    typeof each === 'string' ? each : JSON.stringify(entryOf({ ...each, url: BASE + each.url })),
  );
  const usage = new Usage();
  const recording = {
    name: 'day.ndjson',
    open: () => Readable.from([Buffer.from(lines.join('\n'))]),
  };
  const contracts = [contractOf({ 'pets.yaml': contract })];
  const seen = await observeRecordings([recording], contracts, usage);
  return { usage, text: manifestText({ consumer: 'shop', usage }), seen };
}

describe('a manifest', () => {
  test('has names of the contract, and nothing of the values', async () => {
    const { text } = await used([
      {
        url: '/pets?limit=10&secret=hunter2',
        answer: [{ id: 1, name: 'Ada', owner: 'hunter2' }],
        answerHeaders: { 'X-Total': '1' },
      },
      { url: '/pets', answer: [], answerHeaders: JSON_TYPE },
      {
        method: 'POST',
        url: '/pets',
        body: { name: 'Ada' },
        status: 400,
        answer: { error: 'hunter2' },
      },
      {
        method: 'POST',
        url: '/pets',
        body: { name: 'Ada', tag: 'hunter2', hunter2: 1 },
        status: 201,
      },
      { method: 'DELETE', url: '/pets/4711', status: 204 },
    ]);
    expect(text).not.toMatch(/hunter2|Ada|4711|Bearer/);
    expect(text).toBe(`usage: 1
consumer: shop
contracts:
  Pets:
    DELETE /pets/{petId}:
      parameters:
        path petId: always
      answers:
        "204":
          types: []
          headers: []
          fields: []
    GET /pets:
      parameters:
        query limit: sometimes
      answers:
        "200":
          types:
            - application/json
          headers:
            - x-total
          fields:
            - "[]"
            - "[].*"
            - "[].id"
            - "[].name"
    POST /pets:
      body:
        sent: always
        types:
          - application/json
        fields:
          "*": sometimes
          name: always
          tag: sometimes
      answers:
        "201":
          types: []
          headers: []
          fields: []
        "400":
          types:
            - application/json
          headers: []
          fields: []
`);
  });

  test('read again and merged is what the recordings together show', async () => {
    const sent = (body: object) => ({ method: 'POST', url: '/pets', body, status: 201 });
    const recordings: ExchangeInput[][] = [
      [sent({ name: 'Ada', tag: 'x' })],
      [sent({ name: 'Bo' }), { url: '/pets/1', status: 404 }],
      // Nothing of it is in the manifest, and yet the name is not always sent.
      [sent({})],
    ];
    const usage = new Usage();
    for (const entries of recordings) {
      readManifest('a.yaml', (await used(entries)).text, usage);
    }
    const { text } = await used(recordings.flat());
    expect(text).toContain('name: sometimes');
    expect(manifestText({ consumer: 'shop', usage })).toBe(text);
    expect(manifestText(readManifest('a.yaml', text))).toBe(text);
  });

  test('counts the fields of a recursive schema where it comes first, however deep the values are', async () => {
    const contract = PETS.replace(
      '        tag: {',
      "        friend: { $ref: '#/components/schemas/Pet' }\n        tag: {",
    );
    const deep = `${'{"friend":'.repeat(5000)}{"tag":"x"}${'}'.repeat(5000)}`;
    const { text } = await used(
      [{ url: '/pets/1', answer: deep, answerHeaders: JSON_TYPE }],
      contract,
    );
    expect(text).toContain('fields:\n            - friend\n            - tag\n');
  });

  test.each([
    ['openapi: 3.1.0', 'shop.yaml:1#/usage: must be 1: this is no usage manifest'],
    ['usage: 1', 'shop.yaml:1#/consumer: must be a name'],
    ['usage: 1\nconsumer: a\ncontracts: []', 'shop.yaml:3#/contracts: must be an object'],
    [
      'usage: 1\nconsumer: a\ncontracts: { Pets: { GET /a: 7 } }',
      'shop.yaml:3#/contracts/Pets/GET ~1a: must be an object',
    ],
    [
      'usage: 1\nconsumer: a\ncontracts: { P: { GET /a: { parameters: { query b: often } } } }',
      'query b: must be always or sometimes',
    ],
    [
      'usage: 1\nconsumer: a\ncontracts: { P: { GET /a: { answers: { 4XX: {} } } } }',
      'answers/4XX: is not a status',
    ],
    ['[', 'shop.yaml:1:2: not YAML or JSON'],
  ])('%j is refused with file and line', (text, message) => {
    expect(() => readManifest('shop.yaml', text)).toThrow(message);
  });
});

test('hostile recordings are told of, and the rest counts', async () => {
  const entries = [
    '{"request":7}',
    'nonsense',
    '[]',
    '{"request":{"method":"GET","url":[]},"response":3}',
    '{"request":{"method":"GET","url":"https://pets.example/v1/pets","headers":{},"postData":"x"},"response":{"status":"200","headers":[{"name":1,"value":{}}],"content":{"text":"{","mimeType":"application/json"}}}',
  ];
  const { seen, text } = await used([
    ...entries,
    { url: '/none' },
    { url: '/pets/1', status: 200, answer: '{"__proto__":1', answerHeaders: JSON_TYPE },
  ]);
  expect(seen.problems).toHaveLength(4);
  expect([...seen.unknown]).toEqual([['GET /v1/none', 1]]);
  expect(text).toContain(
    'GET /pets:\n      answers:\n        "200":\n          types:\n            - application/json\n          headers: []\n          fields: []\n          unread: true\n',
  );
});

describe('a change breaks', () => {
  const get = { url: '/pets/1', answer: { id: 1, name: 'Ada' }, answerHeaders: JSON_TYPE };
  const add = { method: 'POST', url: '/pets', body: { name: 'Ada' }, status: 201 };

  /** Which of the breaking changes affect a consumer with these exchanges. */
  async function broken(text: string, becomes: string, entries: readonly ExchangeInput[]) {
    expect(PETS).toContain(text);
    const after = contractOf({ 'pets.yaml': PETS.replace(text, becomes) });
    const { usage } = await used(entries);
    return compareContracts(contractOf(), after)
      .filter(({ level, use }) => level === 'breaking' && isAffected(usage, ['Pets'], use))
      .map(({ subject, at }) => `${subject}: ${at}`);
  }

  test.each<[string, [string, string], ExchangeInput[], string[]]>([
    [
      'who got a field that is gone',
      ['        id: { type: integer, readOnly: true }\n', ''],
      [get, add],
      ['GET /pets/{petId}: response 200 body.id'],
    ],
    [
      'nobody who never got it',
      ['        id: { type: integer, readOnly: true }\n', ''],
      [add, { url: '/pets', answer: [], answerHeaders: JSON_TYPE }],
      [],
    ],
    [
      'who got it in a list',
      ["tag: { type: [string, 'null'] }", "tag: { type: [string, 'null', integer] }"],
      [{ url: '/pets', answer: [{ tag: 'x' }] }],
      ['GET /pets: response 200 body[].tag'],
    ],
    [
      'who calls an operation that is gone',
      ['    delete:', '    x-delete:'],
      [{ method: 'DELETE', url: '/pets/1', status: 204 }],
      ['DELETE /pets/{petId}: operation'],
    ],
    ['nobody who does not call it', ['    delete:', '    x-delete:'], [get, add], []],
    [
      'who sends a parameter',
      ['maximum: 100', 'maximum: 50'],
      [{ url: '/pets?limit=3' }],
      ['GET /pets: query parameter limit'],
    ],
    ['nobody who does not send it', ['maximum: 100', 'maximum: 50'], [{ url: '/pets?tag=a' }], []],
    [
      'who leaves out what is required now',
      ['{ name: limit, in: query,', '{ name: limit, in: query, required: true,'],
      [{ url: '/pets?limit=3' }, { url: '/pets' }],
      ['GET /pets: query parameter limit'],
    ],
    [
      'nobody who always sends it',
      ['{ name: limit, in: query,', '{ name: limit, in: query, required: true,'],
      [{ url: '/pets?limit=3' }],
      [],
    ],
    [
      'who leaves out a field that is required now',
      ['required: [id, name]', 'required: [id, name, tag]'],
      [add],
      ['POST /pets: request body.tag'],
    ],
    [
      'nobody who always sends the field',
      ['required: [id, name]', 'required: [id, name, tag]'],
      [{ ...add, body: { name: 'Ada', tag: null } }],
      [],
    ],
    [
      'who got a header',
      ['x-total: { required: true,', 'x-total: { required: false,'],
      [{ url: '/pets', answer: [], answerHeaders: { 'X-TOTAL': '0' } }],
      ['GET /pets: response 200 header x-total'],
    ],
    [
      'who got a status',
      ["'204': { description: Gone. }", "'202': { description: Gone. }"],
      [{ method: 'DELETE', url: '/pets/1', status: 404 }],
      [],
    ],
  ])('%s', async (_name, [text, becomes], entries, expected) => {
    expect(await broken(text, becomes, entries)).toEqual(expected);
  });
});
