import type { Files } from '../../base/files/files.ts';
import type { ByteString } from './bytes.ts';
import type { ConnectionSetup, RedisConnection } from './connection.ts';
import type { RedisError, Reply } from './reply.ts';

/** What a command does to keys. */
export type CommandKind = 'read' | 'write' | 'other';

/** Called around each command of a session; may refuse it. Commands run one by one. */
export interface CommandMeter {
  /**
   * Commands are to begin: one, or those of a transaction.
   * @param now by the engine's clock, in milliseconds since the Unix epoch
   * @returns why they may not run now, none of them
   */
  begin(now: number, commands?: number): RedisError | undefined;
  /** A command that began has ended, with a reply or an error, at a time by the same clock. */
  end(kind: CommandKind, now: number): void;
}

/** A session of one caller on one database, with that caller's rights. */
export interface RedisSession {
  /**
   * Runs a command given as byte strings, the name first. What the caller did wrong is returned as a
   * `RedisError`. The reply is there at once, or comes when what it acknowledges is as safe as the
   * database promises.
   */
  execute(argv: readonly ByteString[]): Reply | Promise<Reply>;
  /**
   * Runs commands in order, not as one: those of others may come in between.
   * @param hold is given each reply as soon as it is there; what it returns is kept until all are
   */
  executeAll(
    rows: readonly (readonly ByteString[])[],
    hold?: (reply: Reply) => Reply,
  ): Promise<Reply[]>;
  /**
   * Runs commands as one: those of others come before or after, and the log keeps all that they changed
   * or nothing. A command that fails while it runs does not stop the others.
   * @param hold is given each reply as soon as it is there; what it returns is kept until all are
   * @returns the error of the transaction where none of its commands may run
   */
  executeTransaction(
    rows: readonly (readonly ByteString[])[],
    hold?: (reply: Reply) => Reply,
  ): Promise<Reply[] | RedisError>;
  /**
   * Hears what is published to channels, or to all channels that match patterns, from the moment on at which it
   * returns or resolves; the first may come just before that. Counts as one command.
   * @param names one at least
   * @returns why the caller may not
   */
  subscribe(
    to: 'channels' | 'patterns',
    names: readonly ByteString[],
    listener: MessageListener,
  ): Subscription | RedisError | Promise<Subscription | RedisError>;
  /** Watches the commands of all clients of the database, as {@link subscribe} does. @returns why the caller may not */
  monitor(
    listener: CommandListener,
  ): Subscription | RedisError | Promise<Subscription | RedisError>;
  /**
   * Names the state of the database that the replies so far came from; another name after each change that they
   * tell of. Opaque. Nobody is asked.
   */
  stateToken(): string;
}

/** Hears messages. It is called within PUBLISH, so it returns at once and does not throw. */
export interface MessageListener {
  /** @param pattern the pattern that was subscribed to; undefined where it was the channel itself */
  message(channel: ByteString, message: ByteString, pattern: ByteString | undefined): void;
  /** The subscription has been ended, because the caller lost the right to it. */
  ended(reason: RedisError): void;
}

/** Called with each command, under the same conditions. */
export interface CommandListener {
  /** @param line as MONITOR has it: time, database and address, and the words */
  command(line: ByteString): void;
  ended(reason: RedisError): void;
}

/** An open subscription, or MONITOR. */
export interface Subscription {
  /** Ends it; again does nothing. */
  close(): void;
}

/** How many connections are open now, and how many there have been since the start. */
export interface ConnectionCounts {
  readonly open: number;
  readonly soFar: number;
}

/** What a database starts with. */
export interface DatabaseSetup {
  /** Settings under their Redis names, where they are not the defaults. */
  readonly config?: Readonly<Record<string, string>>;
  /** Seals the REST tokens of ACL users; without it they are good until the engine closes. */
  readonly secret?: string;
  /** Counts the connections for INFO; the port that accepts them knows. */
  readonly countConnections?: () => ConnectionCounts;
}

/** What a database may hold, in bytes. */
export interface DatabaseLimits {
  readonly maxKeyBytes: number;
  /** Of one key with its value. */
  readonly maxRecordBytes: number;
  readonly maxMemoryBytes: number;
  /** Of the log. */
  readonly maxDiskBytes: number;
}

/** What a database that is open is to have from now on. */
export interface DatabaseConfiguration {
  /** Settings that change, under their Redis names: all of them or none. */
  readonly config: Readonly<Record<string, string>>;
  /** What it may hold; undefined ends its limits. */
  readonly limits: DatabaseLimits | undefined;
  /** The only password of its user `default`. */
  readonly defaultPassword: ByteString;
}

