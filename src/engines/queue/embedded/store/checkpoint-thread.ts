import { parentPort, workerData } from 'node:worker_threads';
import { openSqliteFile } from '../../../../store/rows/sqlite-file.ts';

/*
 * The thread of {@link Checkpoints}: copies the write-ahead log into the file, concurrently with reads and writes
 * (https://www.sqlite.org/wal.html#ckpt).
 */
const database = openSqliteFile(workerData as string);

parentPort!.on('message', () => {
  try {
    database.exec('pragma wal_checkpoint(passive)');
    // Repeated: less has been written meanwhile, so less is left to the writer, who is blocked while it
    // copies.
    database.exec('pragma wal_checkpoint(passive)');
  } finally {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    parentPort!.postMessage('copied');
  }
});
