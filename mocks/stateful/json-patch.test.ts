import { describe, expect, test } from 'vitest';
import type { Refusal } from '../../src/express/problem.ts';
import { patchedRecord } from './json-patch.ts';

const RECORD = { a: { b: [1, 2, 3] }, 'c/d': 0, '~': null };

describe('a JSON Patch changes a record', () => {
  test.each<[string, object[], object]>([
    ['add a member', [{ op: 'add', path: '/a/x', value: 1 }], { a: { b: [1, 2, 3], x: 1 } }],
    ['add in place of a member', [{ op: 'add', path: '/a', value: 1 }], { a: 1 }],
    ['add an item', [{ op: 'add', path: '/a/b/1', value: 9 }], { a: { b: [1, 9, 2, 3] } }],
    ['add a last item', [{ op: 'add', path: '/a/b/3', value: 9 }], { a: { b: [1, 2, 3, 9] } }],
    ['remove an item', [{ op: 'remove', path: '/a/b/0' }], { a: { b: [2, 3] } }],
    ['replace', [{ op: 'replace', path: '/c~1d', value: 5 }], { 'c/d': 5 }],
    ['replace the record', [{ op: 'replace', path: '', value: { n: 1 } }], { n: 1 }],
    ['move', [{ op: 'move', from: '/a/b/0', path: '/a/b/2' }], { a: { b: [2, 3, 1] } }],
    ['copy', [{ op: 'copy', from: '/a/b', path: '/~0' }], { '~': [1, 2, 3] }],
    ['test', [{ op: 'test', path: '/c~1d', value: -0 }], {}],
    [
      'a member called __proto__',
      [{ op: 'add', path: '/__proto__', value: 1 }],
      JSON.parse('{"__proto__":1}') as object,
    ],
  ])('%s', (_, patch, changed) => {
    expect(patchedRecord(RECORD, patch)).toMatchObject(changed);
  });

  test('which stays as it was itself', () => {
    const before = JSON.stringify(RECORD);
    patchedRecord(RECORD, [{ op: 'remove', path: '/a/b' }]);
    expect(JSON.stringify(RECORD)).toBe(before);
  });
});

const doubled = Array.from({ length: 60 }, (_, i) => ({ op: 'copy', from: '', path: `/a/x${i}` }));

test.each<[string, unknown, number, string]>([
  ['no list', {}, 400, 'the body must be a list of operations of a JSON Patch'],
  ['no operation', [7], 400, 'body[0] must be an operation of a JSON Patch'],
  [
    'another op',
    [{ op: 'swap', path: '' }],
    400,
    'body[0].op must be add, remove, replace, move, copy or test',
  ],
  ['no pointer', [{ op: 'remove', path: 'a' }], 400, 'body[0].path must be a JSON pointer'],
  ['no value', [{ op: 'add', path: '/a' }], 400, 'body[0].value is missing'],
  [
    'a test that fails',
    [{ op: 'test', path: '/a/b', value: [1, 2] }],
    409,
    'body[0].value is not the value that the record has',
  ],
  [
    'nothing to test',
    [{ op: 'test', path: '/z', value: 1 }],
    422,
    'body[0].path leads to nothing in the record: /z',
  ],
  [
    'no item',
    [{ op: 'remove', path: '/a/b/3' }],
    422,
    'body[0].path leads to nothing in the record: /a/b/3',
  ],
  [
    'an index with a zero',
    [{ op: 'remove', path: '/a/b/00' }],
    422,
    'body[0].path leads to nothing in the record: /a/b/00',
  ],
  [
    'no parent',
    [{ op: 'add', path: '/z/y', value: 1 }],
    422,
    'body[0].path leads to nothing in the record: /z/y',
  ],
  [
    'a member of objects',
    [{ op: 'add', path: '/__proto__/x', value: 1 }],
    422,
    'body[0].path leads to nothing in the record: /__proto__/x',
  ],
  [
    'the length of a list',
    [{ op: 'replace', path: '/a/b/length', value: 1 }],
    422,
    'body[0].path leads to nothing in the record: /a/b/length',
  ],
  [
    'a move into itself',
    [{ op: 'move', from: '/a', path: '/a/b' }],
    422,
    'body[0].from must not move a value into itself',
  ],
  [
    'no object left',
    [{ op: 'remove', path: '' }],
    422,
    'the body must leave an object in place of the record',
  ],
  [
    'copies of copies',
    doubled,
    422,
    'body[12] must not be of more than 100000 values, or 500 in each other',
  ],
])('%s is refused', (_, patch, status, detail) => {
  let refusal: unknown;
  try {
    patchedRecord(RECORD, patch);
  } catch (error) {
    refusal = error;
  }
  expect((refusal as Refusal).problem).toMatchObject({ status, detail });
});
