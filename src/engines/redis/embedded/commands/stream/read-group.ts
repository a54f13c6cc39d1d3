import { upToNul, type ByteString } from '../../../bytes.ts';
import { NULL_ARRAY, RedisError, type Reply } from '../../../reply.ts';
import { claimCommand, progressCommand } from '../../persistence/stream-commands.ts';
import type { Consumer, ConsumerGroup } from '../../values/stream/consumer-group.ts';
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
import { Wait } from '../../blocking/wait.ts';
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
 * Redis 7.2 `t_stream.c` `xreadCommand` with a group. The deliveries and the group's position are logged. As on the
 * hosted service, NOACK creates no consumer.
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
  const reply: Reply[] = [];
  for (const reading of readings) {
    const entries = read(ctx, reading, args);
    if (entries !== undefined) reply.push([reading.entry.key, entries]);
  }
  if (reply.length > 0) return reply;
  const { until, streams } = args;
  if (until === undefined) return NULL_ARRAY;
  const names = streams.map(({ key }) => key);
  return new Wait({ until, keys: { names, type: 'stream', orGone: true } });
};

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

/** @returns undefined if there is nothing new */
function read(ctx: CommandContext, reading: Reading, args: ReadArguments): Reply[] | undefined {
  const { entry, group, after } = reading;
  const consumer = consumerOf(ctx, reading, args);
  if (consumer !== undefined) consumer.seenAt = ctx.keyspace.now;
  if (after !== undefined)
    return consumer === undefined ? [] : history(ctx, reading, consumer, args);
  const stream = entry.value;
  if (stream.size === 0 || compareIds(stream.lastLiveId, group.lastId) <= 0) return undefined;
  return deliver(ctx, reading, args.noAck ? undefined : consumer, args.count);
}

function consumerOf(
  ctx: CommandContext,
  { entry, group }: Reading,
  { group: named, noAck }: ReadArguments,
): Consumer | undefined {
  const { consumer: name } = named!;
  const consumer = group.consumer(name);
  if (consumer !== undefined || noAck) return consumer;
  const added = group.addConsumer(name, ctx.keyspace.now);
  ctx.keyspace.groupsChanged(entry, 'xgroup-createconsumer');
  ctx.propagateAs(['XGROUP', 'CREATECONSUMER', entry.key, group.name, name]);
  return added;
}

/** Delivers new entries, which become pending for the consumer, if there is one. */
function deliver(
  ctx: CommandContext,
  { entry, group }: Reading,
  consumer: Consumer | undefined,
  count: number,
): Reply[] {
  const stream = entry.value;
  const { now } = ctx.keyspace;
  const range = stream.range({
    start: nextId(group.lastId)!,
    end: MAX_ID,
    most: count || Infinity,
  });
  if (range.mayExceed(FEW)) ctx.database.work.spend(DELIVERING * range.length);
  const delivered: Reply[] = [];
  for (const found of stream.entries(nextId(group.lastId))) {
    advance(stream, group, found.id);
    delivered.push(entryReply(found));
    if (consumer !== undefined) {
      consumer.activeAt = now;
      ctx.propagateAs(claimCommand(entry.key, group, pendingFor(group, consumer, found.id, now)));
    }
    if (delivered.length === count) break;
  }
  ctx.propagateAs(progressCommand(entry.key, group));
  ctx.keyspace.groupsChanged(entry);
  return delivered;
}

/** The entry may already be pending, because XGROUP SETID can move the group back. */
function pendingFor(group: ConsumerGroup, consumer: Consumer, id: StreamId, now: number) {
  const key = idKey(id);
  const pending = group.pending(key);
  if (pending === undefined) return group.add(key, consumer, now, 1);
  group.assign(pending, consumer);
  pending.deliveredAt = now;
  pending.deliveries = 1;
  return pending;
}

/** The pending entries of the consumer. Their redelivery is logged, unlike in Redis. */
function history(
  ctx: CommandContext,
  { entry, group, after }: Reading,
  consumer: Consumer,
  { count }: ReadArguments,
): Reply[] {
  const start = nextId(after!);
  const entries: Reply[] = [];
  if (start === undefined) return entries;
  ctx.database.work.spend(DELIVERING * Math.min(count || Infinity, consumer.pending.size));
  for (const pending of group.pendingFrom(idKey(start), consumer)) {
    const id = idOfKey(pending.key);
    const found = entry.value.get(id);
    if (found === undefined) {
      entries.push([formatId(id), NULL_ARRAY]);
    } else {
      entries.push(entryReply(found));
      pending.deliveredAt = ctx.keyspace.now;
      pending.deliveries++;
      ctx.propagateAs(claimCommand(entry.key, group, pending));
    }
    if (entries.length === count) break;
  }
  if (entries.length > 0) ctx.keyspace.groupsChanged(entry);
  return entries;
}
