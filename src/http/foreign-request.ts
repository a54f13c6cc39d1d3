import type { IncomingMessage } from 'node:http';

/**
 * What the platform is called on its own machine: RFC 6761 has nobody else answer to names below localhost,
 * where the hosts of databases and clusters are. Names below `test` are not among them, because the DNS of a
 * local network may answer for those.
 */
const OWN_HOST = /^(?:(?:[\w-]+\.)*localhost\.?|127(?:\.\d{1,3}){3}|\[::1\])(?::\d*)?$/i;
/** RFC 6761: nobody on the internet has a name below these. */
const OWN_NAME = /(?:^|\.)(?:localhost|test)$/;
const OWN_ADDRESS = /^(?:127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Whether a request names a host that only this machine can mean, as whatever runs on it does. */
export function namesOwnHost({ headers: { host } }: Pick<IncomingMessage, 'headers'>): boolean {
  return host !== undefined && OWN_HOST.test(host);
}

/**
 * Whether a request may be that of a web page, or a program, that is not of this machine. It is where it
 * names another host: a page can have its own name lead here (DNS rebinding), and is of the same origin
 * then, whatever else its requests say. It is where a page names another origin, as it does in all requests
 * but plain GETs (Fetch Standard, "append a request `Origin` header"), or where its browser says that it is
 * of another site (`Sec-Fetch-Site`), as with images and links.
 */
export function isForeign(request: Pick<IncomingMessage, 'headers'>): boolean {
  return !namesOwnHost(request) || isOfForeignPage(request);
}

/** The same of a request to a host that is known to be this machine's. */
export function isOfForeignPage({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  return origin === undefined ? site === 'cross-site' : !isOwn(origin);
}

/**
 * Whether a page of another origin than that which is asked has sent a request. Browsers present what they were told once to
 * everything that is sent there (RFC 7617, section 2.2), by a page of any origin, so credentials alone do not say that their
 * owner wants it. Behind a proxy the host may have another name; `Sec-Fetch-Site`, which says it by itself, comes first.
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
