import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { parseInteger } from '../../../numbers.ts';

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
