import { randomBytes } from 'node:crypto';
import type { ByteString } from '../bytes.ts';
import { systemAlarms, type Alarms } from '../../../base/alarms.ts';
import { systemClock, type Clock } from '../../../base/clock.ts';
import { silentLogger, type Logger } from '../../../base/logger.ts';
import type { ConnectionCounts, DatabaseLimits } from '../engine.ts';
import { AccessControl } from './acl/access-control.ts';
import { memoryAclStore, type AclStore } from './acl/acl-store.ts';
import { BlockedClients } from './blocking/blocked-clients.ts';
import { CommandStatistics } from './command-statistics.ts';
import { Watches } from './connection/watches.ts';
import type { EmbeddedConnection } from './connection/embedded-connection.ts';
import { DatabaseConfig } from './config.ts';
import { Eviction } from './keyspace/eviction.ts';
import { Keyspace } from './keyspace/keyspace.ts';
import { Monitors } from './monitor.ts';
import { Pause } from './pause.ts';
import { memoryJournal, type Journal } from './persistence/journal.ts';
import { publishKeyEvents } from './pubsub/key-events.ts';
import { PubSub } from './pubsub/registry.ts';
import { SCRIPT_CHUNK } from './scripting/compiled-scripts.ts';
import { FUNCTION_CHUNK, FunctionLua } from './scripting/functions/function-lua.ts';
import { Libraries } from './scripting/functions/libraries.ts';
import { Interpreter } from './scripting/interpreter.ts';
import { LuaRandom } from './scripting/libraries/random.ts';
import { Scripts } from './scripting/scripts.ts';
import { SlowLog } from './slow-log.ts';
import { StorageLimits } from './storage-limits.ts';
import { TrackingTable } from './tracking/tracking-table.ts';

export interface DatabaseOptions {
  readonly clock?: Clock;
  /** By the clock; those of the system if not given. */
  readonly alarms?: Alarms;
  /** A number from 0 to below 1; for SPOP, RANDOMKEY and sampling. */
  readonly random?: () => number;
  readonly journal?: Journal;
  /** The settings to start with, if not the defaults. */
  readonly config?: DatabaseConfig;
  /** Seals the REST tokens of ACL users. Without one they are good for this run only. */
  readonly secret?: string;
  /** Where the ACL users are kept; in memory if not given. */
  readonly aclStore?: AclStore;
  readonly logger?: Logger;
  /** The subscriptions, where messages come from a server. */
  readonly pubsub?: PubSub;
}

/** One embedded database: its keys, users, settings and log, and nothing of who calls it. */
export class Database {
  readonly clock: Clock;
  readonly random: () => number;
  readonly keyspace: Keyspace;
  readonly config: DatabaseConfig;
  readonly acl: AccessControl;
  readonly pubsub: PubSub;
  /** The clients that wait for keys. */
  readonly blocked: BlockedClients;
  readonly monitors = new Monitors();
  /** The connections that it has now, by their ids. */
  readonly connections = new Map<number, EmbeddedConnection>();
  readonly watches: Watches;
  /** Clients that keep copies of keys. */
  readonly tracking: TrackingTable;
  readonly pause: Pause;
  readonly scripts: Scripts;
  /** Its functions. They are data, as keys are. */
  libraries: Libraries;
  /** Takes over when the log has been replayed. */
  journal: Journal;
  readonly logger: Logger;
  readonly #eviction: Eviction;
  /** Tells this life of the database from those before: its state tokens begin with it. */
  readonly runId: string;
  /** When it was opened, in Unix milliseconds. */
  readonly openedAt: number;
  /** When all that was written was last seen to be on the disk by SAVE or BGSAVE. */
  savedAt: number;
  /** Commands run since the start, or since the statistics were reset. */
  commandsProcessed = 0;
  readonly commands = new CommandStatistics();
  readonly slowLog: SlowLog;
  /** Keeps the limits that come with it, where it has any. */
  storage: StorageLimits | undefined;
  /** Counts the connections; set by those who accept them. */
  countConnections: () => ConnectionCounts = () => ({ open: 0, soFar: 0 });
  /** The count at the last reset of the statistics. */
  connectionsBefore = 0;
  /** How long the scripts of the transaction that runs have taken, in milliseconds. */
  scriptTime = 0;
  /** The log entries of the transaction or script that runs, which are appended together. */
  #unit: (readonly ByteString[])[] | undefined;

