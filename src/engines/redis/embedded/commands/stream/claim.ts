import type { ByteString } from '../../../bytes.ts';
import { errors, quoted } from '../../../errors.ts';
import { exact, readInt64 } from '../../../numbers.ts';
import { RedisError, type Reply } from '../../../reply.ts';
import { sizeOf } from '../../../reply-limit.ts';
import type { Keyspace } from '../../keyspace/keyspace.ts';
import { deliveryCommand, progressCommand } from '../../persistence/stream-commands.ts';
import {
  type Consumer,
  type ConsumerGroup,
  type PendingEntry,
  deliveriesOf,
  oneMore,
} from '../../values/stream/consumer-group.ts';
import {
  compareIds,
  formatId,
  idKey,
  idOfKey,
  MIN_ID,
  type StreamId,
} from '../../values/stream/stream-id.ts';
import type { CommandContext, CommandFunction } from '../command.ts';
import { parseId, parseStart, readId } from './ids.ts';
import { entryReply, writeGroup, type StreamKey } from './lookup.ts';

/** What it takes to claim an entry, in values looked at. */
const CLAIMING = 40;

/** A claim of entries for one consumer of a group. */
interface Claim {
  readonly entry: StreamKey;
  readonly group: ConsumerGroup;
  readonly consumer: Consumer;
  /** In milliseconds; entries that were delivered more recently are not claimed. */
  readonly minIdle: number;
  readonly justId: boolean;
  readonly deliveredAt: number;
  readonly deliveries: number | undefined;
}

/** Redis 7.2 `t_stream.c` `xclaimCommand`. Each claimed entry is logged, and the other changes. */
export const xclaim: CommandFunction = (ctx, argv) => {
  const { keyspace } = ctx;
  const { entry, group } = writeGroup(keyspace, argv[1]!, argv[2]!);
  const minIdle = Math.max(0, integer(argv[4]!, 'Invalid min-idle-time argument for XCLAIM'));
  const { ids, lastId, force, justId, deliveredAt, deliveries } = readOptions(argv, keyspace);
  ctx.database.work.spend(CLAIMING * ids.length);
  if (compareIds(lastId, group.lastId) > 0) {
    group.lastId = lastId;
    ctx.propagateAs(progressCommand(entry.key, group));
    keyspace.groupsChanged(entry);
  }
  const consumer = consumerOf(ctx, entry, group, argv[3]!);
  const claim: Claim = { entry, group, consumer, minIdle, justId, deliveredAt, deliveries };
  expectEntries(ctx, claim, ids, (id) => {
    const pending = group.pending(idKey(id));
    return pending === undefined ? force : isIdle(claim, pending, keyspace.now);
  });
  const reply: Reply[] = [];
  for (const id of ids) {
    const pending = group.pending(idKey(id));
    // A log records facts: an entry that is deleted by now may have been pending at the time of the snapshot.
    if (!entry.value.has(id) && !(force && keyspace.replaying)) {
      if (pending !== undefined) forget(ctx, claim, pending);
    } else if (pending !== undefined) {
      if (isIdle(claim, pending, keyspace.now)) reply.push(take(ctx, claim, pending));
    } else if (force) {
      const delivery = { consumer, deliveredAt, deliveries: 1 };
      reply.push(take(ctx, claim, group.add(idKey(id), delivery)));
    }
  }
  return reply;
};

/**
 * `xautoclaimCommand`: examines at most ten times as many entries as may be claimed.
 * @returns the ID to continue from, the claimed entries, and the IDs of deleted ones
 */
export const xautoclaim: CommandFunction = (ctx, argv) => {
  const { keyspace } = ctx;
  const minIdle = Math.max(0, integer(argv[4]!, 'Invalid min-idle-time argument for XAUTOCLAIM'));
  const start = parseStart(argv[5]!);
  const { count, justId } = readAutoOptions(argv);
  const { entry, group } = writeGroup(keyspace, argv[1]!, argv[2]!);
  const { pendingCount } = group;
  ctx.database.work.spend(
    Math.min(10 * count, pendingCount) + CLAIMING * Math.min(count, pendingCount),
  );
  const consumer = consumerOf(ctx, entry, group, argv[3]!);
  const { now } = keyspace;
  const claim: Claim = {
    entry,
    group,
    consumer,
    minIdle,
    justId,
    deliveredAt: now,
    deliveries: undefined,
  };
  const found: PendingEntry[] = [];
  let attempts = count * 10;
  let next = MIN_ID;
  for (const pending of group.pendingFrom(idKey(start))) {
    const id = idOfKey(pending.key);
    if (attempts-- === 0 || found.length === count) {
      next = id;
      break;
    }
    if (!entry.value.has(id) || isIdle(claim, pending, now)) found.push(pending);
  }
  const ids = found.map(({ key }) => idOfKey(key));
  expectEntries(ctx, claim, ids);
  const claimed: Reply[] = [];
  const gone: Reply[] = [];
  for (const [i, pending] of found.entries()) {
    if (entry.value.has(ids[i]!)) {
      claimed.push(take(ctx, claim, pending));
    } else {
      forget(ctx, claim, pending);
      gone.push(formatId(ids[i]!));
    }
  }
  return [formatId(next), claimed, gone];
};

/**
 * Asks whether the entries with these IDs can be sent, unless so many are small anyway.
 * @param isTaken whether one of them will be claimed
 * @throws RedisError if they can't
 */
