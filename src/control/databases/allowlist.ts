import ipaddr from 'ipaddr.js';
import { contains, networkOf, peerAddressOf, type Network } from '../../base/networks.ts';
import { ControlError } from '../errors.ts';

/** @throws ControlError if one of the texts is neither an address nor a network */
export function checkAllowlist(texts: readonly string[]): void {
  const at = texts.findIndex((text) => networkOf(text) === undefined);
  if (at < 0) return;
  throw new ControlError('invalidAddress', { field: `allowed_ips[${at}]` });
}

/** Whether an address is on a list; every address is on an empty one. */
export function allowlist(texts: readonly string[]): (address: string) => boolean {
  if (texts.length === 0) return () => true;
  const networks = texts
    .map(networkOf)
    .filter((network): network is Network => network !== undefined)
    .map(unmapped);
  return (text) => {
    const address = peerAddressOf(text);
    return address !== undefined && networks.some((network) => contains(network, address));
  };
}

/** IPv4-mapped IPv6 addresses as IPv4, which is how clients are known. */
function unmapped([first, prefixLength]: Network): Network {
  const isMapped = first instanceof ipaddr.IPv6 && first.isIPv4MappedAddress();
  return isMapped && prefixLength >= 96
    ? [first.toIPv4Address(), prefixLength - 96]
    : [first, prefixLength];
}
