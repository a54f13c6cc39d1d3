import { afterEach, beforeEach, expect } from 'vitest';
import { HostileDestination } from '../../../../../contract-tests/harness/hostile-destination.ts';
import { addressRules } from '../../../../../src/http/outbound/address-rules.ts';
import {
  outboundAgent,
  type OutboundAgentOptions,
} from '../../../../../src/http/outbound/outbound-agent.ts';
import { TestClock } from '../../../../base/test-clock.ts';
import type { BreakOff, Delivery, Outcome } from '../../../../../src/engines/queue/delivery.ts';
import { HttpCourier } from '../../../../../src/engines/queue/embedded/delivery/http-courier.ts';

/** Timeout of the deliveries in these tests, in milliseconds. */
export const TIMEOUT = 30_000;
/** Bytes of a response that these tests keep. */
export const LIMIT = 64 * 1024;

type Response = Extract<Outcome, { kind: 'response' }>;

/** A courier and a destination for one test. */
export class CourierTrial {
  readonly destination: HostileDestination;
  readonly clock = new TestClock();
  courier = this.#newCourier({});

  private constructor(destination: HostileDestination) {
    this.destination = destination;
  }

  static async start(): Promise<CourierTrial> {
    return new CourierTrial(await HostileDestination.start());
  }

  /** Replaces the courier. */
  async replace(options: OutboundAgentOptions): Promise<void> {
    await this.courier.close();
    this.courier = this.#newCourier(options);
  }

  /** @param path of the destination, or an absolute URL */
  deliver(
    path: string,
    change: Partial<Delivery> = {},
    breakable?: (breakOff: BreakOff) => void,
  ): Promise<Outcome> {
    const delivery: Delivery = {
      url: path.startsWith('/') ? `${this.destination.url}${path}` : path,
      method: 'POST',
      headers: [],
      body: Buffer.from('body'),
      timeout: TIMEOUT,
      maxResponseSize: LIMIT,
      ...change,
    };
    return this.courier.deliver(delivery, breakable);
  }

  async close(): Promise<void> {
    await this.courier.close();
    await this.destination.close();
  }

  #newCourier(options: OutboundAgentOptions): HttpCourier {
    const agent = outboundAgent({ rules: addressRules({ loopback: true }), ...options });
    return new HttpCourier({ agent, clock: this.clock, alarms: this.clock });
  }
}

/** Gives each test of a file its own trial. @returns that of the current test */
export function courierTrials(): () => CourierTrial {
  let trial: CourierTrial;
  beforeEach(async () => {
    trial = await CourierTrial.start();
  });
  afterEach(() => trial.close());
  return () => trial;
}

/** The response of an outcome that must have one. */
export async function response(outcome: Promise<Outcome>): Promise<Response> {
  const result = await outcome;
  expect(result).toMatchObject({ kind: 'response' });
  return result as Response;
}

export const failure = (reason: string | RegExp): unknown => ({
  kind: 'failure',
  reason: typeof reason === 'string' ? reason : expect.stringMatching(reason),
});
