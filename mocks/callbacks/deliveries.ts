import { request, type Dispatcher } from 'undici';
import type { Alarm, Alarms } from '../../src/base/alarms.ts';
import type { Clock } from '../../src/base/clock.ts';
import type { Logger } from '../../src/base/logger.ts';
import { redactTarget } from '../../src/contract/secrets/redact-target.ts';
import type { OutgoingRequest } from './outgoing-request.ts';

/** A request that a mock has sent or will send. */
export interface Delivery {
  readonly id: number;
  readonly kind: 'callback' | 'webhook';
  /** Its name in the contract. */
  readonly name: string;
  readonly method: string;
  /** Without the secrets that it is sent with. */
  readonly url: string;
  /** When it was asked for, in Unix milliseconds. */
  readonly time: number;
  readonly state: 'waiting' | 'delivered' | 'failed';
  readonly attempts: number;
  /** The status of the last answer. */
  readonly status?: number;
  /** Why the last attempt has failed, if there was no answer. */
  readonly error?: string;
}

/** What deliveries need of the world. */
export interface DeliveryOptions {
  /** Connects only to addresses that are allowed. */
  readonly dispatcher: Dispatcher;
  readonly log: Logger;
  readonly clock: Clock;
  readonly alarms: Alarms;
}

/** Milliseconds before the second attempt and the further ones. */
const PAUSES = [1000, 4000, 16_000];
/** How long one attempt may take. */
const PATIENCE = 10_000;
/** How many deliveries are listed, and how many may wait. */
const MOST = 500;

/** The requests that a mock sends by itself: each until it is answered with a success, a few times at most. */
export class Deliveries {
  readonly #options: DeliveryOptions;
  readonly #list: Delivery[] = [];
  readonly #alarms = new Set<Alarm>();
  readonly #waiting = new Set<Delivery>();
  readonly #stopping = new AbortController();
  #lastId = 0;

  constructor(options: DeliveryOptions) {
    this.#options = options;
  }

  /** The last ones, the newest first. */
  list(): readonly Delivery[] {
    return this.#list.toReversed();
  }

  /** Sends a request, soon. */
  send(kind: Delivery['kind'], name: string, outgoing: OutgoingRequest): Delivery {
    const { clock, log } = this.#options;
    const delivery: Mutable<Delivery> = {
      id: ++this.#lastId,
      kind,
      name,
      method: outgoing.method,
      url: redactTarget(outgoing.url, () => '(hidden)'),
      time: Math.floor(clock.now()),
      state: 'waiting',
      attempts: 0,
    };
    this.#list.push(delivery);
    if (this.#list.length > MOST) this.#list.shift();
    if (this.#waiting.size >= MOST) {
      delivery.state = 'failed';
      delivery.error = 'too many others are waiting';
      log.warn(logged(delivery), 'a callback is not sent');
      return delivery;
    }
    this.#waiting.add(delivery);
    this.#later(0, () => void this.#attempt(delivery, outgoing));
    return delivery;
  }

  /** Forgets all that was sent; what waits is not sent any more. */
  clear(): void {
    for (const alarm of this.#alarms) alarm.cancel();
    this.#alarms.clear();
    this.#list.length = 0;
    this.#waiting.clear();
  }

  /** Ends what is in progress. */
  close(): void {
    this.#stopping.abort();
    this.clear();
  }

  #later(milliseconds: number, run: () => void): void {
    const { alarms, clock } = this.#options;
    const alarm = alarms.at(clock.now() + milliseconds, () => {
      this.#alarms.delete(alarm);
      run();
    });
    this.#alarms.add(alarm);
  }

  async #attempt(delivery: Mutable<Delivery>, outgoing: OutgoingRequest): Promise<void> {
    const { dispatcher, log } = this.#options;
    const { method, url, headers, body } = outgoing;
    delivery.attempts += 1;
    let isFinal = false;
    try {
      const signal = AbortSignal.any([this.#stopping.signal, AbortSignal.timeout(PATIENCE)]);
      const answer = await request(url, {
        method,
        headers: { ...headers },
        body: body ?? null,
        dispatcher,
        signal,
      });
      await answer.body.dump();
      delivery.status = answer.statusCode;
      delete delivery.error;
      if (answer.statusCode < 300) delivery.state = 'delivered';
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      delivery.error = message;
      isFinal = code === 'ADDRESS_REFUSED';
    }
    // It has been forgotten meanwhile.
    if (!this.#waiting.has(delivery)) return;
    const pause = PAUSES[delivery.attempts - 1];
    if (delivery.state === 'waiting' && !isFinal && pause !== undefined) {
      this.#later(pause, () => void this.#attempt(delivery, outgoing));
      return;
    }
    this.#waiting.delete(delivery);
    if (delivery.state === 'waiting') delivery.state = 'failed';
    if (delivery.state === 'failed') log.warn(logged(delivery), 'a callback was not delivered');
    else log.info(logged(delivery), 'a callback was delivered');
  }
}

/** A line of a log has a time of its own. */
function logged({ time: asked, ...delivery }: Delivery): object {
  return { ...delivery, asked };
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
