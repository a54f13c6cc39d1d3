import { Pool, type PoolClient } from 'pg';
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { searchParameters } from '../rows/search-parameters.ts';
import { SILENT_FOR, type PostgresLocation } from './connection-settings.ts';
import { ClosingClient, ServerWatch } from './server-watch.ts';
import { StoreUnreachable } from '../store-unreachable.ts';

/** Transactions are serialized, so only reads would benefit from more connections. */
const CONNECTIONS = 10;
/**
 * How long a request waits for a connection of the pool, in milliseconds, unless the server may be silent for longer;
 * others may use all of them.
 */
const FREE_WITHIN = 5000;

/**
 * A pool of connections to the store, opened on demand. If the server can't be reached, the error is a {@link
 * StoreUnreachable} and the connection is not reused.
 */
export function openPool(location: PostgresLocation): PostgresPool {
  const watch = new ServerWatch(location);
  const pool = new Pool({
    ...watch.settings,
    max: CONNECTIONS,
    connectionTimeoutMillis: Math.max(FREE_WITHIN, location.silentFor ?? SILENT_FOR),
    // The pool would make its own timeout that of connecting.
    Client: class extends ClosingClient {
      constructor() {
        super(watch.settings);
      }
    },
    allowExitOnIdle: true,
  });
  // Errors of idle connections; the next query opens another one.
  pool.on('error', () => undefined);
  const known = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => {
      watch.close();
      return pool.end();
    },
    connect: async () => {
      const client = await watch
        .during(() => pool.connect())
        .catch((error: unknown) => {
          throw mappedError(error);
        });
      const wrapped = known.get(client) ?? wrap(client, watch);
      known.set(client, wrapped);
      return wrapped;
    },
  };
}

function wrap(client: PoolClient, watch: ServerWatch): PostgresPoolClient {
  let isLost = false;
  const onError = () => {
    isLost = true;
  };
  // Nothing else handles a checked-out connection that breaks between two queries.
  client.on('error', onError);
  const query = async <Row>(
    text: string,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> => {
    try {
      // Several statements in one query take no parameters, and the result is that of the last one.
      const result: unknown = await watch.during(() =>
        parameters.length === 0
          ? client.query(text)
          : client.query(text, searchParameters(text, parameters)),
      );
      return (Array.isArray(result) ? result.at(-1) : result) as PostgresQueryResult<Row>;
    } catch (error) {
      const mapped = mappedError(error);
      isLost ||= mapped instanceof StoreUnreachable;
      throw mapped;
    }
  };
  return {
    query: query as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy === true || isLost),
  };
}

/**
 * SQLSTATEs of a server that is shutting down, starting, out of resources, or timing out. Two characters denote a
 * class.
 */
const UNREACHABLE_STATES: readonly string[] = [
  // Connection exceptions.
  '08',
  // Insufficient resources: too many connections, disk full, out of memory.
  '53',
  // admin_shutdown, crash_shutdown, cannot_connect_now, database_dropped, idle_session_timeout
  '57P',
  // query_canceled by statement_timeout, lock_not_available, idle_in_transaction_session_timeout and the like
  '57014',
  '55P03',
  '25P03',
  // read_only_sql_transaction, from a standby.
  '25006',
];
const UNREACHABLE_CODES = new Set<unknown>([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);
/** `pg` and `pg-pool` report these without a code; the messages are theirs. */
const UNREACHABLE_MESSAGES =
  /^(?:Connection terminated|Client has encountered a connection error|Query read timeout|timeout e|The server closed|the server is silent)/;

/**
 * Maps an error of `pg`.
 * @returns a {@link StoreUnreachable} if the server can't be reached, otherwise the error itself
 */
function mappedError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StoreUnreachable) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  const isDisconnected =
    UNREACHABLE_CODES.has(code) ||
    UNREACHABLE_MESSAGES.test(message) ||
    UNREACHABLE_STATES.some((state) => code?.length === 5 && code.startsWith(state));
  if (!isDisconnected) return error;
  // An `AggregateError` for several addresses has an empty message.
  return new StoreUnreachable(message === '' ? String(code) : message, { cause: error });
}
