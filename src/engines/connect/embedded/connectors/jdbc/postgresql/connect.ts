import { isIP, Socket } from 'node:net';
import { Client, type ClientConfig } from 'pg';
import { messageOf } from '../../../../errors.ts';
import type { ConnectorContext, Destinations } from '../../plugin.ts';
import type { PostgresqlLocation, SslMode } from '../connection-config.ts';
import { quote } from '../table-id.ts';
import { guard } from './guard.ts';

/** Milliseconds. */
const CONNECT_TIMEOUT = 10_000;
const KEEP_ALIVE = 30_000;

export const CLOSED = 'the connection has been closed';

/** Leaves all values in PostgreSQL's text form. */
const AS_TEXT = { getTypeParser: () => (raw: unknown) => raw };

/** Settings of the session that make text forms independent of the server's settings. */
const SETTINGS = "SET TIME ZONE 'UTC'; SET DateStyle = 'ISO'; SET bytea_output = 'hex'";

interface PgConnection {
  readonly stream: Socket;
  once(event: 'sslconnect', listener: () => void): void;
}

export interface ConnectOptions {
  readonly location: PostgresqlLocation;
  readonly user: string | undefined;
  readonly password: string | undefined;
  readonly context: Pick<ConnectorContext, 'signal'> & {
    readonly destinations: Pick<Destinations, 'addressOf'>;
  };
  /** Whether it is opened for logical replication of its database. */
  readonly replication?: boolean;
  /** Called with the socket before it connects, so that a connection attempt can be aborted. */
  readonly onSocket: (socket: Socket) => void;
}

/** Connects to a server. @throws the error of `pg`, or that of an address that is not allowed */
export async function connectPostgresql(options: ConnectOptions): Promise<Client> {
  const { sslMode } = options.location;
  try {
    return await connectWith(options, sslMode === 'prefer' ? 'require' : sslMode);
  } catch (error) {
    const refused = messageOf(error).includes('does not support SSL');
    if (sslMode !== 'prefer' || !refused) throw error;
    return connectWith(options, 'disable');
  }
}

async function connectWith(options: ConnectOptions, sslMode: SslMode): Promise<Client> {
  const { host, port, database, currentSchema } = options.location;
  const { destinations, signal } = options.context;
  // Connects to the address that was checked, not to what another lookup would give.
  const address = await destinations.addressOf(host);
  if (signal.aborted) throw new Error(CLOSED);
  const socket = new Socket();
  options.onSocket(socket);
  const config: ClientConfig & { readonly replication?: 'database' } = {
    host: address,
    port,
    database,
    user: options.user,
    password: options.password ?? '',
    stream: () => socket,
    ssl:
      sslMode === 'disable'
        ? false
        : {
            rejectUnauthorized: sslMode === 'verify-full',
            // RFC 6066: the server name can't be an IP address.
            ...(isIP(host) === 0 ? { servername: host } : {}),
          },
    types: AS_TEXT,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    // Detects a server that has disappeared without closing the connection.
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE,
    application_name: 'plinth-connect',
    ...(options.replication === true ? { replication: 'database' } : {}),
    ...(currentSchema === undefined ? {} : { options: searchPath(currentSchema) }),
  };
  const client = new Client(config);
  // The types of `pg` don't declare the connection. With TLS, messages come from the socket that replaces this one.
  const { connection } = client as unknown as { readonly connection: PgConnection };
  if (sslMode === 'disable') guard(socket);
  else connection.once('sslconnect', () => guard(connection.stream));
  // The next query reports a connection that breaks while it is idle.
  client.on('error', () => socket.destroy());
  try {
    await client.connect();
    await client.query(SETTINGS);
  } catch (error) {
    socket.destroy();
    throw error;
  }
  return client;
}

/** `currentSchema` is a list of names; in `options`, white space and backslashes are escaped by a backslash. */
function searchPath(currentSchema: string): string {
  const names = currentSchema.split(',').map((name) => quote(name.trim()));
  return `-c search_path=${names.join(',').replaceAll(/[\\\s]/g, '\\$&')}`;
}
