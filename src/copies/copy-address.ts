/** Another copy, and its address. */
export interface CopyAddress {
  /** A unique name, different after each start. */
  readonly name: string;
  readonly host: string;
  readonly port: number;
}

/** An address in the notation of leases. */
export function formatAddress({ host, port }: Pick<CopyAddress, 'host' | 'port'>): string {
  return `${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Parses the address in a lease. */
export function parseAddress(text: string): Pick<CopyAddress, 'host' | 'port'> {
  const colon = text.lastIndexOf(':');
  const host = text.slice(0, colon).replace(/^\[(.*)\]$/, '$1');
  return { host, port: Number(text.slice(colon + 1)) };
}
