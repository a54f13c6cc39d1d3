import type { Files } from '../../base/files/files.ts';
import type { ByteString } from './bytes.ts';
import type { CommandMeter } from './command-meter.ts';
import type { ConnectionSetup, RedisConnection } from './connection.ts';
import type { RedisError, Reply } from './reply.ts';
import type { ReplyLimit } from './reply-limit.ts';

/** A session of one caller on one database, with the caller's rights. */
export interface RedisSession {
  /**
   * Runs a command given as byte strings, the name first. Errors of the caller are returned as a `RedisError`. The
   * result is a promise if the changes that the reply acknowledges are not yet as safe as the database promises.
   * @param limit refuses a command that changes something before it does, if the reply would be too large. The caller
   *   holds the reply
   */
  execute(argv: readonly ByteString[], limit?: ReplyLimit): Reply | Promise<Reply>;
  /**
   * Runs commands in order, but not atomically: commands of others may run in between.
   * @param limit holds each reply as soon as it exists
   */
  executeAll(rows: readonly (readonly ByteString[])[], limit?: ReplyLimit): Promise<Reply[]>;
  /**
   * Runs commands atomically: commands of others run before or after, and the log keeps all changes or none. A command
   * that fails does not stop the others.
   * @param limit holds each reply as soon as it exists: one that is too large becomes an error in its place
   * @returns the replies, or the error of the transaction if none of the commands may run
   */
  executeTransaction(
    rows: readonly (readonly ByteString[])[],
    limit?: ReplyLimit,
  ): Promise<Reply[] | RedisError>;
  /**
   * Subscribes to channels, or to patterns of channels, from the time at which it returns or resolves; a first message
   * may come just before. Counts as one command.
   * @param names at least one
   * @returns the subscription, or why the caller may not subscribe
   */
  subscribe(
    to: 'channels' | 'patterns',
    names: readonly ByteString[],
    listener: MessageListener,
  ): Subscription | RedisError | Promise<Subscription | RedisError>;
  /**
   * Receives the commands of all clients of the database (MONITOR).
   * @returns the subscription, or why the caller may not
   */
  monitor(
    listener: CommandListener,
  ): Subscription | RedisError | Promise<Subscription | RedisError>;
  /**
   * An opaque name of the state of the database behind the replies so far. It changes with every change that they
   * reflect. Known without a call to a server.
   */
  stateToken(): string;
}

/** Receives messages. It is called within PUBLISH, so it returns at once and does not throw. */
export interface MessageListener {
  /** @param pattern the subscribed pattern; undefined if the channel itself was subscribed to */
  message(channel: ByteString, message: ByteString, pattern: ByteString | undefined): void;
  /** Called when the subscription has ended because the caller has lost the right to it. */
  ended(reason: RedisError): void;
}

/** Receives each command, under the same conditions. */
export interface CommandListener {
  /** @param line as MONITOR prints it: time, database, address and arguments */
  command(line: ByteString): void;
  ended(reason: RedisError): void;
}

/** An open subscription, or MONITOR. */
export interface Subscription {
  /** Ends the subscription. A second call does nothing. */
  close(): void;
}

/** The connections that are open now, and the number of connections since the start. */
export interface ConnectionCounts {
  readonly open: number;
  readonly soFar: number;
}

/** Options of a database. */
export interface DatabaseSetup {
  /** Settings that differ from the defaults, under their Redis names. */
  readonly config?: Readonly<Record<string, string>>;
  /** The key that signs the REST tokens of ACL users. Without it they are valid until the engine closes. */
  readonly secret?: string;
  /** Counts the connections for INFO; provided by the port that accepts them. */
  readonly countConnections?: () => ConnectionCounts;
}

/** Size limits of a database, in bytes. */
export interface DatabaseLimits {
  readonly maxKeyBytes: number;
  /** The limit for one key with its value. */
  readonly maxRecordBytes: number;
  readonly maxMemoryBytes: number;
  /** The limit for the log. */
  readonly maxDiskBytes: number;
}

/** Changes to an open database. */
export interface DatabaseConfiguration {
  /** Settings to change, under their Redis names: all of them or none. */
  readonly config: Readonly<Record<string, string>>;
  /** The new limits; undefined removes them. */
  readonly limits: DatabaseLimits | undefined;
  /** The only password of the user `default`. */
  readonly defaultPassword: ByteString;
}

/** Figures of a database. */
export interface DatabaseFigures {
  readonly keys: number;
  /** Reads of existing keys, since the database was opened or CONFIG RESETSTAT. */
  readonly hits: number;
  /** Reads of keys that did not exist. */
  readonly misses: number;
  /** Estimated memory of keys and values. */
  readonly memoryBytes: number;
  /** The size of the log on disk; undefined if nothing is kept. */
  readonly logBytes: number | undefined;
}

/** The file of a backup, in a directory that exists. */
export interface BackupFile {
  readonly files: Files;
  readonly directory: string;
  readonly name: string;
}

