import {
  migrateQueueRows,
  sumQueueRows,
  type SealedQueueStore,
} from '../../engines/queue/embedded/store/migrated-rows.ts';
import type { Piece } from './migrate.ts';
import { CarryError } from './report.ts';

/** Copies the queue row by row: ids, times, attempts and keys stay as they are. */
export function queuePiece(from: SealedQueueStore, to: SealedQueueStore): Piece {
  return {
    carry: (told) =>
      migrateQueueRows(from, to, (what, count) => told(`queue, ${what}`, count, 'rows')),
    compare: async () => {
      const [here, there] = [await sumQueueRows(from), await sumQueueRows(to)];
      return here.map(({ what, count, sha256 }, i) => {
        const other = there[i]!;
        if (sha256 !== other.sha256) {
          throw new CarryError(
            `queue, ${what}: ${count} rows of ${sha256}, and ${other.count} of ${other.sha256}`,
          );
        }
        return { what: `queue, ${what}`, count, unit: 'rows', sha256 };
      });
    },
  };
}
