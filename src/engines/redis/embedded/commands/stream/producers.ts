import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { parseInteger } from '../../../numbers.ts';
import { OK, RedisError } from '../../../reply.ts';
import { Producers } from '../../values/stream/producers.ts';
import { compareIds } from '../../values/stream/stream-id.ts';
import type { CommandFunction } from '../command.ts';
import { parseId } from './ids.ts';
import { writeStream } from './lookup.ts';

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
