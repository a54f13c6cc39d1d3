import type { ByteString } from './bytes.ts';
import type { Reply } from './reply.ts';

/** One caller's way into one database, with that caller's rights. */
export interface RedisSession {
  /**
   * Runs a command given as byte strings, the name first. What the caller did wrong comes back as a
   * `RedisError`. The reply is there at once, or comes when what it acknowledges is as safe as the
   * database promises.
   */
  execute(argv: readonly ByteString[]): Reply | Promise<Reply>;
  /** Runs commands in order, not as one: those of others may come in between. */
  executeAll(rows: readonly (readonly ByteString[])[]): Promise<Reply[]>;
}
