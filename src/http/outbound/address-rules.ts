import ipaddr from 'ipaddr.js';
import { addressOf, contains, type Address, type Network } from '../../base/networks.ts';

export interface AddressRuleOptions {
  /** Whether services of this machine may be called, as in development. */
  readonly loopback?: boolean;
  /** What may be called although it is not public. */
  readonly networks?: readonly Network[];
}

/** Says of what kind an address is that must not be called, or undefined where it may be. */
export type AddressRules = (address: string) => string | undefined;

/** Where cloud providers answer questions about the machine itself, and which is in a public range. */
const METADATA = new Set(['168.63.129.16']);

/** In the words of people, by the names that ipaddr.js has for ranges. */
const KINDS: Readonly<Record<string, string>> = {
  '6to4': '6to4',
  benchmarking: 'benchmarking',
  broadcast: 'broadcast',
  carrierGradeNat: 'carrier-grade NAT',
  deprecatedSiteLocal: 'site-local',
  ipv4Mapped: 'mapped IPv4',
  linkLocal: 'link-local',
  rfc6052: 'NAT64',
  rfc6145: 'translated IPv4',
  teredo: 'Teredo',
  uniqueLocal: 'private',
};

/** The public addresses of IPv6 that have been given out (RFC 4291, section 2.4; IANA IPv6 address space). */
const GLOBAL_UNICAST: Network = [ipaddr.IPv6.parse('2000::'), 3];

/**
 * What addresses may be called: public ones, and what the options allow. Everything else is refused, known
 * or not: an address that stands for another (mapped, compatible, 6to4, NAT64, Teredo) is not looked
 * through, it is refused as it is.
 */
export function addressRules({
  loopback = false,
  networks = [],
}: AddressRuleOptions = {}): AddressRules {
  return (text) => {
    const address = addressOf(text);
    if (address === undefined) return 'unreadable';
    if (networks.some((network) => contains(network, address))) return undefined;
    const kind = kindOf(address);
    return loopback && kind === 'loopback' ? undefined : kind;
  };
}

function kindOf(address: Address): string | undefined {
  if (METADATA.has(address.toString())) return 'metadata';
  const range = address.range();
  if (range !== 'unicast') return KINDS[range] ?? range;
  const isReserved = address.kind() === 'ipv6' && !contains(GLOBAL_UNICAST, address);
  return isReserved ? 'reserved' : undefined;
}
