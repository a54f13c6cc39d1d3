import { type ByteString, toBuffer } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { parseInteger } from '../../../numbers.ts';
import { OK, RedisError } from '../../../reply.ts';
import { Producers } from '../../values/stream/producers.ts';
import { compareIds, type StreamId } from '../../values/stream/stream-id.ts';
import type { CommandFunction } from '../command.ts';
import { parseId } from './ids.ts';
import { writeStream } from './lookup.ts';
import { hash } from 'node:crypto';
import type { StreamValue } from '../../values/stream/stream.ts';

const LONGEST_DURATION = 86_400;
const LARGEST_SIZE = 10_000;

/** Redis 8.6 `t_stream.c` `xcfgsetCommand`. */
export const xcfgset: CommandFunction = ({ keyspace }, argv) => {
  if (argv.length === 2) throw new RedisError('ERR At least one parameter must be specified');
  const { settings, counts } = readSettings(argv, keyspace.replaying);
  const entry = writeStream(keyspace, argv[1]!);
  if (entry === undefined) throw errors.noSuchKey();
  const producers = (entry.value.producers ??= new Producers());
  producers.configure(settings);
  Object.assign(producers, counts);
  keyspace.groupsChanged(entry);
  return OK;
};

/** Redis 8.8 `xidmprecordCommand`: the log has it beside the XADD of the entry. */
export const xidmprecord: CommandFunction = ({ keyspace }, argv) => {
  const [, key, producer, id] = argv as [ByteString, ByteString, ByteString, ByteString];
  const entryId = parseId(argv[4]!);
  if (producer === '' || id === '') {
    throw new RedisError('ERR XIDMPRECORD requires a non-empty producer ID and idempotent ID');
  }
  const entry = writeStream(keyspace, key);
  if (entry === undefined) throw errors.noSuchKey();
  const known = entry.value.producers?.find(producer, id);
  if (known !== undefined) {
    if (compareIds(known, entryId) === 0) return OK;
    throw new RedisError('ERR The idempotent ID belongs to another entry');
  }
  // A log records facts: the entry may have been deleted by now.
  if (!keyspace.replaying && !entry.value.has(entryId)) {
    throw new RedisError('ERR The stream has no entry with this ID');
  }
  (entry.value.producers ??= new Producers()).record(producer, id, entryId);
  keyspace.groupsChanged(entry);
  return OK;
};

/** Only the log has counts. */
function readSettings(argv: readonly ByteString[], isLog: boolean) {
  const settings: { duration?: number; maxSize?: number } = {};
  const counts: { added?: number; duplicates?: number } = {};
  for (let at = 2; at < argv.length; at += 2) {
    const option = argv[at]!.toUpperCase();
    const value = argv[at + 1];
    if (value === undefined) throw errors.syntax();
    if (option === 'IDMP-DURATION') settings.duration = within(LONGEST_DURATION, option, value);
    else if (option === 'IDMP-MAXSIZE') settings.maxSize = within(LARGEST_SIZE, option, value);
    else if (isLog && option === 'IIDS-ADDED') counts.added = parseInteger(value);
    else if (isLog && option === 'IIDS-DUPLICATES') counts.duplicates = parseInteger(value);
    else throw errors.syntax();
  }
  return { settings, counts };
}

function within(most: number, option: string, text: ByteString): number {
  const value = parseInteger(text);
  if (value >= 1 && value <= most) return value;
  throw new RedisError(`ERR ${option} must be between 1 and ${most}`);
}

/** Which producer adds an entry, and the ID that it gives it. */
export interface Origin {
  readonly producer: ByteString;
  readonly id: ByteString;
}

/** The options of XADD for IDs of producers (Redis 8.6 `t_stream.c`), parsed one by one. */
export class ProducerOptions {
  #producer: ByteString | undefined;
  /** Undefined if it is made from the content. */
  #id: ByteString | undefined;

  /**
   * Parses the option at `argv[at]`.
   * @returns the number of its arguments; 0 if there is no such option
   */
  read(argv: readonly ByteString[], at: number): number {
    const word = argv[at]!.toUpperCase();
    const left = argv.length - at - 1;
    const size = word === 'IDMP' ? 3 : 2;
    if ((word !== 'IDMP' && word !== 'IDMPAUTO') || left < size - 1) return 0;
    if (this.#producer !== undefined) {
      throw new RedisError('ERR IDMP/IDMPAUTO specified multiple times');
    }
    this.#producer = argv[at + 1]!;
    if (this.#producer === '') throw new RedisError(`ERR ${word} requires a non-empty producer ID`);
    if (word === 'IDMPAUTO') return size;
    this.#id = argv[at + 2]!;
    if (this.#id === '') throw new RedisError('ERR IDMP requires a non-empty idempotent ID');
    return size;
  }

  /** @throws RedisError if the entry has an ID of its own */
  originOf(words: readonly ByteString[], isGenerated: boolean): Origin | undefined {
    if (this.#producer === undefined) return undefined;
    if (!isGenerated) {
      throw new RedisError('ERR IDMP/IDMPAUTO can be used only with auto-generated IDs');
    }
    return { producer: this.#producer, id: this.#id ?? digestOf(words) };
  }
}

/** The entry that a producer has added before with the same ID, which is counted as a duplicate. */
export function knownEntry(
  stream: StreamValue,
  { producer, id }: Origin,
  now: number,
): StreamId | undefined {
  const { producers } = stream;
  producers?.forgetOld(now);
  const known = producers?.find(producer, id);
  if (known !== undefined) producers!.duplicates++;
  return known;
}

/** An ID for the content of an entry, whatever the order of its fields. */
function digestOf(words: readonly ByteString[]): ByteString {
  const pairs: ByteString[] = [];
  for (let i = 0; i < words.length; i += 2) {
    const [field, value] = [words[i]!, words[i + 1]!];
    pairs.push(`${field.length}:${value.length}:${field}${value}`);
  }
  return hash('sha1', toBuffer(pairs.toSorted().join('')), 'hex');
}
