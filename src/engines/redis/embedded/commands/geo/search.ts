import type { ByteString } from '../../../bytes.ts';
import { INT64_MIN } from '../../../numbers.ts';
import type { Reply } from '../../../reply.ts';
import { SortedSetValue } from '../../values/sorted-set.ts';
import type { Spending } from '../../work.ts';
import type { CommandContext, CommandFunction } from '../command.ts';
import { storeResult } from '../store-result.ts';
import type { KeyEvent } from '../../keyspace/events.ts';
import { exactDistance } from './distance.ts';
import { positionOf, type Position } from './geohash.ts';
import { formatDistance, positionReply } from './read.ts';
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
    const found =
      set && search.shape
        ? inOrder(find(set, search.shape, search, ctx.database.work), search)
        : [];
    if (search.store !== undefined) {
      const event = form.kind === 'search' ? 'geosearchstore' : 'georadiusstore';
      return store(ctx, search, found, event);
    }
    if (search.withDistance || search.withPosition) ctx.database.work.spend(LOOKING * found.length);
    return found.map((each) => shown(each, search));
  };
}

function find(
  set: SortedSetValue,
  shape: Shape,
  { any, count, unit }: GeoSearch,
  work: Spending,
): Found[] {
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
    }
  }
  return found;
}

const PIECE = 256;
/** What it takes to tell whether a member is within the shape, and to order it, in values looked at. */
const LOOKING = 8;

/** With a COUNT without ANY the nearest members are returned. */
function inOrder(found: Found[], { order, count, any }: GeoSearch): Found[] {
  const wanted = order ?? (count > 0 && !any ? 'asc' : undefined);
  if (wanted === 'asc') found.sort((a, b) => a.distance - b.distance);
  if (wanted === 'desc') found.sort((a, b) => b.distance - a.distance);
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
function store(
  ctx: CommandContext,
  search: GeoSearch,
  found: readonly Found[],
  event: KeyEvent,
): number {
  const set = SortedSetValue.of(
    found.map((each) => [each.member, scoreToStore(each, search)]),
    ctx.keyspace.limits,
  );
  return storeResult(ctx, search.store!.key, set, event);
}

function scoreToStore({ score, position }: Found, { store: by, shape, unit }: GeoSearch): number {
  return by!.distances ? exactDistance(shape!.center, position) / unit : score;
}
