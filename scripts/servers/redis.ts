import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Redis, type RedisOptions } from 'ioredis';
import { makeCertificate } from './certificates.ts';
import { installedRedises, type InstalledRedis } from './installed-redis.ts';
import { freePort } from './ports.ts';
import { ServerProcess, temporaryFolder, type TemporaryFolder } from './server-process.ts';

/** Settings of `redis.conf`; a list is the same setting several times. */
export type RedisSettings = Readonly<Record<string, string | number | readonly string[]>>;

export interface RedisOrder {
  /** The installed server to use; the newest Redis by default. */
  readonly installed?: InstalledRedis;
  /** The password of the user `default`. */
  readonly password?: string;
  /** Further users, each a line of an ACL file: `user app on >secret ~app:* +@all`. */
  readonly users?: readonly string[];
  readonly tls?: boolean;
  readonly settings?: RedisSettings;
  /** A folder for data that outlives the server; a temporary one by default. */
  readonly dataDirectory?: string;
}

type ClientOptions = Omit<RedisOptions, 'replyMapping'>;

/** A Redis or Valkey server for tests. It persists nothing unless its settings say so. */
export class RedisServer implements AsyncDisposable {
  readonly installed: InstalledRedis;
  readonly port: number;
  readonly password: string | undefined;
  /** Its Unix socket, without TLS. */
  readonly socket: string;
  /** PEM of the authority that clients have to trust; undefined without TLS. */
  readonly authority: string | undefined;
  /** PEM file of the same. */
  readonly authorityFile: string | undefined;
  readonly process: ServerProcess;

  constructor(parts: Omit<RedisServer, 'url' | 'connect' | typeof Symbol.asyncDispose>) {
    this.installed = parts.installed;
    this.port = parts.port;
    this.password = parts.password;
    this.socket = parts.socket;
    this.authority = parts.authority;
    this.authorityFile = parts.authorityFile;
    this.process = parts.process;
  }

  /** `redis://default:secret@127.0.0.1:20123` */
  get url(): string {
    const user = this.password === undefined ? '' : `default:${this.password}@`;
    return `redis${this.authority === undefined ? '' : 's'}://${user}127.0.0.1:${this.port}`;
  }

  /** A client, to be disconnected by the caller. */
  connect(options: ClientOptions = {}): Redis {
    const own: ClientOptions = { host: '127.0.0.1', port: this.port };
    if (this.password !== undefined) own.password = this.password;
    if (this.authority !== undefined) own.tls = { ca: this.authority };
    Object.assign(own, options);
    return new Redis<'legacy'>(own);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.process[Symbol.asyncDispose]();
  }
}

/** Starts a server. @throws Error if none is installed, or it does not become ready */
export async function startRedis(order: RedisOrder = {}): Promise<RedisServer> {
  const installed = order.installed ?? newest((one) => !one.isValkey, 'redis-server');
  return startRedisAt(order, installed, await freePort());
}

/** Starts the newest Valkey. */
export function startValkey(order: Omit<RedisOrder, 'installed'> = {}): Promise<RedisServer> {
  return startRedis({ ...order, installed: newest((one) => one.isValkey, 'valkey-server') });
}

/** The newest installed server of a kind. @throws Error if there is none */
export function newest(isKind: (one: InstalledRedis) => boolean, name: string): InstalledRedis {
  const found = installedRedises().find(isKind);
  if (found === undefined) throw new Error(`${name} is not installed`);
  return found;
}

/**
 * Starts a server at a given port, as for members of a cluster.
 * @param prepare writes files into its folder first
 */
export async function startRedisAt(
  order: RedisOrder,
  installed: InstalledRedis,
  port: number,
  prepare: (folder: TemporaryFolder) => void = () => undefined,
): Promise<RedisServer> {
  const folder = temporaryFolder('redis');
  const socket = join(folder.path, 'socket');
  const certificate = order.tls === true ? await makeCertificate(folder) : undefined;
  const settings: RedisSettings = {
    port: certificate === undefined ? port : 0,
    bind: '127.0.0.1',
    unixsocket: socket,
    dir: order.dataDirectory ?? folder.path,
    save: '""',
    ...(order.password === undefined ? {} : { requirepass: order.password }),
    ...(certificate === undefined
      ? {}
      : {
          'tls-port': port,
          'tls-cert-file': certificate.certificateFile,
          'tls-key-file': certificate.keyFile,
          'tls-ca-cert-file': certificate.certificateFile,
          'tls-auth-clients': 'no',
        }),
    ...order.settings,
  };
  const lines = [...configLines(settings), ...(order.users ?? [])];
  const file = join(folder.path, 'redis.conf');
  writeFileSync(file, `${lines.join('\n')}\n`);
  prepare(folder);
  const started = await ServerProcess.start({
    name: installed.name,
    program: installed.program,
    args: [file],
    folder,
    isReady: () => answersPing(socket, order.password),
  });
  return new RedisServer({
    installed,
    port,
    password: order.password,
    socket,
    authority: certificate?.certificate,
    authorityFile: certificate?.certificateFile,
    process: started,
  });
}

/** Settings in the format of `redis.conf`. */
export function configLines(settings: RedisSettings): string[] {
  return Object.entries(settings).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) => `${name} ${one}`),
  );
}

/** Whether it answers, after loading its data. */
export async function answersPing(socket: string | number, password?: string): Promise<boolean> {
  const client = new Redis({
    ...(typeof socket === 'string' ? { path: socket } : { host: '127.0.0.1', port: socket }),
    ...(password === undefined ? {} : { password }),
    lazyConnect: true,
    retryStrategy: null,
    enableReadyCheck: false,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.ping()) === 'PONG';
  } finally {
    client.disconnect();
  }
}
