import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { startConsole } from './console/server.ts';
import { bindDirect } from './contract/direct.ts';
import type { Back } from './contract/back.ts';
import { EmbeddedRedis } from './engines/redis/embedded/engine.ts';
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

/** A data directory that can't be used. The message is one line for the user. */
export class DataError extends Error {}

/** The database that is there at the first start. */
export function defaultDatabase(settings: Settings, secrets: Secrets): RedisDatabase {
  return {
    id: 'default',
    name: 'default',
    endpoint: 'default.localhost',
    regions: [],
    standardToken: secrets.redisToken,
    readOnlyToken: secrets.redisReadOnlyToken,
    maxRequestSize: settings.redisMaxRequestSize,
  };
}

/**
 * Starts every family on the embedded engines.
 * @throws SettingError, DataError, or the system's error where an address can't be had
 */
export async function startPlatform(settings: Settings, log: Logger): Promise<RunningPlatform> {
  const secrets = secretsOf(settings);
  const record = defaultDatabase(settings, secrets);
  const engine = await openRedis(settings, record, log);
  const databases = new RedisDatabases([record]);
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
    const env = envBlock(addresses, secrets, settings);
    return { addresses, env, keepsData: !settings.memory, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The embedded engine, with the databases of the data directory. @throws DataError */
async function openRedis(
  settings: Settings,
  database: RedisDatabase,
  log: Logger,
): Promise<EmbeddedRedis> {
  // Who has the Standard token may do everything, so what is made of it keeps nothing from them.
  const secret = createHash('sha256').update(`acl ${database.standardToken}`).digest('hex');
  try {
    return await EmbeddedRedis.open({
      ...(!settings.memory && { directory: resolve(settings.dataDir, 'redis') }),
      databases: { [database.id]: { secret } },
      appendFsync: settings.fsync,
      logger: log,
    });
  } catch (error) {
    throw new DataError((error as Error).message, { cause: error });
  }
}

/** Binds a family the way that the settings name; Express is only loaded where it is used. */
async function bind(family: RedisFamily, settings: Settings, log: Logger): Promise<Back> {
  const options = { log, checkResponses: settings.checkResponses };
  if (settings.validator === 'compiled') return bindDirect(family, options);
  const { bindExpress } = await import('./contract/express.ts');
  return bindExpress(family, options);
}
