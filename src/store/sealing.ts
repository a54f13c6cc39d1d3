import { sql, type Kysely } from 'kysely';
import { isSealed, type Seal } from './seal/seal.ts';
import type { SealKeys } from './seal/seal-keys.ts';
import type { Schema } from './schema.ts';
import { SEALED_COLUMNS } from './sealed-columns.ts';
import { isShared } from './store-time.ts';

/** The name of a text that is stored encrypted with the store's key, so that a wrong key is detected. */
export const CHECK = 'check';

/**
 * Whether all secrets of a store are encrypted with the current key.
 * @param what names the store in the error
 * @throws DataError if no key decrypts them
 */
export async function isSealedWithCurrentKey(
  plain: Kysely<Schema>,
  what: string,
  keys: SealKeys,
): Promise<boolean> {
  const check = await checkOf(plain);
  return check !== undefined && keys.opening(check, CHECK, what) === keys.current();
}

/**
 * Encrypts secrets that are in plain text or were encrypted with an earlier key, in one transaction. Another process
 * may have done so already, so encrypted texts are checked again.
 * @returns how many texts have been encrypted
 * @throws DataError if no key decrypts them
 */
export function sealAll(plain: Kysely<Schema>, what: string, keys: SealKeys): Promise<number> {
  return plain.transaction().execute(async (transaction) => {
    const check = await checkOf(transaction);
    const earlier = check === undefined ? undefined : keys.opening(check, CHECK, what);
    const seal = keys.current();
    if (earlier === seal) return 0;
    let sealed = 0;
    for (const [table, columns] of Object.entries(SEALED_COLUMNS)) {
      for (const column of columns) {
        sealed += await sealColumn(transaction, { table, column, earlier, seal });
      }
    }
    await transaction.deleteFrom('seal').execute();
    await transaction
      .insertInto('seal')
      .values({ sealed_check: seal.seal(CHECK, CHECK) })
      .execute();
    return sealed;
  });
}

interface SealedColumn {
  readonly table: string;
  readonly column: string;
  readonly earlier: Seal | undefined;
  readonly seal: Seal;
}

async function sealColumn(
  transaction: Kysely<Schema>,
  { table, column, earlier, seal }: SealedColumn,
): Promise<number> {
  const [from, of] = [sql.table(table), sql.ref(column)];
  // The row id in PostgreSQL and in SQLite.
  const place = isShared(transaction) ? sql`ctid` : sql`rowid`;
  const { rows } = await sql<{ place: unknown; text: string }>`
    select ${place} as place, ${of} as text from ${from}`.execute(transaction);
  for (const row of rows) {
    const { text } = row;
    const clear = earlier === undefined || !isSealed(text) ? text : earlier.open(text, column);
    await sql`update ${from} set ${of} = ${seal.seal(clear, column)} where ${place} = ${row.place}`.execute(
      transaction,
    );
  }
  return rows.length;
}

async function checkOf(plain: Kysely<Schema>): Promise<string | undefined> {
  const row = await plain.selectFrom('seal').select('sealed_check').executeTakeFirst();
  return row?.sealed_check;
}
