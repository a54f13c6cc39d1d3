export interface LifeSignsOptions {
  /** Milliseconds that the server may be silent while somebody waits for it. */
  readonly limit: number;
  /**
   * Asks the server for a sign of life, on a connection of its own. A refusal is one too, so this may reject.
   * @param signal is aborted when nobody waits for the answer any more
   */
  readonly ask: (signal: AbortSignal) => Promise<unknown>;
  /** Called when the server has become silent: breaks off what waits for it. */
  readonly onSilence: () => void;
}

/** Steps in which silence is measured. A process that is held up itself counts one, however long it takes. */
const STEPS = 30;
/** Steps of silence after which the server is asked; the rest of the limit is for its answer. */
const UNASKED = 15;

/**
 * Finds out whether a server that is waited for still lives. One call may rightly take long, as it may wait for others;
 * so after a while without any answer the server is asked for a sign of life, and if there is none, it counts as silent
 * until there is. Nothing is sent to a server that answers.
 */
export class LifeSigns {
  readonly #options: LifeSignsOptions;
  readonly #ended = new AbortController();
  #waiting = 0;
  #quietSteps = 0;
  #isSilent = false;
  #timer: NodeJS.Timeout | undefined;
  #question: AbortController | undefined;

  constructor(options: LifeSignsOptions) {
    this.#options = options;
  }

  /** Whether calls would wait in vain. */
  get isSilent(): boolean {
    return this.#isSilent;
  }

  /** Watches the server while a call to it is under way. @returns what the call does */
  async during<T>(call: Promise<T>): Promise<T> {
    if (this.#waiting === 0 && !this.#isSilent) this.#quietSteps = 0;
    this.#waiting += 1;
    this.#watch();
    try {
      const answer = await call;
      this.#heard();
      return answer;
    } finally {
      // A failure may be of this side, such as a timeout or a connection that was broken off: it is no sign.
      this.#waiting -= 1;
    }
  }

  close(): void {
    this.#ended.abort();
    clearInterval(this.#timer);
    this.#question?.abort();
  }

  #watch(): void {
    if (this.#timer !== undefined || this.#ended.signal.aborted) return;
    this.#timer = setInterval(() => this.#step(), this.#options.limit / STEPS).unref();
  }

  #step(): void {
    if (this.#waiting === 0 && !this.#isSilent) {
      clearInterval(this.#timer);
      this.#timer = undefined;
      return;
    }
    this.#quietSteps += 1;
    if (this.#quietSteps === UNASKED) this.#ask();
    if (this.#quietSteps < STEPS) return;
    const wasSilent = this.#isSilent;
    this.#begin();
    this.#isSilent = true;
    if (!wasSilent) this.#options.onSilence();
  }

  #heard(): void {
    this.#begin();
    this.#isSilent = false;
  }

  /** Measures silence from now on. */
  #begin(): void {
    this.#question?.abort();
    this.#question = undefined;
    this.#quietSteps = 0;
  }

  #ask(): void {
    const question = new AbortController();
    this.#question = question;
    const heard = () => {
      if (this.#question === question) this.#heard();
    };
    this.#options.ask(question.signal).then(heard, heard);
  }
}
