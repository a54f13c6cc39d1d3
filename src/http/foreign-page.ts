import type { IncomingMessage } from 'node:http';

/** RFC 6761: nobody on the internet has a name below these. */
const OWN_NAME = /(?:^|\.)(?:localhost|test)$/;
const OWN_ADDRESS = /^(?:127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * Whether a request is that of a web page that does not come from this machine. A page names its origin
 * in all requests but plain GETs (Fetch Standard, "append a request `Origin` header"); of those, such
 * as images and links, browsers say at least that they come from another site (`Sec-Fetch-Site`).
 * Programs that are no browsers send neither.
 */
export function isOfForeignPage({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const { origin } = headers;
  if (origin === undefined) return headers['sec-fetch-site'] === 'cross-site';
  const hostname = URL.parse(origin)?.hostname ?? '';
  return !OWN_NAME.test(hostname) && !OWN_ADDRESS.test(hostname);
}
