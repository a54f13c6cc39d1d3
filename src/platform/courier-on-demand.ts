import { OnDemand } from '../base/on-demand.ts';
import type { BreakOff, Courier, Delivery, Outcome } from '../engines/queue/delivery.ts';

type Breakable = (breakOff: BreakOff) => void;

/** A courier that is loaded for the first message: it brings an HTTP client, which a start should not wait for. */
export class CourierOnDemand implements Courier {
  readonly #courier: OnDemand<Courier>;

  constructor(load: () => Promise<Courier>) {
    this.#courier = new OnDemand(load);
  }

  prepare(): void {
    // A failure to load is the outcome of the first delivery.
    if (this.#courier.loaded === undefined) this.#courier.load().catch(() => undefined);
  }

  deliver(delivery: Delivery, breakable?: Breakable): Promise<Outcome> {
    return this.#courier.loaded?.deliver(delivery, breakable) ?? this.#first(delivery, breakable);
  }

  async close(): Promise<void> {
    await (await this.#courier.settled())?.close();
  }

  async #first(delivery: Delivery, breakable: Breakable | undefined): Promise<Outcome> {
    let courier: Courier;
    try {
      courier = await this.#courier.load();
    } catch {
      // For example, too many files are open.
      return { kind: 'failure', reason: 'the delivery could not begin' };
    }
    return courier.deliver(delivery, breakable);
  }
}
