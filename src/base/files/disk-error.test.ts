import { expect, test } from 'vitest';
import { isDiskFull } from './disk-error.ts';

const coded = (fields: object) => Object.assign(new Error('refused'), fields);

test.each([
  ['a file', coded({ code: 'ENOSPC' }), true],
  ['a quota', coded({ code: 'EDQUOT' }), true],
  ['SQLite', coded({ code: 'ERR_SQLITE_ERROR', errcode: 13 }), true],
  [
    'wrapped in other errors',
    new Error('a', { cause: new Error('b', { cause: coded({ code: 'ENOSPC' }) }) }),
    true,
  ],
  ['not another error', new Error('a', { cause: coded({ code: 'EIO' }) }), false],
  ['not a text', 'ENOSPC', false],
])('a full disk is recognized: %s', (_, error, isFull) => {
  expect(isDiskFull(error)).toBe(isFull);
});