/** The length and checksum of a backup file. */
export interface BackupSum {
  /** In bytes. */
  readonly bytes: number;
  /** In hexadecimal; null for a backup made before there were checksums. */
  readonly sha256: string | null;
}

/** A backup that has been read and can replace the contents of its database. */
export interface LoadedBackup {
  /** Estimated memory of its keys and values. */
  readonly memoryBytes: number;
  /**
   * Replaces all keys of the database by those of the backup. Clients, and a start after a crash, see the old keys or
   * the new ones. Resolves when the new ones are on disk.
   * @throws the error of the disk; then the database is unchanged
   */
  restore(): Promise<void>;
}

/** Administration of databases, for the control plane. Throws for a database that is not open, unless said otherwise. */
export interface RedisAdministration {
  /** Whether a database is open, as far as this engine knows without a call. */
  has(id: string): boolean;
  /**
   * Opens databases with their kept contents. Databases without any begin empty.
   * @throws Error if the contents of one can't be read
   */
  openDatabases(databases: Readonly<Record<string, DatabaseSetup>>): Promise<void>;
  /**
   * Opens a database with its kept contents, or creates it empty.
   * @throws Error if it is already open or the id is not valid
   */
  createDatabase(id: string, setup?: DatabaseSetup): Promise<void>;
  /** @throws Error if there is no such setting or value; then nothing has changed */
  configureDatabase(id: string, configuration: DatabaseConfiguration): Promise<void>;
  /** Deletes a database with everything that is kept of it, whether it is open or not. @returns whether it existed */
  deleteDatabase(id: string): Promise<boolean>;
  /** The ids of databases that are kept but not open. */
  unopened(): Promise<string[]>;
  /** Why databases can't accept changes, for example a full disk; undefined if they can. */
  healthProblem(): Promise<string | undefined>;
  /** The figures of a database, as they were last fetched if that takes a call; undefined if it is not open. */
  figures(id: string): DatabaseFigures | undefined;
  /**
   * Writes the present keys of a database to a file, while the database keeps serving. After a crash the file is whole
   * or absent.
   * @param proceed is called now and then; an error that it throws aborts the backup
   * @throws the error of the disk; then there is no file
   */
  backUp(
    id: string,
    file: BackupFile,
    proceed: () => void,
  ): Promise<BackupSum & { readonly sha256: string }>;
  /**
   * Reads a backup, of this or another database, without changing the database.
   * @param proceed is called now and then; an error that it throws aborts the loading
   * @throws DamagedBackup, or the error of the disk (such as `ENOENT`)
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
   * @param address of the caller, for ACL LOG
   * @param meter counts the caller's commands
   * @throws Error if there is no such database or user: the caller must have been authenticated
   */
  openSession(
    database: string,
    user: string,
    address: string,
    meter?: CommandMeter,
  ): RedisSession | Promise<RedisSession>;
  /** The ACL user of a token that `ACL RESTTOKEN` or `ACL GENTOKEN` has issued; undefined if the token is not valid. */
  authenticate(database: string, token: string): string | undefined | Promise<string | undefined>;
  /**
   * Registers a callback for every change of a database's users, their tokens or their rights.
   * @returns removes the callback
   */
  onAccessChange(database: string, tell: () => void): () => void;
  /**
   * For an engine whose databases are also open in other processes: registers a callback that tells these of changed
   * users before the change is acknowledged. Absent in an engine that has its databases for itself.
   * @param tell resolves when the other processes know, or can't be told
   * @returns applies what others have changed; resolves when this engine has
   */
  shareUsers?(tell: () => Promise<void>): () => Promise<void>;
  /**
   * For engines whose databases are also open in other processes: makes PUBSUB include the subscribers there.
   * @param ask resolves with the answers of the processes that can be reached. It never rejects
   * @returns answers for this process; undefined if it has no such database
   */
  shareListeners?(
    ask: (database: string, question: ListenerQuestion) => Promise<readonly ListenerAnswer[]>,
  ): (database: string, question: ListenerQuestion) => ListenerAnswer | undefined;
}

/** Opens connections. */
export interface RedisConnections {
  /**
   * Opens a connection to a database, on which nobody is logged in yet. The caller closes it. If a network is between,
   * the replies to its commands wait for the opening.
   * @throws Error if there is no such database
   */
  openConnection(database: string, setup: ConnectionSetup): RedisConnection;
}

/** The whole engine, wherever its databases are. */
export interface RedisEngine extends RedisSessions, RedisConnections, RedisAdministration {
  /** Resolves when everything that was acknowledged is safe. @throws if it can't be made safe */
  close(): Promise<void>;
}

/** A query between processes that have the same databases open: who is subscribed there. */
export interface ListenerQuestion {
  readonly to: 'channels' | 'shardChannels' | 'patterns';
  /** The channels whose subscribers are counted; without them, the channels with subscribers are listed. */
  readonly names?: readonly ByteString[] | undefined;
}

/** A number for each name, or the names. */
export type ListenerAnswer = readonly number[] | readonly ByteString[];
