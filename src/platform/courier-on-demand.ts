import { OnDemand } from '../base/on-demand.ts';
import type { Courier, Delivery, Outcome } from '../engines/queue/delivery.ts';

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

  deliver(delivery: Delivery, signal?: AbortSignal): Promise<Outcome> {
    return this.#courier.loaded?.deliver(delivery, signal) ?? this.#first(delivery, signal);
  }

  async close(): Promise<void> {
    await (await this.#courier.settled())?.close();
  }

  async #first(delivery: Delivery, signal: AbortSignal | undefined): Promise<Outcome> {
    let courier: Courier;
    try {
      courier = await this.#courier.load();
    } catch {
      // For example, too many files are open.
      return { kind: 'failure', reason: 'the delivery could not begin' };
    }
    return courier.deliver(delivery, signal);
  }
}
