import { systemClock, type Clock } from '../../../base/clock.ts';
import type { CommandMeter, RedisEngine } from '../engine.ts';
import { silentLogger, type Logger } from '../../../base/logger.ts';
import type { FsyncPolicy } from './config-parameters.ts';
import { DatabaseConfig } from './config.ts';
import { Database } from './database.ts';
import { ExpiryRounds } from './expiry-rounds.ts';
import { lockDirectory } from '../../../files/directory-lock.ts';
import { openDurableDatabase } from './persistence/durable-database.ts';
import { nodeFiles } from '../../../files/node-files.ts';
import { Ticker } from './persistence/ticker.ts';
import { EmbeddedSession } from './session.ts';

/** What a database starts with. */
export interface DatabaseSetup {
  /** Settings under their Redis names, where they are not the defaults. */
  readonly config?: Readonly<Record<string, string>>;
  /** Seals the REST tokens of ACL users; without it they are good until the engine closes. */
  readonly secret?: string;
}

export interface EmbeddedRedisOptions {
  /** Where the databases are kept, each in a directory under it. Without it nothing is kept. */
  readonly directory?: string;
  /** The databases that there are, by id. Those not in the directory yet are created. */
  readonly databases?: Readonly<Record<string, DatabaseSetup>>;
  /** `appendfsync` of databases whose setup does not say. */
  readonly appendFsync?: FsyncPolicy;
  readonly clock?: Clock;
  /** A number from 0 to below 1. */
  readonly random?: () => number;
  readonly logger?: Logger;
}

/** An id is the name of a directory too. */
const ID = /^[A-Za-z0-9_-]{1,64}$/;
/** What a directory is called while a database is removed. */
const REMOVED = '.removed';
/** So many logs are read or closed at the same time. */
const AT_ONCE = 8;

/** Databases in this process: what they hold is in memory, and their logs are in a directory. */
export class EmbeddedRedis implements RedisEngine {
  readonly #options: EmbeddedRedisOptions;
  readonly #clock: Clock;
  readonly #logger: Logger;
  readonly #databases = new Map<string, Database>();
  /** Ids of databases that are being created. */
  readonly #creating = new Set<string>();
  readonly #expiry: ExpiryRounds;
  readonly #ticker = new Ticker(1000);
  #unlock: () => void = () => {};
  #lastClientId = 0;

  /**
   * Opens the databases, reading what is kept of them.
   * @throws Error where another process has the directory, or a log is damaged
   */
  static async open(options: EmbeddedRedisOptions): Promise<EmbeddedRedis> {
    const engine = new EmbeddedRedis(options);
    try {
      await engine.#open();
    } catch (error) {
      await engine.close().catch(() => {});
      throw error;
    }
    return engine;
  }

  private constructor(options: EmbeddedRedisOptions) {
    this.#options = options;
    this.#clock = options.clock ?? systemClock;
    this.#logger = options.logger ?? silentLogger;
    this.#expiry = new ExpiryRounds(this.#clock, this.#logger);
  }

  database(id: string): Database | undefined {
    return this.#databases.get(id);
  }

  /**
   * Opens databases that are not open yet. Those not in the directory are created.
   * @throws Error where a log is damaged
   */
  async openDatabases(databases: Readonly<Record<string, DatabaseSetup>>): Promise<void> {
    const kept = new Set(await this.unopened());
    await this.#makeDirectories(Object.keys(databases).filter((id) => !kept.has(id)));
    await eachOf(Object.entries(databases), async ([id, setup]) => {
      await this.#load(id, setup);
    });
  }

  /** @throws Error where there is one already, or the id does not do for a file name */
  async createDatabase(id: string, setup: DatabaseSetup = {}): Promise<Database> {
    if (this.#databases.has(id) || this.#creating.has(id)) {
      throw new Error(`there is a database ${id} already`);
    }
    this.#creating.add(id);
    try {
      await this.#makeDirectories([id]);
      return await this.#load(id, setup);
    } finally {
      this.#creating.delete(id);
    }
  }

