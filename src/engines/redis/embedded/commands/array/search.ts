import { lowerCase, type ByteString } from '../../../bytes.ts';
import type { Reply } from '../../../reply.ts';
import { sizeOf } from '../../../reply-limit.ts';
import { inSteps } from '../../long-command.ts';
import { takesMany } from '../../loop.ts';
import type { Steps } from '../../steps.ts';
import type { Spending } from '../../work.ts';
import { ArrayValue } from '../../values/array/array.ts';
import { indexAt, moved, type ArrayIndex } from '../../values/array/array-index.ts';
import type { CommandContext } from '../command.ts';
import { indexReply, parseIndex } from './indexes.ts';
import { foundBy, isExpression } from './conditions.ts';
import { readSearch, type Condition, type Search } from './search-options.ts';

/** What may be looked at between two places where the command may be suspended, in values. */
const LOOKED_AT_ONCE = 256;
/** What a condition looks at, at most, of a byte of a value before it is suspended itself, in values. */
const BYTES_TESTED = 1 / 16;
/** The bytes that are changed to lower case at once. */
const BYTES_AT_A_TIME = 64 * 1024;

/** The memory that the conditions of a search may take together, in bytes. */
const ROOM = 4 * 1024 * 1024;

/** An index, or the first (`-`) or the last (`+`) of the array. */
type Bound = ArrayIndex | '-' | '+';

/** Redis 8.8 `t_array.c` `argrepCommand` */
export const argrep = takesMany((ctx, argv) => {
  const start = parseBound(argv[2]!);
  const end = parseBound(argv[3]!);
  const search = readSearch(argv);
  return inSteps(ctx, argv, searched(ctx, argv[1]!, { ...search, start, end }));
});

interface BoundSearch extends Search {
  readonly start: Bound;
  readonly end: Bound;
}

function* searched(
  { keyspace, database, replies }: CommandContext,
  key: ByteString,
  search: BoundSearch,
): Steps<Reply> {
  const { work } = database;
  const conditions = yield* conditionsOf(search, work);
  const array = keyspace.readAs(key, ArrayValue);
  if (array === undefined) return [];
  const last = moved(array.length, -1);
  const index = (bound: Bound) => (bound === '-' ? 0 : bound === '+' ? last : bound);
  const costOfByte = conditions.reduce((sum, condition) => sum + condition.costOfByte, 0);
  const found: Reply[] = [];
  let bytes = 0;
  let looked = 0;
  for (const { slice, offsets, values } of array.parts(index(search.start), index(search.end))) {
    for (const [i, value] of values.entries()) {
      const cost = conditions.length + value.length * costOfByte;
      work.spend(cost);
      looked += cost;
      const text = search.isCaseless ? yield* lowerCased(value) : value;
      let fits = search.isAll;
      for (const condition of conditions) {
        const result = condition.fits(text, work);
        fits = typeof result === 'boolean' ? result : yield* result;
        if (fits !== search.isAll) break;
        if ((looked += text.length * BYTES_TESTED) < LOOKED_AT_ONCE) continue;
        looked = 0;
        yield;
      }
      if (fits) {
        const at = indexReply(indexAt(slice, offsets[i]!));
        const item = search.withValues ? [at, value] : at;
        bytes += sizeOf(item);
        replies.expect(bytes);
        found.push(item);
        if (found.length >= search.limit) return found;
      }
      if (looked < LOOKED_AT_ONCE) continue;
      looked = 0;
      yield;
    }
    looked++;
  }
  return found;
}

function* conditionsOf({ conditions, isCaseless }: Search, work: Spending): Steps<Condition[]> {
  const room = ROOM / conditions.length;
  const found: Condition[] = [];
  for (const written of conditions) {
    const isLower = isCaseless && !isExpression(written);
    const pattern = isLower ? yield* lowerCased(written.pattern) : written.pattern;
    found.push(foundBy({ ...written, pattern }, isCaseless, { room, work }));
    yield;
  }
  return found;
}

function* lowerCased(value: ByteString): Steps<ByteString> {
  if (value.length <= BYTES_AT_A_TIME) return lowerCase(value);
  let lower = '';
  for (let from = 0; from < value.length; from += BYTES_AT_A_TIME) {
    lower += lowerCase(value.slice(from, from + BYTES_AT_A_TIME));
    yield;
  }
  return lower;
}

function parseBound(text: ByteString): Bound {
  if (text === '-') return '-';
  return text === '+' ? '+' : parseIndex(text);
}
