import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { parseInteger } from '../../../numbers.ts';
import { type Reply, mapReply } from '../../../reply.ts';
import { sizeOf, type ReplyLimit } from '../../../reply-limit.ts';
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
import { isSteps, type Steps } from '../../steps.ts';
import type { Spending } from '../../work.ts';
import { inSteps } from '../../long-command.ts';
import type { CommandContext, CommandFunction } from '../command.ts';
import { helpReply } from '../help.ts';
import { entryReply, noSuchGroup, readStream } from './lookup.ts';

/** How many entries of each kind FULL shows without COUNT. */
const DEFAULT_COUNT = 10;
/** What it takes to show an entry, in values looked at. */
const SHOWING = 16;
/** The things that are shown between two yields. */
const SHOWN_AT_ONCE = 64;

/** Redis 7.2 `t_stream.c` `xinfoCommand`, as the others here. */
export const infoStream: CommandFunction = (ctx, argv) => {
  const { keyspace } = ctx;
  const stream = existing(keyspace, argv[2]!);
  stream.producers?.forgetOld(keyspace.now);
  if (argv.length === 3) return summary(stream);
  return inSteps(ctx, argv, inFull(new Shown(ctx, readCount(argv)), stream));
};

export const infoGroups: CommandFunction = (ctx, argv) => {
  const stream = existing(ctx.keyspace, argv[2]!);
  return inSteps(ctx, argv, groupsOf(new Shown(ctx, 0), stream));
};

function* groupsOf(shown: Shown, stream: StreamValue): Steps<Reply> {
  return yield* shown.each(yield* stream.sortedGroups(), (group) =>
    mapReply({
      name: group.name,
      consumers: group.consumerCount,
      pending: group.pendingCount,
      'last-delivered-id': formatId(group.lastId),
      'entries-read': group.entriesRead ?? null,
      lag: lagOf(stream, group) ?? null,
    }),
  );
}

export const infoConsumers: CommandFunction = (ctx, argv) => {
  const group = existing(ctx.keyspace, argv[2]!).groups.get(argv[3]!);
  if (group === undefined) throw noSuchGroup(argv[2]!, argv[3]!);
  return inSteps(ctx, argv, consumersOf(new Shown(ctx, 0), group, ctx.keyspace.now));
};

function* consumersOf(shown: Shown, group: ConsumerGroup, now: number): Steps<Reply> {
  return yield* shown.each(yield* group.sortedConsumers(), ({ name, pending, seenAt, activeAt }) =>
    mapReply({
      name,
      pending: pending.size,
      idle: Math.max(0, now - seenAt),
      inactive: activeAt === undefined ? -1 : now - activeAt,
    }),
  );
}

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

/** Makes replies about many things in steps, each of which counts as work. */
class Shown {
  readonly #count: number;
  readonly #work: Spending;
  readonly #replies: ReplyLimit;
  #bytes = 0;
  #sinceYield = 0;

  /** @param count the most that is shown of each kind; 0 is all */
  constructor({ database, replies }: CommandContext, count: number) {
    this.#work = database.work;
    this.#replies = replies;
    this.#count = count || Infinity;
  }

  /** The first things, up to the count. */
  first<T>(things: Iterable<T>, reply: (thing: T) => Reply): Steps<Reply[]> {
    return this.each(Iterator.from(things).take(this.#count), reply);
  }

  /** @throws RedisError if this is too much work, or more than can be sent */
  *each<T>(things: Iterable<T>, reply: (thing: T) => Reply | Steps<Reply>): Steps<Reply[]> {
    const all: Reply[] = [];
    for (const thing of things) {
      this.#work.spend(SHOWING);
      const shown = reply(thing);
      if (isSteps(shown)) {
        all.push(yield* shown);
      } else {
        all.push(shown);
        this.#replies.expect((this.#bytes += sizeOf(shown)));
      }
      if (++this.#sinceYield < SHOWN_AT_ONCE) continue;
      this.#sinceYield = 0;
      yield;
    }
    return all;
  }
}

function* inFull(shown: Shown, stream: StreamValue): Steps<Reply> {
  const entries = yield* shown.first(stream.entries(), entryReply);
  const groups = yield* stream.sortedGroups();
  const inFull = (group: ConsumerGroup) => groupInFull(shown, stream, group);
  return mapReply({ ...figures(stream), entries, groups: yield* shown.each(groups, inFull) });
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

function* groupInFull(shown: Shown, stream: StreamValue, group: ConsumerGroup): Steps<Reply> {
  const pending = yield* shown.first(group.pendingFrom(''), (each) => [
    idOf(each),
    each.consumer?.name ?? '',
    each.deliveredAt,
    exactDeliveries(each.deliveries),
  ]);
  const consumers = yield* group.sortedConsumers();
  const inFull = (consumer: Consumer) => consumerInFull(shown, group, consumer);
  return mapReply({
    name: group.name,
    'last-delivered-id': formatId(group.lastId),
    'entries-read': group.entriesRead ?? null,
    lag: lagOf(stream, group) ?? null,
    'pel-count': group.pendingCount,
    pending,
    consumers: yield* shown.each(consumers, inFull),
    // Of Redis 8.8: left out of what an older one says of groups that nothing was given back to.
    ...(group.givenBack > 0 && { 'nacked-count': group.givenBack }),
  });
}

function* consumerInFull(shown: Shown, group: ConsumerGroup, consumer: Consumer): Steps<Reply> {
  return mapReply({
    name: consumer.name,
    'seen-time': consumer.seenAt,
    'active-time': consumer.activeAt ?? -1,
    'pel-count': consumer.pending.size,
    pending: yield* shown.first(group.pendingFrom('', consumer), (each) => [
      idOf(each),
      each.deliveredAt,
      exactDeliveries(each.deliveries),
    ]),
  });
}

function idOf({ key }: PendingEntry): ByteString {
  return formatId(idOfKey(key));
}

function orNull(entry: StreamEntry | undefined): Reply {
  return entry === undefined ? null : entryReply(entry);
}
