import type { Redis } from '../../api/redis.ts';

/** A vector that has been found. */
interface FoundVector {
  readonly id: string;
  readonly score: string;
  /** The first elements, and how many more there are. */
  readonly elements: string;
}

/** What is shown of an index. */
interface ShownIndex {
  readonly dimension: number;
  readonly metric: string;
  readonly count: number;
  readonly found: readonly FoundVector[];
}

/** The vectors that are shown, and the elements of each. */
const VECTORS = 20;
const ELEMENTS = 8;

/**
 * Reads an index, and the vectors that are nearest to one of its vectors.
 * @param near an ID; empty: to the vector of zeros
 */
export async function vectorsNear(redis: Redis, name: string, near: string): Promise<ShownIndex> {
  const [info, count, own] = await redis.runAll([
    ['VECTOR.INFO', name],
    ['VECTOR.COUNT', name],
    ...(near === '' ? [] : [['VECTOR.GET', name, near]]),
  ]);
  if (own === null) throw new Error(`There is no vector ${near}.`);
  const [, dimension, , metric] = info as readonly [string, number, string, string];
  const query = (own as readonly string[] | undefined) ?? Array<string>(dimension).fill('0');
  const search = ['VECTOR.QUERY', name, 'TOPK', VECTORS, 'VALUES', dimension, ...query];
  const pairs = (await redis.run(...search)) as readonly (readonly [string, string])[];
  const gets = pairs.map(([id]) => ['VECTOR.GET', name, id]);
  const vectors = gets.length === 0 ? [] : await redis.runAll(gets);
  const found = pairs.map(([id, score], i) => {
    return { id, score, elements: shown((vectors[i] as readonly string[] | null) ?? []) };
  });
  return { dimension, metric, count: Number(count), found };
}

/** The numbers in a text, between commas or spaces. */
export function wordsOf(text: string): string[] {
  return text.split(/[\s,[\]]+/).filter((word) => word !== '');
}

function shown(elements: readonly string[]): string {
  const first = elements.slice(0, ELEMENTS).join(', ');
  const more = elements.length - ELEMENTS;
  return more > 0 ? `${first} and ${more} more` : first;
}
