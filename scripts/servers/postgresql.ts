import { Client } from 'pg';
import { makeCertificate } from './certificates.ts';
import { freePort } from './ports.ts';
import { makeDatabase } from './postgresql-folder.ts';
import { findProgram } from './programs.ts';
import { ServerProcess, temporaryFolder } from './server-process.ts';

/** Where Debian installs programs that are not on the path. */
const ELSEWHERE = '/usr/lib/postgresql/*/bin';
const USER = 'plinth';

export interface PostgresqlOrder {
  readonly settings?: Readonly<Record<string, string | number>>;
  /** The password of the superuser `plinth`; without one no authentication is required. */
  readonly password?: string;
  readonly tls?: boolean;
}

/** A PostgreSQL server for tests. */
export interface PostgresqlServer extends AsyncDisposable {
  readonly port: number;
  readonly process: ServerProcess;
  /** PEM of the authority that clients have to trust; undefined without TLS. */
  readonly authority: string | undefined;
  /** PEM file of the same. */
  readonly authorityFile: string | undefined;
  /** `postgres://plinth@127.0.0.1:20123/postgres` */
  url(database?: string): string;
  /** A connection as the superuser `plinth`, to be ended by the caller. */
  connect(database?: string): Promise<Client>;
  /** Creates an empty database. @returns its URL */
  createDatabase(name: string): Promise<string>;
}

/**
 * Starts a server with an empty database. @throws Error if none is installed, or it does not become ready
 */
export async function startPostgresql(order: PostgresqlOrder = {}): Promise<PostgresqlServer> {
  const { password } = order;
  const folder = temporaryFolder('postgresql', true);
  const data = makeDatabase(folder, { initdb: program('initdb'), user: USER, password });
  const certificate = order.tls === true ? await makeCertificate(folder) : undefined;
  const port = await freePort();
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    // What is written has to survive a kill of the server, and no failure of the machine.
    ...{ fsync: 'off', full_page_writes: 'off' },
    ...(certificate === undefined
      ? {}
      : {
          ssl: 'on',
          ssl_cert_file: certificate.certificateFile,
          ssl_key_file: certificate.keyFile,
        }),
    ...order.settings,
  };
  const connect = async (database = 'postgres'): Promise<Client> => {
    const client = new Client({
      host: '127.0.0.1',
      port,
      user: USER,
      database,
      ...(password === undefined ? {} : { password }),
    });
    await client.connect();
    // A client only notices at its next query that its server was killed.
    client.on('error', () => undefined);
    return client;
  };
  const started = await ServerProcess.start({
    name: 'postgres',
    program: program('postgres'),
    args: [
      '-D',
      data,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    folder,
    stopSignal: 'SIGINT',
    // SIGKILL would leave its shared memory behind.
    disposeSignal: 'SIGQUIT',
    isReady: async () => {
      await (await connect()).end();
      return true;
    },
  });
  const url = (database = 'postgres'): string =>
    `postgres://${USER}${password === undefined ? '' : `:${password}`}@127.0.0.1:${port}/${database}`;
  return {
    port,
    process: started,
    authority: certificate?.certificate,
    authorityFile: certificate?.certificateFile,
    url,
    connect,
    createDatabase: async (name) => {
      const client = await connect();
      await client.query(`create database "${name}"`);
      await client.end();
      return url(name);
    },
    [Symbol.asyncDispose]: () => started[Symbol.asyncDispose](),
  };
}

/** Whether it can be started. */
export function hasPostgresql(): boolean {
  return findProgram('postgres', ELSEWHERE) !== undefined;
}

function program(name: string): string {
  const found = findProgram(name, ELSEWHERE);
  if (found === undefined) throw new Error(`${name} is not installed`);
  return found;
}
