import { Client, Pool, types, type PoolClient, type PoolConfig } from 'pg';
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { searchParameters } from '../rows/search-parameters.ts';
import { mappedError } from './connection-errors.ts';
import { StoreUnreachable } from '../store-unreachable.ts';

/** The connection parameters of a server. */
export type PostgresLocation = Pick<
  PoolConfig,
  'host' | 'port' | 'user' | 'password' | 'database' | 'ssl'
>;

/** Transactions are serialized, so only reads would benefit from more connections. */
const CONNECTIONS = 10;
/** Timeout of connecting, in milliseconds. */
const CONNECTED_WITHIN = 5000;
/** Timeout of one statement at the server, in milliseconds. */
const ANSWERED_WITHIN = 10_000;
/** How long a transaction waits for the lock, and how long it may hold it while idle, in milliseconds. */
const TURN_WITHIN = 8000;
/** Milliseconds after which a connection without an answer counts as lost; longer than the server's own timeouts. */
const LOST_AFTER = 12_000;
/** The type id of `int8`. */
const INT8 = 20;

/** The settings of every connection to the store. */
export function connectionSettings(location: PostgresLocation): PoolConfig {
  return {
    ...location,
    application_name: 'plinth',
    connectionTimeoutMillis: CONNECTED_WITHIN,
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

/** `pg` leaves a connection open if logging in fails on the client's side, which would keep the process alive. */
class ClosingClient extends Client {
  override connect(): Promise<this>;
  override connect(callback: (error: Error) => void): void;
  override connect(callback?: (error: Error) => void): Promise<unknown> | undefined {
    const close = () => void this.end().catch(() => undefined);
    if (callback === undefined) {
      return super.connect().catch((error: unknown) => {
        close();
        throw error;
      });
    }
    super.connect((error: Error) => {
      if (error instanceof Error) close();
      callback(error);
    });
    return undefined;
  }
}

/**
 * A pool of connections to the store, opened on demand. If the server can't be reached, the error is a {@link
 * StoreUnreachable} and the connection is not reused.
 */
export function openPool(location: PostgresLocation): PostgresPool {
  const pool = new Pool({
    ...connectionSettings(location),
    max: CONNECTIONS,
    Client: ClosingClient,
    allowExitOnIdle: true,
  });
  // Errors of idle connections; the next query opens another one.
  pool.on('error', () => undefined);
  const known = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect().catch((error: unknown) => {
        throw mappedError(error);
      });
      const wrapped = known.get(client) ?? wrap(client);
      known.set(client, wrapped);
      return wrapped;
    },
  };
}

function wrap(client: PoolClient): PostgresPoolClient {
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
      const result: unknown = await (parameters.length === 0
        ? client.query(text)
        : client.query(text, searchParameters(text, parameters)));
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
