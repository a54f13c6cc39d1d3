import type { ConsumerConfig } from './engine.ts';
import { LogError } from './errors.ts';
import { TimedMutex } from './timed-mutex.ts';

/** An instance of a consumer group in this process. It is created by its first consume and outlives the request. */
export class ConsumerInstance {
  readonly name: string;
  readonly config: ConsumerConfig;
  /** Names of what it subscribes to; grows only. */
  readonly topics = new Set<string>();
  /** Its consumes run one after another. */
  readonly mutex = new TimedMutex();
  /** Consumes that have come and not been answered. */
  requests = 0;
  /** A consume of it is under way, so that what is revoked can move at once. */
  isPolling = false;
  isClosed = false;
  /** Counts the changes of its partitions and positions. */
  changes = 0;
  /** The index of the partition that is read first; it grows with each consume. */
  rotation = 0;
  /**
   * A partition that was taken from it while records that it was given were not committed, as `topic-number`; until
   * its next consume.
   */
  taken: string | undefined;
  #onChange: (() => void) | undefined;
  readonly #unconfirmed: (() => void)[] = [];

  constructor(name: string, config: ConsumerConfig) {
    this.name = name;
    this.config = config;
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

  /**
   * Called with each answer. `undo` is called if the signal aborts before the next request of the instance: then its
   * client did not get the answer. A request that came before the answer does not confirm it.
   */
  answered(signal: AbortSignal | undefined, undo: () => void): void {
    if (signal === undefined) return;
    signal.addEventListener('abort', undo);
    this.#unconfirmed.push(() => signal.removeEventListener('abort', undo));
  }

  /**
   * Refuses a commit of all that it was given where that is no longer possible, as Kafka's `commitSync()` does
   * (`CommitFailedException`): the records have gone to another instance as well. @throws LogError ILLEGAL_GENERATION
   */
  checkNothingTaken(group: string): void {
    if (this.taken === undefined) return;
    throw new LogError(
      'ILLEGAL_GENERATION',
      `Partition ${this.taken} was taken from instance ${this.name} of group ${group}, which had not committed it in time`,
    );
  }

  /** A further request of the instance confirms all answers before it. */
  confirmAnswers(): void {
    for (const forget of this.#unconfirmed) forget();
    this.#unconfirmed.length = 0;
  }
}
