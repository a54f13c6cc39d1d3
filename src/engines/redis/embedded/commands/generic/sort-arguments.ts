import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { parseInteger } from '../../../numbers.ts';
import type { Keyspace } from '../../keyspace/keyspace.ts';
import { HashValue } from '../../values/hash.ts';
import { StringBuffer } from '../../values/string-buffer.ts';
import type { Spending } from '../../work.ts';

/** The options of SORT. */
export interface SortOptions {
  /** The pattern of the keys to sort by; undefined sorts by the elements. */
  readonly by: ByteString | undefined;
  /** Whether BY has a pattern without `*`, so that the elements keep their order. */
  readonly unsorted: boolean;
  readonly descending: boolean;
  /** Whether to compare bytes instead of numbers. */
  readonly alpha: boolean;
  readonly offset: number;
  /** Negative for all. */
  readonly count: number;
  /** The patterns of GET, in order. */
  readonly get: readonly ByteString[];
  readonly store: ByteString | undefined;
}

/** Redis 7.2 `sort.c` `sortCommandGeneric`: of a repeated option the last one counts, except GET, which may be repeated. */
export function parseSortOptions(argv: readonly ByteString[], mayStore: boolean): SortOptions {
  const get: ByteString[] = [];
  let by: ByteString | undefined;
  let unsorted = false;
  let descending = false;
  let alpha = false;
  let offset = 0;
  let count = -1;
  let store: ByteString | undefined;
  for (let i = 2; i < argv.length; i++) {
    const option = argv[i]!.toUpperCase();
    const following = argv.length - i - 1;
    if (option === 'ASC') {
      descending = false;
    } else if (option === 'DESC') {
      descending = true;
    } else if (option === 'ALPHA') {
      alpha = true;
    } else if (option === 'LIMIT' && following >= 2) {
      offset = parseInteger(argv[++i]!);
      count = parseInteger(argv[++i]!);
    } else if (option === 'STORE' && following >= 1 && mayStore) {
      store = argv[++i]!;
    } else if (option === 'BY' && following >= 1) {
      by = argv[++i]!;
      // A pattern without `*` has a lasting effect, even if one with `*` follows.
      unsorted ||= !by.includes('*');
    } else if (option === 'GET' && following >= 1) {
      get.push(argv[++i]!);
    } else {
      throw errors.syntax();
    }
  }
  return { by, unsorted, descending, alpha, offset, count, get, store };
}

/** What it takes to make and look up a name, and how many of its bytes take as much as one value looked at. */
const LOOKING_UP = 8;
const BYTES_A_VALUE = 64;

/** Looks up the value of a BY or GET pattern for an element, which replaces the `*`. */
export type PatternLookup = (element: ByteString) => ByteString | undefined;

/**
 * Makes the lookup for a pattern (Redis 7.2 `sort.c` `lookupKeyByPattern`): `#` is the element itself, `weight_*` a
 * string, and `object_*->field` a field of a hash. The value is undefined if it is missing or of another type, or the
 * pattern has no `*`.
 */
export function patternLookup(
  keyspace: Keyspace,
  pattern: ByteString,
  work: Spending,
): PatternLookup {
  if (pattern === '#') return (element) => element;
  const star = pattern.indexOf('*');
  if (star < 0) return () => undefined;
  const arrow = pattern.indexOf('->', star + 1);
  const hasField = arrow >= 0 && arrow + 2 < pattern.length;
  const prefix = pattern.slice(0, star);
  const suffix = pattern.slice(star + 1, hasField ? arrow : undefined);
  const field = hasField ? pattern.slice(arrow + 2) : undefined;
  return (element) => {
    const key = prefix + element + suffix;
    work.spend(LOOKING_UP + key.length / BYTES_A_VALUE);
    const entry = keyspace.read(key);
    if (entry === undefined) return undefined;
    const { value } = entry;
    if (field !== undefined) {
      return value instanceof HashValue && keyspace.expireFields(entry)
        ? value.get(field)
        : undefined;
    }
    if (typeof value === 'string') return value;
    return value instanceof StringBuffer ? value.toString() : undefined;
  };
}
