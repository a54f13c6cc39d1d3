import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { OK, RedisError } from '../../../reply.ts';
import {
  compareIds,
  formatId,
  MAX_ID,
  MIN_ID,
  nextId,
  type StreamId,
} from '../../values/stream/stream-id.ts';
import { Producers } from '../../values/stream/producers.ts';
import { StreamValue } from '../../values/stream/stream.ts';
import { exact, parseInteger } from '../../../numbers.ts';
import { inSteps } from '../../long-command.ts';
import { allOf, type Steps } from '../../steps.ts';
import type { CommandContext, CommandFunction } from '../command.ts';
import { recordCommand } from '../../persistence/stream-commands.ts';
import { parseId, parseNewId, type RequestedId } from './ids.ts';
import { writeStream, type StreamKey } from './lookup.ts';
import { knownEntry, ProducerOptions, type Origin } from './producers.ts';
import { TrimOptions } from './trim-options.ts';

/**
 * Redis 7.2 `t_stream.c` `xaddCommand`, with IDMP of Redis 8.6. The log gets the actual ID of the entry, and the exact
 * trimming.
 */
export const xadd: CommandFunction = (ctx, argv) => {
  const { keyspace, protocol } = ctx;
  const key = argv[1]!;
  const { given, trim, makeStream, origin, words } = readAddition(argv);
  const entry = writeStream(keyspace, key);
  if (entry === undefined && !makeStream) return null;
  const stream = entry?.value ?? new StreamValue(keyspace.limits);
  const known = origin && knownEntry(stream, origin, keyspace.now);
  if (known !== undefined) return formatId(known);
  const id = idFor(stream, given, keyspace.now);
  ctx.database.work.spend(trim.cost(stream));
  const text = formatId(id);
  const append = () => {
    stream.append(id, words);
    if (origin !== undefined) {
      (stream.producers ??= new Producers()).record(origin.producer, origin.id, id);
    }
    if (entry === undefined) keyspace.put(key, stream, 'xadd');
    else keyspace.changed(entry, 'xadd');
    keyspace.signalReady(key);
  };
  const finish = (trimmed: number) => {
    if (trimmed > 0) keyspace.changedKey(key, 'xtrim');
    ctx.propagateAs(['XADD', key, ...trim.logged(stream), text, ...words]);
    if (origin !== undefined) ctx.propagateAs(recordCommand(key, origin.producer, origin.id, id));
    return text;
  };
  if (!trim.isLong(stream)) {
    append();
    return finish(allOf(trim.trim(stream, protocol)));
  }
  return inSteps(ctx, argv, appendAndTrim(append, trim.trim(stream, protocol), finish));
};

function* appendAndTrim(
  append: () => void,
  trimming: Steps<number>,
  finish: (trimmed: number) => ByteString,
): Steps<ByteString> {
  append();
  return finish(yield* trimming);
}

/** `xtrimCommand` */
export const xtrim: CommandFunction = (ctx, argv) => {
  const key = argv[1]!;
  const trim = new TrimOptions();
  for (let at = 2; at < argv.length;) {
    const size = trim.read(argv, at);
    if (size === 0) throw errors.syntax();
    at += size;
  }
  if (!trim.check()) {
    throw new RedisError('ERR syntax error, XTRIM must be called with a trimming strategy');
  }
  const entry = writeStream(ctx.keyspace, key);
  if (entry === undefined) return 0;
  ctx.database.work.spend(trim.cost(entry.value));
  return inSteps(ctx, argv, trimmed(ctx, entry, trim));
};

function* trimmed(ctx: CommandContext, entry: StreamKey, trim: TrimOptions): Steps<number> {
  const deleted = yield* trim.trim(entry.value, ctx.protocol);
  if (deleted === 0) return 0;
  ctx.keyspace.changed(entry, 'xtrim');
  ctx.propagateAs(['XTRIM', entry.key, ...trim.logged(entry.value)]);
  return deleted;
}

