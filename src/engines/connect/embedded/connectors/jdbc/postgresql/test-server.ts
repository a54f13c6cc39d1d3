import { spawn, spawnSync, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Client } from 'pg';
import { generate } from 'selfsigned';
import { onTestFinished } from 'vitest';

const READY_WITHIN = 20_000;
/** The server refuses to run as root. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

/** A real PostgreSQL in a process of its own. */
export interface PostgresServer {
  readonly port: number;
  /** A connection as the superuser `plinth`, whose password is `secret`. */
  connect(database?: string): Promise<Client>;
  stop(): Promise<void>;
}

/** Starts the `postgres` that is installed, with an empty database. @param more settings */
export async function startPostgres(
  more: Readonly<Record<string, string>> = {},
): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-postgres-'));
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  const options: SpawnOptions = { ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}), cwd: folder };
  const data = join(folder, 'data');
  const made = spawnSync(
    program('initdb'),
    ['-D', data, '-U', 'plinth', '-A', 'trust', '--no-sync'],
    options,
  );
  if (made.status !== 0) throw new Error(`initdb: ${String(made.error ?? made.stderr)}`);
  const port = await freePort();
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'off',
    ...more,
  };
  const child = spawn(
    program('postgres'),
    [
      '-D',
      data,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { ...options, stdio: 'ignore' },
  );
  const connect = async (database = 'postgres') => {
    const client = new Client({ host: '127.0.0.1', port, user: 'plinth', database });
    await client.connect();
    return client;
  };
  await ready(connect);
  return {
    port,
    connect,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Settings for TLS with a certificate of its own making, for `localhost`; nobody else trusts it. */
export async function withTls(): Promise<Readonly<Record<string, string>>> {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-postgres-tls-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const made = await generate([{ name: 'commonName', value: 'localhost' }]);
  const files = { ssl_cert_file: made.cert, ssl_key_file: made.private };
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    writeFileSync(path, text, { mode: 0o600 });
    if (isRoot) chownSync(path, NOBODY, NOBODY);
  }
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  const paths = Object.keys(files).map((name) => [name, join(folder, name)]);
  return { ssl: 'on', ...Object.fromEntries(paths) };
}

/** On the path, or where Debian puts what only the server's own scripts call. */
function program(name: string): string {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const onPath = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  const found = onPath ?? globSync(`/usr/lib/postgresql/*/bin/${name}`).at(-1);
  if (found === undefined) throw new Error(`${name} is not installed`);
  return found;
}

async function ready(connect: () => Promise<Client>): Promise<void> {
  const deadline = Date.now() + READY_WITHIN;
  for (;;) {
    try {
      await (await connect()).end();
      return;
    } catch (cause) {
      if (Date.now() > deadline) throw new Error('postgres does not serve', { cause });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
