import ipaddr from 'ipaddr.js';
import { addressOf, contains, type Address, type Network } from '../../base/networks.ts';

export interface AddressRuleOptions {
  /** Whether services of this machine may be called, as in development. */
  readonly loopback?: boolean;
  /** Networks that may be called although they are not public. */
  readonly networks?: readonly Network[];
}

/** Returns the kind of an address that must not be called; undefined if it may be called. */
export type AddressRules = (address: string) => string | undefined;

/** Metadata services of cloud providers that have public addresses. */
const METADATA = new Set(['168.63.129.16']);

/** Descriptions of the ranges of ipaddr.js. */
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

/** The allocated public addresses of IPv6 (RFC 4291, section 2.4; IANA IPv6 address space). */
const GLOBAL_UNICAST: Network = [ipaddr.IPv6.parse('2000::'), 3];

/**
 * Rules that allow public addresses and those of the options, and refuse everything else. An IPv6 address that embeds
 * an IPv4 one (mapped, compatible, 6to4, NAT64, Teredo) is refused without being unwrapped.
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
