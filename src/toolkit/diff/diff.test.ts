import { describe, expect, test } from 'vitest';
import { contractOf, PETS } from '../../../testing/toolkit/toolkit.ts';
import { compareCommands } from './compare-commands.ts';
import { compareContracts } from './compare-contracts.ts';

/** The reported changes when one text of the contract is replaced by another. */
function told(text: string, becomes: string): string[] {
  expect(PETS).toContain(text);
  const after = contractOf({ 'pets.yaml': PETS.replace(text, becomes) });
  return [
    ...new Set(
      compareContracts(contractOf(), after).map(
        ({ level, subject, at, message, whom }) =>
          `${level} ${subject}: ${at} ${message}${whom === undefined ? '' : ` (${whom})`}`,
      ),
    ),
  ];
}

const READS = 'clients that read it';

test('an unchanged contract has no changes', () => {
  expect(compareContracts(contractOf(), contractOf())).toEqual([]);
});

describe('a breaking change', () => {
  test.each([
    [
      'a removed operation',
      '    delete:\n',
      '    x-delete:\n',
      ['breaking DELETE /pets/{petId}: operation is gone (clients that call it)'],
    ],
    [
      'another operationId',
      'operationId: deletePet',
      'operationId: removePet',
      [
        'breaking DELETE /pets/{petId}: operation is called removePet now, and was deletePet (clients that are generated)',
      ],
    ],
    [
      'a lower limit of a parameter',
      'maximum: 100',
      'maximum: 50',
      [
        'breaking GET /pets: query parameter limit has another maximum: 100 became 50 (clients that send it)',
      ],
    ],
    [
      'another type of a parameter',
      'name: limit, in: query, schema: { type: integer,',
      'name: limit, in: query, schema: { type: string,',
      [
        'breaking GET /pets: query parameter limit no longer takes integer: it is string (clients that send it)',
      ],
    ],
    [
      'how a list is sent',
      'name: tag, in: query,',
      'name: tag, in: query, style: pipeDelimited, explode: false,',
      [
        'breaking GET /pets: query parameter tag is sent as pipeDelimited, and was as form, exploded (clients that send it)',
      ],
    ],
    [
      'how a value is sent',
      'name: petId, in: path, required: true,',
      'name: petId, in: path, required: true, style: label,',
      [
        'breaking GET /pets/{petId}: path parameter petId is sent as label, and was as simple (clients that send it)',
        'breaking DELETE /pets/{petId}: path parameter petId is sent as label, and was as simple (clients that send it)',
      ],
    ],
    [
      'a parameter that becomes required',
      '{ name: limit, in: query,',
      '{ name: limit, in: query, required: true,',
      ['breaking GET /pets: query parameter limit is now required (clients that do not send it)'],
    ],
    [
      'a removed parameter',
      '{ name: limit, in: query,',
      '{ name: most, in: query,',
      [
        'breaking GET /pets: query parameter limit is gone (clients that send it)',
        'addition GET /pets: query parameter most is new',
      ],
    ],
    [
      'a removed status',
      `'204': { description: Gone. }`,
      `'202': { description: Gone. }`,
      [
        'breaking DELETE /pets/{petId}: response 204 is gone (clients that wait for it)',
        'addition DELETE /pets/{petId}: response 202 is new',
      ],
    ],
    [
      'a response header that becomes optional',
      'x-total: { required: true,',
      'x-total: { required: false,',
      [`breaking GET /pets: response 200 header x-total is no longer always there (${READS})`],
    ],
    [
      'a further type in a response',
      `tag: { type: [string, 'null'] }`,
      `tag: { type: [string, 'null', integer] }`,
      expect.arrayContaining([
        `breaking GET /pets: response 200 body[].tag may now be integer: it was string or null (${READS})`,
      ]),
    ],
    [
      'a member removed from a response',
      '        id: { type: integer, readOnly: true }\n',
      '',
      expect.arrayContaining([
        `breaking GET /pets: response 200 body[].id is no longer there (${READS})`,
      ]),
    ],
    [
      'another security scheme',
      'security: [{ key: [] }]',
      'security: [{ other: [] }]',
      expect.arrayContaining([
        'breaking GET /pets: security key is no longer enough (clients that show key)',
      ]),
    ],
    [
      'another kind of the security scheme',
      'key: { type: http, scheme: bearer }',
      'key: { type: http, scheme: basic }',
      expect.arrayContaining([
        'breaking GET /pets: security key is no longer enough (clients that show key)',
      ]),
    ],
  ])('%s', (_name, text, becomes, changes) => {
    expect(told(text, becomes)).toEqual(changes);
  });

  test('a change of a schema breaks clients that send it or clients that read it', () => {
    const narrower = told(
      'name: { type: string, minLength: 1 }',
      'name: { type: string, minLength: 2 }',
    );
    expect(narrower.filter((change) => change.startsWith('breaking'))).toEqual([
      'breaking POST /pets: request body.name has another minLength: 1 became 2 (clients that send it)',
    ]);
    const wider = told('name: { type: string, minLength: 1 }', 'name: { type: string }');
    expect(
      wider.filter((change) => change.startsWith('breaking')).map((c) => c.split(':')[0]),
    ).toEqual(['breaking GET /pets', 'breaking POST /pets', 'breaking GET /pets/{petId}']);
  });

  test('a type that no alternative accepts any more', () => {
    const oneOf = (list: string) => `tag: { oneOf: [${list}] }`;
    const before = contractOf({
      'a.yaml': PETS.replace(
        `tag: { type: [string, 'null'] }`,
        oneOf('{ type: string }, { type: integer }'),
      ),
    });
    const after = contractOf({
      'a.yaml': PETS.replace(
        `tag: { type: [string, 'null'] }`,
        oneOf('{ type: string }, { type: boolean }'),
      ),
    });
    const messages = compareContracts(before, after).map(({ at, message }) => `${at} ${message}`);
    expect(messages).toContain(
      'request body.tag no longer takes integer (it no longer takes integer: it is string)',
    );
    expect(messages).toContain(
      'response 200 body[].tag may now be boolean (it may now be boolean: it was string)',
    );
  });
});