/** `xsetidCommand` */
export const xsetid: CommandFunction = ({ keyspace }, argv) => {
  const id = parseId(argv[2]!);
  const { entriesAdded, maxDeletedId } = readSetIdOptions(argv, id);
  const entry = writeStream(keyspace, argv[1]!);
  if (entry === undefined) throw errors.noSuchKey();
  const stream = entry.value;
  if (compareIds(id, stream.maxDeletedId) < 0) {
    throw new RedisError(
      'ERR The ID specified in XSETID is smaller than current max_deleted_entry_id',
    );
  }
  if (stream.size > 0) {
    if (compareIds(id, stream.lastLiveId) < 0) {
      throw new RedisError(
        'ERR The ID specified in XSETID is smaller than the target stream top item',
      );
    }
    if (entriesAdded !== undefined && stream.size > entriesAdded) {
      throw new RedisError(
        'ERR The entries_added specified in XSETID is smaller than the target stream length',
      );
    }
  }
  if (compareIds(id, stream.lastId) < 0) stream.rewinds++;
  stream.lastId = id;
  if (entriesAdded !== undefined) stream.entriesAdded = entriesAdded;
  if (compareIds(maxDeletedId, MIN_ID) !== 0) stream.maxDeletedId = maxDeletedId;
  keyspace.groupsChanged(entry, 'xsetid');
  return OK;
};

interface Addition {
  /** Undefined for `*`. */
  readonly given: RequestedId | undefined;
  readonly trim: TrimOptions;
  readonly makeStream: boolean;
  readonly origin: Origin | undefined;
  readonly words: readonly ByteString[];
}

function readAddition(argv: readonly ByteString[]): Addition {
  const trim = new TrimOptions();
  let makeStream = true;
  let given: RequestedId | undefined;
  const producer = new ProducerOptions();
  let at = 2;
  while (at < argv.length && argv[at] !== '*') {
    const size = trim.read(argv, at) || producer.read(argv, at);
    if (size > 0) {
      at += size;
    } else if (argv[at]!.toUpperCase() === 'NOMKSTREAM') {
      makeStream = false;
      at++;
    } else {
      given = parseNewId(argv[at]!);
      break;
    }
  }
  trim.check();
  const words = argv.slice(at + 1);
  if (words.length < 2 || words.length % 2 === 1) throw errors.wrongArity('xadd');
  if (given?.hasSequence === true && compareIds(given.id, MIN_ID) === 0) {
    throw new RedisError('ERR The ID specified in XADD must be greater than 0-0');
  }
  return { given, trim, makeStream, origin: producer.originOf(words, given === undefined), words };
}

/** The ID of the next entry (`streamAppendItem`). @throws RedisError if it is not above the last one */
function idFor(stream: StreamValue, given: RequestedId | undefined, now: number): StreamId {
  const { lastId } = stream;
  if (compareIds(lastId, MAX_ID) === 0) {
    throw new RedisError(
      'ERR The stream has exhausted the last possible ID, unable to add more items',
    );
  }
  if (given === undefined) {
    const ms = BigInt(now);
    return ms > lastId.ms ? { ms, seq: 0n } : nextId(lastId)!;
  }
  const { id, hasSequence } = given;
  const wanted = hasSequence || id.ms !== lastId.ms ? id : nextId(lastId)!;
  if (compareIds(wanted, lastId) <= 0 || (!hasSequence && wanted.ms !== id.ms)) {
    throw new RedisError(
      'ERR The ID specified in XADD is equal or smaller than the target stream top item',
    );
  }
  return wanted;
}

function readSetIdOptions(argv: readonly ByteString[], id: StreamId) {
  let entriesAdded: number | undefined;
  let maxDeletedId = MIN_ID;
  for (let at = 3; at < argv.length; at += 2) {
    const option = argv[at]!.toUpperCase();
    const value = argv[at + 1];
    if (option === 'ENTRIESADDED' && value !== undefined) {
      entriesAdded = exact(parseInteger(value));
      if (entriesAdded < 0) throw new RedisError('ERR entries_added must be positive');
    } else if (option === 'MAXDELETEDID' && value !== undefined) {
      maxDeletedId = parseId(value);
      if (compareIds(id, maxDeletedId) < 0) {
        throw new RedisError(
          'ERR The ID specified in XSETID is smaller than the provided max_deleted_entry_id',
        );
      }
    } else {
      throw errors.syntax();
    }
  }
  return { entriesAdded, maxDeletedId };
}
