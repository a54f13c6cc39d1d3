import type { ConsumerConfig } from './engine.ts';
import { LogError } from './errors.ts';
import { TimedMutex } from './timed-mutex.ts';

/** An instance of a consumer group in this process. It is created by its first consume and outlives the request. */
export class ConsumerInstance {
  readonly name: string;
  readonly config: ConsumerConfig;
  /** Names of the topics that it subscribes to; only grows. */
  readonly topics = new Set<string>();
  /** Serializes its consume requests. */
  readonly mutex = new TimedMutex();
  /** Consume requests that have not been answered yet. */
  requests = 0;
  /** A consume is in progress, so revoked partitions can move at once. */
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

  /** Wakes a waiting consume after a change of partitions or positions. */
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
   * Called with each response. `undo` is called if the signal aborts before the next request of the instance, because
   * then its client did not receive the response. A request that arrived before the response does not confirm it.
   */
  answered(signal: AbortSignal | undefined, undo: () => void): void {
    if (signal === undefined) return;
    signal.addEventListener('abort', undo);
    this.#unconfirmed.push(() => signal.removeEventListener('abort', undo));
  }

  /**
   * Refuses a commit of everything that it was given if that is no longer possible, as Kafka's `commitSync()` does
   * (`CommitFailedException`): the records have gone to another instance as well.
   * @throws LogError ILLEGAL_GENERATION
   */
  checkNothingTaken(group: string): void {
    if (this.taken === undefined) return;
    throw new LogError(
      'ILLEGAL_GENERATION',
      `Partition ${this.taken} was taken from instance ${this.name} of group ${group}, which had not committed it in time`,
    );
  }

  /** Called for each request of the instance: it confirms all earlier responses. */
  confirmAnswers(): void {
    for (const forget of this.#unconfirmed) forget();
    this.#unconfirmed.length = 0;
  }
}
