import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { parseInteger } from '../../../numbers.ts';
import { OK } from '../../../reply.ts';
import type { CommandFunction } from '../command.ts';
import { helpReply } from '../help.ts';
import { EMPTY_DATABASE_BYTES } from '../../database.ts';

export const dbSize: CommandFunction = ({ keyspace }) => keyspace.size;

/** ASYNC and SYNC are the same: the garbage collector frees the keys in either case. */
export const flush: CommandFunction = ({ keyspace }, argv) => {
  if (argv.length > 2 || !isFlushMode(argv[1])) throw errors.syntax();
  keyspace.flush();
  return OK;
};

function isFlushMode(word: ByteString | undefined): boolean {
  return word === undefined || ['ASYNC', 'SYNC'].includes(word.toUpperCase());
}

/** The estimate is updated at each change, so there is nothing to sample. */
export const memoryUsage: CommandFunction = ({ keyspace }, argv) => {
  for (let i = 3; i < argv.length; i += 2) {
    if (argv[i]!.toUpperCase() !== 'SAMPLES' || i + 1 === argv.length) throw errors.syntax();
    if (parseInteger(argv[i + 1]!) < 0) throw errors.syntax();
  }
  return keyspace.peek(argv[2]!)?.counted ?? null;
};

export const memoryHelp: CommandFunction = () =>
  helpReply('MEMORY', [
    [
      'USAGE <key> [SAMPLES <count>]',
      'Return about how many bytes the key and its value take. All is counted,',
      'so the number of samples makes no difference.',
    ],
    ['STATS', 'Show what the database and its keys take.'],
    ['DOCTOR', 'Describe the state of the memory in words.'],
  ]);

/** The fields of Redis 7.2 `object.c` `memoryCommand` that are known. */
export const memoryStats: CommandFunction = ({ keyspace, database }) => {
  const { scripts, libraries } = database;
  const { usedBytes, memory, size } = keyspace;
  const total = usedBytes + EMPTY_DATABASE_BYTES;
  const peak = memory.peak + EMPTY_DATABASE_BYTES;
  return Object.entries({
    'peak.allocated': peak,
    'total.allocated': total,
    'startup.allocated': EMPTY_DATABASE_BYTES,
    'lua.caches': scripts.bytes,
    'functions.caches': libraries.bytes,
    'keys.count': size,
    'keys.bytes-per-key': size === 0 ? 0 : Math.floor(usedBytes / size),
    'dataset.bytes': usedBytes,
    'dataset.percentage': String((usedBytes / total) * 100),
    'peak.percentage': String((total / peak) * 100),
  }).flat();
};

/** Above this share of the limit a database is about to evict, or to refuse writes. */
const NEARLY_FULL = 0.9;

export const memoryDoctor: CommandFunction = ({ database, keyspace }) => {
  const limit = database.storage?.memoryLimit ?? database.maxMemoryOfKeys;
  if (keyspace.size === 0) return 'The database is empty.\n';
  if (limit !== 0 && keyspace.usedBytes > NEARLY_FULL * limit) {
    const policy = database.config.maxMemoryPolicy;
    return `The keys take ${keyspace.usedBytes} of ${limit} bytes. maxmemory-policy is ${policy}.\n`;
  }
  return 'There is no problem with the memory of this database.\n';
};
