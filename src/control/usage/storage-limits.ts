import type { DatabaseLimits as StorageLimits } from '../../engines/redis/engine.ts';
import { UNLIMITED, type DatabaseLimits } from '../plans.ts';

/** The same on every plan. */
const MAX_KEY_BYTES = 32 * 1024;

/** The limits of a plan that the engine enforces; none for plans without limits. */
export function storageLimitsOf(limits: DatabaseLimits): StorageLimits | undefined {
  const { db_max_entry_size, db_memory_threshold, db_disk_threshold } = limits;
  const sizes = [db_max_entry_size, db_memory_threshold, db_disk_threshold];
  if (sizes.every((size) => size >= UNLIMITED)) return undefined;
  return {
    maxKeyBytes: MAX_KEY_BYTES,
    maxRecordBytes: db_max_entry_size,
    maxMemoryBytes: db_memory_threshold,
    maxDiskBytes: db_disk_threshold,
  };
}