test('additions do not break clients', () => {
  expect(
    told(
      `'204': { description: Gone. }`,
      `'204': { description: Gone. }\n        '409': { description: Busy. }`,
    ),
  ).toEqual(['addition DELETE /pets/{petId}: response 409 is new']);
  expect(told('name: petId, in: path', 'name: petId, description: Which., in: path')).toEqual([]);
});

test.each([
  [
    'a style that shows only in lists',
    'name: limit, in: query,',
    'name: limit, in: query, explode: false,',
  ],
  [
    'a repeated list that is called otherwise',
    'name: tag, in: query,',
    'name: tag, in: query, style: pipeDelimited, explode: true,',
  ],
])('%s is sent as before', (_name, text, becomes) => {
  expect(told(text, becomes)).toEqual([]);
});

test('a recursive schema is compared once', () => {
  const recursive = (text: string) =>
    contractOf({
      'a.yaml': PETS.replace(
        `tag: {`,
        `friend: { $ref: '#/components/schemas/Pet' }\n        tag: {`,
      ).replace('minLength: 1 }\n', text),
    });
  const changes = compareContracts(recursive('minLength: 1 }\n'), recursive('minLength: 2 }\n'));
  expect(changes.filter(({ level }) => level === 'breaking')).toHaveLength(1);
});

test('Redis commands are compared by arity and replies', () => {
  const before = {
    commands: {
      get: { arity: 2, reply: { oneOf: [{ type: 'string' }, { type: 'null' }] } },
      old: { arity: 1, reply: {} },
    },
  };
  const after = {
    commands: {
      get: { arity: 3, reply: { oneOf: [{ type: 'string' }, { type: 'integer' }] } },
      new: { arity: 1, reply: {} },
    },
  };
  expect(
    compareCommands(before, after).map(
      ({ level, subject, message }) => `${level} ${subject} ${message}`,
    ),
  ).toEqual([
    'breaking command GET takes another number of arguments: arity 2 became 3',
    'breaking command GET may now be integer (it may now be integer: it was string)',
    'breaking command OLD is gone',
    'addition command NEW is new',
  ]);
});
