/** The prefix of IPv4 addresses on a socket for both families. */
const MAPPED = '::ffff:';

/** The peer's address as messages show it; empty where the connection has been closed. */
export function callerIpOf(remoteAddress: string | undefined): string {
  if (remoteAddress === undefined) return '';
  return remoteAddress.startsWith(MAPPED) ? remoteAddress.slice(MAPPED.length) : remoteAddress;
}
