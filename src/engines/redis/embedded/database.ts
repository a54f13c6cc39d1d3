import type { ByteString } from '../bytes.ts';
import { systemClock, type Clock } from '../clock.ts';
import { AccessControl } from './acl/access-control.ts';
import { DatabaseConfig } from './config.ts';
import { Keyspace } from './keyspace/keyspace.ts';
import { memoryJournal, type Journal } from './persistence/journal.ts';

export interface DatabaseOptions {
  readonly clock?: Clock;
  /** A number from 0 to below 1; for SPOP, RANDOMKEY and sampling. */
  readonly random?: () => number;
  readonly journal?: Journal;
  /** The settings to start with, if not the defaults. */
  readonly config?: DatabaseConfig;
}

/** One embedded database: its keys, users, settings and log, and nothing of who calls it. */
export class Database {
  readonly clock: Clock;
  readonly random: () => number;
  readonly keyspace: Keyspace;
  readonly config: DatabaseConfig;
  readonly acl = new AccessControl();
  readonly journal: Journal;
  /** Commands run since the start. */
  commandsProcessed = 0;

  constructor(options: DatabaseOptions = {}) {
    this.clock = options.clock ?? systemClock;
    this.random = options.random ?? Math.random;
    this.config = options.config ?? new DatabaseConfig();
    this.keyspace = new Keyspace(this.clock);
    this.journal = options.journal ?? memoryJournal;
    this.keyspace.listener.afterLoss = (_event, key: ByteString) => {
      this.journal.append([['DEL', key]]);
    };
    this.keyspace.listener.afterFieldLoss = (key, fields) => {
      this.journal.append([['HDEL', key, ...fields]]);
    };
  }

  /** Evicts until the memory limit is kept. @returns whether it is */
  makeRoom(): boolean {
    return true;
  }
}
