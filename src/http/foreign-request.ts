import type { HttpRequest } from './exchange.ts';

/**
 * Names of this machine. RFC 6761 reserves names below `localhost`, which databases and clusters use as hosts. Names
 * below `test` are not included, because the DNS of a local network may resolve those.
 */
const OWN_HOST = /^(?:(?:[\w-]+\.)*localhost\.?|127(?:\.\d{1,3}){3}|\[::1\])(?::\d*)?$/i;
/** Names that don't exist on the internet (RFC 6761). */
const OWN_NAME = /(?:^|\.)(?:localhost|test)$/;
const OWN_ADDRESS = /^(?:127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Whether the `Host` of a request can only be this machine, as in requests of programs on it. */
export function namesOwnHost({ headers: { host } }: Pick<HttpRequest, 'headers'>): boolean {
  return host !== undefined && OWN_HOST.test(host);
}

/**
 * Whether a request may come from a web page, or a program, that is not on this machine. That is the case if it names
 * another host (DNS rebinding: a page can make its own name resolve to us, and then has the same origin), or another
 * origin (pages send it with everything but plain GETs: Fetch Standard, "append a request `Origin` header"), or if the
 * browser marks it as sent by another site (`Sec-Fetch-Site`), as it does for images and links.
 */
export function isForeign(request: Pick<HttpRequest, 'headers'>): boolean {
  return !namesOwnHost(request) || isOfForeignPage(request);
}

/** The same check for a request whose host is known to be this machine. */
export function isOfForeignPage({ headers }: Pick<HttpRequest, 'headers'>): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  return origin === undefined ? site === 'cross-site' : !isOwnOrigin(origin);
}

/**
 * Whether a page of another origin sent the request, or a link on it led here. `Sec-Fetch-Site` takes precedence,
 * because behind a proxy the host may have another name. Browsers that don't send it, or not to this address, send
 * `Origin` with everything but plain GETs, and usually `Referer`.
 */
export function isOfOtherPage({ headers }: Pick<HttpRequest, 'headers'>): boolean {
  const { origin, referer, host, 'sec-fetch-site': site } = headers;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const page = origin ?? referer;
  return page !== undefined && URL.parse(page)?.host !== host?.toLowerCase();
}

/** Whether an origin is on this machine. */
export function isOwnOrigin(origin: string): boolean {
  const hostname = URL.parse(origin)?.hostname ?? '';
  return OWN_NAME.test(hostname) || OWN_ADDRESS.test(hostname);
}
