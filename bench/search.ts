import { runInNewContext } from 'node:vm';
import { setFlagsFromString } from 'node:v8';
import MiniSearch from 'minisearch';
import { parseFilter } from '../src/engines/redis/embedded/search/filter/parse-filter.ts';
import { DocumentIndex } from '../src/engines/redis/embedded/search/document-index.ts';
import { parseSchema } from '../src/engines/redis/embedded/search/schema.ts';
import { allOf } from '../src/engines/redis/embedded/steps.ts';
import { quantile, report } from './figures.ts';
import { record, saveRows } from './table.ts';

/**
 * The index behind SEARCH beside MiniSearch, over the same generated products: time to index them, memory, and time of
 * queries, in processor time of the thread. `node bench/search.ts`
 */
const PRODUCTS = Number(process.env['BENCH_PRODUCTS'] ?? 100_000);
const QUERIES = 500;
const VOCABULARY = 20_000;
/** People search for other words than the most common ones. */
const COMMONEST = 100;

interface Product {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly price: number;
  readonly category: string;
  readonly inStock: boolean;
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const random = generator(1);
const vocabulary = Array.from({ length: VOCABULARY }, newWord);
const products = Array.from({ length: PRODUCTS }, (_, i): Product => ({
  id: `product:${i}`,
  title: words(4),
  description: words(30),
  price: Math.floor(random() * 100_000) / 100,
  category: `category ${Math.floor(random() * 50)}`,
  inStock: random() < 0.7,
}));

const ours = measured(indexed);
report(
  'Plinth, memory as it knows it',
  `${Math.round(ours.made.bytes / PRODUCTS)} bytes a product`,
);
const theirs = measured(miniSearch);
record({
  what: `index ${PRODUCTS} products`,
  reached: `${(ours.time / 1000).toFixed(1)} s`,
  beside: `MiniSearch, ${(theirs.time / 1000).toFixed(1)} s`,
  ratio: ours.time / theirs.time,
  aim: { atMost: 1 },
});
record({
  what: 'memory of a product',
  reached: `${Math.round(ours.bytes / PRODUCTS)} bytes`,
  beside: `MiniSearch, ${Math.round(theirs.bytes / PRODUCTS)} bytes`,
  ratio: ours.bytes / theirs.bytes,
  aim: { atMost: 0.5 },
});

const kinds: Readonly<Record<string, () => { ours: object; words: string; category?: string }>> = {
  'one word': () => {
    const word = soughtWord();
    return { ours: { description: word }, words: word };
  },
  'two words': () => {
    const both = `${soughtWord()} ${soughtWord()}`;
    return { ours: { description: both }, words: both };
  },
  'a word in a category': () => {
    const word = soughtWord();
    const category = `category ${Math.floor(random() * 50)}`;
    return { ours: { description: word, category, inStock: true }, words: word, category };
  },
};
const mixed = { ours: [] as number[], theirs: [] as number[] };
for (const [kind, make] of Object.entries(kinds)) {
  const times = { ours: [] as number[], theirs: [] as number[] };
  for (let i = 0; i < QUERIES; i++) {
    const query = make();
    const json = JSON.stringify(query.ours);
    times.ours.push(timed(() => find(ours.made, json)).time);
    times.theirs.push(timed(() => findInMiniSearch(theirs.made, query)).time);
  }
  mixed.ours.push(...times.ours);
  mixed.theirs.push(...times.theirs);
  report(`${kind}, Plinth`, percentiles(times.ours));
  report(`${kind}, MiniSearch`, percentiles(times.theirs));
}
for (const [name, share] of [
  ['median', 0.5],
  ['p99', 0.99],
] as const) {
  const [reached, beside] = [quantile(mixed.ours, share), quantile(mixed.theirs, share)];
  record({
    what: `queries, ${name}`,
    reached: `${reached.toFixed(1)} ms`,
    beside: `MiniSearch, ${beside.toFixed(1)} ms`,
    ratio: reached / beside,
    aim: { atMost: 1 },
  });
}
saveRows('search');

/** The same numbers in each run. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function newWord(): string {
  const syllables = [
    'ba',
    'ko',
    'ri',
    'ta',
    'mu',
    'ne',
    'lo',
    'shi',
    'ver',
    'an',
    'del',
    'os',
    'pra',
    'ti',
  ];
  const length = 2 + Math.floor(random() * 3);
  const chosen = Array.from({ length }, () => syllables[Math.floor(random() * syllables.length)]);
  return chosen.join('');
}

/** A word by Zipf's law: the n-th is used one n-th as often as the first. */
function wordFrom(first: number): string {
  const rank = first + Math.floor((VOCABULARY - first) ** random());
  return vocabulary[Math.min(rank, VOCABULARY - 1)]!;
}

function soughtWord(): string {
  return wordFrom(COMMONEST);
}

/** A text, flat in memory. */
function words(count: number): string {
  const text = Array.from({ length: count }, () => wordFrom(0)).join(' ');
  return Buffer.from(text).toString();
}

function indexed(): DocumentIndex {
  const schema = 'title TEXT description TEXT price F64 FAST category KEYWORD inStock BOOL FAST';
  const index = new DocumentIndex({
    kind: 'JSON',
    prefixes: ['product:'],
    language: 'english',
    fields: parseSchema(schema.split(' ')),
  });
  for (const product of products) {
    const values = new Map<string, string | number | boolean>(Object.entries(product));
    const source = {
      isTextual: false,
      values: (path: string) => {
        const value = values.get(path);
        return value === undefined ? [] : [value];
      },
    };
    allOf(index.put(product.id, source));
  }
  return index;
}

function find(index: DocumentIndex, json: string): number {
  const filter = parseFilter(json, index.configuration);
  return allOf(index.query({ filter, ranking: { kind: 'relevance' }, limit: 10, offset: 0 }))
    .length;
}

function miniSearch(): MiniSearch<Product> {
  const fields = ['title', 'description'];
  const index = new MiniSearch<Product>({ fields, storeFields: ['price', 'category', 'inStock'] });
  index.addAll(products);
  return index;
}

function findInMiniSearch(
  index: MiniSearch<Product>,
  sought: { readonly words: string; readonly category?: string },
): number {
  const { category } = sought;
  return index
    .search(sought.words, {
      fields: ['description'],
      prefix: true,
      fuzzy: 1,
      ...(category === undefined
        ? {}
        : { filter: (found) => found['category'] === category && found['inStock'] === true }),
    })
    .slice(0, 10).length;
}

/** Makes something. @returns it, the processor time in milliseconds, and what it takes in memory */
function measured<T extends object>(make: () => T): { made: T; time: number; bytes: number } {
  const before = used();
  const { made, time } = timed(make);
  return { made, time, bytes: used() - before };
}

function used(): number {
  collect();
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

function timed<T>(make: () => T): { made: T; time: number } {
  const begun = process.threadCpuUsage();
  const made = make();
  const { user, system } = process.threadCpuUsage(begun);
  return { made, time: (user + system) / 1000 };
}

function percentiles(times: readonly number[]): string {
  const [median, p99] = [0.5, 0.99].map((share) => quantile(times, share).toFixed(1));
  return `median ${median} ms, p99 ${p99} ms`;
}