  /**
   * Removes a database with all that is kept of it, whether it has been opened or not.
   * @returns whether there was one
   */
  async deleteDatabase(id: string): Promise<boolean> {
    const database = this.#databases.get(id);
    if (database === undefined && !(await this.unopened()).includes(id)) return false;
    if (database !== undefined) {
      this.#databases.delete(id);
      this.#expiry.delete(database);
      await database.journal.close().catch(() => {});
    }
    const { directory } = this.#options;
    if (directory !== undefined) {
      // A crash half-way through must not leave half a database under its name.
      const removed = `${directory}/${id}${REMOVED}`;
      await nodeFiles.remove(removed);
      await nodeFiles.rename(`${directory}/${id}`, removed);
      await nodeFiles.syncDirectory(directory);
      await nodeFiles.remove(removed);
    }
    return true;
  }

  /** The ids of databases that are kept in the directory and have not been opened. */
  async unopened(): Promise<string[]> {
    const { directory } = this.#options;
    if (directory === undefined) return [];
    const names = await nodeFiles.list(directory);
    return names.filter(
      (name) => ID.test(name) && !this.#databases.has(name) && !this.#creating.has(name),
    );
  }

  openSession(
    databaseId: string,
    userName: string,
    address: string,
    meter?: CommandMeter,
  ): EmbeddedSession {
    const database = this.#databases.get(databaseId);
    if (database === undefined) throw new Error(`there is no database ${databaseId}`);
    const user = database.acl.user(userName);
    if (user === undefined) throw new Error(`database ${databaseId} has no user ${userName}`);
    return new EmbeddedSession(database, { id: ++this.#lastClientId, user, address }, meter);
  }

  authenticate(databaseId: string, token: string): string | undefined {
    return this.#databases.get(databaseId)?.acl.authenticate(token)?.name;
  }

  /** Sees all that was written safe and lets go of the directory. @throws where the disk refuses */
  async close(): Promise<void> {
    this.#expiry.stop();
    const failures: unknown[] = [];
    await eachOf(this.#databases.values(), async ({ journal }) => {
      await journal.close().catch((error: unknown) => failures.push(error));
    });
    this.#databases.clear();
    this.#unlock();
    this.#unlock = () => {};
    if (failures.length > 0) throw failures[0];
  }

  async #open(): Promise<void> {
    const { directory, databases = {} } = this.#options;
    if (directory !== undefined) {
      await nodeFiles.makeDirectory(directory);
      this.#unlock = lockDirectory(directory);
      for (const name of await nodeFiles.list(directory)) {
        if (name.endsWith(REMOVED)) await nodeFiles.remove(`${directory}/${name}`);
      }
    }
    await this.openDatabases(databases);
  }

  async #makeDirectories(ids: readonly string[]): Promise<void> {
    const { directory } = this.#options;
    for (const id of ids) {
      if (!ID.test(id)) throw new Error(`not an id of a database: ${JSON.stringify(id)}`);
      if (directory !== undefined) await nodeFiles.makeDirectory(`${directory}/${id}`);
    }
    if (directory !== undefined && ids.length > 0) await nodeFiles.syncDirectory(directory);
  }

  async #load(id: string, { config = {}, secret }: DatabaseSetup): Promise<Database> {
    const { directory, appendFsync, random } = this.#options;
    const options = {
      clock: this.#clock,
      logger: this.#logger,
      config: new DatabaseConfig({
        appendonly: directory === undefined ? 'no' : 'yes',
        ...(appendFsync !== undefined && { appendfsync: appendFsync }),
        ...config,
      }),
      ...(random !== undefined && { random }),
      ...(secret !== undefined && { secret }),
    };
    const database =
      directory === undefined
        ? new Database(options)
        : await openDurableDatabase(options, {
            files: nodeFiles,
            directory: `${directory}/${id}`,
            ticker: this.#ticker,
          });
    this.#databases.set(id, database);
    this.#expiry.add(database);
    return database;
  }
}

/** Does the work for each item, a few at a time. The first failure ends it, once those begun are done. */
async function eachOf<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = Iterator.from(items);
  let failed = false;
  const results = await Promise.allSettled(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = queue.next(); next.done !== true && !failed; next = queue.next()) {
        try {
          await work(next.value);
        } catch (error) {
          failed = true;
          throw error;
        }
      }
    }),
  );
  const failure = results.find((result) => result.status === 'rejected');
  if (failure !== undefined) throw failure.reason;
}
