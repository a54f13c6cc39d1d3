import { Agent, type Dispatcher } from 'undici';
import { addressRules, type AddressRules } from './address-rules.ts';
import { checkedConnector } from './checked-connector.ts';
import { hostLookup, type Resolve } from './host-lookup.ts';

export interface OutboundAgentOptions {
  /** Public addresses only, where left out. */
  readonly rules?: AddressRules;
  readonly resolve?: Resolve;
  /** Connections to one origin; what is more waits for one of them. */
  readonly connectionsPerOrigin?: number;
  /** Milliseconds until a connection must be there. */
  readonly connectTimeout?: number;
  /** While so many connections are open, to all origins, none is kept for later. */
  readonly mostKept?: number;
}

/** Milliseconds that a connection is kept for the next request; Node's own servers close theirs after 5 s. */
const KEPT_FOR = 4000;
/** Milliseconds that one is kept at most, whatever the other side offers. */
const KEPT_FOR_AT_MOST = 30_000;
/** Bytes of a response's head. */
const LONGEST_HEAD = 32 * 1024;

/**
 * Takes requests to hosts that users name, over connections that are kept. It calls only addresses that the
 * rules allow, and follows no redirects: to where one leads, nobody has looked. It has no timeout but that of
 * connecting; how long a request may take is up to the caller.
 */
export function outboundAgent({
  rules = addressRules(),
  resolve = hostLookup(),
  connectionsPerOrigin = 256,
  connectTimeout = 10_000,
  mostKept = 512,
}: OutboundAgentOptions = {}): Dispatcher {
  let open = 0;
  const watch = {
    opened: () => (open += 1),
    closed: () => (open -= 1),
  };
  const agent = new Agent({
    connect: checkedConnector({ rules, resolve, timeout: connectTimeout, watch }),
    connections: connectionsPerOrigin,
    keepAliveTimeout: KEPT_FOR,
    keepAliveMaxTimeout: KEPT_FOR_AT_MOST,
    maxHeaderSize: LONGEST_HEAD,
    headersTimeout: 0,
    bodyTimeout: 0,
    allowH2: false,
  });
  return agent.compose(
    (dispatch) => (request, handler) =>
      dispatch(open > mostKept ? { ...request, reset: true } : request, handler),
  );
}
