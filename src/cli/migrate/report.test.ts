import { expect, test } from 'vitest';
import { reportText } from './report.ts';

test('key names cannot inject terminal control sequences', () => {
  const notes = ['left out: \u001b[2Jkey (ERR no)'];
  const carried = [{ what: 'database shop', count: 1, unit: 'keys', notes }];
  expect(reportText({ from: 'a', to: 'b', carried, notes: [] })).toContain(
    String.raw`note: database shop: left out: \x1b[2Jkey (ERR no)`,
  );
});

test('data that was left out is not reported as carried', () => {
  const database = { what: 'database shop', count: 1, unit: 'keys' };
  const text = (leftOut: number) =>
    reportText({ from: 'a', to: 'b', carried: [{ ...database, leftOut }], notes: [] });
  expect(text(0)).toMatch(/all that a had is in b, and is the same on both sides\n$/);
  expect(text(2)).toMatch(
    /2 keys and messages of a were left out; all else is in b, and is the same on both sides\n$/,
  );
});
