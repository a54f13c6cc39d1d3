import type { FlowKey } from './flow-key.ts';

/**
 * A delivery that a flow-control key has admitted. It counts against the rate when its request is sent, since that
 * is what the receiver sees, and not when the platform starts working on it: signing, resolving and connecting take
 * different times, so deliveries that began one after the other could arrive at once. Until then it holds a
 * reservation. A reset of the count covers what was admitted before it, also if that is sent later.
 */
export class FlowStart {
  readonly flow: FlowKey;
  readonly #resets: number;
  #isReserved = true;

  constructor(flow: FlowKey) {
    this.flow = flow;
    this.#resets = flow.resets;
    flow.reserve();
  }

  /** Its request is sent; a request that is sent again counts each time. */
  sent(now: number): void {
    this.#release();
    if (this.#counts) this.flow.count(now);
  }

  /**
   * The delivery has ended.
   * @param begun whether there was an attempt. One whose request could not be sent counts as well, so that a
   * destination that is down is not tried more often than the rate
   */
  end(begun: boolean, now: number): void {
    if (this.#release() && begun && this.#counts) this.flow.count(now);
    this.flow.end();
  }

  /** @returns whether it was still reserved */
  #release(): boolean {
    if (!this.#isReserved) return false;
    this.#isReserved = false;
    if (this.#counts) this.flow.release();
    return true;
  }

  get #counts(): boolean {
    return this.flow.resets === this.#resets;
  }
}
