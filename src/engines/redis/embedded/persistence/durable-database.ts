import { RedisError } from '../../reply.ts';
import { fileAclStore } from '../acl/acl-file.ts';
import type { Client } from '../client.ts';
import { lookUp } from '../command-lookup.ts';
import { Database, type DatabaseOptions } from '../database.ts';
import { EmbeddedSession } from '../session.ts';
import { AppendOnlyLog } from './append-only-log.ts';
import type { Files } from './files.ts';
import type { Ticker } from './ticker.ts';

/** Where a database is kept. */
export interface Storage {
  readonly files: Files;
  /** Exists, and belongs to this database. */
  readonly directory: string;
  /** Ticks once a second. */
  readonly ticker: Ticker;
}

/**
 * Opens a database as its directory has it, and keeps there what happens to it from now on.
 * @throws Error where what is there is damaged
 */
export async function openDurableDatabase(
  options: Omit<DatabaseOptions, 'journal'>,
  storage: Storage,
): Promise<Database> {
  const aclStore = options.aclStore ?? fileAclStore(`${storage.directory}/users.acl`);
  const database = new Database({ ...options, aclStore });
  const { keyspace, config, clock, logger } = database;
  const replay = new Replay(database);
  keyspace.replaying = true;
  database.journal = await AppendOnlyLog.open(
    { ...storage, keyspace, settings: config, clock, logger },
    (argv) => replay.run(argv),
  );
  keyspace.replaying = false;
  keyspace.dirty = 0;
  database.resetStatistics();
  replay.report(storage.directory);
  return database;
}

/** Runs the commands of a log. */
class Replay {
  readonly #session: EmbeddedSession;
  #refused = 0;
  #firstRefusal = '';

  constructor(database: Database) {
    const user = database.acl.user('default');
    if (user === undefined) throw new Error('a database has a user `default`');
    const client: Client = { id: 0, user, address: '' };
    this.#session = new EmbeddedSession(database, client);
  }

  /** @throws Error where it is no command at all: that was never written by this program */
  run(argv: readonly string[]): void {
    if (argv[0] === 'SELECT') {
      // Redis begins its own files with it; so a directory of its can be taken over.
      if (argv[1] === '0') return;
      throw new Error(`the keys that follow belong to database ${argv[1]}, and there is only 0`);
    }
    const reply = this.#session.run(argv);
    if (!(reply instanceof RedisError)) return;
    const command = lookUp(argv);
    if (command instanceof RedisError) throw new Error(command.message);
    this.#refused++;
    this.#firstRefusal ||= `${command.spec.name}: ${reply.message}`;
  }

  /**
   * Only commands that changed something are logged, so none of them should fail; but as in Redis,
   * that is no reason not to start.
   */
  report(directory: string): void {
    if (this.#refused === 0) return;
    this.#session.database.logger.error(
      { directory, refused: this.#refused },
      `commands of the log that failed when they were replayed: ${this.#refused}; the first: ${this.#firstRefusal}`,
    );
  }
}
