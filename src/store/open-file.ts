import { sql } from 'kysely';
import type { FileCheck } from './rows/sqlite-check.ts';
import type { SealKeys } from './seal/seal-keys.ts';
import { nodeSqliteDialect } from './rows/node-sqlite.ts';
import { unusable } from './rows/sqlite-error.ts';
import { SealedColumns } from './sealed-columns.ts';
import { isSealedWithCurrentKey, sealAll } from './sealing.ts';
import { openStore, type Store } from './store.ts';

/**
 * Opens the store in a file. Secrets that an earlier version stored in plain text are encrypted now.
 * @param check checks the file first; only if no other process has it open
 * @throws DataError which names the file
 */
export async function openStoreFile(
  file: string,
  keys: SealKeys,
  check?: FileCheck,
): Promise<Store> {
  let plain: Store | undefined;
  try {
    plain = await openStore(nodeSqliteDialect(file, check));
    if (!(await isSealedWithCurrentKey(plain, file, keys))) await sealFile(plain, file, keys);
    return plain.withPlugin(new SealedColumns(keys.current()));
  } catch (error) {
    await plain?.destroy();
    throw unusable(file, error);
  }
}

async function sealFile(plain: Store, file: string, keys: SealKeys): Promise<void> {
  // The plain text must be overwritten, not left in free pages.
  await sql`pragma secure_delete = on`.execute(plain);
  if ((await sealAll(plain, file, keys)) === 0) return;
  await sql`vacuum`.execute(plain);
  await sql`pragma wal_checkpoint(truncate)`.execute(plain);
  await sql`pragma secure_delete = off`.execute(plain);
}
