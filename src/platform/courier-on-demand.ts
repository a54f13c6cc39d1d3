import type { Courier, Delivery, Outcome } from '../engines/queue/delivery.ts';

/**
 * Delivers by what is loaded for the first delivery: with it comes an HTTP client, which a start need not
 * wait for.
 */
export class CourierOnDemand implements Courier {
  readonly #load: () => Promise<Courier>;
  #loading: Promise<Courier> | undefined;
  #courier: Courier | undefined;

  constructor(load: () => Promise<Courier>) {
    this.#load = load;
  }

  deliver(delivery: Delivery, signal?: AbortSignal): Promise<Outcome> {
    return this.#courier?.deliver(delivery, signal) ?? this.#first(delivery, signal);
  }

  async close(): Promise<void> {
    await (await this.#loading)?.close();
  }

  async #first(delivery: Delivery, signal: AbortSignal | undefined): Promise<Outcome> {
    try {
      this.#loading ??= this.#load();
      this.#courier = await this.#loading;
    } catch {
      // Such as that too many files are open.
      this.#loading = undefined;
      return { kind: 'failure', reason: 'the delivery could not begin' };
    }
    return this.#courier.deliver(delivery, signal);
  }
}
