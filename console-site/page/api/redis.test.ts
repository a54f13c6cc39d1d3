import { expect, test } from 'vitest';
import { withExactIntegers } from './redis.ts';

test('large integers are told as they are, and everything else stays what it is', () => {
  const exact = (json: string): unknown => JSON.parse(withExactIntegers(json));
  expect(
    exact('{"result":[[9007199254740993,"a"],[-9223372036854775807,"9223372036854775807"]]}'),
  ).toEqual({
    result: [
      ['9007199254740993', 'a'],
      ['-9223372036854775807', '9223372036854775807'],
    ],
  });
  expect(
    exact('{"result":[9007199254740991,1.2345678901234567,null,"a\\"9007199254740993"]}'),
  ).toEqual({
    result: [9_007_199_254_740_991, 1.234_567_890_123_456_7, null, 'a"9007199254740993'],
  });
});
