import type { IncomingMessage } from 'node:http';

/**
 * Names of this machine: RFC 6761 reserves names below localhost, where the hosts of databases and clusters are.
 * Names below `test` are not among them, because the DNS of a local network may resolve those.
 */
const OWN_HOST = /^(?:(?:[\w-]+\.)*localhost\.?|127(?:\.\d{1,3}){3}|\[::1\])(?::\d*)?$/i;
/** RFC 6761: names below these don't exist on the internet. */
const OWN_NAME = /(?:^|\.)(?:localhost|test)$/;
const OWN_ADDRESS = /^(?:127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Whether a request names a host that can only be this machine, as programs on it do. */
export function namesOwnHost({ headers: { host } }: Pick<IncomingMessage, 'headers'>): boolean {
  return host !== undefined && OWN_HOST.test(host);
}

/**
 * Whether a request may come from a web page, or a program, that is not on this machine. That is so where it names
 * another host (a page can make its own name resolve to us, DNS rebinding, and is of the same origin then); where it
 * names another origin, as pages do in all requests but plain GETs (Fetch Standard, "append a request `Origin`
 * header"); and where the browser says that it is of another site (`Sec-Fetch-Site`), as with images and links.
 */
export function isForeign(request: Pick<IncomingMessage, 'headers'>): boolean {
  return !namesOwnHost(request) || isOfForeignPage(request);
}

/** The same for a request to a host that is known to be this machine's. */
export function isOfForeignPage({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  return origin === undefined ? site === 'cross-site' : !isOwn(origin);
}

/**
 * Whether a page of another origin has sent a request. Browsers attach credentials that they were given once to every
 * request for the same origin (RFC 7617, section 2.2), whichever page causes it, so credentials alone don't prove
 * that their owner wants it. Behind a proxy the host may have another name; so `Sec-Fetch-Site`, which tells it
 * directly, comes first.
 */
export function isOfOtherPage({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return origin !== undefined && URL.parse(origin)?.host !== host?.toLowerCase();
}

function isOwn(origin: string): boolean {
  const hostname = URL.parse(origin)?.hostname ?? '';
  return OWN_NAME.test(hostname) || OWN_ADDRESS.test(hostname);
}
