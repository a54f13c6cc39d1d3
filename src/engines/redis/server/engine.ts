import { systemAlarms, type Alarms } from '../../../base/alarms.ts';
import { systemClock, type Clock } from '../../../base/clock.ts';
import { silentLogger, type Logger } from '../../../base/logger.ts';
import type { ConnectionSetup } from '../connection.ts';
import type { CommandMeter } from '../command-meter.ts';
import type {
  BackupFile,
  BackupSum,
  DatabaseConfiguration,
  DatabaseFigures,
  DatabaseSetup,
  LoadedBackup,
  RedisEngine,
  ListenerAnswer,
  ListenerQuestion,
} from '../engine.ts';
import { Unavailable, ServerRefused } from '../errors.ts';
import { backUpServer, loadServerBackup } from './backup.ts';
import { ClientConnection } from './client-connection.ts';
import { answerOf } from './commands/fetched-answers.ts';
import { UserUpdates } from './user-updates.ts';
import { Places } from './places.ts';
import { RedisServer } from './redis-server.ts';
import { ServerDatabase } from './server-database.ts';
import type { ServerUrl } from './server-url.ts';
import { ServerSession } from './session.ts';

interface ServerRedisOptions {
  readonly servers: readonly ServerUrl[];
  /** Trusted certificates (PEM) for TLS; those of the system by default. */
  readonly authorities?: string | undefined;
  /** Milliseconds that a server may be silent. */
  readonly silentFor?: number | undefined;
  /** Settings of databases whose setup has no value for them, under their Redis names. */
  readonly config?: Readonly<Record<string, string>>;
  readonly clock?: Clock;
  readonly alarms?: Alarms;
  readonly logger?: Logger;
}

/** An id is stored in the register of places. */
const ID = /^[A-Za-z0-9_-]{1,64}$/;
/** The interval for fetching figures and changes of other copies, in milliseconds. */
const ROUND = 2_000;

/** The engine whose databases are on Redis or Valkey servers. */
export class ServerRedis implements RedisEngine {
  readonly #options: ServerRedisOptions;
  readonly #clock: Clock;
  readonly #logger: Logger;
  readonly #places: Places;
  readonly #databases = new Map<string, ServerDatabase>();
  readonly #creating = new Set<string>();
  /** Why servers can't be used at present. */
  readonly #healthProblems = new Map<RedisServer, string>();
  readonly #users: UserUpdates;
  /** Tells other processes that users have been changed here. */
  #notifyOthers = () => Promise.resolve();
  #askListeners: Parameters<ServerRedis['shareListeners']>[0] | undefined;
  #lastClientId = 0;
  #maintenanceTimer: NodeJS.Timeout | undefined;
  #isRunning = false;
  #isClosed = false;

  /**
   * Checks the servers, and waits for those that can't be reached.
   * @throws ServerRefused if one can't be used, however long one waits
   */
  static async open(options: ServerRedisOptions): Promise<ServerRedis> {
    const engine = new ServerRedis(options);
    try {
      await engine.#look();
    } catch (error) {
      await engine.close();
      throw error;
    }
    engine.#maintenanceTimer = setInterval(() => void engine.#maintain(), ROUND);
    engine.#maintenanceTimer.unref();
    return engine;
  }

