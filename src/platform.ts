import { startConsole } from './console/server.ts';
import { bindDirect } from './contract/direct.ts';
import type { Back } from './contract/back.ts';
import { Database } from './engines/redis/embedded/database.ts';
import { EmbeddedSession } from './engines/redis/embedded/session.ts';
import { envBlock, type Addresses } from './env-block.ts';
import { RedisDatabases, type RedisDatabase } from './families/redis/databases.ts';
import { redisFamily, type RedisFamily } from './families/redis/family.ts';
import { front } from './http/front.ts';
import { listen, type Listening } from './http/server.ts';
import type { Logger } from './log.ts';
import { secretsOf, type Secrets } from './settings/secrets.ts';
import type { Settings } from './settings/table.ts';

/** A platform that serves. */
export interface RunningPlatform {
  readonly addresses: Addresses;
  /** The env block. */
  readonly env: Readonly<Record<string, string>>;
  /** Whether anything is written to the data directory. */
  readonly keepsData: boolean;
  /** Lets requests under way finish, flushes what is to be kept, and closes everything. */
  close(): Promise<void>;
}

/** The database that is there at the first start. */
export function defaultDatabase(settings: Settings, secrets: Secrets): RedisDatabase {
  return {
    id: 'default',
    name: 'default',
    standardToken: secrets.redisToken,
    readOnlyToken: secrets.redisReadOnlyToken,
    maxRequestSize: settings.redisMaxRequestSize,
  };
}

/**
 * Starts every family on the embedded engines.
 * @throws SettingError, or the system's error where an address or the data directory can't be had
 */
export async function startPlatform(settings: Settings, log: Logger): Promise<RunningPlatform> {
  const secrets = secretsOf(settings);
  const database = new Database();
  const engine = {
    openSession: (_d: string, user: string, address: string) =>
      new EmbeddedSession(database, { id: 1, user: database.acl.user(user)!, address }),
    authenticate: () => undefined,
    async close() {},
  };
  const databases = new RedisDatabases([defaultDatabase(settings, secrets)]);
  const servers: Listening[] = [];
  const close = async () => {
    await Promise.all(servers.map((server) => server.close()));
    await engine.close();
  };
  try {
    const family = redisFamily(engine, databases);
    const back = await bind(family, settings, log);
    const redis = await listen(front(family, back), family.errors, {
      host: settings.host,
      port: settings.redisPort,
    });
    servers.push(redis);
    const console = await startConsole(settings);
    servers.push(console);
    const addresses = { redis: redis.url, console: console.url };
    const env = envBlock(addresses, secrets);
    return { addresses, env, keepsData: !settings.memory, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Binds a family the way that the settings name; Express is only loaded where it is used. */
async function bind(family: RedisFamily, settings: Settings, log: Logger): Promise<Back> {
  const options = { log, checkResponses: settings.checkResponses };
  if (settings.validator === 'compiled') return bindDirect(family, options);
  const { bindExpress } = await import('./contract/express.ts');
  return bindExpress(family, options);
}
