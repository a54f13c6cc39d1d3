import { randomBytes } from 'node:crypto';
import type { ByteString } from '../bytes.ts';
import type { RedisError } from '../reply.ts';
import { systemAlarms, type Alarms } from '../../../base/alarms.ts';
import { systemClock, type Clock } from '../../../base/clock.ts';
import { silentLogger, type Logger } from '../../../base/logger.ts';
import type { ConnectionCounts, DatabaseLimits } from '../engine.ts';
import { AccessControl } from './acl/access-control.ts';
import { memoryAclStore, type AclStore } from './acl/acl-store.ts';
import { BlockedClients } from './blocking/blocked-clients.ts';
import { CommandStatistics } from './command-statistics.ts';
import { Watches } from './connection/watches.ts';
import type { OpenConnection } from './connection/open-connection.ts';
import { DatabaseConfig } from './config.ts';
import { Eviction } from './keyspace/eviction.ts';
import { Keyspace } from './keyspace/keyspace.ts';
import type { SharedMemory } from './keyspace/shared-memory.ts';
import { Monitors } from './monitor.ts';
import { Pause } from './pause.ts';
import { LatencyMonitor } from './latency-monitor.ts';
import { memoryJournal, type Journal } from './persistence/journal.ts';
import { publishKeyEvents, PubSub } from './pubsub.ts';
import { SCRIPT_CHUNK, Scripts } from './scripting/scripts.ts';
import { FUNCTION_CHUNK, FunctionLua } from './scripting/functions/function-lua.ts';
import { Libraries } from './scripting/functions/libraries.ts';
import { Interpreter, SLICE } from './scripting/interpreter.ts';
import { LuaRandom } from './scripting/libraries/random.ts';
import { ScriptGate } from './scripting/script-gate.ts';
import { ScriptTurns } from './scripting/script-turns.ts';
import { SearchIndexes } from './search/indexing/search-indexes.ts';
import { Searches } from './search/searches.ts';
import { SlowLog } from './slow-log.ts';
import { StorageLimits } from './storage-limits.ts';
import { TrackingTable } from './tracking/tracking-table.ts';
import { Work } from './work.ts';

export interface DatabaseOptions {
  readonly clock?: Clock;
  /** Timers that go by the clock; those of the system if absent. */
  readonly alarms?: Alarms;
  /** Returns a number from 0 to below 1; for SPOP, RANDOMKEY and sampling. */
  readonly random?: () => number;
  readonly journal?: Journal;
  /** The settings to start with, if not the defaults. */
  readonly config?: DatabaseConfig;
  /** The key that signs the REST tokens of ACL users. Without one they are valid for this run only. */
  readonly secret?: string;
  /** Where the ACL users are kept; in memory if not given. */
  readonly aclStore?: AclStore;
  readonly logger?: Logger;
  /** The memory for the keys of all databases; without it there is no total. */
  readonly sharedMemory?: SharedMemory;
  /** The most values that a command or transaction may look at; see `Work`. */
  readonly mostWork?: number;
  /** How long a command may hold all others until it is suspended, in milliseconds of processor time. */
  readonly slice?: number;
  /** The subscriptions, if messages come from a server. */
  readonly pubsub?: PubSub;
  /** The turns of scripts that take long, shared with other databases. */
  readonly scriptTurns?: ScriptTurns;
}

/** What a script may append to the log, in bytes. Loading it takes as much memory again. */
const MOST_UNIT_BYTES = 256 * 1024 * 1024;
/** About what V8 needs for an entry besides its text, in bytes. */
const ENTRY_OVERHEAD = 100;

/**
 * The memory of a database without keys, in bytes. It counts for `maxmemory`, as the memory of an empty Redis
 * does, and not as data of the user.
 */
export const EMPTY_DATABASE_BYTES = 12_000;

