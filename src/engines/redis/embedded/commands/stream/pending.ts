import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { parseInteger } from '../../../numbers.ts';
import { NULL_ARRAY, type Reply } from '../../../reply.ts';
import {
  type ConsumerGroup,
  type PendingEntry,
  exactDeliveries,
} from '../../values/stream/consumer-group.ts';
import { formatId, idKey, idOfKey, type StreamId } from '../../values/stream/stream-id.ts';
import { inSteps } from '../../long-command.ts';
import { AT_ONCE, type Steps } from '../../steps.ts';
import type { Spending } from '../../work.ts';
import type { CommandFunction } from '../command.ts';
import { parseEnd, parseStart } from './ids.ts';
import { noSuchKeyOrGroup, readStream } from './lookup.ts';

/** Redis 7.2 `t_stream.c` `xpendingCommand`: a summary, or the pending entries of a range. */
export const xpending: CommandFunction = (ctx, argv) => {
  const { keyspace, database } = ctx;
  if (argv.length !== 3 && (argv.length < 6 || argv.length > 9)) throw errors.syntax();
  const query = argv.length > 3 ? readQuery(argv) : undefined;
  const group = readStream(keyspace, argv[1]!)?.groups.get(argv[2]!);
  if (group === undefined) throw noSuchKeyOrGroup(argv[1]!, argv[2]!);
  const steps =
    query === undefined ? summaryOf(group) : list(group, query, keyspace.now, database.work);
  return inSteps(ctx, argv, steps);
};

interface PendingQuery {
  /** In milliseconds; entries that were delivered more recently are left out. */
  readonly minIdle: number;
  readonly start: StreamId;
  readonly end: StreamId;
  readonly count: number;
  readonly consumer: ByteString | undefined;
}

function readQuery(argv: readonly ByteString[]): PendingQuery {
  let at = 3;
  let minIdle = 0;
  if (argv[3]!.toUpperCase() === 'IDLE') {
    minIdle = parseInteger(argv[4]!);
    if (argv.length < 8) throw errors.syntax();
    at = 5;
  }
  const count = Math.max(0, parseInteger(argv[at + 2]!));
  const start = parseStart(argv[at]!);
  return { minIdle, start, end: parseEnd(argv[at + 1]!), count, consumer: argv[at + 3] };
}

function* summaryOf(group: ConsumerGroup): Steps<Reply> {
  const bounds = group.bounds();
  if (bounds === undefined) return [0, null, null, NULL_ARRAY];
  const consumers = yield* group.sortedConsumers();
  const counts: Reply[] = [];
  for (const [i, { name, pending }] of consumers.entries()) {
    if (pending.size > 0) counts.push([name, String(pending.size)]);
    if (i % AT_ONCE === AT_ONCE - 1) yield;
  }
  return [
    group.pendingCount,
    formatId(idOfKey(bounds.first)),
    formatId(idOfKey(bounds.last)),
    counts,
  ];
}

function* list(
  group: ConsumerGroup,
  query: PendingQuery,
  now: number,
  work: Spending,
): Steps<Reply> {
  const { minIdle, start, end, count } = query;
  const consumer = query.consumer === undefined ? undefined : group.consumer(query.consumer);
  if (count === 0 || (query.consumer !== undefined && consumer === undefined)) return [];
  const last = idKey(end);
  const found: Reply[] = [];
  let looked = 0;
  for (const pending of group.pendingFrom(idKey(start), consumer)) {
    if (pending.key > last) break;
    work.spend(1);
    if (++looked % AT_ONCE === 0) yield;
    const idle = now - pending.deliveredAt;
    if (minIdle !== 0 && idle < minIdle) continue;
    const id = formatId(idOfKey(pending.key));
    found.push([id, ...shownOf(pending, idle), exactDeliveries(pending.deliveries)]);
    if (found.length === count) break;
  }
  return found;
}

/** The consumer of a pending entry and how long it has had it; of one that was given back, nobody and -1 (Redis 8.8). */
function shownOf({ consumer }: PendingEntry, idle: number): [ByteString, number] {
  return consumer === undefined ? ['', -1] : [consumer.name, Math.max(0, idle)];
}
