import type { FlowKey } from './flow-key.ts';

/**
 * A delivery that a flow-control key has let through. It counts for the rate when its request leaves, since that is
 * what its receiver sees, and not when the platform begins with it: to sign it, to find its host and to connect can
 * take longer for some than for others, and what began one after the other would arrive at once. Until then it keeps
 * its place of the rate.
 */
export class FlowStart {
  readonly flow: FlowKey;
  #isReserved = true;

  constructor(flow: FlowKey) {
    this.flow = flow;
    flow.reserve();
  }

  /** Its request leaves; one that is sent anew counts each time. */
  sent(now: number): void {
    this.#release();
    this.flow.count(now);
  }

  /**
   * It is over.
   * @param begun it was an attempt. One whose request could not leave counts as well, so that no destination that is down
   * is tried more often than the rate
   */
  end(begun: boolean, now: number): void {
    if (this.#release() && begun) this.flow.count(now);
    this.flow.end();
  }

  /** @returns whether it was reserved still */
  #release(): boolean {
    if (!this.#isReserved) return false;
    this.#isReserved = false;
    this.flow.release();
    return true;
  }
}
