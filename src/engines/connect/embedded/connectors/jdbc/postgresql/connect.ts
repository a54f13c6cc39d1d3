import { isIP, Socket } from 'node:net';
import { Client, type ClientConfig } from 'pg';
import { messageOf } from '../../../../errors.ts';
import type { ConnectorContext } from '../../plugin.ts';
import type { PostgresqlLocation, SslMode } from '../connection-config.ts';
import { quote } from '../table-id.ts';
import { guard } from './guard.ts';

/** Milliseconds. */
const CONNECT_TIMEOUT = 10_000;
const KEEP_ALIVE = 30_000;

export const CLOSED = 'the connection has been closed';

/** All values as the texts that PostgreSQL sends. */
const AS_TEXT = { getTypeParser: () => (raw: unknown) => raw };

/** The same texts whatever the server is set to. */
const SETTINGS = "SET TIME ZONE 'UTC'; SET DateStyle = 'ISO'; SET bytea_output = 'hex'";

interface PgConnection {
  readonly stream: Socket;
  once(event: 'sslconnect', listener: () => void): void;
}

export interface ConnectOptions {
  readonly location: PostgresqlLocation;
  readonly user: string | undefined;
  readonly password: string | undefined;
  readonly context: Pick<ConnectorContext, 'destinations' | 'signal'>;
  /** For the commands of replication, in one database. */
  readonly replication?: boolean;
  /** Is given what the connection goes through before it is made, so that this can be ended too. */
  readonly onSocket: (socket: Socket) => void;
}

/** Connects to a server. @throws the error of `pg`, or of a refused address */
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
  // The very address that has been found to be allowed.
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
            // RFC 6066: an address is no name.
            ...(isIP(host) === 0 ? { servername: host } : {}),
          },
    types: AS_TEXT,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    // A server that has gone without a word is noticed.
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE,
    application_name: 'plinth-connect',
    ...(options.replication === true ? { replication: 'database' } : {}),
    ...(currentSchema === undefined ? {} : { options: searchPath(currentSchema) }),
  };
  const client = new Client(config);
  // Its types leave out the connection. With TLS, messages come only from what replaces the socket.
  const { connection } = client as unknown as { readonly connection: PgConnection };
  if (sslMode === 'disable') guard(socket);
  else connection.once('sslconnect', () => guard(connection.stream));
  // A connection that breaks while nothing is asked of it is found out by the next question.
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

/** `currentSchema` lists names; in `options` a backslash stands before white space and itself. */
function searchPath(currentSchema: string): string {
  const names = currentSchema.split(',').map((name) => quote(name.trim()));
  return `-c search_path=${names.join(',').replaceAll(/[\\\s]/g, '\\$&')}`;
}
