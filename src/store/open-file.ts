import { sql, type Kysely } from 'kysely';
import { DataError } from '../base/data-error.ts';
import type { FileCheck } from '../files/sqlite-check.ts';
import { isSealed, type Seal } from '../seal/seal.ts';
import type { SealKeys } from '../seal/seal-keys.ts';
import { nodeSqliteDialect } from './node-sqlite.ts';
import type { Schema } from './schema.ts';
import { SEALED_COLUMNS, SealedColumns } from './sealed-columns.ts';
import { openStore, type Store } from './store.ts';

/** A text that is sealed with the key of the store, so that another key is noticed. */
const CHECK = 'check';

/**
 * Opens the store that is kept in a file. One of an earlier version, whose secrets stand in clear, has them
 * encrypted now.
 * @param check has the file looked at first; only where no other process has it
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
    return plain.withPlugin(new SealedColumns(await sealOf(plain, file, keys)));
  } catch (error) {
    await plain?.destroy();
    if (error instanceof DataError) throw error;
    throw new DataError(`${file} can't be used: ${(error as Error).message}`, { cause: error });
  }
}

async function sealOf(plain: Store, file: string, keys: SealKeys): Promise<Seal> {
  const check = await checkOf(plain);
  if (check !== undefined && keys.opening(check, CHECK, file) === keys.current()) {
    return keys.current();
  }
  // What was there is to be overwritten, not only left behind.
  await sql`pragma secure_delete = on`.execute(plain);
  const sealed = await plain
    .transaction()
    .execute((transaction) => sealAll(transaction, file, keys));
  if (sealed === 0) return keys.current();
  await sql`vacuum`.execute(plain);
  await sql`pragma wal_checkpoint(truncate)`.execute(plain);
  await sql`pragma secure_delete = off`.execute(plain);
  return keys.current();
}

/**
 * Another process may have been first, so what is sealed is looked at again.
 * @returns how many texts have been sealed
 */
async function sealAll(plain: Kysely<Schema>, file: string, keys: SealKeys): Promise<number> {
  const check = await checkOf(plain);
  const earlier = check === undefined ? undefined : keys.opening(check, CHECK, file);
  const seal = keys.current();
  if (earlier === seal) return 0;
  let sealed = 0;
  for (const [table, columns] of Object.entries(SEALED_COLUMNS)) {
    for (const column of columns) {
      const [from, of] = [sql.table(table), sql.ref(column)];
      const { rows } = await sql<{ id: number; text: string }>`
        select rowid as id, ${of} as text from ${from}`.execute(plain);
      sealed += rows.length;
      for (const { id, text } of rows) {
        const clear = earlier === undefined || !isSealed(text) ? text : earlier.open(text, column);
        await sql`update ${from} set ${of} = ${seal.seal(clear, column)} where rowid = ${id}`.execute(
          plain,
        );
      }
    }
  }
  await plain.deleteFrom('seal').execute();
  await plain
    .insertInto('seal')
    .values({ sealed_check: seal.seal(CHECK, CHECK) })
    .execute();
  return sealed;
}

async function checkOf(plain: Kysely<Schema>): Promise<string | undefined> {
  const row = await plain.selectFrom('seal').select('sealed_check').executeTakeFirst();
  return row?.sealed_check;
}
