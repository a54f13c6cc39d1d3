import { beginningOf, compoundsIn, indexOptions, isStopWord, meaningsOf } from './search-words.js';

/** How much an entry is worth beside others with the same words, by its kind. */
const WORTH = {
  Guide: 2.2,
  Operation: 1.3,
  Command: 1.5,
  Setting: 1.3,
  Error: 0.6,
  Schema: 0.15,
};
/** A part of a guide, of which there are many. */
const SECTION = 1.3;
const FIELDS = { title: 5, description: 2, keywords: 1 };
/** A query with this many words may be an error message, and rightly lead to an error. */
const MESSAGE = 4;
/** The share of the words of a query that an entry must have. */
const ENOUGH = 0.5;

/**
 * A search index that can be asked.
 * @param entries what is shown of each entry: title, path, kind, place and description
 * @param json the index of their words, as `MiniSearch` saves it
 */
export function openIndex(MiniSearch, { entries, json }) {
  return { entries, index: MiniSearch.loadJSON(json, indexOptions) };
}

/** The entries that match a query, best first. */
export function find({ entries, index }, query, most) {
  const said = query.trim().toLowerCase();
  const all = compoundsIn(said);
  const telling = all.filter(({ joined }) => !isStopWord(joined));
  const words = telling.length > 0 ? telling : all;
  if (words.length === 0) return [];
  const meant = words.map((word, i) => meaningsAt(words, i));
  const queries = words.map((word, i) => withMeanings(word, meant[i]));
  const names = new Set([said, `${said}s`, ...meant.flat().map(({ word }) => word)]);
  const options = {
    tokenize: (text) => [text],
    processTerm: (word) => word,
    boostDocument: (id) => worthOf(entries[id], names, words),
    // Nothing is added for long texts, which have every word.
    bm25: { k: 1.2, b: 0.8, d: 0 },
  };
  const found = new Map();
  for (const query of queries) {
    for (const { id, score } of index.search(query, options)) {
      const { sum = 0, count = 0 } = found.get(id) ?? {};
      found.set(id, { id, sum: sum + Math.sqrt(score), count: count + 1 });
    }
  }
  return [...found.values()]
    .map(({ id, sum, count }) => ({ entry: entries[id], sum, share: count / queries.length }))
    .filter(({ share }) => share >= ENOUGH)
    .map(({ entry, sum, share }) => ({ entry, score: (sum * share) ** 2 }))
    .toSorted((a, b) => isOfPast(a.entry) - isOfPast(b.entry) || b.score - a.score)
    .slice(0, most)
    .map(({ entry }) => entry);
}

/** Whether it is about changes, which are last. */
function isOfPast([, , kind]) {
  return Number(kind === 'Changelog');
}

/** What a word of a query may mean, alone or with the one after or before it. */
function meaningsAt(words, i) {
  const { joined } = words[i];
  const beside = [
    ...(i + 1 < words.length ? [`${joined} ${words[i + 1].joined}`] : []),
    ...(i > 0 ? [`${words[i - 1].joined} ${joined}`] : []),
  ];
  return [
    ...meaningsOf(joined).map((word) => ({ word, weight: 0.6 })),
    ...beside.flatMap((phrase) => meaningsOf(phrase).map((word) => ({ word, weight: 1 }))),
  ];
}

/** A word of a query, or what it means. */
function withMeanings(word, meant) {
  const own = queryOf(word);
  if (meant.length === 0) return own;
  const others = meant.map((each) => termQuery(each.word, each.weight, { prefix: true }));
  return { combineWith: 'OR', queries: [own, ...others] };
}

function queryOf({ parts, joined, isCompound }) {
  const single = (term) => {
    const beginning = beginningOf(term);
    const other = term.endsWith('s') ? term.slice(0, -1) : `${term}s`;
    const forms = [
      termQuery(term, 1, { prefix: true, fuzzy: typosIn(term) }),
      termQuery(other, 0.4, { prefix: false }),
      ...(beginning === term ? [] : [termQuery(beginning, 0.6, { prefix: true })]),
    ];
    return { combineWith: 'OR', queries: forms };
  };
  if (!isCompound) return { combineWith: 'AND', queries: parts.map(single) };
  // Written together it is one name, which weighs more than its parts do anywhere.
  const together = termQuery(joined, 4, { prefix: true, fuzzy: typosIn(joined) });
  return {
    combineWith: 'OR',
    queries: [together, { combineWith: 'AND', queries: parts.map(single) }],
  };
}

function termQuery(term, weight, { prefix, fuzzy = false }) {
  const boost = Object.fromEntries(
    Object.entries(FIELDS).map(([field, worth]) => [field, worth * weight]),
  );
  return { queries: [term], boost, prefix, fuzzy, weights: { prefix: 0.5, fuzzy: 0.3 } };
}

/** How many characters may be wrong: none of a number, which would be another one. */
function typosIn(term) {
  if (term.length < 4 || /\d/.test(term)) return false;
  return term.length < 8 ? 1 : 2;
}

/** @param names titles of what the query asks for by name */
function worthOf([title, path, kind], names, words) {
  const exact = names.has(title.toLowerCase()) ? 2.5 : 1;
  if (kind === 'Error' && words.length >= MESSAGE) return exact * 1.2;
  if (kind === 'Guide' && path.includes('#')) return exact * SECTION;
  return exact * (WORTH[kind] ?? 1);
}
