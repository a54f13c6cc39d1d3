import { NameMap } from '../../../../../base/name-map.ts';
import { upToNul, type ByteString } from '../../../bytes.ts';
import { NULL_ARRAY, RedisError, type Reply } from '../../../reply.ts';
import { sizeOf, sizeOfAll } from '../../../reply-limit.ts';
import { deliveryCommand, progressCommand } from '../../persistence/stream-commands.ts';
import {
  type Consumer,
  type ConsumerGroup,
  type PendingEntry,
  CHANGED_AT_ONCE,
  exactDeliveries,
  oneMore,
} from '../../values/stream/consumer-group.ts';
import { advance } from '../../values/stream/progress.ts';
import {
  compareIds,
  MAX_ID,
  formatId,
  idKey,
  idOfKey,
  nextId,
  type StreamId,
} from '../../values/stream/stream-id.ts';
import type { Database } from '../../database.ts';
import { Wait } from '../../blocking/wait.ts';
import { inSteps, LongCommand } from '../../long-command.ts';
import type { Steps } from '../../steps.ts';
import type { CommandContext, CommandFunction } from '../command.ts';
import { parseId } from './ids.ts';
import { entryReply, noSuchKeyOrGroup, writeStream, type StreamKey } from './lookup.ts';
import { readArguments, type ReadArguments } from './read-arguments.ts';

/** Fewer entries are not counted as work. */
const FEW = 1024;
/** What it takes to deliver an entry, in values looked at. */
const DELIVERING = 8;

/** A stream that a consumer reads. */
interface Reading {
  readonly entry: StreamKey;
  readonly group: ConsumerGroup;
  /** Undefined for entries that were not delivered to anybody yet. */
  readonly after: StreamId | undefined;
}

/**
 * Redis 7.2 `t_stream.c` `xreadCommand` with a group, and CLAIM of Redis 8.4. The deliveries and the group's position are
 * logged. As on the hosted service, NOACK creates no consumer.
 */
export const xreadgroup: CommandFunction = (ctx, argv) => {
  const args = readArguments(ctx, argv, true);
  const { name } = args.group!;
  const readings = args.streams.map(({ key, id }): Reading => {
    const entry = writeStream(ctx.keyspace, key);
    const group = entry?.value.groups.get(name);
    if (entry === undefined || group === undefined) {
      throw noSuchKeyOrGroup(key, name, ' in XREADGROUP with GROUP option');
    }
    return { entry, group, after: parseAfter(id) };
  });
  const steps = readAll(ctx, readings, args);
  const outcome = inSteps(ctx, argv, orNothing(steps));
  const { until, streams } = args;
  if (until === undefined) return outcome;
  const names = streams.map(({ key }) => key);
  const waitAfter = (reply: Reply) =>
    reply === NULL_ARRAY
      ? new Wait({
          until,
          again: nextClaim(readings, args),
          keys: { names, type: 'stream', orGone: true },
        })
      : undefined;
  if (!(outcome instanceof LongCommand)) return waitAfter(outcome) ?? outcome;
  // It may take long, and have nothing to read: if all that it was to claim is deleted.
  outcome.waitAfter = waitAfter;
  return outcome;
};

function* orNothing(steps: Steps<Reply[]>): Steps<Reply> {
  const reply = yield* steps;
  return reply.length > 0 ? reply : NULL_ARRAY;
}

/** @returns what there is to read of each stream that has something */
function* readAll(
  ctx: CommandContext,
  readings: readonly Reading[],
  args: ReadArguments,
): Steps<Reply[]> {
  const finding = new Pace();
  const changing = new Pace();
  const log: Logged = [];
  const read = new Map<Reading, Reply[]>();
  let size = 0;
  try {
    for (const round of roundsOf(readings)) {
      const found: Found[][] = [];
      for (const reading of round) {
        const entries = yield* entriesFor(ctx, reading, args, finding);
        size += sizeOfAll(entries.map(({ reply }) => reply));
        found.push(entries);
      }
      ctx.replies.expect(size);
      for (const [i, reading] of round.entries()) {
        const change: Change = { ctx, reading, args, log, pace: changing };
        const entries = yield* deliverFound(change, found[i]!);
        if (entries !== undefined) read.set(reading, entries);
      }
    }
  } catch (error) {
    // What an earlier round has delivered is pending, although nobody has got it.
    propagate(ctx, log);
    throw error;
  }
  // It is logged at the end only, because other commands of the client may run between steps.
  propagate(ctx, log);
  return readings.flatMap((reading) => {
    const entries = read.get(reading);
    return entries === undefined ? [] : [[reading.entry.key, entries]];
  });
}

