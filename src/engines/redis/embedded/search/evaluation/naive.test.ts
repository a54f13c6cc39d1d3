import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { tries } from '../../../../../../testing/base/tries.ts';
import { allOf } from '../../steps.ts';
import { TestIndex } from '../../../../../../testing/engines/redis/embedded/search/index.ts';

/** A document of the model: a text without stems, a number or several, and tags. */
interface Model {
  readonly text: string;
  readonly n: readonly number[];
  readonly tag: readonly string[];
}

type Filter = { readonly [name: string]: unknown };

const WORDS = ['red', 'rod', 'reds', 'blue', 'bluer', 'green', 'ab', 'abc'];
const word = fc.constantFrom(...WORDS);
const document: fc.Arbitrary<Model> = fc.record({
  text: fc.array(word, { maxLength: 8 }).map((words) => words.join(' ')),
  n: fc.array(fc.integer({ min: -3, max: 3 }), { maxLength: 2 }),
  tag: fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 2 }),
});

/** What a document must have: a filter, and the same as a function. */
interface Condition {
  readonly filter: Filter;
  readonly holds: (document: Model) => boolean;
}

const wordsOf = ({ text }: Model) => text.split(' ').filter((each) => each !== '');

/** Whether terms follow each other from a place on, with at most so many words between them together. */
function follows(
  words: readonly string[],
  from: number,
  terms: readonly string[],
  slop: number,
): boolean {
  const [next, ...rest] = terms;
  if (next === undefined) return true;
  for (let skipped = 0; skipped <= slop; skipped++) {
    const at = from + skipped;
    if (words[at] === next && follows(words, at + 1, rest, slop - skipped)) return true;
  }
  return false;
}

function hasPhrase(words: readonly string[], terms: readonly string[], slop: number): boolean {
  return words.some((each, i) => each === terms[0] && follows(words, i + 1, terms.slice(1), slop));
}

const limit = fc.integer({ min: -3, max: 3 });
const leaf: fc.Arbitrary<Condition> = fc.oneof(
  word.map((each) => ({
    filter: { text: { $eq: each } },
    holds: (model: Model) => wordsOf(model).includes(each),
  })),
  fc.tuple(fc.array(word, { minLength: 2, maxLength: 3 }), fc.nat(2)).map(([terms, slop]) => ({
    filter: { text: { $phrase: { value: terms.join(' '), slop } } },
    holds: (model: Model) => hasPhrase(wordsOf(model), terms, slop),
  })),
  fc.tuple(word, word).map(([first, last]) => ({
    filter: { text: { $phrase: { value: `${first} ${last}`, prefix: true } } },
    holds: (model: Model) =>
      wordsOf(model).some(
        (each, i, all) => each === first && all[i + 1]?.startsWith(last) === true,
      ),
  })),
  word.map((each) => ({
    filter: { text: { $contains: each } },
    holds: (model: Model) => wordsOf(model).some((other) => other.startsWith(each)),
  })),
  word.map((each) => ({
    filter: { text: { $regex: `${each.slice(0, 2)}.*` } },
    holds: (model: Model) => wordsOf(model).some((other) => other.startsWith(each.slice(0, 2))),
  })),
  fc.tuple(limit, limit).map(([from, to]) => ({
    filter: { n: { $gte: from, $lt: to } },
    holds: ({ n }: Model) => n.some((value) => value >= from && value < to),
  })),
  fc.array(limit, { maxLength: 3 }).map((values) => ({
    filter: { n: { $in: values } },
    holds: ({ n }: Model) => n.some((value) => values.includes(value)),
  })),
  fc.constantFrom('a', 'b', 'c').map((value) => ({
    filter: { tag: value },
    holds: ({ tag }: Model) => tag.includes(value),
  })),
  fc.constantFrom('a', 'b', 'c').map((value) => ({
    filter: { tag: { $gt: value } },
    holds: ({ tag }: Model) => tag.some((each) => each > value),
  })),
);

const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { depthSize: 'small' },
    leaf,
    fc.array(tie('condition'), { minLength: 1, maxLength: 3 }).map((all) => ({
      filter: { $and: all.map(({ filter }) => filter) },
      holds: (model: Model) => all.every(({ holds }) => holds(model)),
    })),
    fc.array(tie('condition'), { minLength: 1, maxLength: 4 }).map((all) => ({
      filter: { $or: all.map(({ filter }) => filter) },
      holds: (model: Model) => all.some(({ holds }) => holds(model)),
    })),
    fc.tuple(tie('condition'), tie('condition'), tie('condition')).map(([must, should, not]) => ({
      filter: { $must: [must.filter], $should: [should.filter], $mustNot: [not.filter] },
      holds: (model: Model) => must.holds(model) && !not.holds(model),
    })),
  ),
}));

