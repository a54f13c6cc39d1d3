import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { readInt64 } from '../../../numbers.ts';
import { RedisError } from '../../../reply.ts';
import { deliveryCommand } from '../../persistence/stream-commands.ts';
import {
  CHANGED_AT_ONCE,
  GIVEN_BACK,
  MOST_DELIVERIES,
} from '../../values/stream/consumer-group.ts';
import { idKey, type StreamId } from '../../values/stream/stream-id.ts';
import { inSteps } from '../../long-command.ts';
import type { Steps } from '../../steps.ts';
import type { CommandFunction } from '../command.ts';
import { retryCount } from './claim.ts';
import { parseId } from './ids.ts';
import { writeGroup } from './lookup.ts';

/** What it takes to give back an entry, in values looked at. */
const GIVING_BACK = 20;

/** How the number of deliveries changes: this one does not count, it does, or there were too many already. */
type Mode = 'SILENT' | 'FAIL' | 'FATAL';

interface Request {
  readonly mode: Mode;
  readonly ids: readonly StreamId[];
  readonly deliveries: number | undefined;
  /** Whether entries that are not pending become so. */
  readonly force: boolean;
}

/** Redis 8.8 `t_stream.c` `xnackCommand`. Each entry is logged as it has become. @returns how many were given back */
export const xnack: CommandFunction = (ctx, argv) => {
  const { keyspace, database } = ctx;
  const { mode, ids, deliveries, force } = readRequest(argv);
  const { entry, group } = writeGroup(keyspace, argv[1]!, argv[2]!);
  database.work.spend(GIVING_BACK * ids.length);
  function* givenBack(): Steps<number> {
    const log: (readonly ByteString[])[] = [];
    for (const [i, id] of ids.entries()) {
      if (i % CHANGED_AT_ONCE === CHANGED_AT_ONCE - 1) yield;
      const key = idKey(id);
      const pending = group.pending(key);
      // A log records facts: an entry that is deleted by now may have been pending at the time of the snapshot.
      const isThere = keyspace.replaying || entry.value.has(id);
      if (pending === undefined && !(force && isThere)) continue;
      const delivery = {
        consumer: undefined,
        deliveredAt: GIVEN_BACK,
        deliveries: deliveries ?? countAfter(mode, pending?.deliveries ?? 0),
      };
      const changed = pending ?? group.add(key, delivery);
      if (pending !== undefined) group.deliver(pending, delivery);
      log.push(deliveryCommand(entry.key, group, changed));
    }
    if (log.length === 0) return 0;
    for (const command of log) ctx.propagateAs(command);
    keyspace.groupsChanged(entry);
    keyspace.signalReady(entry.key);
    return log.length;
  }
  return inSteps(ctx, argv, givenBack());
};

function countAfter(mode: Mode, deliveries: number): number {
  if (mode === 'FATAL') return MOST_DELIVERIES;
  return mode === 'FAIL' ? deliveries : Math.max(0, deliveries - 1);
}

function readRequest(argv: readonly ByteString[]): Request {
  const mode = argv[3]!.toUpperCase();
  if (mode !== 'SILENT' && mode !== 'FAIL' && mode !== 'FATAL') throw errors.syntax();
  if (argv[4]!.toUpperCase() !== 'IDS') throw errors.syntax();
  const count = readInt64(argv[5]!);
  if (count === undefined || count <= 0n) {
    throw new RedisError('ERR Number of IDs must be a positive integer');
  }
  const end = 6 + Number(count);
  if (end > argv.length) {
    throw new RedisError('ERR The `numids` parameter must match the number of arguments');
  }
  let deliveries: number | undefined;
  let force = false;
  for (let at = end; at < argv.length; at++) {
    const option = argv[at]!.toUpperCase();
    if (option === 'FORCE') force = true;
    else if (option === 'RETRYCOUNT' && at + 1 < argv.length) {
      deliveries = readCount(argv[++at]!);
    } else {
      throw errors.syntax();
    }
  }
  return { mode, ids: argv.slice(6, end).map((text) => parseId(text)), deliveries, force };
}

function readCount(text: ByteString): number {
  const count = retryCount('XNACK', text);
  if (count >= 0) return count;
  throw new RedisError('ERR Invalid RETRYCOUNT option argument for XNACK');
}