/** Has each stream once in a round: where it is named again, it is read after what came before has been delivered. */
function roundsOf(readings: readonly Reading[]): Reading[][] {
  const rounds: Reading[][] = [];
  const times = new NameMap<ByteString, number>();
  for (const reading of readings) {
    const { key } = reading.entry;
    const before = times.get(key) ?? 0;
    times.set(key, before + 1);
    (rounds[before] ??= []).push(reading);
  }
  return rounds;
}

function propagate(ctx: CommandContext, log: Logged): void {
  for (const command of log) ctx.propagateAs(command);
}

/** Says after how many entries a step ends. */
class Pace {
  #entries = 0;

  get isStep(): boolean {
    return ++this.#entries % CHANGED_AT_ONCE === 0;
  }
}

/** The commands that are logged instead. */
type Logged = (readonly ByteString[])[];

/** What is going to be changed in a stream. */
interface Change {
  readonly ctx: CommandContext;
  readonly reading: Reading;
  readonly args: ReadArguments;
  readonly log: Logged;
  readonly pace: Pace;
}

/** When the first pending entry may be claimed, in Unix milliseconds; `Infinity` if none ever. */
function nextClaim(readings: readonly Reading[], { minIdle }: ReadArguments): number {
  if (minIdle === undefined) return Infinity;
  let next = Infinity;
  for (const { group, after } of readings) {
    if (after === undefined) next = Math.min(next, (group.oldestDelivery ?? Infinity) + minIdle);
  }
  return next;
}

/**
 * The start of the requested history; undefined for new entries, which `>` and the highest ID ask for (Redis 7.2
 * `t_stream.c` `xreadCommand`).
 */
function parseAfter(text: ByteString): StreamId | undefined {
  const shown = upToNul(text);
  if (shown === '>') return undefined;
  if (shown !== '$' && shown !== '+') {
    const id = parseId(text);
    return compareIds(id, MAX_ID) === 0 ? undefined : id;
  }
  throw new RedisError(
    `ERR The ${shown} ID is meaningless in the context of XREADGROUP: you want to read the history of this consumer by specifying a proper ID, or use the > ID to get new messages. The ${shown} ID would just return an empty result set.`,
  );
}

/** An entry for the consumer, and how it is replied. */
interface Found {
  readonly id: StreamId;
  readonly reply: Reply;
  /** Of the history, and of what is claimed; there the entry may be deleted. */
  readonly pending?: PendingEntry;
  readonly isGone?: boolean;
}

/**
 * The entries that a consumer gets of a stream, before anything is changed.
 * @throws RedisError if they can't be sent, or take too long
 */
function* entriesFor(
  { replies, database }: CommandContext,
  reading: Reading,
  args: ReadArguments,
  pace: Pace,
): Steps<Found[]> {
  const { entry, group, after } = reading;
  const most = args.count || Infinity;
  const found: Found[] = [];
  let size = 0;
  let shown = 0;
  const add = (one: Found) => {
    replies.expect((size += sizeOf(one.reply)));
    found.push(one);
    return ++shown === args.count;
  };
  if (after === undefined) {
    const stream = entry.value;
    const isClaim = args.minIdle !== undefined;
    for (const claimed of claimable(database, reading, args)) {
      if (pace.isStep) yield;
      if (claimed.isGone === true) found.push(claimed);
      else if (add(claimed)) return found;
    }
    if (stream.size === 0 || compareIds(stream.lastLiveId, group.lastId) <= 0) return found;
    const range = stream.range({ start: nextId(group.lastId)!, end: MAX_ID, most });
    if (range.mayExceed(FEW)) database.work.spend(DELIVERING * range.length);
    for (const next of stream.entries(nextId(group.lastId))) {
      if (pace.isStep) yield;
      // Redis 8.4 says of new entries, too, how long they were idle and how often they were delivered.
      const reply = isClaim ? [...entryReply(next), 0, 0] : entryReply(next);
      if (add({ id: next.id, reply })) break;
    }
    return found;
  }
  const consumer = group.consumer(args.group!.consumer);
  const start = nextId(after);
  if (consumer === undefined || start === undefined) return found;
  database.work.spend(DELIVERING * Math.min(most, consumer.pending.size));
  for (const pending of group.pendingFrom(idKey(start), consumer)) {
    if (pace.isStep) yield;
    const id = idOfKey(pending.key);
    const kept = entry.value.get(id);
    const reply = kept === undefined ? [formatId(id), NULL_ARRAY] : entryReply(kept);
    if (add({ id, reply, pending, isGone: kept === undefined })) break;
  }
  return found;
}

