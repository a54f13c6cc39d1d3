import type { Alarms } from '../../../base/alarms.ts';
import { systemClock, type Clock } from '../../../base/clock.ts';
import { concurrently } from '../../../base/concurrently.ts';
import type { CommandMeter } from '../command-meter.ts';
import type {
  BackupFile,
  BackupSum,
  DatabaseConfiguration,
  DatabaseFigures,
  DatabaseSetup,
  LoadedBackup,
  RedisEngine,
} from '../engine.ts';
import { silentLogger, type Logger } from '../../../base/logger.ts';
import type { FsyncPolicy } from './config-parameters.ts';
import type { ConnectionSetup } from '../connection.ts';
import { RedisError } from '../reply.ts';
import { EmbeddedConnection } from './connection/embedded-connection.ts';
import { DatabaseConfig } from './config.ts';
import { Database } from './database.ts';
import { ExpiryRounds } from './keyspace/active-expiry.ts';
import { SharedMemory } from './keyspace/shared-memory.ts';
import { LOCK_FILES, lockDirectory } from '../../../base/files/directory-lock.ts';
import { adopt, loadBackup, writeBackup } from './persistence/backup.ts';
import { openDurableDatabase } from './persistence/durable-database.ts';
import { nodeFiles } from '../../../base/files/node-files.ts';
import type { DiskSpace } from './persistence/append-only-log.ts';
import { Ticker } from './persistence/ticker.ts';
import { ScriptTurns } from './scripting/script-turns.ts';
import { EmbeddedSession } from './session.ts';

interface EmbeddedRedisOptions {
  /** The directory with a subdirectory per database. Without it nothing is kept. */
  readonly directory?: string;
  /** The databases by id. Those without a subdirectory are created. */
  readonly databases?: Readonly<Record<string, DatabaseSetup>>;
  /** Settings of databases whose setup has no value for them, under their Redis names. */
  readonly config?: Readonly<Record<string, string>>;
  /** `appendfsync` of databases whose setup has no value for it. */
  readonly appendFsync?: FsyncPolicy;
  /** The reserve of disk space that is released when the disk is full. */
  readonly space?: DiskSpace;
  /** The memory for the keys of all databases, in bytes; without it there is no total. */
  readonly maxMemory?: number;
  /** Whether a damaged log is loaded up to the damage; the rest is set aside in a file. */
  readonly acceptLoss?: boolean;
  readonly clock?: Clock;
  /** Timers that go by the clock; those of the system if absent. */
  readonly alarms?: Alarms;
  /** A number from 0 to below 1. */
  readonly random?: () => number;
  readonly logger?: Logger;
}

/** An id is also the name of a directory. */
const ID = /^[A-Za-z0-9_-]{1,64}$/;
/** The name of a directory while its database is being deleted. */
const REMOVED = '.removed';
/** How many logs are read or closed concurrently. */
const AT_ONCE = 8;

/** The engine whose databases are in the memory of this process, with their logs in a directory. */
export class EmbeddedRedis implements RedisEngine {
  readonly #options: EmbeddedRedisOptions;
  readonly #clock: Clock;
  readonly #logger: Logger;
  readonly #databases = new Map<string, Database>();
  /** The ids of databases that are being created. */
  readonly #creating = new Set<string>();
  readonly #sharedMemory: SharedMemory;
  readonly #expiry: ExpiryRounds;
  readonly #ticker = new Ticker(1000);
  readonly #scriptTurns = new ScriptTurns();
  #unlock: () => void = () => {};
  #lastClientId = 0;