  constructor(options: DatabaseOptions = {}) {
    this.clock = options.clock ?? systemClock;
    this.random = options.random ?? Math.random;
    this.config = options.config ?? new DatabaseConfig();
    this.slowLog = new SlowLog(this.config);
    this.pubsub = options.pubsub ?? new PubSub();
    this.runId = Math.floor(this.clock.now()).toString(36);
    this.openedAt = this.clock.now();
    this.savedAt = this.openedAt;
    this.keyspace = new Keyspace(this.clock, this.random);
    const alarms = options.alarms ?? systemAlarms;
    this.blocked = new BlockedClients(this.keyspace, alarms);
    this.pause = new Pause(alarms, () => this.clock.now());
    this.watches = new Watches(this.keyspace);
    this.tracking = new TrackingTable(this.keyspace);
    this.#eviction = new Eviction(this.keyspace, this.config, this.random);
    this.journal = options.journal ?? memoryJournal;
    this.logger = options.logger ?? silentLogger;
    this.acl = new AccessControl({
      clock: this.clock,
      secret: options.secret ?? randomBytes(32).toString('base64url'),
      store: options.aclStore ?? memoryAclStore(),
      logger: this.logger,
      maxLogLength: () => Number(this.config.get('acllog-max-len')),
    });
    const { logger } = this;
    const random = new LuaRandom();
    this.scripts = new Scripts(() => new Interpreter(SCRIPT_CHUNK, logger, random));
    this.libraries = new Libraries(
      () => new FunctionLua(new Interpreter(FUNCTION_CHUNK, logger, random), logger),
    );
    publishKeyEvents(this.keyspace, this.config, this.pubsub);
    this.keyspace.listener.afterLoss = (_event, key: ByteString) => {
      this.log([['DEL', key]]);
    };
    this.keyspace.listener.afterFieldLoss = (key, fields) => {
      this.log([['HDEL', key, ...fields]]);
    };
  }

  /** Writes to the log what changed; of that which runs as one, when it has ended. */
  log(commands: readonly (readonly ByteString[])[]): void {
    if (commands.length === 0) return;
    if (this.#unit === undefined) this.journal.append(commands);
    else for (const argv of commands) this.#unit.push(argv);
  }

  /**
   * Runs commands as one: all at the same moment, as `server.c` `commandTimeSnapshot` has it, and what they
   * change is replayed together or not at all. What stands within another is part of that.
   */
  asOne<T>(work: () => T): T {
    if (this.#unit !== undefined) return work();
    this.keyspace.tick();
    const unit: (readonly ByteString[])[] = [];
    this.#unit = unit;
    this.scriptTime = 0;
    try {
      return work();
    } finally {
      this.#unit = undefined;
      if (unit.length > 0) this.journal.append(unit);
    }
  }

  /**
   * Serves the clients that wait for what has become ready. Called after each command; within what runs as
   * one it does nothing, and is called again after that.
   */
  serveBlocked(): void {
    if (this.#unit === undefined) this.blocked.serve();
  }

  /** Takes the time for a command that begins, unless it is one of those that run as one. */
  tick(now = this.clock.now()): void {
    if (this.#unit === undefined) this.keyspace.tick(now);
  }

  /**
   * Evicts until the memory limit is kept, or for as long as one command may.
   * @returns whether a command that needs memory may run
   */
  makeRoom(): boolean {
    if (this.keyspace.replaying) return true;
    return this.#eviction.makeRoom(this.storage?.memoryLimit ?? this.config.maxMemory);
  }

  /** Sets what it may hold; nothing ends its limits. */
  setLimits(limits: DatabaseLimits | undefined): void {
    this.storage = limits && new StorageLimits(this, limits);
  }

  /** Sets back what INFO counts. */
  resetStatistics(): void {
    this.commandsProcessed = 0;
    this.connectionsBefore = this.countConnections().soFar;
    this.commands.reset();
    this.keyspace.statistics.reset();
    this.acl.log.resetTotals();
  }
}
