import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { parseInteger } from '../../../numbers.ts';
import { type Reply, mapReply } from '../../../reply.ts';
import type { Keyspace } from '../../keyspace/keyspace.ts';
import {
  type Consumer,
  type ConsumerGroup,
  type PendingEntry,
  exactDeliveries,
} from '../../values/stream/consumer-group.ts';
import type { Producers } from '../../values/stream/producers.ts';
import { lagOf } from '../../values/stream/progress.ts';
import { formatId, idOfKey } from '../../values/stream/stream-id.ts';
import type { StreamEntry, StreamValue } from '../../values/stream/stream.ts';
import type { CommandFunction } from '../command.ts';
import { helpReply } from '../help.ts';
import { entryReply, noSuchGroup, readStream } from './lookup.ts';

/** How many entries of each kind FULL shows without COUNT. */
const DEFAULT_COUNT = 10;
/** What it takes to show an entry, in values looked at. */
const SHOWING = 16;

/** Redis 7.2 `t_stream.c` `xinfoCommand`, as the others here. */
export const infoStream: CommandFunction = ({ keyspace, database }, argv) => {
  const stream = existing(keyspace, argv[2]!);
  stream.producers?.forgetOld(keyspace.now);
  if (argv.length === 3) return summary(stream);
  const count = readCount(argv);
  const shown = (size: number) => Math.min(count || Infinity, size);
  database.work.spend(SHOWING * shown(stream.size));
  for (const group of stream.groups.values()) {
    // Pending entries are shown for their group and for their consumer.
    database.work.spend(SHOWING * (1 + 2 * shown(group.pendingCount)));
  }
  return inFull(stream, count);
};

export const infoGroups: CommandFunction = ({ keyspace }, argv) => {
  const stream = existing(keyspace, argv[2]!);
  return stream.sortedGroups().map((group) =>
    mapReply({
      name: group.name,
      consumers: group.consumerCount,
      pending: group.pendingCount,
      'last-delivered-id': formatId(group.lastId),
      'entries-read': group.entriesRead ?? null,
      lag: lagOf(stream, group) ?? null,
    }),
  );
};

export const infoConsumers: CommandFunction = ({ keyspace }, argv) => {
  const group = existing(keyspace, argv[2]!).groups.get(argv[3]!);
  if (group === undefined) throw noSuchGroup(argv[2]!, argv[3]!);
  const { now } = keyspace;
  return group.consumers().map(({ name, pending, seenAt, activeAt }) =>
    mapReply({
      name,
      pending: pending.size,
      idle: Math.max(0, now - seenAt),
      inactive: activeAt === undefined ? -1 : now - activeAt,
    }),
  );
};

export const infoHelp: CommandFunction = () =>
  helpReply('XINFO', [
    ['CONSUMERS <key> <groupname>', 'Show the consumers of a group.'],
    ['GROUPS <key>', 'Show the groups of a stream.'],
    ['STREAM <key> [FULL [COUNT <count>]]', 'Show what there is to know of a stream.'],
  ]);

function existing(keyspace: Keyspace, key: ByteString): StreamValue {
  const stream = readStream(keyspace, key);
  if (stream === undefined) throw errors.noSuchKey();
  return stream;
}

/** Parses `FULL` or `FULL COUNT <count>`, where 0 is all. */
function readCount(argv: readonly ByteString[]): number {
  const [full, count] = [argv[3]!.toUpperCase(), argv[4]?.toUpperCase()];
  const fits = full === 'FULL' && (argv.length === 4 || (argv.length === 6 && count === 'COUNT'));
  if (!fits) throw errors.subcommandSyntax('XINFO', argv[1]!);
  const value = argv.length === 4 ? DEFAULT_COUNT : parseInteger(argv[5]!);
  return value < 0 ? DEFAULT_COUNT : value;
}

function summary(stream: StreamValue): Reply {
  return mapReply({
    ...figures(stream),
    groups: stream.groups.size,
    'first-entry': orNull(stream.first()),
    'last-entry': orNull(stream.end()),
  });
}

function inFull(stream: StreamValue, count: number): Reply {
  return mapReply({
    ...figures(stream),
    entries: first(stream.entries(), count).map(entryReply),
    groups: stream.sortedGroups().map((group) => groupInFull(stream, group, count)),
  });
}

/** Reports the nodes that hold entries, and the root, as the nodes of a radix tree. */
function figures(stream: StreamValue): Record<string, Reply> {
  return {
    length: stream.size,
    'radix-tree-keys': stream.nodes.length,
    'radix-tree-nodes': stream.nodes.length + 1,
    'last-generated-id': formatId(stream.lastId),
    'max-deleted-entry-id': formatId(stream.maxDeletedId),
    'entries-added': stream.entriesAdded,
    'recorded-first-entry-id': formatId(stream.firstId),
    ...(stream.producers && figuresOf(stream.producers)),
  };
}

/** What Redis 8.6 adds; left out of what an older one says of streams without such IDs. */
function figuresOf(producers: Producers): Record<string, Reply> {
  return {
    'idmp-duration': producers.settings.duration,
    'idmp-maxsize': producers.settings.maxSize,
    'pids-tracked': producers.producers,
    'iids-tracked': producers.tracked,
    'iids-added': producers.added,
    'iids-duplicates': producers.duplicates,
  };
}

function groupInFull(stream: StreamValue, group: ConsumerGroup, count: number): Reply {
  return mapReply({
    name: group.name,
    'last-delivered-id': formatId(group.lastId),
    'entries-read': group.entriesRead ?? null,
    lag: lagOf(stream, group) ?? null,
    'pel-count': group.pendingCount,
    pending: first(group.pendingFrom(''), count).map((pending) => [
      idOf(pending),
      pending.consumer?.name ?? '',
      pending.deliveredAt,
      exactDeliveries(pending.deliveries),
    ]),
    consumers: group.consumers().map((consumer) => consumerInFull(group, consumer, count)),
    // Of Redis 8.8: left out of what an older one says of groups that nothing was given back to.
    ...(group.givenBack > 0 && { 'nacked-count': group.givenBack }),
  });
}

function consumerInFull(group: ConsumerGroup, consumer: Consumer, count: number): Reply {
  return mapReply({
    name: consumer.name,
    'seen-time': consumer.seenAt,
    'active-time': consumer.activeAt ?? -1,
    'pel-count': consumer.pending.size,
    pending: first(group.pendingFrom('', consumer), count).map((pending) => [
      idOf(pending),
      pending.deliveredAt,
      exactDeliveries(pending.deliveries),
    ]),
  });
}

function idOf({ key }: PendingEntry): ByteString {
  return formatId(idOfKey(key));
}

/** The first items, up to a count; 0 is all. */
function first<T>(items: Iterable<T>, count: number): T[] {
  return [...Iterator.from(items).take(count === 0 ? Infinity : count)];
}

function orNull(entry: StreamEntry | undefined): Reply {
  return entry === undefined ? null : entryReply(entry);
}