  private constructor(options: ServerRedisOptions) {
    this.#options = options;
    this.#clock = options.clock ?? systemClock;
    this.#logger = options.logger ?? silentLogger;
    const { authorities, silentFor } = options;
    this.#places = new Places(
      options.servers.map((url) => new RedisServer(url, { authorities, silentFor })),
    );
    this.#users = new UserUpdates(this.#places.servers, this.#databases);
  }

  has(id: string): boolean {
    return this.#databases.has(id);
  }

  async openDatabases(databases: Readonly<Record<string, DatabaseSetup>>): Promise<void> {
    // Sequentially, so that databases get their places in order.
    for (const [id, setup] of Object.entries(databases)) {
      if (this.#databases.has(id)) continue;
      requireId(id);
      const database = this.#prepare(id, setup);
      this.#databases.set(id, database);
      try {
        await database.open();
      } catch (error) {
        if (error instanceof Unavailable) continue;
        this.#databases.delete(id);
        database.close();
        throw error;
      }
    }
  }

  async createDatabase(id: string, setup: DatabaseSetup = {}): Promise<void> {
    requireId(id);
    if (this.#databases.has(id) || this.#creating.has(id)) {
      throw new Error(`there is a database ${id} already`);
    }
    this.#creating.add(id);
    const database = this.#prepare(id, setup);
    try {
      await database.open();
      this.#databases.set(id, database);
    } catch (error) {
      database.close();
      throw error;
    } finally {
      this.#creating.delete(id);
    }
  }

  async configureDatabase(id: string, configuration: DatabaseConfiguration): Promise<void> {
    const { front } = this.#running(id);
    const refused = front.config.setAll(Object.entries(configuration.config));
    if (refused !== undefined) throw refused;
    front.setLimits(configuration.limits);
    front.acl.setDefaultPassword(configuration.defaultPassword);
  }

  async deleteDatabase(id: string): Promise<boolean> {
    const open = this.#databases.get(id);
    if (open === undefined && !(await this.#places.claims()).has(id)) return false;
    const database = open ?? this.#prepare(id, {});
    try {
      await database.delete();
    } finally {
      this.#databases.delete(id);
      database.close();
    }
    return true;
  }

  async unopened(): Promise<string[]> {
    try {
      const ids = [...(await this.#places.claims()).keys()];
      return ids.filter((id) => !this.#databases.has(id) && !this.#creating.has(id));
    } catch (error) {
      if (error instanceof Unavailable) return [];
      throw error;
    }
  }

  /** What the last round has found, or the present one: a server that freezes is found only by asking. */
  async healthProblem(): Promise<string | undefined> {
    const [first, ...more] = this.#healthProblems.values();
    if (first !== undefined) {
      return more.length === 0 ? first : `${first} (and ${more.length} more servers)`;
    }
    const problems = await Promise.all(
      this.#places.servers.map((server) =>
        server.ping().then(
          () => undefined,
          ({ message }: Error) => naming(server, message),
        ),
      ),
    );
    return problems.find((problem) => problem !== undefined);
  }

  figures(id: string): DatabaseFigures | undefined {
    return this.#databases.get(id)?.figures;
  }

  async backUp(
    id: string,
    file: BackupFile,
    proceed: () => void,
  ): Promise<BackupSum & { readonly sha256: string }> {
    return backUpServer(this.#running(id), file, proceed);
  }

  async loadBackup(
    id: string,
    file: BackupFile,
    sum: BackupSum,
    proceed: () => void,
  ): Promise<LoadedBackup> {
    return loadServerBackup(this.#running(id), file, sum, proceed);
  }

  openSession(id: string, userName: string, address: string, meter?: CommandMeter): ServerSession {
    const database = this.#running(id);
    const user = database.front.acl.user(userName);
    if (user === undefined) throw new Error(`database ${id} has no user ${userName}`);
    return new ServerSession(database, { id: ++this.#lastClientId, user, address }, meter);
  }

  openConnection(id: string, setup: ConnectionSetup): ClientConnection {
    return new ClientConnection(this.#running(id), ++this.#lastClientId, setup);
  }

  authenticate(id: string, token: string): string | undefined {
    return this.#databases.get(id)?.front.acl.authenticate(token)?.name;
  }

  onAccessChange(id: string, tell: () => void): () => void {
    return this.#running(id).front.acl.onChange(tell);
  }

  shareUsers(tell: () => Promise<void>): () => Promise<void> {
    this.#notifyOthers = tell;
    return () => this.#users.readAll();
  }

  shareListeners(
    ask: (database: string, question: ListenerQuestion) => Promise<readonly ListenerAnswer[]>,
  ): (database: string, question: ListenerQuestion) => ListenerAnswer | undefined {
    this.#askListeners = ask;
    return (database, question) => {
      const hub = this.#databases.get(database)?.hub;
      return hub && answerOf(hub, question);
    };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#maintenanceTimer);
    for (const database of this.#databases.values()) database.close();
    this.#databases.clear();
    this.#users.close();
    for (const server of this.#places.servers) server.close();
  }

  #prepare(id: string, setup: DatabaseSetup): ServerDatabase {
    return new ServerDatabase(id, {
      places: this.#places,
      notifyOthers: () => this.#notifyOthers(),
      askListeners: () => this.#askListeners,
      setup,
      config: this.#options.config ?? {},
      clock: this.#clock,
      alarms: this.#options.alarms ?? systemAlarms,
      logger: this.#logger,
    });
  }

  #running(id: string): ServerDatabase {
    const database = this.#databases.get(id);
    if (database === undefined) throw new Error(`there is no database ${id}`);
    return database;
  }

  /** Checks each server. @throws ServerRefused */
  async #look(): Promise<void> {
    await Promise.all(
      this.#places.servers.map(async (server) => {
        const { displayName } = server.url;
        try {
          await server.check();
          if (this.#healthProblems.delete(server))
            this.#logger.info({ server: displayName }, 'a Redis server is there');
        } catch (error) {
          const { message } = error as Error;
          if (!this.#healthProblems.has(server)) {
            this.#logger.warn(
              { server: displayName, reason: message },
              'a Redis server can not be used',
            );
          }
          this.#healthProblems.set(server, naming(server, message));
          if (error instanceof ServerRefused) throw error;
          if (!(error instanceof Unavailable)) throw error;
        }
      }),
    );
  }

  /** Fetches figures, finds the places of databases that had none, and applies changes of other copies. */
  async #maintain(): Promise<void> {
    if (this.#isRunning || this.#isClosed) return;
    this.#isRunning = true;
    try {
      await this.#look().catch(() => {});
      await this.#users.listen();
      for (const database of this.#databases.values()) {
        await this.#visit(database);
      }
    } finally {
      this.#isRunning = false;
    }
  }

  async #visit(database: ServerDatabase): Promise<void> {
    try {
      await database.refresh();
      await database.verifyPlace();
    } catch (err) {
      if (err instanceof Unavailable) return;
      this.#logger.error({ err, database: database.id }, 'a database has no place on a server');
    }
  }
}

function naming({ url: { displayName } }: RedisServer, message: string): string {
  return message.includes(displayName) ? message : `${displayName}: ${message}`;
}

function requireId(id: string): void {
  if (!ID.test(id)) throw new Error(`not an id of a database: ${JSON.stringify(id)}`);
}
