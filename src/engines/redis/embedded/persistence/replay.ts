import type { ByteString } from '../../bytes.ts';
import { RedisError } from '../../reply.ts';
import type { Client } from '../client.ts';
import { lookUp } from '../command-index.ts';
import type { Database } from '../database.ts';
import { EmbeddedSession } from '../session.ts';
import type { Value } from '../values/value.ts';
import type { LogTarget } from './log-loader.ts';

/** Applies a log to a database. */
export class Replay implements LogTarget {
  readonly #session: EmbeddedSession;
  #refused = 0;
  #firstRefusal = '';

  constructor(database: Database) {
    const user = database.acl.user('default');
    if (user === undefined) throw new Error('a database has a user `default`');
    const client: Client = { id: 0, user, address: '', protocol: 'resp' };
    this.#session = new EmbeddedSession(database, client);
  }

  /** @throws Error if it is not a command: this program never wrote that */
  run(argv: readonly string[]): void {
    if (argv[0] === 'SELECT') {
      // Files written by Redis begin with SELECT, and a directory of Redis can be taken over.
      if (argv[1] === '0') return;
      throw new Error(`the keys that follow belong to database ${argv[1]}, and there is only 0`);
    }
    const reply = this.#session.run(argv);
    if (!(reply instanceof RedisError)) return;
    const command = lookUp(argv, 'resp');
    if (command instanceof RedisError) throw new Error(command.message);
    this.#refused++;
    this.#firstRefusal ||= `${command.spec.name}: ${reply.message}`;
  }

  key(key: ByteString, value: Value, expireAt: number | undefined): void {
    const { keyspace } = this.#session;
    const entry = keyspace.put(key, value, 'restore');
    if (expireAt !== undefined) keyspace.setExpiry(entry, expireAt);
  }

  library(code: ByteString): void {
    this.run(['FUNCTION', 'LOAD', code]);
  }

  /**
   * Reports failed commands. Only commands that changed something are logged, so none should fail; but as in Redis,
   * that does not prevent a start.
   */
  report(path: string): void {
    if (this.#refused === 0) return;
    this.#session.database.logger.error(
      { path, refused: this.#refused },
      `commands of the log that failed when they were replayed: ${this.#refused}; the first: ${this.#firstRefusal}`,
    );
  }
}
