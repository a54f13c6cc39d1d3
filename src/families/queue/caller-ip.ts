/** IPv4 as a socket of both families tells it. */
const MAPPED = '::ffff:';

/** Where a connection came from, as messages tell it; empty where it has been closed. */
export function callerIpOf(remoteAddress: string | undefined): string {
  if (remoteAddress === undefined) return '';
  return remoteAddress.startsWith(MAPPED) ? remoteAddress.slice(MAPPED.length) : remoteAddress;
}
