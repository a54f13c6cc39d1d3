import type { Alarms } from '../base/alarms.ts';
import type { Clock } from '../base/clock.ts';
import { HttpCourier } from '../engines/queue/embedded/delivery/http-courier.ts';
import type { AddressRules } from '../http/outbound/address-rules.ts';
import { outboundAgent } from '../http/outbound/outbound-agent.ts';

/** A courier over HTTP, to addresses that the rules allow. */
export function httpCourier({
  rules,
  clock,
  alarms,
}: {
  readonly rules: AddressRules;
  readonly clock: Clock;
  readonly alarms: Alarms;
}): HttpCourier {
  return new HttpCourier({ agent: outboundAgent({ rules }), clock, alarms });
}
