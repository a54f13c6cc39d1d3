import { createHash } from 'node:crypto';
import type { Store } from '../../store/store.ts';
import type { DatabaseType } from '../../store/schema.ts';
import type { RedisConnectionDetails } from '../env-block.ts';
import type { DatabaseRow } from './row.ts';

/** The id, and at first the name, of the default database. */
export const DEFAULT_DATABASE = 'default';

export interface DefaultDatabase {
  readonly customerId: string;
  readonly email: string;
  readonly standardToken: string;
  readonly readOnlyToken: string;
  /** Seals the tokens of its ACL users. */
  readonly secret: string;
  readonly type: DatabaseType;
  /** Unix seconds. */
  readonly now: number;
}

/**
 * Ensures that the default database has a row. It gets its tokens from the settings then, and again when those have
 * changed; in between, a reset of its password survives restarts. Its password over RESP is the Standard token. Once
 * deleted, it is not created again.
 */
export async function ensureDefaultDatabase(store: Store, wanted: DefaultDatabase): Promise<void> {
  const secrets = {
    password: wanted.standardToken,
    rest_token: wanted.standardToken,
    read_only_rest_token: wanted.readOnlyToken,
    secret: wanted.secret,
    settings_digest: digestOf(wanted),
  };
  await store.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('redis_database')
      .selectAll()
      .where('database_id', '=', DEFAULT_DATABASE)
      .executeTakeFirst();
    if (row === undefined) {
      await transaction.insertInto('redis_database').values(firstRow(wanted, secrets)).execute();
      return;
    }
    if (row.state === 'deleted' || row.settings_digest === secrets.settings_digest) return;
    await transaction
      .updateTable('redis_database')
      .set({ ...secrets, revision: row.revision + 1 })
      .where('database_id', '=', DEFAULT_DATABASE)
      .execute();
  });
}

/** The current Standard token of the default database; undefined if it has been deleted. */
export async function standardTokenOfDefault(store: Store): Promise<string | undefined> {
  const row = await store
    .selectFrom('redis_database')
    .select('rest_token')
    .where('database_id', '=', DEFAULT_DATABASE)
    .where('state', '=', 'active')
    .executeTakeFirst();
  return row?.rest_token;
}

/**
 * The connection details of RESP clients for it; undefined if it has been deleted, or has no port yet.
 * @param port that it has in this process; by default that of its row. Copies on one machine have ports of their own,
 *   and the row is the same for all
 */
export async function connectionToDefault(
  store: Store,
  port?: number,
): Promise<RedisConnectionDetails | undefined> {
  const row = await store
    .selectFrom('redis_database')
    .select(['port', 'tls', 'password'])
    .where('database_id', '=', DEFAULT_DATABASE)
    .where('state', '=', 'active')
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const actual = port ?? row.port;
  return actual === 0 ? undefined : { port: actual, tls: row.tls === 1, password: row.password };
}

function digestOf({ standardToken, readOnlyToken, secret }: DefaultDatabase): string {
  return createHash('sha256')
    .update(JSON.stringify([standardToken, readOnlyToken, secret]))
    .digest('hex');
}

type Secrets = Pick<
  DatabaseRow,
  'password' | 'rest_token' | 'read_only_rest_token' | 'secret' | 'settings_digest'
>;

function firstRow(
  { customerId, email, type, now }: DefaultDatabase,
  secrets: Secrets,
): DatabaseRow {
  return {
    database_id: DEFAULT_DATABASE,
    database_name: DEFAULT_DATABASE,
    database_type: type,
    region: 'us-east-1',
    primary_region: null,
    read_regions: '[]',
    // It gets a port when it is opened.
    port: 0,
    creation_time: now,
    state: 'active',
    ...secrets,
    user_email: email,
    customer_id: customerId,
    team_id: null,
    endpoint: `${DEFAULT_DATABASE}.localhost`,
    tls: 0,
    consistent: 0,
    multizone: 0,
    prod_pack: 0,
    eviction: 0,
    auto_upgrade: 0,
    budget: 0,
    daily_backup: 0,
    allowed_ips: '[]',
    cluster_id: DEFAULT_DATABASE,
    pool_id: DEFAULT_DATABASE,
    suspended: 0,
    revision: 1,
  };
}
