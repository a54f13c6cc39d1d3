import type { Dispatcher } from 'undici';
import type { Alarms } from '../../../../base/alarms.ts';
import { Bag, type BagItem } from '../../../../base/bag.ts';
import type { Clock } from '../../../../base/clock.ts';
import {
  timeoutReason,
  type BreakOff,
  type Courier,
  type Delivery,
  type Outcome,
} from '../../delivery.ts';
import { partsOf } from '../../destination.ts';
import { Exchange, type ExchangeEnd } from './exchange.ts';
import { ResponseMemory } from './response-memory.ts';

export interface HttpCourierOptions {
  /**
   * Decides which addresses may be called, and pools connections: see `outboundAgent`. The courier
   * closes it.
   */
  readonly agent: Dispatcher;
  readonly clock: Clock;
  readonly alarms: Alarms;
}

type Request = Dispatcher.DispatchOptions;

/** A delivery that is not over. */
interface UnderWay extends BagItem {
  readonly breakOff: BreakOff;
}

const nothing = (): void => undefined;

const INTERRUPTED = 'the delivery was interrupted';

/**
 * A destination may close a kept-alive connection at the very moment when it is reused. That is
 * nobody's failure, so the request is sent again without counting as a retry (RFC 9110, section 9.2.2;
 * delivery is at least once). The next connection may be stale as well, so the number of times is
 * limited. {@link Exchange} detects such connections.
 */
const MOST_RESENDS = 2;

/**
 * Delivers over HTTP/1.1. The request is the delivery, byte for byte: method, path, query, headers, and body, with
 * GET and DELETE too. The response is kept as it is: redirects are not followed and compressed bodies not
 * decompressed. A response that is too long is truncated and its connection closed; {@link ResponseMemory} limits the
 * total of all responses.
 */
export class HttpCourier implements Courier {
  readonly #agent: Dispatcher;
  readonly #clock: Clock;
  readonly #alarms: Alarms;
  readonly #memory = new ResponseMemory();
  readonly #inFlight = new Bag<UnderWay>();
  #isClosed = false;

  constructor({ agent, clock, alarms }: HttpCourierOptions) {
    this.#agent = agent;
    this.#clock = clock;
    this.#alarms = alarms;
  }

  deliver(delivery: Delivery, breakable?: (breakOff: BreakOff) => void): Promise<Outcome> {
    if (this.#isClosed) return Promise.resolve({ kind: 'failure', reason: INTERRUPTED });
    let request: Request;
    try {
      request = requestOf(delivery);
    } catch {
      return Promise.resolve({ kind: 'failure', reason: 'the URL can not be read' });
    }
    return new Promise((resolve) => {
      const breakOff = this.#exchange(delivery, request, resolve);
      breakable?.(breakOff);
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { breakOff } of this.#inFlight.all()) breakOff(INTERRUPTED);
    await this.#agent.destroy();
  }

  #exchange(
    { timeout, maxResponseSize: limit, sent = nothing }: Delivery,
    request: Request,
    resolve: (outcome: Outcome) => void,
  ): BreakOff {
    const breakOff: BreakOff = (reason) => exchange.breakOff(reason);
    const underWay = { breakOff, place: -1 };
    const alarm = this.#alarms.at(this.#clock.now() + timeout, () =>
      breakOff(timeoutReason(timeout)),
    );
    const ended = ({ outcome, wasStale }: ExchangeEnd) => {
      if (wasStale && resends < MOST_RESENDS) {
        resends += 1;
        exchange = new Exchange(options);
        this.#send(request, exchange);
        return;
      }
      alarm.cancel();
      this.#inFlight.delete(underWay);
      resolve(outcome);
    };
    let resends = 0;
    const options = { limit, memory: this.#memory, clock: this.#clock, sent, ended };
    let exchange = new Exchange(options);
    this.#inFlight.add(underWay);
    this.#send(request, exchange);
    return breakOff;
  }

  #send(request: Request, exchange: Exchange): void {
    try {
      this.#agent.dispatch(request, exchange);
    } catch {
      exchange.breakOff('the request can not be sent');
    }
  }
}

/** @throws TypeError if the URL can't be parsed */
function requestOf({ url, method, headers, body }: Delivery): Request {
  return { ...partsOf(url), method, headers: headers.flat(), body };
}
