import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** A request that the bystander sends again and again. */
export interface BystanderRequest {
  readonly family: string;
  readonly origin: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What it is to ask. */
export interface Asking {
  /** The process of the platform. */
  readonly pid: number;
  readonly requests: readonly BystanderRequest[];
  /** The URL of a database for clients of RESP, which is asked with `PING`. */
  readonly pinged?: string | undefined;
}

/** An answer that it got. */
export interface Answered {
  /** `ping` for that of RESP. */
  readonly family: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly bytes: Uint8Array;
  /** Milliseconds of the processor time of the platform's main thread from the request to the answer. */
  readonly work: number;
  /** Milliseconds from the request to the answer. */
  readonly wait: number;
}

export type ToBystander = Asking | 'end';
export type FromBystander = 'asks' | readonly Answered[];

/**
 * Asks a platform in a thread of its own: however busy an attack keeps the thread that makes it, an answer is seen when it
 * comes, and the platform does not work on meanwhile.
 */
export class Bystander {
  readonly #thread = new Worker(new URL('bystander-thread.ts', import.meta.url));

  /** Asks until the attack is over. @returns the answers @throws Error if the attack fails, or there is no answer */
  async during(asking: Asking, attack: () => Promise<unknown>): Promise<readonly Answered[]> {
    this.#tell(asking);
    await this.#told();
    const answers = this.#told();
    try {
      await Promise.all([attack().finally(() => this.#tell('end')), answers]);
    } finally {
      // Also after an attack that has failed: the next one gets answers of its own.
      await answers.catch(() => undefined);
    }
    return (await answers) as readonly Answered[];
  }

  async close(): Promise<void> {
    await this.#thread.terminate();
  }

  #tell(message: ToBystander): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    this.#thread.postMessage(message);
  }

  /** @throws Error of the thread */
  async #told(): Promise<FromBystander> {
    const [message] = (await once(this.#thread, 'message')) as [FromBystander];
    return message;
  }
}
