import type { ByteString } from '../../../bytes.ts';
import { INT64_MIN } from '../../../numbers.ts';
import type { Reply } from '../../../reply.ts';
import { SortedSetValue } from '../../values/sorted-set.ts';
import { inSteps } from '../../long-command.ts';
import type { Steps } from '../../steps.ts';
import { sortInSteps } from '../../values/sorting.ts';
import type { Spending } from '../../work.ts';
import type { CommandContext, CommandFunction } from '../command.ts';
import { storeResult } from '../store-result.ts';
import type { KeyEvent } from '../../keyspace/events.ts';
import { exactDistance } from './distance.ts';
import { positionOf, type Position } from './geohash.ts';
import { formatDistance, positionReply } from './positions.ts';
import { SearchArguments, type GeoSearch, type SearchForm } from './search-options.ts';
import { distanceWithin, scoreRanges, type Shape } from './shape.ts';

export const geosearch = searchOf({ kind: 'search' });
export const geosearchstore = searchOf({ kind: 'search', stores: 'always' });
export const georadius = searchOf({ kind: 'coordinates', stores: 'by option' });
export const georadiusRo = searchOf({ kind: 'coordinates' });
export const georadiusbymember = searchOf({ kind: 'member', stores: 'by option' });
export const georadiusbymemberRo = searchOf({ kind: 'member' });

/** A member within the shape. */
interface Found {
  readonly member: ByteString;
  readonly score: number;
  readonly position: Position;
  /** In the unit of the command. */
  readonly distance: number;
}

function searchOf(form: SearchForm): CommandFunction {
  return (ctx, argv) => {
    const source = argv[form.stores === 'always' ? 2 : 1]!;
    const set = ctx.keyspace.readAs(source, SortedSetValue);
    const search = new SearchArguments(argv, form, set).read();
    const event = form.kind === 'search' ? 'geosearchstore' : 'georadiusstore';
    return inSteps(ctx, argv, results(ctx, set, search, event));
  };
}

function* results(
  ctx: CommandContext,
  set: SortedSetValue | undefined,
  search: GeoSearch,
  event: KeyEvent,
): Steps<Reply> {
  const { work } = ctx.database;
  const all = set && search.shape ? yield* find(set, search.shape, search, work) : [];
  const found = yield* inOrder(all, search);
  if (search.store !== undefined) return yield* store(ctx, search, found, event);
  if (search.withDistance || search.withPosition) work.spend(LOOKING * found.length);
  const reply: Reply[] = [];
  for (const each of found) if (reply.push(shown(each, search)) % PIECE === 0) yield;
  return reply;
}

function* find(
  set: SortedSetValue,
  shape: Shape,
  { any, count, unit }: GeoSearch,
  work: Spending,
): Steps<Found[]> {
  const found: Found[] = [];
  const most = any ? count : Infinity;
  for (const { from, to } of scoreRanges(shape)) {
    if (found.length >= most) break;
    const first = set.countBelow((score) => score < from);
    const end = set.countBelow((score) => score < to);
    // In chunks, so that not many more are visited than COUNT ANY asks for.
    for (let at = first; at < end && found.length < most; at += PIECE) {
      work.spend(LOOKING * Math.min(PIECE, end - at));
      set.visitUp(at, Math.min(PIECE, end - at), (member, score) => {
        if (found.length >= most) return;
        const position = positionOf(score);
        const meters = distanceWithin(shape, position);
        if (meters !== undefined) found.push({ member, score, position, distance: meters / unit });
      });
      yield;
    }
  }
  return found;
}

const PIECE = 256;
/** What it takes to tell whether a member is within the shape, and to order it, in values looked at. */
const LOOKING = 8;
/** What an exact distance takes. */
const MEASURING = 40;

/** With a COUNT without ANY the nearest members are returned. */
function* inOrder(all: Found[], { order, count, any }: GeoSearch): Steps<Found[]> {
  const wanted = order ?? (count > 0 && !any ? 'asc' : undefined);
  const sign = wanted === 'desc' ? -1 : 1;
  const found =
    wanted === undefined
      ? all
      : yield* sortInSteps(all, (a, b) => sign * (a.distance - b.distance));
  return count > 0 ? found.slice(0, count) : found;
}

function shown({ member, score, position, distance }: Found, search: GeoSearch): Reply {
  const { withDistance, withHash, withPosition } = search;
  if (!withDistance && !withHash && !withPosition) return member;
  const reply: Reply[] = [member];
  if (withDistance) reply.push(formatDistance(distance));
  if (withHash) reply.push(wholeOf(score));
  if (withPosition) reply.push(positionReply(position));
  return reply;
}

/** ZADD may have set any score, so it is printed as C converts a double to a signed 64-bit integer. */
function wholeOf(score: number): number | bigint {
  if (!(Math.abs(score) < 2 ** 63)) return INT64_MIN;
  const whole = Math.trunc(score);
  return Number.isSafeInteger(whole) ? whole : BigInt(whole);
}

/** @returns the number of members stored */
function* store(
  ctx: CommandContext,
  search: GeoSearch,
  found: readonly Found[],
  event: KeyEvent,
): Steps<number> {
  if (search.store!.distances) ctx.database.work.spend(MEASURING * found.length);
  const members: ByteString[] = [];
  const scores: number[] = [];
  for (const each of found) {
    scores.push(scoreToStore(each, search));
    if (members.push(each.member) % PIECE === 0) yield;
  }
  const set = yield* SortedSetValue.inSteps({ members, scores }, ctx.keyspace.limits);
  return storeResult(ctx, search.store!.key, set, event);
}

function scoreToStore({ score, position }: Found, { store: by, shape, unit }: GeoSearch): number {
  return by!.distances ? exactDistance(shape!.center, position) / unit : score;
}
