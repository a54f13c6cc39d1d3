import { EMPTY_DATABASE_BYTES } from '../../database.ts';
import type { CommandFunction } from '../command.ts';

/** The fields of Redis 7.2 `object.c` `memoryCommand` that are known. */
export const memoryStats: CommandFunction = ({ keyspace, database }) => {
  const { scripts, libraries } = database;
  const { usedBytes, peakBytes, size } = keyspace;
  const total = usedBytes + EMPTY_DATABASE_BYTES;
  const peak = peakBytes + EMPTY_DATABASE_BYTES;
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
