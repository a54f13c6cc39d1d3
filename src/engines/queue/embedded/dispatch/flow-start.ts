import type { FlowKey } from './flow-key.ts';

/**
 * A delivery that a flow-control key has admitted. It counts against the rate when its request is sent, since that
 * is what the receiver sees, and not when the platform starts working on it: signing, resolving and connecting take
 * different times, so deliveries that began one after the other could arrive at once. Until then it holds a
 * reservation.
 */
export class FlowStart {
  readonly flow: FlowKey;
  #isReserved = true;

  constructor(flow: FlowKey) {
    this.flow = flow;
    flow.reserve();
  }

  /** Its request is sent; a request that is sent again counts each time. */
  sent(now: number): void {
    this.#release();
    this.flow.count(now);
  }

  /**
   * The delivery has ended.
   * @param begun whether there was an attempt. One whose request could not be sent counts as well, so that a
   * destination that is down is not tried more often than the rate
   */
  end(begun: boolean, now: number): void {
    if (this.#release() && begun) this.flow.count(now);
    this.flow.end();
  }

  /** @returns whether it was still reserved */
  #release(): boolean {
    if (!this.#isReserved) return false;
    this.#isReserved = false;
    this.flow.release();
    return true;
  }
}
