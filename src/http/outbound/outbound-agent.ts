import { Agent, type Dispatcher } from 'undici';
import { addressRules, type AddressRules } from './address-rules.ts';
import { checkedConnector } from './checked-connector.ts';
import { hostLookup, type Resolve } from './host-lookup.ts';

export interface OutboundAgentOptions {
  /** Default: public addresses only. */
  readonly rules?: AddressRules;
  readonly resolve?: Resolve;
  /**
   * The most connections to one origin; further requests wait for a free one. Without it there is no limit: users who
   * call the same origin must not wait for each other.
   */
  readonly connectionsPerOrigin?: number;
  /** Timeout for connecting, in milliseconds. */
  readonly connectTimeout?: number;
  /** No connection is kept alive while this many are open to all origins. */
  readonly mostKept?: number;
}

/** How long an idle connection is kept, in milliseconds; Node's own servers close theirs after 5 s. */
const KEPT_FOR = 4000;
/** The longest time that the server's keep-alive hint can extend that to, in milliseconds. */
const KEPT_FOR_AT_MOST = 30_000;
/** Limit of a response's head, in bytes. */
const LONGEST_HEAD = 32 * 1024;

/**
 * Sends requests to hosts that users name, over kept-alive connections. It connects only to addresses that the rules
 * allow, and follows no redirects, because their targets have not been checked. Its only timeout is that of connecting;
 * callers limit the duration of a request.
 */
export function outboundAgent({
  rules = addressRules(),
  resolve = hostLookup(),
  connectionsPerOrigin,
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
    connections: connectionsPerOrigin ?? null,
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