function expectEntries(
  { replies }: CommandContext,
  { entry, justId }: Claim,
  ids: readonly StreamId[],
  isTaken: (id: StreamId) => boolean = () => true,
): void {
  if (justId || ids.length * entry.value.bytes <= replies.left) return;
  let size = 0;
  for (const id of ids) {
    const found = entry.value.get(id);
    if (found !== undefined && isTaken(id)) replies.expect((size += sizeOf(entryReply(found))));
  }
}

function isIdle({ minIdle }: Claim, { deliveredAt }: PendingEntry, now: number): boolean {
  return minIdle === 0 || now - deliveredAt >= minIdle;
}

/** Assigns an entry to the consumer. @returns the entry, or only its ID with JUSTID */
function take(ctx: CommandContext, claim: Claim, pending: PendingEntry): Reply {
  const { entry, group, consumer, justId, deliveredAt, deliveries } = claim;
  const next = justId ? pending.deliveries : oneMore(pending.deliveries);
  group.deliver(pending, { consumer, deliveredAt, deliveries: deliveries ?? next });
  consumer.activeAt = ctx.keyspace.now;
  ctx.propagateAs(deliveryCommand(entry.key, group, pending));
  ctx.keyspace.groupsChanged(entry);
  const id = idOfKey(pending.key);
  const found = justId ? undefined : entry.value.get(id);
  return found === undefined ? formatId(id) : entryReply(found);
}

/** Removes an entry that is no longer in the stream from the pending ones. */
function forget(ctx: CommandContext, { entry, group }: Claim, pending: PendingEntry): void {
  group.remove(pending);
  ctx.propagateAs(['XACK', entry.key, group.name, formatId(idOfKey(pending.key))]);
  ctx.keyspace.groupsChanged(entry);
}

function consumerOf(
  ctx: CommandContext,
  entry: StreamKey,
  group: ConsumerGroup,
  name: ByteString,
): Consumer {
  const { now } = ctx.keyspace;
  const existing = group.consumer(name);
  const consumer = existing ?? group.addConsumer(name, now);
  consumer.seenAt = now;
  if (existing === undefined) {
    ctx.propagateAs(['XGROUP', 'CREATECONSUMER', entry.key, group.name, name]);
    ctx.keyspace.groupsChanged(entry, 'xgroup-createconsumer');
  }
  return consumer;
}

interface ClaimOptions {
  readonly ids: readonly StreamId[];
  readonly lastId: StreamId;
  readonly force: boolean;
  readonly justId: boolean;
  readonly deliveredAt: number;
  readonly deliveries: number | undefined;
}

/** The IDs end at the first argument that is not an ID. */
function readOptions(argv: readonly ByteString[], { now, replaying }: Keyspace): ClaimOptions {
  const ids: StreamId[] = [];
  let at = 5;
  for (; at < argv.length; at++) {
    const id = readId(argv[at]!);
    if (id === undefined) break;
    ids.push(id);
  }
  let [force, justId, lastId] = [false, false, MIN_ID];
  let deliveredAt: number | undefined;
  let deliveries: number | undefined;
  for (; at < argv.length; at++) {
    const option = argv[at]!.toUpperCase();
    const hasValue = at + 1 < argv.length;
    if (option === 'FORCE') force = true;
    else if (option === 'JUSTID') justId = true;
    else if (option === 'IDLE' && hasValue) deliveredAt = now - optionOf(option, argv[++at]!);
    else if (option === 'TIME' && hasValue) deliveredAt = optionOf(option, argv[++at]!);
    else if (option === 'RETRYCOUNT' && hasValue) deliveries = retryCount('XCLAIM', argv[++at]!);
    else if (option === 'LASTID' && hasValue) lastId = parseId(argv[++at]!);
    else {
      throw new RedisError(`ERR Unrecognized XCLAIM option '${quoted(argv[at]!)}'`);
    }
  }
  // -1 means none, and no time may be in the future, except in a log, which records facts.
  const isAhead = deliveredAt !== undefined && deliveredAt > now && !replaying;
  if (deliveredAt === undefined || deliveredAt < 0 || isAhead) deliveredAt = now;
  if (deliveries !== undefined && deliveries < 0) deliveries = undefined;
  return { ids, lastId, force, justId, deliveredAt, deliveries };
}

function readAutoOptions(argv: readonly ByteString[]): { count: number; justId: boolean } {
  let count = 100;
  let justId = false;
  for (let at = 6; at < argv.length; at++) {
    const option = argv[at]!.toUpperCase();
    if (option === 'COUNT' && at + 1 < argv.length) {
      count = Number(readInt64(argv[++at]!) ?? 0);
      if (count < 1 || count > 2 ** 63 / 16) throw new RedisError('ERR COUNT must be > 0');
    } else if (option === 'JUSTID') {
      justId = true;
    } else {
      throw errors.syntax();
    }
  }
  return { count, justId };
}

/** The value of RETRYCOUNT. @throws RedisError if it is no integer */
export function retryCount(command: string, text: ByteString): number {
  const count = readInt64(text);
  if (count !== undefined) return deliveriesOf(count);
  throw new RedisError(`ERR Invalid RETRYCOUNT option argument for ${command}`);
}

function optionOf(option: string, text: ByteString): number {
  return exact(integer(text, `Invalid ${option} option argument for XCLAIM`));
}

function integer(text: ByteString, error: string): number {
  const value = readInt64(text);
  if (value === undefined) throw new RedisError(`ERR ${error}`);
  return Number(value);
}
