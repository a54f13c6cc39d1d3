import { Client, Pool, types, type PoolClient, type PoolConfig } from 'pg';
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { sought } from '../rows/sought.ts';
import { mappedError } from './away.ts';
import { StoreAway } from '../store-away.ts';

/** How a server is reached. */
export type PostgresLocation = Pick<
  PoolConfig,
  'host' | 'port' | 'user' | 'password' | 'database' | 'ssl'
>;

/** Transactions are serialized, so further connections would only read. */
const CONNECTIONS = 10;
/** Milliseconds. */
const CONNECTED_WITHIN = 5000;
/** Milliseconds that one statement may take at the server. */
const ANSWERED_WITHIN = 10_000;
/** Milliseconds that a transaction waits for the lock, and that it may hold it without a statement. */
const TURN_WITHIN = 8000;
/** Milliseconds after which a connection counts as lost, long after the server's own timeouts. */
const LOST_AFTER = 12_000;
/** `int8` */
const INT8 = 20;

/** What every connection to the store is made with. */
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
      // Every number of the store fits a double exactly.
      getTypeParser: ((id: number, format: 'text') =>
        id === INT8 ? Number : types.getTypeParser(id, format)) as typeof types.getTypeParser,
    },
  };
}

/** `pg` leaves a connection open on which it could not log in itself, and that would keep the process from ending. */
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
 * Connections to the store, made on demand. An error because the server can't be reached is a {@link StoreAway}, and
 * its connection is not used again.
 */
export function openPool(location: PostgresLocation): PostgresPool {
  const pool = new Pool({
    ...connectionSettings(location),
    max: CONNECTIONS,
    Client: ClosingClient,
    allowExitOnIdle: true,
  });
  // Errors of idle connections; the next query makes another one.
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
  // Nothing else hears of a checked-out connection that breaks between two queries.
  client.on('error', onError);
  const query = async <Row>(
    text: string,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> => {
    try {
      // Several statements at once take no parameters, and the result is that of the last.
      const result: unknown = await (parameters.length === 0
        ? client.query(text)
        : client.query(text, sought(text, parameters)));
      return (Array.isArray(result) ? result.at(-1) : result) as PostgresQueryResult<Row>;
    } catch (error) {
      const mapped = mappedError(error);
      isLost ||= mapped instanceof StoreAway;
      throw mapped;
    }
  };
  return {
    query: query as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy === true || isLost),
  };
}