/** One embedded database: its keys, users, settings and log. It knows no protocol and no caller. */
export class Database {
  readonly clock: Clock;
  readonly random: () => number;
  readonly keyspace: Keyspace;
  readonly config: DatabaseConfig;
  readonly acl: AccessControl;
  readonly pubsub: PubSub;
  /** The clients that are blocked until keys are ready. */
  readonly blocked: BlockedClients;
  readonly monitors = new Monitors();
  /** The open connections by id. */
  readonly connections = new Map<number, OpenConnection>();
  readonly watches: Watches;
  /** The clients that track keys, and which. */
  readonly tracking: TrackingTable;
  readonly pause: Pause;
  /** Makes commands wait for scripts that take long. */
  readonly gate: ScriptGate;
  readonly scripts: Scripts;
  /** The function libraries, which are data like keys. */
  libraries: Libraries;
  /** The searches that take long. */
  readonly searches: Searches;
  /** The search indexes among the keys, and their aliases. */
  readonly search: SearchIndexes;
  /** The log of changes, set once the log has been replayed. */
  journal: Journal;
  readonly logger: Logger;
  readonly #eviction: Eviction;
  /** Distinguishes this run of the database from earlier ones; its state tokens begin with it. */
  readonly runId: string;
  /** When it was opened, in Unix milliseconds. */
  readonly openedAt: number;
  /** When SAVE or BGSAVE last made sure that everything is on disk, in Unix milliseconds. */
  savedAt: number;
  /** The changes of the keyspace that SAVE or BGSAVE last found on disk, as counted by it. */
  changesSaved = 0;
  /** Commands run since the start, or since the statistics were reset. */
  commandsProcessed = 0;
  readonly commands = new CommandStatistics();
  readonly slowLog: SlowLog;
  readonly latency: LatencyMonitor;
  /** The work of the running command. */
  readonly work: Work;
  /** How long a command may hold all others until it is suspended, in milliseconds of processor time. */
  readonly slice: number;
  /** The size limits of the database; undefined if it has none. */
  storage: StorageLimits | undefined;
  /** Counts the connections; set by the port that accepts them. */
  countConnections: () => ConnectionCounts = () => ({ open: 0, soFar: 0 });
  /** The number of connections at the last reset of the statistics. */
  connectionsBefore = 0;
  /** How long the scripts of the running transaction have taken, in milliseconds. */
  scriptTime = 0;
  /** The log entries of the running transaction or script, which are appended together. */
  #unit: (readonly ByteString[])[] | undefined;
  /** About the memory of these, in bytes. */
  #unitBytes = 0;
  #isAbandoning = false;

  constructor(options: DatabaseOptions = {}) {
    this.clock = options.clock ?? systemClock;
    this.random = options.random ?? Math.random;
    this.config = options.config ?? new DatabaseConfig();
    this.slowLog = new SlowLog(this.config);
    this.latency = new LatencyMonitor(this.config);
    this.pubsub = options.pubsub ?? new PubSub();
    this.runId = Math.floor(this.clock.now()).toString(36);
    this.openedAt = this.clock.now();
    this.savedAt = this.openedAt;
    this.keyspace = new Keyspace(this.clock, this.random, options.sharedMemory);
    this.keyspace.limits = this.config.encodingLimits;
    this.slice = options.slice ?? SLICE;
    this.work = new Work(this.keyspace, options.mostWork);
    const alarms = options.alarms ?? systemAlarms;
    this.blocked = new BlockedClients(this.keyspace, alarms, () => this.serveBlocked());
    this.pause = new Pause(alarms, () => this.clock.now());
    const turns = options.scriptTurns ?? new ScriptTurns();
    this.gate = new ScriptGate(turns, () => Number(this.config.get('busy-reply-threshold')));
    this.watches = new Watches(this.keyspace);
    this.tracking = new TrackingTable(this.keyspace, {
      keys: () => Number(this.config.get('tracking-table-max-keys')),
    });
    this.searches = new Searches(turns);
    this.search = new SearchIndexes(this);
    this.#eviction = new Eviction(this.keyspace, this.config, this.random);
    this.journal = options.journal ?? memoryJournal;
    this.logger = options.logger ?? silentLogger;
    this.acl = new AccessControl({
      clock: this.clock,
      secret: options.secret ?? randomBytes(32).toString('base64url'),
      store: options.aclStore ?? memoryAclStore(),
      logger: this.logger,
      work: this.work,
      maxLogLength: () => Number(this.config.get('acllog-max-len')),
    });
    const { logger } = this;
    const random = new LuaRandom();
    this.scripts = new Scripts(
      () => new Interpreter(SCRIPT_CHUNK, logger, random),
      (work) => this.gate.count(work),
    );
    this.libraries = new Libraries(
      () => new FunctionLua(new Interpreter(FUNCTION_CHUNK, logger, random), logger),
    );
    this.config.onChange((name) => {
      // Redis evicts soon after (`config.c` `updateMaxmemory`), and not only when the next command needs memory.
      if (name === 'maxmemory' || name === 'maxmemory-policy') {
        this.makeRoom();
        this.search.resume();
      }
      if (name === 'tracking-table-max-keys') this.tracking.makeRoom();
    });
    publishKeyEvents(this.keyspace, this.config, this.pubsub, this.work);
    this.keyspace.listener.afterLoss = (_event, key: ByteString) => {
      this.log([['DEL', key]]);
    };
    this.keyspace.listener.afterFieldLoss = (key, fields) => {
      this.log([['HDEL', key, ...fields]]);
    };
  }

