import type { ByteString } from './bytes.ts';
import type { RedisError, Reply } from './reply.ts';

/** What a command does to keys. */
export type CommandKind = 'read' | 'write' | 'other';

/** Is told of every command of a session, and may keep it from running. Commands run one by one. */
export interface CommandMeter {
  /**
   * Commands are to begin: one, or those of a transaction.
   * @returns why they may not run now, none of them
   */
  begin(commands?: number): RedisError | undefined;
  /** A command that began has ended, whatever came of it. */
  end(kind: CommandKind): void;
}

/** One caller's way into one database, with that caller's rights. */
export interface RedisSession {
  /**
   * Runs a command given as byte strings, the name first. What the caller did wrong comes back as a
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
  /** Names the state of the database at this moment; another name after each change. Opaque. */
  stateToken(): string;
}

/** The databases, wherever they are. */
export interface RedisEngine {
  /**
   * A way into a database as one of its users.
   * @param address where the caller is, for ACL LOG
   * @param meter is told of what the caller does
   * @throws Error where there is no such database or user: who asks has let the caller in
   */
  openSession(database: string, user: string, address: string, meter?: CommandMeter): RedisSession;
  /** The ACL user that a token of `ACL RESTTOKEN` or `ACL GENTOKEN` stands for. */
  authenticate(database: string, token: string): string | undefined;
  /** Comes back when all that was acknowledged is safe. @throws where it can't be */
  close(): Promise<void>;
}
