import { expect, test } from 'vitest';
import commandDocuments from '../../generated/redis/command-documents.json' with { type: 'json' };
import type { CommandDocument } from '../../src/engines/redis/command-document.ts';
import { syntaxText } from './syntax.ts';

const documents = commandDocuments as unknown as Record<string, CommandDocument>;

/** As in Redis's own documentation. */
test.each([
  ['get', 'GET key'],
  ['mget', 'MGET key [key ...]'],
  [
    'getex',
    'GETEX key [EX seconds | PX milliseconds | EXAT unix-time-seconds | PXAT unix-time-milliseconds | PERSIST]',
  ],
  ['linsert', 'LINSERT key <BEFORE | AFTER> pivot element'],
  ['zadd', 'ZADD key [NX | XX] [GT | LT] [CH] [INCR] score member [score member ...]'],
  [
    'sort_ro',
    'SORT_RO key [BY by-pattern] [LIMIT offset count] [GET get-pattern [GET get-pattern ...]] [ASC | DESC] [ALPHA]',
  ],
  ['hrandfield', 'HRANDFIELD key [count [WITHVALUES]]'],
  ['acl|whoami', 'ACL WHOAMI'],
])('%s', (name, syntax) => {
  expect(syntaxText(documents[name]!)).toBe(syntax);
});

test('a choice that is repeated is shown once', () => {
  const either = [
    { name: 'a', type: 'string' as const, token: 'A' },
    { name: 'b', type: 'string' as const, token: 'B' },
  ];
  const operation = {
    name: 'o',
    type: 'oneof' as const,
    multiple: true,
    optional: true,
    arguments: either,
  };
  expect(syntaxText({ name: 'X', arguments: [operation] })).toBe('X [<A a | B b> ...]');
});
