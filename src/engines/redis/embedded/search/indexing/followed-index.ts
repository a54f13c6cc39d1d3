import type { ByteString } from '../../../bytes.ts';
import type { RedisError, Reply } from '../../../reply.ts';
import type { Keyspace } from '../../keyspace/keyspace.ts';
import { threadTime } from '../../scripting/thread-time.ts';
import { hasEnded, type Steps } from '../../steps.ts';
import { indexingSteps } from './indexing-steps.ts';
import type { IndexingMark, SearchIndex } from './search-index.ts';

interface Waiting {
  readonly mark: IndexingMark;
  readonly resolve: (reply: Reply) => void;
}

/** An index that is kept current, with those who wait until it is. */
export class FollowedIndex {
  /** The key whose value it is. */
  name: ByteString;
  readonly index: SearchIndex;
  #steps: Steps<void> | undefined;
  #waiting: Waiting[] = [];

  constructor(name: ByteString, index: SearchIndex) {
    this.name = name;
    this.index = index;
  }

  /** Whether there is something to do, or something has been begun. */
  get hasWork(): boolean {
    return this.#steps !== undefined || this.index.hasWork;
  }

  /** Indexes for so many milliseconds of processor time. */
  goOn(keyspace: Keyspace, milliseconds: number): void {
    this.#steps ??= indexingSteps(keyspace, this.index);
    let isOver = true;
    try {
      isOver = hasEnded(this.#steps, threadTime() + milliseconds);
    } finally {
      if (isOver) this.#steps = undefined;
      this.#settle();
    }
  }

  /** Resolves to 1 when all that is pending now is indexed, or to what {@link giveUp} is given. */
  whenIndexed(): Promise<Reply> {
    const mark = this.index.mark();
    if (this.index.hasReached(mark)) return Promise.resolve(1);
    return new Promise((resolve) => {
      this.#waiting.push({ mark, resolve });
    });
  }

  /** Answers those who wait, because it does not exist any more. */
  drop(): void {
    this.#steps = undefined;
    this.#answer(0);
  }

  /** Answers those who wait, because it can't go on. */
  giveUp(reason: RedisError): void {
    this.#answer(reason);
  }

  #answer(reply: Reply): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const { resolve } of waiting) resolve(reply);
  }

  #settle(): void {
    if (this.#waiting.length === 0) return;
    const { index } = this;
    const reached = this.#waiting.filter(({ mark }) => index.hasReached(mark));
    this.#waiting = this.#waiting.filter(({ mark }) => !index.hasReached(mark));
    for (const { resolve } of reached) resolve(1);
  }
}