/** The pending entries that CLAIM takes over, the longest idle first, whether or not they are still in the stream. */
function* claimable(
  { keyspace, work }: Database,
  { entry, group }: Reading,
  { count, minIdle }: ReadArguments,
): Generator<Found, void> {
  if (minIdle === undefined) return;
  const { now } = keyspace;
  // Those that are no longer in the stream are not counted, so it may take more of them.
  let shown = 0;
  for (const pending of group.deliveredUntil(now - minIdle)) {
    if (count > 0 && shown === count) return;
    work.spend(DELIVERING);
    const id = idOfKey(pending.key);
    const kept = entry.value.get(id);
    if (kept === undefined) {
      yield { id, reply: null, pending, isGone: true };
      continue;
    }
    shown++;
    const idle = pending.consumer === undefined ? -1 : Math.max(0, now - pending.deliveredAt);
    const deliveries = exactDeliveries(pending.deliveries);
    yield { id, reply: [...entryReply(kept), idle, deliveries], pending };
  }
}

/** @returns undefined if there is nothing new */
function* deliverFound(change: Change, found: readonly Found[]): Steps<Reply[] | undefined> {
  const { ctx, reading, args } = change;
  const consumer = consumerOf(change, args.noAck);
  if (consumer !== undefined) consumer.seenAt = ctx.keyspace.now;
  if (reading.after !== undefined) {
    yield* redeliver(change, found);
    return found.map(({ reply }) => reply);
  }
  const [claimed, added] = [found.filter(isPending), found.filter((one) => !isPending(one))];
  if (claimed.length > 0) yield* claim(change, claimed);
  if (added.length > 0) yield* deliver(change, args.noAck ? undefined : consumer, added);
  const shown = found.filter(({ isGone }) => isGone !== true);
  return shown.length === 0 ? undefined : shown.map(({ reply }) => reply);
}

function isPending({ pending }: Found): boolean {
  return pending !== undefined;
}

/** Takes over pending entries (with NOACK too), and forgets those that are no longer in the stream, as XAUTOCLAIM does. */
function* claim(change: Change, found: readonly Found[]): Steps<void> {
  const { ctx, reading, log, pace } = change;
  const { entry, group } = reading;
  const { now } = ctx.keyspace;
  const consumer = consumerOf(change, false)!;
  for (const { pending, isGone, id } of found) {
    if (pace.isStep) yield;
    if (isGone === true) {
      group.remove(pending!);
      log.push(['XACK', entry.key, group.name, formatId(id)]);
      continue;
    }
    consumer.activeAt = now;
    const deliveries = oneMore(pending!.deliveries);
    group.deliver(pending!, { consumer, deliveredAt: now, deliveries });
    log.push(deliveryCommand(entry.key, group, pending!));
  }
  ctx.keyspace.groupsChanged(entry);
}

function consumerOf({ ctx, reading, args, log }: Change, noAck: boolean): Consumer | undefined {
  const { entry, group } = reading;
  const { consumer: name } = args.group!;
  const consumer = group.consumer(name);
  if (consumer !== undefined || noAck) return consumer;
  const added = group.addConsumer(name, ctx.keyspace.now);
  ctx.keyspace.groupsChanged(entry, 'xgroup-createconsumer');
  log.push(['XGROUP', 'CREATECONSUMER', entry.key, group.name, name]);
  return added;
}

/** Delivers new entries, which become pending for the consumer, if there is one. */
function* deliver(
  { ctx, reading, log, pace }: Change,
  consumer: Consumer | undefined,
  found: readonly Found[],
): Steps<void> {
  const { entry, group } = reading;
  const stream = entry.value;
  const { now } = ctx.keyspace;
  for (const { id } of found) {
    if (pace.isStep) yield;
    advance(stream, group, id);
    if (consumer === undefined) continue;
    consumer.activeAt = now;
    log.push(deliveryCommand(entry.key, group, pendingFor(group, consumer, id, now)));
  }
  log.push(progressCommand(entry.key, group));
  ctx.keyspace.groupsChanged(entry);
}

/** The entry may already be pending, because XGROUP SETID can move the group back. */
function pendingFor(group: ConsumerGroup, consumer: Consumer, id: StreamId, now: number) {
  const key = idKey(id);
  const delivery = { consumer, deliveredAt: now, deliveries: 1 };
  const pending = group.pending(key);
  if (pending === undefined) return group.add(key, delivery);
  group.deliver(pending, delivery);
  return pending;
}

/** Delivers pending entries of the consumer again. This is logged, unlike in Redis. */
function* redeliver({ ctx, reading, log, pace }: Change, found: readonly Found[]): Steps<void> {
  const { entry, group } = reading;
  for (const { pending, isGone } of found) {
    if (pace.isStep) yield;
    if (pending === undefined || isGone === true) continue;
    const deliveries = oneMore(pending.deliveries);
    group.deliver(pending, { ...pending, deliveredAt: ctx.keyspace.now, deliveries });
    log.push(deliveryCommand(entry.key, group, pending));
  }
  if (found.length > 0) ctx.keyspace.groupsChanged(entry);
}
