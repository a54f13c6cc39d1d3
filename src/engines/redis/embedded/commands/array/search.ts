import type { ByteString } from '../../../bytes.ts';
import type { Reply } from '../../../reply.ts';
import { sizeOf } from '../../../reply-limit.ts';
import { inSteps } from '../../long-command.ts';
import { takesMany } from '../../loop.ts';
import type { Steps } from '../../steps.ts';
import { ArrayValue } from '../../values/array/array.ts';
import { indexAt, moved, type ArrayIndex } from '../../values/array/array-index.ts';
import type { CommandContext } from '../command.ts';
import { indexReply, parseIndex } from './indexes.ts';
import { foundBy } from './conditions.ts';
import { readSearch, type Condition, type Search } from './search-options.ts';

/** What may be looked at between two places where the command may be suspended, in values. */
const LOOKED_AT_ONCE = 256;

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
  const conditions: Condition[] = [];
  for (const written of search.conditions) {
    conditions.push(foundBy(written, search.isCaseless));
    yield;
  }
  const array = keyspace.readAs(key, ArrayValue);
  if (array === undefined) return [];
  const last = moved(array.length, -1);
  const index = (bound: Bound) => (bound === '-' ? 0 : bound === '+' ? last : bound);
  const found: Reply[] = [];
  let bytes = 0;
  let looked = 0;
  for (const { slice, offsets, values } of array.parts(index(search.start), index(search.end))) {
    for (const [i, value] of values.entries()) {
      const cost = costOf(conditions, value);
      work.spend(cost);
      looked += cost;
      if (matches(search, conditions, value, work)) {
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

function costOf(conditions: readonly Condition[], value: ByteString): number {
  let cost = 1;
  for (const condition of conditions) cost += condition.cost(value);
  return cost;
}

function matches(
  { isAll }: Search,
  conditions: readonly Condition[],
  value: ByteString,
  work: CommandContext['database']['work'],
): boolean {
  const fits = (condition: Condition) => condition.fits(value, work);
  return isAll ? conditions.every(fits) : conditions.some(fits);
}

function parseBound(text: ByteString): Bound {
  if (text === '-') return '-';
  return text === '+' ? '+' : parseIndex(text);
}
