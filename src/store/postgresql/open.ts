import { Kysely, sql } from 'kysely';
import { DataError } from '../../base/data-error.ts';
import { migrations } from '../migrations.ts';
import type { Schema } from '../schema.ts';
import type { SealKeys } from '../seal/seal-keys.ts';
import { SealedColumns } from '../sealed-columns.ts';
import { isSealedWithCurrentKey, sealAll } from '../sealing.ts';
import { migrate, type Store } from '../store.ts';
import { SerializingDialect } from './dialect.ts';
import type { PostgresLocation } from './connection-settings.ts';
import { openPool } from './pool.ts';

/** The name of the store in error messages. */
const WHAT = 'the store of --store-url';
/** `server_version_num` of 14.0. */
const OLDEST = 140_000;
/** The key of the advisory lock that serializes migrations of processes that start at the same time. */
const MIGRATING = 5_046_190_411;

/**
 * Opens a store in a PostgreSQL database and migrates its schema.
 * @param keys for encrypting secrets; without them secrets are stored in plain text
 * @throws StoreUnreachable if the server can't be reached; DataError if retrying does not help
 */
export async function openPostgresStore(
  location: PostgresLocation,
  keys?: SealKeys,
): Promise<Store> {
  const store = new Kysely<Schema>({ dialect: new SerializingDialect(openPool(location)) });
  try {
    await checkServer(store);
    await migrateInTurn(store);
    if (keys === undefined) return store;
    if (!(await isSealedWithCurrentKey(store, WHAT, keys))) await sealAll(store, WHAT, keys);
    return store.withPlugin(new SealedColumns(keys.current()));
  } catch (error) {
    await store.destroy();
    throw refusalOf(error, location);
  }
}

/** @throws DataError */
async function checkServer(store: Store): Promise<void> {
  const { rows } = await sql<Record<'number' | 'version' | 'encoding', string>>`
    select current_setting('server_version_num') as number, current_setting('server_version') as version,
      current_setting('server_encoding') as encoding`.execute(store);
  const { number, version, encoding } = rows[0]!;
  if (Number(number) < OLDEST) {
    throw new DataError(`PostgreSQL ${version} is too old for the store: it needs 14 or newer`);
  }
  if (encoding !== 'UTF8') {
    throw new DataError(
      `the database of the store must have the encoding UTF8, it has ${encoding}`,
    );
  }
}

async function migrateInTurn(store: Store): Promise<void> {
  await store.connection().execute(async (connection) => {
    // A migration may take long, in this process or another.
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`set lock_timeout = 0`.execute(connection);
    await sql`select pg_advisory_lock(${sql.lit(MIGRATING)})`.execute(connection);
    try {
      await migrate(connection, migrations);
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(MIGRATING)})`.execute(connection);
      await sql`reset statement_timeout`.execute(connection);
      await sql`reset lock_timeout`.execute(connection);
    }
  });
}

/** SQLSTATEs of permanent errors: the user or database is not usable. */
const REFUSED = /^(?:28|3D|42501)/;

/** The error of `pg` if the server asks for a password and none is given. */
const WITHOUT_PASSWORD = /^SASL: \S+ client password must be a/;
/** Error codes for untrusted certificates, and below the message for a server without TLS. */
const TLS_CODES =
  /^(?:DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_\w+|CERT_\w+|ERR_TLS_CERT_ALTNAME_INVALID)$/;
const WITHOUT_TLS = 'The server does not support SSL connections';

function refusalOf(error: unknown, { host, port, user, database }: PostgresLocation): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  const where = `${host}:${port}/${database} as ${user}`;
  const refused = (reason: string) =>
    new DataError(`the store at ${where} can't be used: ${reason}`, { cause: error });
  if (WITHOUT_PASSWORD.test(message)) {
    return refused('it asks for a password (--store-url or --store-password-file)');
  }
  if (message === WITHOUT_TLS) return refused('it does not speak TLS (sslmode=disable)');
  if (TLS_CODES.test(code ?? '')) {
    return refused(`its certificate is not trusted (${message})`);
  }
  // The schema belongs to a newer program.
  if (Object(error).constructor === Error && code === undefined) {
    return new DataError(message, { cause: error });
  }
  return code === undefined || !REFUSED.test(code) ? error : refused(message);
}