  /** Opens the databases and loads their logs. @throws Error if another process uses the directory, or a log is damaged */
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
    this.#sharedMemory = new SharedMemory(options.maxMemory);
    this.#expiry = new ExpiryRounds(this.#clock, this.#logger);
  }

  /** An open database. Code outside of the engine refers to it by its id. */
  database(id: string): Database | undefined {
    return this.#databases.get(id);
  }

  has(id: string): boolean {
    return this.#databases.has(id);
  }

  async openDatabases(databases: Readonly<Record<string, DatabaseSetup>>): Promise<void> {
    const kept = new Set(await this.unopened());
    const closed = Object.entries(databases).filter(([id]) => !this.#databases.has(id));
    await this.#makeDirectories(closed.map(([id]) => id).filter((id) => !kept.has(id)));
    await concurrently(AT_ONCE, closed, async ([id, setup]) => {
      await this.#load(id, setup);
    });
  }

  async createDatabase(id: string, setup: DatabaseSetup = {}): Promise<void> {
    if (this.#databases.has(id) || this.#creating.has(id)) {
      throw new Error(`there is a database ${id} already`);
    }
    this.#creating.add(id);
    try {
      await this.#makeDirectories([id]);
      await this.#load(id, setup);
    } finally {
      this.#creating.delete(id);
    }
  }

  async configureDatabase(id: string, configuration: DatabaseConfiguration): Promise<void> {
    const database = this.#running(id);
    const refused = database.config.setAll(Object.entries(configuration.config));
    if (refused !== undefined) throw refused;
    database.setLimits(configuration.limits);
    database.acl.setDefaultPassword(configuration.defaultPassword);
  }

  async deleteDatabase(id: string): Promise<boolean> {
    const database = this.#databases.get(id);
    if (database === undefined && !(await this.unopened()).includes(id)) return false;
    if (database !== undefined) {
      this.#databases.delete(id);
      this.#expiry.delete(database);
      database.abandonUnit(databaseClosed());
      database.keyspace.memory.leave();
      database.blocked.cancelAll();
      database.search.close();
      await database.journal.close().catch(() => {});
    }
    const { directory } = this.#options;
    if (directory !== undefined) {
      // A crash half-way through must not leave a partial database under its name.
      const removed = `${directory}/${id}${REMOVED}`;
      await nodeFiles.remove(removed);
      await nodeFiles.rename(`${directory}/${id}`, removed);
      await nodeFiles.syncDirectory(directory);
      await nodeFiles.remove(removed);
    }
    return true;
  }

  async unopened(): Promise<string[]> {
    const { directory } = this.#options;
    if (directory === undefined) return [];
    const names = await nodeFiles.list(directory);
    return names.filter(
      (name) => isId(name) && !this.#databases.has(name) && !this.#creating.has(name),
    );
  }

  async healthProblem(): Promise<string | undefined> {
    const failures = [...this.#databases.values()].flatMap(({ journal }) => journal.failure ?? []);
    if (failures.length === 0) return undefined;
    return `${failures.length} of ${this.#databases.size} databases take no changes: ${failures[0]}`;
  }

  figures(id: string): DatabaseFigures | undefined {
    const database = this.#databases.get(id);
    if (database === undefined) return undefined;
    const { keyspace, journal } = database;
    return {
      keys: keyspace.size,
      hits: keyspace.statistics.hits,
      misses: keyspace.statistics.misses,
      memoryBytes: keyspace.usedBytes,
      logBytes: journal.bytes,
    };
  }

  async backUp(id: string, file: BackupFile, proceed: () => void) {
    return writeBackup(this.#running(id), file, proceed);
  }

  async loadBackup(
    id: string,
    file: BackupFile,
    sum: BackupSum,
    proceed: () => void,
  ): Promise<LoadedBackup> {
    const database = this.#running(id);
    const held = await loadBackup(database, file, sum, proceed);
    return { memoryBytes: held.keyspace.usedBytes, restore: () => adopt(database, held) };
  }

  openSession(
    databaseId: string,
    userName: string,
    address: string,
    meter?: CommandMeter,
  ): EmbeddedSession {
    const database = this.#running(databaseId);
    const user = database.acl.user(userName);
    if (user === undefined) throw new Error(`database ${databaseId} has no user ${userName}`);
    return new EmbeddedSession(database, { id: ++this.#lastClientId, user, address }, meter);
  }

  openConnection(databaseId: string, setup: ConnectionSetup): EmbeddedConnection {
    return new EmbeddedConnection(this.#running(databaseId), ++this.#lastClientId, setup);
  }

  authenticate(databaseId: string, token: string): string | undefined {
    return this.#databases.get(databaseId)?.acl.authenticate(token)?.name;
  }

  onAccessChange(databaseId: string, tell: () => void): () => void {
    return this.#running(databaseId).acl.onChange(tell);
  }

  /** Syncs everything to disk and releases the directory. @throws if the disk refuses */
  async close(): Promise<void> {
    this.#expiry.stop();
    const failures: unknown[] = [];
    await concurrently(AT_ONCE, this.#databases.values(), async (database) => {
      const { journal, blocked } = database;
      database.abandonUnit(databaseClosed());
      blocked.cancelAll();
      database.search.close();
      await journal.close().catch((error: unknown) => failures.push(error));
    });
    this.#databases.clear();
    this.#unlock();
    this.#unlock = () => {};
    if (failures.length > 0) throw failures[0];
  }

  #running(id: string): Database {
    const database = this.#databases.get(id);
    if (database === undefined) throw new Error(`there is no database ${id}`);
    return database;
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
      if (!isId(id)) throw new Error(`not an id of a database: ${JSON.stringify(id)}`);
      if (directory !== undefined) await nodeFiles.makeDirectory(`${directory}/${id}`);
    }
    if (directory !== undefined && ids.length > 0) await nodeFiles.syncDirectory(directory);
  }

  async #load(id: string, setup: DatabaseSetup): Promise<void> {
    const { config = {}, secret, countConnections } = setup;
    const { directory, appendFsync, random, alarms } = this.#options;
    const options = {
      clock: this.#clock,
      logger: this.#logger,
      scriptTurns: this.#scriptTurns,
      sharedMemory: this.#sharedMemory,
      config: new DatabaseConfig({
        appendonly: directory === undefined ? 'no' : 'yes',
        ...(appendFsync !== undefined && { appendfsync: appendFsync }),
        ...this.#options.config,
        ...config,
      }),
      ...(random !== undefined && { random }),
      ...(alarms !== undefined && { alarms }),
      ...(secret !== undefined && { secret }),
    };
    const database =
      directory === undefined
        ? new Database(options)
        : await openDurableDatabase(options, {
            files: nodeFiles,
            directory: `${directory}/${id}`,
            ticker: this.#ticker,
            space: this.#options.space,
            acceptLoss: this.#options.acceptLoss,
          });
    if (countConnections !== undefined) database.countConnections = countConnections;
    this.#databases.set(id, database);
    this.#expiry.add(database);
  }
}

/** To the caller of a script that runs at that time. */
const databaseClosed = () => new RedisError('ERR The database is being closed');

function isId(text: string): boolean {
  return ID.test(text) && !LOCK_FILES.includes(text);
}
