import { commandTable } from '../../../../../../generated/redis/commands.ts';
import type { ByteString } from '../../../bytes.ts';
import type { CommandSpec } from '../../../command-spec.ts';
import { errors } from '../../../errors.ts';
import { plainInteger, readDouble } from '../../../numbers.ts';
import { RedisError, type Reply } from '../../../reply.ts';
import { sizeOf } from '../../../reply-limit.ts';
import { mayReadEveryKey } from '../../acl/permission.ts';
import { inSteps } from '../../long-command.ts';
import { AT_ONCE, type Steps } from '../../steps.ts';
import { ListValue } from '../../values/list.ts';
import { SetValue } from '../../values/set.ts';
import { sortByScore, sortInSteps } from '../../values/sorting.ts';
import { SortedSetValue } from '../../values/sorted-set.ts';
import type { CommandContext, CommandFunction } from '../command.ts';
import { storeResult } from '../store-result.ts';
import {
  parseSortOptions,
  type SortOptions,
  patternLookup,
  type PatternLookup,
} from './sort-arguments.ts';

/** The elements whose keys are looked up at once. */
const LOOKED_UP_AT_ONCE = 128;

type Sortable = ListValue | SetValue | SortedSetValue;

export const sort: CommandFunction = (ctx, argv) => {
  const options = parseSortOptions(argv, true);
  return inSteps(ctx, argv, sortGeneric(ctx, argv, options, commandTable.sort));
};

export const sortRo: CommandFunction = (ctx, argv) => {
  const options = parseSortOptions(argv, false);
  return inSteps(ctx, argv, sortGeneric(ctx, argv, options, commandTable.sort_ro));
};

/** Redis 7.2 `sort.c` `sortCommandGeneric` */
function* sortGeneric(
  ctx: CommandContext,
  argv: readonly ByteString[],
  options: SortOptions,
  spec: CommandSpec,
): Steps<Reply> {
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
  const elements = value === undefined ? [] : yield* orderedElements(ctx, value, options);
  const start = Math.min(Math.max(options.offset, 0), elements.length);
  const end = options.count < 0 ? elements.length : start + options.count;
  const chosen = elements.slice(start, end);

  const lookups = options.get.map((pattern) => patternLookup(keyspace, pattern, work));
  work.spend(chosen.length * lookups.length);
  const output = lookups.length === 0 ? chosen : yield* lookedUp(chosen, lookups, ctx, options);
  if (options.store === undefined) return output;
  return yield* store(ctx, options.store, output);
}

/** What it takes to order the elements, in values looked at; lookups by a pattern come on top. */
function costOf({ size }: Sortable, { unsorted, alpha }: SortOptions): number {
  return size * (unsorted ? 1 / 4 : alpha ? 3 : 2);
}

/** @throws RedisError if there are more than can be sent */
function* lookedUp(
  elements: readonly ByteString[],
  lookups: readonly PatternLookup[],
  { replies }: CommandContext,
  { store: to }: SortOptions,
): Steps<(ByteString | null)[]> {
  const output: (ByteString | null)[] = [];
  let size = 0;
  for (const element of elements) {
    for (const look of lookups) {
      const value = look(element) ?? null;
      if (output.push(value) % LOOKED_UP_AT_ONCE === 0) yield;
      size += sizeOf(value);
    }
    if (to === undefined) replies.expect(size);
  }
  return output;
}

/** @returns the number of elements stored */
function* store(
  ctx: CommandContext,
  key: ByteString,
  elements: readonly (ByteString | null)[],
): Steps<number> {
  const list = new ListValue(ctx.keyspace.limits);
  for (let from = 0; from < elements.length; from += AT_ONCE) {
    list.push(
      'right',
      elements.slice(from, from + AT_ONCE).map((element) => element ?? ''),
    );
    yield;
  }
  return storeResult(ctx, key, list, 'sortstore');
}

function* orderedElements(
  ctx: CommandContext,
  value: Sortable,
  options: SortOptions,
): Steps<ByteString[]> {
  const elements = yield* elementsOf(value);
  if (!options.unsorted) {
    const look =
      options.by === undefined
        ? undefined
        : patternLookup(ctx.keyspace, options.by, ctx.database.work);
    return yield* sorted(elements, look, options.alpha, options.descending);
  }
  // The order of a set is undefined, and what is stored, or what a script gets, must be the same each time.
  if (value instanceof SetValue && (options.store !== undefined || ctx.isOfScript)) {
    return yield* sorted(elements, undefined, true, options.descending);
  }
  if (!(value instanceof SetValue) && options.descending) elements.reverse();
  return elements;
}

function isSortable(value: unknown): value is Sortable {
  return value instanceof ListValue || value instanceof SetValue || value instanceof SortedSetValue;
}

function* elementsOf(value: Sortable): Steps<ByteString[]> {
  const elements: ByteString[] = [];
  if (!(value instanceof SortedSetValue)) {
    for (const element of value.values()) if (elements.push(element) % AT_ONCE === 0) yield;
    return elements;
  }
  for (let from = 0; from < value.size; from += AT_ONCE) {
    value.visitUp(from, AT_ONCE, (member) => elements.push(member));
    yield;
  }
  return elements;
}

/** @throws RedisError if a weight is not a number */
function* sorted(
  elements: ByteString[],
  by: PatternLookup | undefined,
  alpha: boolean,
  descending: boolean,
): Steps<ByteString[]> {
  const sign = descending ? -1 : 1;
  if (!alpha) {
    // Elements with equal weights are compared themselves, as in a sorted set.
    const scores: number[] = [];
    for (const element of elements) {
      const weight = weightOf(by === undefined ? element : by(element));
      if (scores.push(weight) % LOOKED_UP_AT_ONCE === 0) yield;
    }
    const { members } = yield* sortByScore({ members: elements, scores });
    return descending ? members.toReversed() : members;
  }
  if (by === undefined) return yield* sortInSteps(elements, (a, b) => sign * order(a, b));
  const texts: Text[] = [];
  for (const element of elements) {
    if (texts.push({ element, text: by(element) }) % LOOKED_UP_AT_ONCE === 0) yield;
  }
  const inOrder = yield* sortInSteps(texts, (a, b) => sign * orderOfTexts(a.text, b.text));
  return inOrder.map(({ element }) => element);
}

/** An element and what it is sorted by. */
interface Text {
  readonly element: ByteString;
  readonly text: ByteString | undefined;
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
