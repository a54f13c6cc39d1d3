import { parentPort, workerData } from 'node:worker_threads';
import { openSqliteFile } from '../../../../store/rows/sqlite-file.ts';

/*
 * The thread of {@link Checkpoints}: copies what is in the write-ahead log into the file, beside reads and writes
 * that go on (https://www.sqlite.org/wal.html#ckpt).
 */
const database = openSqliteFile(workerData as string);

parentPort!.on('message', () => {
  try {
    database.exec('pragma wal_checkpoint(passive)');
    // What was written meanwhile is less, and the writer, who waits for its part, is left with still less.
    database.exec('pragma wal_checkpoint(passive)');
  } finally {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    parentPort!.postMessage('copied');
  }
});
