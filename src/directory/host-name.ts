/** The domain of all hosts of the platform, which reaches this machine without any setup (RFC 6761). */
export const HOST_DOMAIN = 'localhost';

/** The name in a `Host` header, in lower case, without its port and without the dot that may end it. */
export function hostNameOf(host: string): string {
  const colon = host.indexOf(':');
  const name = colon < 0 ? host : host.slice(0, colon);
  return (name.endsWith('.') ? name.slice(0, -1) : name).toLowerCase();
}

/**
 * Whether a `Host` header has a name below the platform's domain. Such a name leads to what it names or to nothing. Other
 * names are those of the machine, or of a proxy before it, and lead to what the credentials belong to.
 */
export function isBelowOwnDomain(host: string): boolean {
  return hostNameOf(host).endsWith(`.${HOST_DOMAIN}`);
}
