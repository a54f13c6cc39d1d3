import {
  migrateQueueRows,
  sumQueueRows,
  type SealedQueueStore,
} from '../../engines/queue/embedded/store/migrated-rows.ts';
import type { MigrationPart } from './migrate.ts';
import { MigrationError } from './report.ts';

/** Copies the queue row by row: ids, times, attempts and keys stay as they are. */
export function queuePart(from: SealedQueueStore, to: SealedQueueStore): MigrationPart {
  return {
    copy: (onProgress) =>
      migrateQueueRows(from, to, (what, count) => onProgress(`queue, ${what}`, count, 'rows')),
    compare: async () => {
      const [here, there] = [await sumQueueRows(from), await sumQueueRows(to)];
      return here.map(({ what, count, sha256 }, i) => {
        const other = there[i]!;
        if (sha256 !== other.sha256) {
          throw new MigrationError(
            `queue, ${what}: ${count} rows of ${sha256}, and ${other.count} of ${other.sha256}`,
          );
        }
        return { what: `queue, ${what}`, count, unit: 'rows', sha256 };
      });
    },
  };
}
