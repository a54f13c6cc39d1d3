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
  CHANGED_AT_ONCE,
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
import { inSteps } from '../../long-command.ts';
import type { Steps } from '../../steps.ts';
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
  readonly justId: boolean;
  readonly deliveredAt: number;
  readonly deliveries: number | undefined;
  readonly now: number;
  readonly log: Logged;
}

/** The commands that are logged instead. */
type Logged = (readonly ByteString[])[];

/** Redis 7.2 `t_stream.c` `xclaimCommand`. Each claimed entry is logged, and the other changes. */
export const xclaim: CommandFunction = (ctx, argv) => {
  const { keyspace } = ctx;
  const { entry, group } = writeGroup(keyspace, argv[1]!, argv[2]!);
  const minIdle = Math.max(0, integer(argv[4]!, 'Invalid min-idle-time argument for XCLAIM'));
  const { ids, lastId, force, justId, deliveredAt, deliveries } = readOptions(argv, keyspace);
  ctx.database.work.spend(CLAIMING * ids.length);
  const { now } = keyspace;
  const isTaken = (id: StreamId) => {
    const pending = group.pending(idKey(id));
    return pending === undefined ? force : isIdle(minIdle, pending, now);
  };
  function* claimed(): Steps<Reply> {
    yield* expectEntries(ctx, entry, justId, ids, isTaken);
    const log: Logged = [];
    if (compareIds(lastId, group.lastId) > 0) {
      group.lastId = lastId;
      log.push(progressCommand(entry.key, group));
    }
    const consumer = consumerOf(ctx, entry, group, argv[3]!, log);
    const claim: Claim = { entry, group, consumer, justId, deliveredAt, deliveries, now, log };
    const reply: Reply[] = [];
    let looked = 0;
    for (const id of ids) {
      if (++looked % CHANGED_AT_ONCE === 0) yield;
      const pending = group.pending(idKey(id));
      // A log records facts: an entry that is deleted by now may have been pending at the time of the snapshot.
      if (!entry.value.has(id) && !(force && keyspace.replaying)) {
        if (pending !== undefined) forget(claim, pending);
      } else if (pending !== undefined) {
        if (isIdle(minIdle, pending, now)) reply.push(take(claim, pending));
      } else if (force) {
        const delivery = { consumer, deliveredAt, deliveries: 1 };
        reply.push(take(claim, group.add(idKey(id), delivery)));
      }
    }
    finish(ctx, entry, log);
    return reply;
  }
  return inSteps(ctx, argv, claimed());
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
  const { now } = keyspace;
  function* claimed(): Steps<Reply> {
    const found: PendingEntry[] = [];
    let attempts = count * 10;
    let next = MIN_ID;
    let looked = 0;
    for (const pending of group.pendingFrom(idKey(start))) {
      if (++looked % CHANGED_AT_ONCE === 0) yield;
      const id = idOfKey(pending.key);
      if (attempts-- === 0 || found.length === count) {
        next = id;
        break;
      }
      if (!entry.value.has(id) || isIdle(minIdle, pending, now)) found.push(pending);
    }
    const ids = found.map(({ key }) => idOfKey(key));
    yield* expectEntries(ctx, entry, justId, ids);
    const log: Logged = [];
    const consumer = consumerOf(ctx, entry, group, argv[3]!, log);
    const given = { deliveredAt: now, deliveries: undefined };
    const claim: Claim = { entry, group, consumer, justId, ...given, now, log };
    const claimed: Reply[] = [];
    const gone: Reply[] = [];
    for (const [i, pending] of found.entries()) {
      if (++looked % CHANGED_AT_ONCE === 0) yield;
      if (entry.value.has(ids[i]!)) {
        claimed.push(take(claim, pending));
      } else {
        forget(claim, pending);
        gone.push(formatId(ids[i]!));
      }
    }
    finish(ctx, entry, log);
    return [formatId(next), claimed, gone];
  }
  return inSteps(ctx, argv, claimed());
};

/** Logs what has been claimed. It is known at the end only, because other commands of the client may run between steps. */
function finish(ctx: CommandContext, entry: StreamKey, log: Logged): void {
  if (log.length === 0) return;
  for (const command of log) ctx.propagateAs(command);
  ctx.keyspace.groupsChanged(entry);
}

/**
 * Asks whether the entries with these IDs can be sent, unless so many are small anyway.
 * @param isTaken whether one of them will be claimed
 * @throws RedisError if they can't
 */
function* expectEntries(
  { replies }: CommandContext,
  entry: StreamKey,
  justId: boolean,
  ids: readonly StreamId[],
  isTaken: (id: StreamId) => boolean = () => true,
): Steps<void> {
  if (justId || ids.length * entry.value.bytes <= replies.left) return;
  let size = 0;
  for (const [i, id] of ids.entries()) {
    if (i % CHANGED_AT_ONCE === CHANGED_AT_ONCE - 1) yield;
    const found = entry.value.get(id);
    if (found !== undefined && isTaken(id)) replies.expect((size += sizeOf(entryReply(found))));
  }
}

function isIdle(minIdle: number, { deliveredAt }: PendingEntry, now: number): boolean {
  return minIdle === 0 || now - deliveredAt >= minIdle;
}

/** Assigns an entry to the consumer. @returns the entry, or only its ID with JUSTID */
function take(claim: Claim, pending: PendingEntry): Reply {
  const { entry, group, consumer, justId, deliveredAt, deliveries, now, log } = claim;
  const next = justId ? pending.deliveries : oneMore(pending.deliveries);
  group.deliver(pending, { consumer, deliveredAt, deliveries: deliveries ?? next });
  consumer.activeAt = now;
  log.push(deliveryCommand(entry.key, group, pending));
  const id = idOfKey(pending.key);
  const found = justId ? undefined : entry.value.get(id);
  return found === undefined ? formatId(id) : entryReply(found);
}

/** Removes an entry that is no longer in the stream from the pending ones. */
function forget({ entry, group, log }: Claim, pending: PendingEntry): void {
  group.remove(pending);
  log.push(['XACK', entry.key, group.name, formatId(idOfKey(pending.key))]);
}

function consumerOf(
  ctx: CommandContext,
  entry: StreamKey,
  group: ConsumerGroup,
  name: ByteString,
  log: Logged,
): Consumer {
  const { now } = ctx.keyspace;
  const existing = group.consumer(name);
  const consumer = existing ?? group.addConsumer(name, now);
  consumer.seenAt = now;
  if (existing === undefined) {
    log.push(['XGROUP', 'CREATECONSUMER', entry.key, group.name, name]);
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
