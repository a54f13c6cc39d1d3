import type { IncomingMessage } from 'node:http';

/** RFC 6761: nobody on the internet has a name below these. */
const OWN_NAME = /(?:^|\.)(?:localhost|test)$/;
const OWN_ADDRESS = /^(?:127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * Whether a request is that of a web page that does not come from this machine. A page names its origin
 * in all requests but plain GETs (Fetch Standard, "append a request `Origin` header"); of those, such
 * as images and links, browsers say at least that they come from another site (`Sec-Fetch-Site`). A
 * page can have its own name lead here, and is of the same site then (DNS rebinding); the name that a
 * browser asks for tells. Programs that are no browsers send none of these.
 */
export function isOfForeignPage({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const { origin, host } = headers;
  if (origin !== undefined) return !isOwn(origin);
  if (headers['sec-fetch-site'] === 'cross-site') return true;
  // HTML Standard, "navigator compatibility mode": every browser calls itself this.
  return headers['user-agent']?.startsWith('Mozilla/') === true && !isOwn(`http://${host}`);
}

function isOwn(origin: string): boolean {
  const hostname = URL.parse(origin)?.hostname ?? '';
  return OWN_NAME.test(hostname) || OWN_ADDRESS.test(hostname);
}
