import ipaddr from 'ipaddr.js';
import { isIP, isIPv4, isIPv6 } from 'node:net';

export type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** A range of IP addresses. */
export type Network = readonly [first: Address, prefixLength: number];

/** An address, or a network in CIDR notation; undefined if the text is neither. */
export function networkOf(text: string): Network | undefined {
  const [address = '', prefix, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0 || address.includes('%')) return undefined;
  const longest = family === 4 ? 32 : 128;
  const prefixLength = prefix === undefined ? longest : Number(prefix);
  if (prefix !== undefined && !/^\d{1,3}$/.test(prefix)) return undefined;
  return prefixLength <= longest ? [ipaddr.parse(address), prefixLength] : undefined;
}

/**
 * Parses an address as Node does, without short, octal and hexadecimal notations. Undefined if the text is not an
 * address.
 */
export function addressOf(text: string): Address | undefined {
  const [bare = ''] = text.split('%', 1);
  if (isIPv4(bare)) return ipaddr.IPv4.parse(bare);
  return isIPv6(bare) ? ipaddr.IPv6.parse(bare) : undefined;
}

/** The address of a connection's peer. A dual-stack socket reports IPv4 addresses as `::ffff:192.0.2.7`. */
export function peerAddressOf(text: string): Address | undefined {
  const address = addressOf(text);
  return address?.kind() === 'ipv6' && (address as ipaddr.IPv6).isIPv4MappedAddress()
    ? (address as ipaddr.IPv6).toIPv4Address()
    : address;
}

/** Whether a network contains an address; false if their IP versions differ. */
export function contains([first, prefixLength]: Network, address: Address): boolean {
  return address.kind() === first.kind() && address.match(first, prefixLength);
}