/** What is done before the query: documents are put or removed, and the index compacted. */
const change = fc.oneof(
  { weight: 6, arbitrary: fc.record({ put: fc.nat(12), document }) },
  { weight: 2, arbitrary: fc.record({ remove: fc.nat(12) }) },
  { weight: 1, arbitrary: fc.constant({ compact: true }) },
);

test('an index finds what a look at each document finds, whatever was put and removed before', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 40 }), condition, (changes, { filter, holds }) => {
      const index = new TestIndex('text TEXT NOSTEM n I64 FAST tag KEYWORD');
      const model = new Map<string, Model>();
      for (const each of changes) {
        if ('put' in each) {
          index.put(`d${each.put}`, { ...each.document });
          model.set(`d${each.put}`, each.document);
        } else if ('remove' in each) {
          expect(index.index.remove(`d${each.remove}`)).toBe(model.delete(`d${each.remove}`));
        } else {
          allOf(index.index.compact());
        }
      }
      const expected = [...model].filter(([, value]) => holds(value)).map(([id]) => id);
      expect(index.ids(filter, { limit: 100 }).toSorted()).toEqual(expected.toSorted());
      expect(index.count(filter)).toBe(expected.length);
    }),
    { numRuns: tries(1500, 300) },
  );
});

test('a phrase is found with as many words in between as its slop, and no more', () => {
  const few = fc.array(fc.constantFrom('x', 'y', 'z'), { minLength: 2, maxLength: 7 });
  fc.assert(
    fc.property(fc.array(few, { maxLength: 6 }), few, fc.nat(3), (documents, words, slop) => {
      const terms = words.slice(0, 3);
      const index = new TestIndex('text TEXT NOSTEM');
      documents.forEach((text, i) => index.put(`${i}`, { text: text.join(' ') }));
      const expected = documents.flatMap((text, i) =>
        hasPhrase(text, terms, slop) ? [`${i}`] : [],
      );
      const filter = { text: { $phrase: { value: terms.join(' '), slop } } };
      expect(index.ids(filter).toSorted()).toEqual(expected);
    }),
    { numRuns: tries(1000, 200) },
  );
});

/** The score of a term in each document by Okapi BM25, as it is defined. */
function bm25(documents: readonly (readonly string[])[], term: string): number[] {
  const count = documents.filter((words) => words.includes(term)).length;
  const all = documents.length;
  const average = documents.reduce((sum, words) => sum + words.length, 0) / all;
  const idf = Math.log(1 + (all - count + 0.5) / (count + 0.5));
  return documents.map((words) => {
    const frequency = words.filter((word) => word === term).length;
    const norm = 1.2 * (1 - 0.75 + (0.75 * words.length) / average);
    return (idf * frequency * 2.2) / (frequency + norm);
  });
}

test('scores are those of BM25, and decide the order', () => {
  const texts = fc.array(fc.array(word, { minLength: 1, maxLength: 12 }), {
    minLength: 1,
    maxLength: 20,
  });
  fc.assert(
    fc.property(texts, fc.uniqueArray(word, { minLength: 1, maxLength: 3 }), (documents, terms) => {
      const index = new TestIndex('text TEXT NOSTEM');
      documents.forEach((words, i) => index.put(`${i}`, { text: words.join(' ') }));
      const hits = index.query(
        { $should: terms.map((term) => ({ text: { $eq: term } })) },
        { limit: 100 },
      );
      const scores = documents.map(() => 0);
      for (const term of terms) {
        bm25(documents, term).forEach((score, i) => (scores[i]! += score));
      }
      const expected = scores
        .map((score, i) => ({ score, i }))
        .filter(({ score }) => score > 0)
        .toSorted((a, b) => b.score - a.score);
      expect(hits).toHaveLength(expected.length);
      for (const [rank, hit] of hits.entries()) {
        expect(hit.score).toBeCloseTo(expected[rank]!.score, 3);
        expect(hit.score).toBeCloseTo(scores[Number(hit.id)]!, 3);
      }
    }),
    { numRuns: tries(300) },
  );
});