  /** Appends commands to the log; those of a transaction or script when it has ended, and none if it is abandoned. */
  log(commands: readonly (readonly ByteString[])[]): void {
    if (commands.length === 0 || this.#isAbandoning || this.journal === memoryJournal) return;
    if (this.#unit === undefined) {
      this.journal.append(commands);
      return;
    }
    for (const argv of commands) {
      this.#unit.push(argv);
      this.#unitBytes += ENTRY_OVERHEAD;
      for (const word of argv) this.#unitBytes += word.length;
    }
  }

  /** Whether the running transaction or script has changed so much that the log entries of more might fill the memory. */
  get hasLargeUnit(): boolean {
    return this.#unitBytes > MOST_UNIT_BYTES;
  }

  /** Whether commands of clients may have to wait, for a pause or for scripts. */
  get mayHold(): boolean {
    return this.pause.isOn || this.gate.isClosed;
  }

  /** Whether a command must wait. @param queued the commands that EXEC would run */
  holds(argv: readonly ByteString[], queued?: readonly (readonly ByteString[])[]): boolean {
    return this.pause.holds(argv, queued) || this.gate.holds(argv, queued);
  }

  /** Resolves when a command that {@link holds} may look again whether it still must wait, in the order of the calls. */
  released(
    argv: readonly ByteString[],
    queued?: readonly (readonly ByteString[])[],
  ): Promise<void> {
    return this.pause.holds(argv, queued) ? this.pause.ended() : this.gate.opened;
  }

  /**
   * Undefined if no script or transaction is suspended in the middle. If one is, resolves when that may have changed; to
   * be called again then.
   */
  get unquiet(): Promise<void> | undefined {
    return this.gate.suspended === undefined ? undefined : this.gate.opened;
  }

  /**
   * Ends searches, and a suspended script or transaction as if it had never run: its changes are not logged, and no blocked
   * client gets what it has pushed.
   */
  abandonUnit(reason: RedisError): void {
    this.searches.abandon(reason);
    if (this.gate.suspended === undefined) return;
    this.#unit = [];
    this.#isAbandoning = true;
    this.gate.abandon(reason);
    this.#isAbandoning = false;
  }

  /**
   * Begins a unit of commands: all run at the same time, as `server.c` `commandTimeSnapshot` has it, and their changes
   * are replayed together or not at all. A nested unit is part of the outer one.
   * @param isNow whether it begins now, and not at the time of the running command
   * @returns ends it; of a nested one, does nothing
   */
  beginUnit(isNow = true): () => void {
    if (this.#unit !== undefined) return () => {};
    if (isNow) this.keyspace.tick();
    this.#unit = [];
    this.scriptTime = 0;
    return () => {
      const unit = this.#unit!;
      this.#unit = undefined;
      this.#unitBytes = 0;
      if (unit.length > 0) this.journal.append(unit);
    };
  }

  /**
   * Serves the clients whose keys have become ready. Called after each command; within a unit it does nothing, because
   * it is called again after the unit.
   */
  serveBlocked(): void {
    if (this.#unit === undefined && !this.#isAbandoning) this.blocked.serve();
  }

  /** Sets the time of the command that begins, except within a unit, which has one time. */
  tick(now = this.clock.now()): void {
    if (this.#unit === undefined) this.keyspace.tick(now);
  }

  /**
   * What the keys may take by `maxmemory`, in bytes: below 0 if it does not even suffice for an empty database; 0 is no
   * limit.
   */
  get maxMemoryOfKeys(): number {
    const { maxMemory } = this.config;
    return maxMemory === 0 ? 0 : maxMemory - EMPTY_DATABASE_BYTES || -1;
  }

  /**
   * Evicts keys until the memory limit is met, or the time for one command is used up.
   * @returns whether a command that needs memory may run
   */
  makeRoom(): boolean {
    if (this.keyspace.replaying) return true;
    const limit = this.storage?.memoryLimit ?? this.maxMemoryOfKeys;
    const { memory } = this.keyspace;
    const { share } = memory;
    const most = limit === 0 || share < limit ? share : limit;
    // As nearly always.
    if (memory.used <= most) return true;
    // It may be behind with evicting what is above its own limit, but others have no memory for that.
    return this.#eviction.makeRoom(most) && memory.used <= memory.share;
  }

  /** Notes that everything up to a moment is on disk. @param changes of the keyspace until then, as counted by it */
  savedUpTo(moment: number, changes: number): void {
    this.savedAt = Math.max(this.savedAt, moment);
    this.changesSaved = Math.max(this.changesSaved, changes);
  }

  /** Sets the size limits; undefined removes them. */
  setLimits(limits: DatabaseLimits | undefined): void {
    this.storage = limits && new StorageLimits(this, limits);
  }

  /** Resets the counters of INFO. */
  resetStatistics(): void {
    this.commandsProcessed = 0;
    this.connectionsBefore = this.countConnections().soFar;
    this.commands.reset();
    this.keyspace.statistics.reset();
    this.acl.log.resetTotals();
  }
}
