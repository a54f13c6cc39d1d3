/** Another copy, and where it is reached. */
export interface CopyAddress {
  /** That no other has, nor the same one after its next start. */
  readonly name: string;
  readonly host: string;
  readonly port: number;
}

/** An address as leases tell it. */
export function shownAddress({ host, port }: Pick<CopyAddress, 'host' | 'port'>): string {
  return `${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** The address that a lease tells. */
export function addressIn(text: string): Pick<CopyAddress, 'host' | 'port'> {
  const colon = text.lastIndexOf(':');
  const host = text.slice(0, colon).replace(/^\[(.*)\]$/, '$1');
  return { host, port: Number(text.slice(colon + 1)) };
}
