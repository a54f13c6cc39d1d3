import { Agent, type Dispatcher } from 'undici';
import { addressRules, type AddressRules } from './address-rules.ts';
import { checkedConnector } from './checked-connector.ts';
import { hostLookup, type Resolve } from './host-lookup.ts';

export interface OutboundAgentOptions {
  /** Public addresses only, where left out. */
  readonly rules?: AddressRules;
  readonly resolve?: Resolve;
  /** The most connections to one origin; further requests wait for one of them. */
  readonly connectionsPerOrigin?: number;
  /** Milliseconds until a connection must be there. */
  readonly connectTimeout?: number;
  /** While so many connections are open, to all origins, none is kept alive. */
  readonly mostKept?: number;
}

/** Milliseconds that an idle connection is kept; Node's own servers close theirs after 5 s. */
const KEPT_FOR = 4000;
/** The most milliseconds that one is kept, whatever the server offers. */
const KEPT_FOR_AT_MOST = 30_000;
/** Bytes of a response's head. */
const LONGEST_HEAD = 32 * 1024;

/**
 * Sends requests to hosts that users name, over kept connections. It connects only to addresses that the rules allow,
 * and follows no redirects: their targets have not been checked. It has no timeout but that of connecting; how long a
 * request may take is up to the caller.
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
