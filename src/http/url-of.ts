/** The URL of a server bound to an address; a wildcard address is reached through the loopback. */
export function urlOf(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
