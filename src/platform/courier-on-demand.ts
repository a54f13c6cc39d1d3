import type { Courier, Delivery, Outcome } from '../engines/queue/delivery.ts';

/**
 * A courier that is loaded for the first message: with it comes an HTTP client, for which a start should not wait.
 */
export class CourierOnDemand implements Courier {
  readonly #load: () => Promise<Courier>;
  #loading: Promise<Courier> | undefined;
  #courier: Courier | undefined;

  constructor(load: () => Promise<Courier>) {
    this.#load = load;
  }

  prepare(): void {
    // A failure to load is the outcome of the first delivery.
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
      // For example, too many files are open.
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
