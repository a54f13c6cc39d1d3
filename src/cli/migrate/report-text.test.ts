import { expect, test } from 'vitest';
import { reportText } from './report-text.ts';

test('names of keys can not change what a terminal shows', () => {
  const notes = ['left out: \u001b[2Jkey (ERR no)'];
  const carried = [{ what: 'database shop', count: 1, unit: 'keys', notes }];
  expect(reportText({ from: 'a', to: 'b', carried, notes: [] })).toContain(
    String.raw`note: database shop: left out: \x1b[2Jkey (ERR no)`,
  );
});
