import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { tries } from '../../../../../../testing/base/tries.ts';
import { allOf } from '../../steps.ts';
import { uncounted } from '../../work.ts';
import { TermDictionary } from '../storage/term-dictionary.ts';
import { Budget } from './budget.ts';
import { expandTerms } from './expand-terms.ts';

/** The edit distance, by its definition. */
function distance(a: string, b: string, transposes: boolean): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      let cost = Math.min(
        rows[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1),
        rows[i - 1]![j]! + 1,
        row[j - 1]! + 1,
      );
      if (transposes && i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, rows[i - 2]![j - 2]! + 1);
      }
      row.push(cost);
    }
    rows.push(row);
  }
  return rows[a.length]![b.length]!;
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 7 });

test('a walk over all terms finds those within an edit distance, and no others', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(word, { maxLength: 60 }),
      word,
      fc.constantFrom(0, 1, 2),
      fc.boolean(),
      fc.boolean(),
      (terms, term, most, transpositionCostOne, isPrefix) => {
        const dictionary = new TermDictionary();
        for (const each of terms) dictionary.add(each);
        const match = {
          kind: 'fuzzy',
          forms: [term],
          distance: most,
          transpositionCostOne,
          isPrefix,
        } as const;
        const ids = allOf(expandTerms(match, dictionary, new Budget()));
        const expected = terms.filter((each) => {
          const beginnings = Array.from({ length: each.length + 1 }, (_, i) => each.slice(0, i));
          const compared = isPrefix ? beginnings : [each];
          return compared.some((part) => distance(term, part, transpositionCostOne) <= most);
        });
        expect(ids.map((id) => dictionary.term(id))).toEqual(expected.toSorted());
      },
    ),
    { numRuns: tries(1000) },
  );
});

test('a walk over very many terms looks at few of them', () => {
  const dictionary = new TermDictionary();
  for (let i = 0; i < 5000; i++) dictionary.add(`word${i.toString(36)}`);
  dictionary.add('needle');
  const match = {
    kind: 'fuzzy',
    forms: ['needel'],
    distance: 2,
    transpositionCostOne: true,
    isPrefix: false,
  } as const;
  const ids = allOf(expandTerms(match, dictionary, new Budget(uncounted, 1000)));
  expect(ids.map((id) => dictionary.term(id))).toEqual(['needle']);
});
