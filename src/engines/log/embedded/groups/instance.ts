import type { ConsumerConfig } from '../../engine.ts';
import type { GroupPartition } from './group-partition.ts';
import { Turns } from '../../turns.ts';

/** More often would be a sync of the disk for each answer. In milliseconds. */
const MIN_AUTO_COMMIT_INTERVAL = 100;

/** An instance of a consumer group. It is made by its first consume and lives from request to request. */
export class Instance {
  readonly name: string;
  readonly config: ConsumerConfig;
  /** Names of what it subscribes to; grows only. */
  readonly topics = new Set<string>();
  readonly assigned = new Set<GroupPartition>();
  /** Its consumes take turns. */
  readonly turns = new Turns();
  /** Consumes that have come and not been answered. */
  requests = 0;
  /** When the last request came or was answered, in Unix milliseconds. */
  lastSeen: number;
  /** A consume of it is under way, so that what is revoked can move at once. */
  isPolling = false;
  /** Counts the changes of its partitions and positions. */
  changes = 0;
  /** When its positions are committed, in Unix milliseconds. */
  autoCommitDue = Infinity;
  isClosed = false;
  /** Whose turn it is among its partitions. */
  rotation = 0;
  #onChange: (() => void) | undefined;
  readonly #unconfirmed: (() => void)[] = [];

  constructor(name: string, config: ConsumerConfig, now: number) {
    this.name = name;
    this.config = config;
    this.lastSeen = now;
  }

  /** When it is closed if it is not heard of. */
  get sessionDeadline(): number {
    return this.requests > 0 ? Infinity : this.lastSeen + this.config.sessionTimeout;
  }

  /** Wakes a consume that waits: its partitions or positions are others. */
  changed(): void {
    this.changes++;
    this.#onChange?.();
    this.#onChange = undefined;
  }

  /** @param call is called once, at the next change */
  onChange(call: () => void): void {
    this.#onChange = call;
  }

  /** Has something to commit. */
  commitBy(now: number): void {
    if (!this.config.autoCommit) return;
    const interval = Math.max(this.config.autoCommitInterval, MIN_AUTO_COMMIT_INTERVAL);
    this.autoCommitDue = Math.min(this.autoCommitDue, now + interval);
  }

  /**
   * Has answered; what that did is undone if the signal aborts before the next request comes. One that
   * came before the answer says nothing about it.
   */
  answered(signal: AbortSignal | undefined, undo: () => void): void {
    if (signal === undefined) return;
    signal.addEventListener('abort', undo);
    this.#unconfirmed.push(() => signal.removeEventListener('abort', undo));
  }

  /** Who asks again has got what was answered. */
  confirmAnswers(): void {
    for (const forget of this.#unconfirmed) forget();
    this.#unconfirmed.length = 0;
  }
}
