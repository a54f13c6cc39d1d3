import { types, type PoolConfig } from 'pg';

/** The connection parameters of a server. */
export interface PostgresLocation extends Pick<
  PoolConfig,
  'host' | 'port' | 'user' | 'password' | 'database' | 'ssl'
> {
  /** Milliseconds that it may be silent while somebody waits for it; {@link SILENT_FOR} if left out. */
  readonly silentFor?: number | undefined;
}

export const SILENT_FOR = 3000;
/** Milliseconds that connecting may take beyond that, so that a silent server is recognized as such first. */
const MORE_TO_CONNECT = 500;
/** Timeout of one statement at the server, in milliseconds. */
const ANSWERED_WITHIN = 10_000;
/** How long a transaction waits for the lock, and how long it may hold it while idle, in milliseconds. */
const TURN_WITHIN = 8000;
/** Milliseconds after which a connection without an answer counts as lost; longer than the server's own timeouts. */
const LOST_AFTER = 12_000;
/** The type id of `int8`. */
const INT8 = 20;

/** The settings of every connection to the store. */
export function connectionSettings({
  host,
  port,
  user,
  password,
  database,
  ssl,
  silentFor = SILENT_FOR,
}: PostgresLocation): PoolConfig {
  return {
    host,
    port,
    user,
    password,
    database,
    ssl,
    application_name: 'plinth',
    connectionTimeoutMillis: silentFor + MORE_TO_CONNECT,
    statement_timeout: ANSWERED_WITHIN,
    lock_timeout: TURN_WITHIN,
    idle_in_transaction_session_timeout: TURN_WITHIN,
    query_timeout: LOST_AFTER,
    keepAlive: true,
    types: {
      // All numbers in the store fit a double exactly.
      getTypeParser: ((id: number, format: 'text') =>
        id === INT8 ? Number : types.getTypeParser(id, format)) as typeof types.getTypeParser,
    },
  };
}
