import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { readInt64 } from '../../../numbers.ts';
import { RedisError, type Reply } from '../../../reply.ts';
import { inSteps } from '../../long-command.ts';
import { AT_ONCE, type Steps } from '../../steps.ts';
import { runLoop, takesMany } from '../../loop.ts';
import { idKey, type StreamId } from '../../values/stream/stream-id.ts';
import { REFERENCE, type References, type StreamValue } from '../../values/stream/stream.ts';
import type { CommandFunction } from '../command.ts';
import { parseId } from './ids.ts';
import { writeStream } from './lookup.ts';
import { asReferences, referencesCost } from './trim-options.ts';

/** The result for an entry (Redis 8.2 `xdelex`, `xackdel`). */
const NOT_THERE = -1;
const DELETED = 1;
const STILL_REFERENCED = 2;

export const xdel = takesMany((ctx, argv) => {
  const { keyspace } = ctx;
  const entry = writeStream(keyspace, argv[1]!);
  if (entry === undefined) return 0;
  let deleted = 0;
  const ids: StreamId[] = [];
  return runLoop(ctx, argv, {
    from: 2,
    to: argv.length,
    stride: 1,
    check: (i) => ids.push(parseId(argv[i]!)),
    each: (i) => {
      if (entry.value.delete(ids[i - 2]!)) deleted++;
    },
    finish: () => {
      if (deleted > 0) keyspace.changed(entry, 'xdel');
      return deleted;
    },
  });
});

/** XDEL with options for the references to entries, and a result for each entry. */
export const xdelex: CommandFunction = (ctx, argv) => {
  const { keyspace, database } = ctx;
  const { references, ids } = readIds(argv, 2);
  const entry = writeStream(keyspace, argv[1]!);
  if (entry === undefined) return ids.map(() => NOT_THERE);
  const stream = entry.value;
  if (references !== 'KEEPREF') {
    database.work.spend(referencesCost(ids.length, stream.groups.size));
  }
  const deletion = deleteAll(stream, ids, references, (id) => stream.has(id));
  const finish = (outcomes: readonly number[]) => {
    if (outcomes.includes(DELETED)) keyspace.changed(entry, 'xdel');
  };
  return inSteps(ctx, argv, finished(deletion, finish));
};

/** Redis 7.2 `t_stream.c` `xackCommand`: no event, and no error if the group does not exist. */
export const xack = takesMany((ctx, argv) => {
  const { keyspace } = ctx;
  const entry = writeStream(keyspace, argv[1]!);
  const group = entry?.value.groups.get(argv[2]!);
  if (entry === undefined || group === undefined) return 0;
  let acknowledged = 0;
  const ids: StreamId[] = [];
  return runLoop(ctx, argv, {
    from: 3,
    to: argv.length,
    stride: 1,
    check: (i) => ids.push(parseId(argv[i]!)),
    each: (i) => {
      const pending = group.pending(idKey(ids[i - 3]!));
      if (pending === undefined) return;
      group.remove(pending);
      acknowledged++;
    },
    finish: () => {
      if (acknowledged > 0) keyspace.groupsChanged(entry);
      return acknowledged;
    },
  });
});

/** Acknowledges and deletes entries that are pending in the group. */
export const xackdel: CommandFunction = (ctx, argv) => {
  const { keyspace, database } = ctx;
  const { references, ids } = readIds(argv, 3);
  const entry = writeStream(keyspace, argv[1]!);
  const group = entry?.value.groups.get(argv[2]!);
  if (entry === undefined || group === undefined) return ids.map(() => NOT_THERE);
  const stream = entry.value;
  if (references !== 'KEEPREF') {
    database.work.spend(referencesCost(ids.length, stream.groups.size));
  }
  const deletion = deleteAll(stream, ids, references, (id) => {
    const pending = group.pending(idKey(id));
    if (pending !== undefined) group.remove(pending);
    return pending !== undefined;
  });
  const finish = (outcomes: readonly number[]) => {
    if (outcomes.includes(DELETED)) keyspace.changed(entry, 'xdel');
    else if (outcomes.includes(STILL_REFERENCED)) keyspace.groupsChanged(entry);
  };
  return inSteps(ctx, argv, finished(deletion, finish));
};

/** @param isThere whether an entry is to be deleted, asked before that @returns the result for each entry */
function* deleteAll(
  stream: StreamValue,
  ids: readonly StreamId[],
  references: References,
  isThere: (id: StreamId) => boolean,
): Steps<number[]> {
  const cost = references === 'KEEPREF' ? REFERENCE : REFERENCE * (1 + stream.groups.size);
  const outcomes: number[] = [];
  let looked = 0;
  for (const id of ids) {
    outcomes.push(isThere(id) ? deleteAs(stream, id, references) : NOT_THERE);
    if ((looked += cost) < AT_ONCE) continue;
    looked = 0;
    yield;
  }
  return outcomes;
}

function* finished<Result extends Reply>(
  steps: Steps<Result>,
  finish: (result: Result) => void,
): Steps<Result> {
  const result = yield* steps;
  finish(result);
  return result;
}

function deleteAs(stream: StreamValue, id: StreamId, references: References): number {
  if (references === 'ACKED' && stream.isReferenced(id)) return STILL_REFERENCED;
  if (references === 'DELREF') stream.dropReferences(id);
  stream.delete(id);
  return DELETED;
}

/** `[KEEPREF | DELREF | ACKED] IDS numids id [id ...]` */
function readIds(
  argv: readonly ByteString[],
  from: number,
): { references: References; ids: StreamId[] } {
  let references: References | undefined;
  for (let at = from; at < argv.length; at++) {
    const word = argv[at]!.toUpperCase();
    if (word === 'IDS' && at + 1 < argv.length) {
      const count = readInt64(argv[at + 1]!);
      if (count === undefined || count < 1n) {
        throw new RedisError('ERR Number of IDs must be a positive integer');
      }
      const ids = argv.slice(at + 2);
      if (BigInt(ids.length) !== count) {
        throw new RedisError('ERR The `numids` parameter must match the number of arguments');
      }
      return { references: references ?? 'KEEPREF', ids: ids.map((text) => parseId(text)) };
    }
    const given = asReferences(word);
    if (given === undefined || references !== undefined) throw errors.syntax();
    references = given;
  }
  throw errors.syntax();
}
