import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { chunksOf } from '../../../store/chunks.ts';
import type { Schema } from '../../../store/schema.ts';
import type { Store } from '../../../store/store.ts';
import { isShared } from '../../../store/store-time.ts';
import { MigrationError, type CopiedItem } from '../report.ts';

/** Tables of the store's own bookkeeping, which are not copied. */
type OfTheStore = 'seal' | 'lease' | 'shared_setting' | 'carried';

/** The tables that are copied, with their names for people. */
const TABLES: Readonly<Record<Exclude<keyof Schema, OfTheStore>, string>> = {
  account: 'accounts',
  api_key: 'API keys',
  team: 'teams',
  team_member: 'members of teams',
  redis_database: 'databases',
  backup: 'backups',
  kafka_cluster: 'Kafka clusters',
  kafka_credential: 'credentials',
  kafka_connector: 'connectors',
  kafka_connector_offset: 'offsets of connectors',
  queue_user: 'users of the queue',
  audit_log: 'audit log',
  usage_day: 'usage of databases',
  kafka_usage_day: 'usage of Kafka',
  statistics: 'statistics of databases',
  kafka_statistics: 'statistics of Kafka',
};
const NAMES = Object.keys(TABLES) as (keyof typeof TABLES)[];

type Row = Readonly<Record<string, unknown>>;

/**
 * Replaces the rows of a store by those of another, all or none. Secrets are decrypted with the key of one
 * and encrypted with the key of the other.
 */
export async function copyStore(from: Store, to: Store): Promise<void> {
  await to.transaction().execute(async (transaction) => {
    for (const name of NAMES) {
      await transaction.deleteFrom(name).execute();
      for (const some of chunksOf(await rowsOf(from, name))) {
        // Both are the same table of the same schema.
        await transaction.insertInto(name).values(some).execute();
      }
    }
    if (!isShared(transaction)) return;
    // PostgreSQL continues a sequence only from numbers that it assigned itself.
    await sql`select setval(pg_get_serial_sequence('audit_log', 'log_id'),
      coalesce((select max(log_id) from audit_log), 0) + 1, false)`.execute(transaction);
  });
}

/** Whether a store has no accounts, databases or other managed items. */
export async function isEmptyStore(store: Store): Promise<boolean> {
  const row = await store.selectFrom('account').select('customer_id').executeTakeFirst();
  return row === undefined;
}

/** Compares the rows of two stores. @throws MigrationError */
export async function compareStores(from: Store, to: Store): Promise<CopiedItem[]> {
  const items: CopiedItem[] = [];
  for (const name of NAMES) {
    const [here, there] = [sumOf(await rowsOf(from, name)), sumOf(await rowsOf(to, name))];
    if (here.sha256 !== there.sha256) {
      throw new MigrationError(
        `the ${TABLES[name]} are not the same: ${here.count} rows of ${here.sha256}, and ${there.count} of ${there.sha256}`,
      );
    }
    items.push({ what: TABLES[name], unit: 'rows', ...here });
  }
  return items;
}

function rowsOf(store: Store, name: (typeof NAMES)[number]): Promise<Row[]> {
  return store.selectFrom(name).selectAll().execute();
}

/** The digest does not depend on the order of rows or columns. */
function sumOf(rows: readonly Row[]): { readonly count: number; readonly sha256: string } {
  const texts = rows.map((row) =>
    JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  );
  const hash = createHash('sha256');
  for (const text of texts.toSorted()) hash.update(`${text}\n`);
  return { count: rows.length, sha256: hash.digest('hex') };
}