/** What can be seen of a database. */
export interface DatabaseFigures {
  readonly keys: number;
  /** Reads of keys that were there, since it was opened or since CONFIG RESETSTAT. */
  readonly hits: number;
  /** Reads of keys that were not there. */
  readonly misses: number;
  /** Estimated memory that keys and values take. */
  readonly memoryBytes: number;
  /** Size of its log on disk; undefined where nothing is kept. */
  readonly logBytes: number | undefined;
}

/** The file of a backup, in a directory that exists. */
export interface BackupFile {
  readonly files: Files;
  readonly directory: string;
  readonly name: string;
}

/** The length and the checksum of the file of a backup. */
export interface BackupSum {
  /** Its length. */
  readonly bytes: number;
  /** In hexadecimal digits; null for those made before there were sums. */
  readonly sha256: string | null;
}

/** A backup that has been read and can take the place of what its database holds. */
export interface LoadedBackup {
  /** Estimated memory that its keys and values take. */
  readonly memoryBytes: number;
  /**
   * Replaces all keys of the database by these. Its clients see the old keys or the new ones, and so does a start
   * after a crash. Resolves when the new ones are on the disk.
   * @throws what the disk answers; then the database is as before
   */
  restore(): Promise<void>;
}

/** What the control plane does with databases. A call for one that is not open throws. */
export interface RedisAdministration {
  /** Whether a database is open, as this engine knows it, without a call. */
  has(id: string): boolean;
  /**
   * Opens databases that are not open yet, with what is kept of them. Those that are not kept begin empty.
   * @throws Error where what is kept of one can't be read
   */
  openDatabases(databases: Readonly<Record<string, DatabaseSetup>>): Promise<void>;
  /**
   * Opens a database, which begins empty unless something is kept of it.
   * @throws Error where it is open already, or the id does not do as a name
   */
  createDatabase(id: string, setup?: DatabaseSetup): Promise<void>;
  /** @throws Error where there is no such setting or value; then nothing has changed */
  configureDatabase(id: string, configuration: DatabaseConfiguration): Promise<void>;
  /**
   * Removes a database with all that is kept of it, whether it has been opened or not.
   * @returns whether there was one
   */
  deleteDatabase(id: string): Promise<boolean>;
  /** The ids of databases that are kept and have not been opened. */
  unopened(): Promise<string[]>;
  /** What keeps databases from taking changes, such as a full disk; undefined where nothing does. */
  trouble(): string | undefined;
  /** As they are, or as they were when the engine last fetched them; undefined where it is not open. */
  figures(id: string): DatabaseFigures | undefined;
  /**
   * Writes the keys that a database holds at this moment to a file. The database goes on meanwhile. After a
   * crash the file is there, whole, or it is not.
   * @param proceed is asked now and then; what it throws ends it
   * @throws what the disk answers; then there is no file
   */
  backUp(
    id: string,
    file: BackupFile,
    proceed: () => void,
  ): Promise<BackupSum & { readonly sha256: string }>;
  /**
   * Reads a backup, of this database or of another, beside what the database holds.
   * @param proceed is asked now and then; what it throws ends it
   * @throws DamagedBackup, or what the disk answers (`ENOENT`, say)
   */
  loadBackup(
    id: string,
    file: BackupFile,
    sum: BackupSum,
    proceed: () => void,
  ): Promise<LoadedBackup>;
}

/** Opens sessions. */
export interface RedisSessions {
  /**
   * Opens a session on a database as one of its users.
   * @param address where the caller is, for ACL LOG
   * @param meter is told of what the caller does
   * @throws Error where there is no such database or user: who asks has let the caller in
   */
  openSession(
    database: string,
    user: string,
    address: string,
    meter?: CommandMeter,
  ): RedisSession | Promise<RedisSession>;
  /** The ACL user that a token of `ACL RESTTOKEN` or `ACL GENTOKEN` stands for. */
  authenticate(database: string, token: string): string | undefined | Promise<string | undefined>;
  /**
   * Tells of each change of the users of a database: of their tokens, or of what they may do.
   * @returns what ends that
   */
  onAccessChange(database: string, tell: () => void): () => void;
  /**
   * Where other processes have the same databases open: has them told when users have been changed here, before whoever
   * changed them is answered. An engine that has its databases for itself has no such thing.
   * @param tell resolves when the others know, or can't be told
   * @returns looks at what others have changed; resolves when this engine goes by it
   */
  shareUsers?(tell: () => Promise<void>): () => Promise<void>;
}

/** Opens connections. */
export interface RedisConnections {
  /**
   * Opens a connection to a database, on which nobody has logged in yet. Who opens it closes it. Where a network is
   * between, the replies to its commands wait for that as well.
   * @throws Error where there is no such database
   */
  openConnection(database: string, setup: ConnectionSetup): RedisConnection;
}

/** The databases, wherever they are. */
export interface RedisEngine extends RedisSessions, RedisConnections, RedisAdministration {
  /** Resolves when all that was acknowledged is safe. @throws where it can't be */
  close(): Promise<void>;
}
