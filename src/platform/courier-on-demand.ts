import type { Courier, Delivery, Outcome } from '../engines/queue/delivery.ts';

/**
 * Delivers by what is loaded when the first message waits: with it comes an HTTP client, which a start need
 * not wait for.
 */
export class CourierOnDemand implements Courier {
  readonly #load: () => Promise<Courier>;
  #loading: Promise<Courier> | undefined;
  #courier: Courier | undefined;

  constructor(load: () => Promise<Courier>) {
    this.#load = load;
  }

  prepare(): void {
    // What goes wrong is the outcome of the first delivery.
    if (this.#courier === undefined) this.#loaded().catch(() => undefined);
  }

  deliver(delivery: Delivery, signal?: AbortSignal): Promise<Outcome> {
    return this.#courier?.deliver(delivery, signal) ?? this.#first(delivery, signal);
  }

  async close(): Promise<void> {
    const courier = await this.#loading?.catch(() => undefined);
    await courier?.close();
  }

  async #first(delivery: Delivery, signal: AbortSignal | undefined): Promise<Outcome> {
    let courier: Courier;
    try {
      courier = await this.#loaded();
    } catch {
      // Such as that too many files are open.
      return { kind: 'failure', reason: 'the delivery could not begin' };
    }
    return courier.deliver(delivery, signal);
  }

  async #loaded(): Promise<Courier> {
    this.#loading ??= this.#load();
    try {
      this.#courier = await this.#loading;
    } catch (error) {
      this.#loading = undefined;
      throw error;
    }
    return this.#courier;
  }
}
