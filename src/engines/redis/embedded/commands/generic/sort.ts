import { commandTable } from '../../../../../../generated/redis/commands.ts';
import type { ByteString } from '../../../bytes.ts';
import type { CommandSpec } from '../../../command-spec.ts';
import { errors } from '../../../errors.ts';
import { plainInteger, readDouble } from '../../../numbers.ts';
import { RedisError, type Reply } from '../../../reply.ts';
import { sizeOf } from '../../../reply-limit.ts';
import { mayReadEveryKey } from '../../acl/permission.ts';
import { ListValue } from '../../values/list.ts';
import { SetValue } from '../../values/set.ts';
import { sortByScore } from '../../values/sort-by-score.ts';
import { SortedSetValue } from '../../values/sorted-set.ts';
import type { CommandContext, CommandFunction } from '../command.ts';
import { storeResult } from '../store-result.ts';
import { parseSortOptions, type SortOptions } from './sort-options.ts';
import { patternLookup, type PatternLookup } from './sort-pattern.ts';

type Sortable = ListValue | SetValue | SortedSetValue;

export const sort: CommandFunction = (ctx, argv) => {
  const options = parseSortOptions(argv, true);
  return sortGeneric(ctx, argv, options, commandTable.sort);
};

export const sortRo: CommandFunction = (ctx, argv) => {
  const options = parseSortOptions(argv, false);
  return sortGeneric(ctx, argv, options, commandTable.sort_ro);
};

/** Redis 7.2 `sort.c` `sortCommandGeneric` */
function sortGeneric(
  ctx: CommandContext,
  argv: readonly ByteString[],
  options: SortOptions,
  spec: CommandSpec,
): Reply {
  const {
    keyspace,
    database: { work },
  } = ctx;
  if (readsOtherKeys(options) && !mayReadEveryKey(ctx.client.user, spec, argv, work)) {
    throw denied(options);
  }
  const value = keyspace.read(argv[1]!)?.value;
  if (value !== undefined && !isSortable(value)) throw errors.wrongType();

  if (value !== undefined) work.spend(costOf(value, options));
  const elements = value === undefined ? [] : orderedElements(ctx, value, options);
  const start = Math.min(Math.max(options.offset, 0), elements.length);
  const end = options.count < 0 ? elements.length : start + options.count;
  const chosen = elements.slice(start, end);

  const lookups = options.get.map((pattern) => patternLookup(keyspace, pattern, work));
  work.spend(chosen.length * lookups.length);
  const output = lookups.length === 0 ? chosen : lookedUp(chosen, lookups, ctx, options);
  if (options.store === undefined) return output;
  return store(
    ctx,
    options.store,
    output.map((found) => found ?? ''),
  );
}

/** What it takes to order the elements, in values looked at; lookups by a pattern come on top. */
function costOf({ size }: Sortable, { unsorted, alpha }: SortOptions): number {
  return size * (unsorted ? 1 / 4 : alpha ? 3 : 2);
}

/** @throws RedisError if there are more than can be sent */
function lookedUp(
  elements: readonly ByteString[],
  lookups: readonly PatternLookup[],
  { replies }: CommandContext,
  { store: to }: SortOptions,
): (ByteString | null)[] {
  const output: (ByteString | null)[] = [];
  let size = 0;
  for (const element of elements) {
    for (const look of lookups) {
      const value = look(element) ?? null;
      output.push(value);
      size += sizeOf(value);
    }
    if (to === undefined) replies.expect(size);
  }
  return output;
}

/** @returns the number of elements stored */
function store(ctx: CommandContext, key: ByteString, elements: ByteString[]): number {
  const list = new ListValue(ctx.keyspace.limits);
  list.push('right', elements);
  return storeResult(ctx, key, list, 'sortstore');
}

function orderedElements(ctx: CommandContext, value: Sortable, options: SortOptions): ByteString[] {
  const elements = elementsOf(value);
  if (!options.unsorted) {
    const look =
      options.by === undefined
        ? undefined
        : patternLookup(ctx.keyspace, options.by, ctx.database.work);
    return sorted(elements, look, options.alpha, options.descending);
  }
  // The order of a set is undefined, and what is stored, or what a script gets, must be the same each time.
  if (value instanceof SetValue && (options.store !== undefined || ctx.isOfScript)) {
    return sorted(elements, undefined, true, options.descending);
  }
  if (!(value instanceof SetValue) && options.descending) elements.reverse();
  return elements;
}

function isSortable(value: unknown): value is Sortable {
  return value instanceof ListValue || value instanceof SetValue || value instanceof SortedSetValue;
}

function elementsOf(value: Sortable): ByteString[] {
  if (value instanceof SortedSetValue) return Array.from(value.entries(), ([member]) => member);
  return [...value.values()];
}

/** @throws RedisError if a weight is not a number */
function sorted(
  elements: ByteString[],
  by: PatternLookup | undefined,
  alpha: boolean,
  descending: boolean,
): ByteString[] {
  const sign = descending ? -1 : 1;
  if (!alpha) {
    // Elements with equal weights are compared themselves, as in a sorted set.
    const scores = elements.map((element) => weightOf(by === undefined ? element : by(element)));
    const { members } = sortByScore({ members: elements, scores });
    return descending ? members.toReversed() : members;
  }
  if (by === undefined) return elements.toSorted((a, b) => sign * order(a, b));
  return elements
    .map((element) => ({ element, text: by(element) }))
    .toSorted((a, b) => sign * orderOfTexts(a.text, b.text))
    .map(({ element }) => element);
}

/** `<` compares byte strings as Redis does, and numbers too. */
function order<T extends ByteString | number>(a: T, b: T): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Elements without a value to sort by come first. */
function orderOfTexts(a: ByteString | undefined, b: ByteString | undefined): number {
  if (a === undefined || b === undefined) return Number(b === undefined) - Number(a === undefined);
  return order(a, b);
}

/** A missing weight is 0. `strtod` skips leading space, stops at a NUL, and reads an empty string as 0. */
function weightOf(text: ByteString | undefined): number {
  if (text === undefined) return 0;
  const integer = plainInteger(text);
  if (integer !== undefined) return integer;
  const number = /^[ \t-\r]*([^\0]*)/.exec(text)?.[1] ?? '';
  if (number === '' && (text === '' || text.startsWith('\0'))) return 0;
  const weight = readDouble(number);
  if (weight === undefined) {
    throw new RedisError("ERR One or more scores can't be converted into double");
  }
  return weight;
}

function readsOtherKeys({ by, get }: SortOptions): boolean {
  return get.length > 0 || (by !== undefined && by.includes('*'));
}

function denied({ by }: SortOptions): RedisError {
  const option = by !== undefined && by.includes('*') ? 'BY' : 'GET';
  return new RedisError(`ERR ${option} option of SORT denied due to insufficient ACL permissions.`);
}
