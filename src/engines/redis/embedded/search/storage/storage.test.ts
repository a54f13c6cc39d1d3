import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { tries } from '../../../../../../testing/base/tries.ts';
import { allOf } from '../../steps.ts';
import { LENGTHS } from './field-lengths.ts';
import { REMOVED } from './posting-cursor.ts';
import { Postings } from './postings.ts';
import { TermDictionary } from './term-dictionary.ts';

interface Posting {
  readonly document: number;
  readonly positions: readonly number[];
}

function read(postings: Postings, term: number): Posting[] {
  const found: Posting[] = [];
  for (const cursor = postings.cursor(term); cursor.next();) {
    const positions = new Uint32Array(cursor.frequency);
    if (postings.hasPositions) cursor.readPositions(positions);
    found.push({ document: cursor.document, positions: [...positions] });
  }
  return found;
}

function readInBatches(postings: Postings, term: number): [number, number][] {
  const cursor = postings.cursor(term);
  const documents = new Uint32Array(3);
  const frequencies = new Uint32Array(3);
  const found: [number, number][] = [];
  for (;;) {
    const count = cursor.read(documents, frequencies, 0, 3);
    for (let i = 0; i < count; i++) found.push([documents[i]!, frequencies[i]!]);
    if (count < 3) return found;
  }
}

const ascending = fc
  .uniqueArray(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 20 })
  .map((numbers) => numbers.toSorted((a, b) => a - b));

const lists = fc.array(
  fc.array(fc.record({ gap: fc.integer({ min: 1, max: 5000 }), positions: ascending }), {
    maxLength: 40,
  }),
  { maxLength: 6 },
);

test('what is appended to lists by turns is read, also after documents were renumbered', () => {
  fc.assert(
    fc.property(lists, fc.nat(7), (made, modulus) => {
      const postings = new Postings(true);
      const expected = made.map((list) => {
        let document = -1;
        return list.map(({ gap, positions }) => ({ document: (document += gap), positions }));
      });
      const turns = expected.flatMap((list, term) => list.map((posting) => ({ term, posting })));
      for (const { term, posting } of turns.toSorted(
        (a, b) => a.posting.document - b.posting.document,
      )) {
        postings.append(term, posting.document, posting.positions);
      }
      expect(expected.map((_, term) => read(postings, term))).toEqual(expected);
      const documents = Math.max(0, ...turns.map(({ posting }) => posting.document + 1));
      let next = 0;
      const numbers = Uint32Array.from({ length: documents }, (_, document) =>
        document % 8 < modulus ? REMOVED : next++,
      );
      const left = expected.map((list) =>
        list.flatMap(({ document, positions }) =>
          numbers[document] === REMOVED ? [] : [{ document: numbers[document]!, positions }],
        ),
      );
      postings.beginRenumbering(numbers);
      expect(expected.map((_, term) => read(postings, term))).toEqual(left);
      expected.forEach((_, term) => {
        allOf(postings.renumber(term));
        postings.append(term, next, [1, 2]);
      });
      postings.endRenumbering();
      const after = left.map((list) => [...list, { document: next, positions: [1, 2] }]);
      expect(expected.map((_, term) => read(postings, term))).toEqual(after);
      expect(expected.map((_, term) => readInBatches(postings, term))).toEqual(
        after.map((list) => list.map(({ document, positions }) => [document, positions.length])),
      );
      expect(expected.map((_, term) => postings.count(term))).toEqual(after.map((l) => l.length));
    }),
    { numRuns: tries(300) },
  );
});

test('a cursor goes on to a document or the first one after it', () => {
  const postings = new Postings(false);
  for (const document of [3, 70, 20_000, 4_000_000_000]) postings.append(0, document, [0]);
  const cursor = postings.cursor(0);
  expect([cursor.seek(4), cursor.document]).toEqual([true, 70]);
  expect([cursor.seek(70), cursor.document]).toEqual([true, 70]);
  expect([cursor.seek(20_001), cursor.document]).toEqual([true, 4_000_000_000]);
  expect(cursor.seek(4_000_000_001)).toBe(false);
});

test('terms are walked in order, whatever was added and removed', () => {
  const dictionary = new TermDictionary();
  const kept = new Set<string>();
  for (let i = 0; i < 5000; i++) {
    const term = `t${(i * 7919) % 5003}`;
    dictionary.add(term);
    kept.add(term);
  }
  for (const term of [...kept].filter((_, i) => i % 10 !== 0)) {
    dictionary.remove(dictionary.id(term)!);
    kept.delete(term);
  }
  dictionary.add('t1');
  kept.add('t1');
  const walked: string[] = [];
  for (const cursor = dictionary.from(''); cursor.term !== undefined; cursor.next()) {
    walked.push(cursor.term);
  }
  expect(walked).toEqual([...kept].toSorted());
  const from = walked.findIndex((term) => term >= 't3');
  expect(dictionary.from('t3').term).toBe(walked[from]);
  expect(dictionary.from('u').term).toBeUndefined();
  expect(dictionary.size).toBeLessThan(5001);
});

test('lengths are kept as Lucene and Tantivy do: exact to 40, then with three bits', () => {
  expect([...LENGTHS.slice(38, 58)]).toEqual([
    ...[38, 39, 40, 42, 44, 46, 48, 50, 52, 54, 56, 60, 64, 68, 72, 76, 80, 84, 88, 96],
  ]);
});
