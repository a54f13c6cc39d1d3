import { isIP, isIPv4 } from 'node:net';
import { type Network, networkOf } from '../base/networks.ts';
import { SettingError } from './load.ts';

/** A host name of RFC 1123 whose last label is not a number. */
const NAME = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)*[a-z](?:[a-z\d-]{0,61}[a-z\d])?\.?$/i;

/**
 * Checks that an address can be bound to. A malformed address is refused here, because the system would look it up as
 * a host name, or take `127.1` for another address.
 * @throws SettingError
 */
export function checkBindAddress(host: string): void {
  const [address = '', zone] = host.split('%', 2);
  if (isIP(zone === '' ? host : address) !== 0) return;
  if (zone === undefined && host.length <= 253 && NAME.test(host)) return;
  throw new SettingError(
    `--host must be an address like 127.0.0.1, ::1 or 0.0.0.0, or the name of a host, not "${host}"`,
  );
}

/** Whether only this machine can reach an address that is bound to. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));
}

/** Ports from the first to the last. */
export interface PortRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Reads a setting like `40000-40999`.
 * @returns undefined for `0`: any free port will do
 * @throws SettingError
 */
export function portRangeOf(text: string): PortRange | undefined {
  if (text === '0') return undefined;
  const [, from, to = from] = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(text) ?? [];
  const first = Number(from);
  const last = Number(to);
  if (first >= 1 && first <= last && last <= 65_535) return { first, last };
  throw new SettingError(
    `the ports of databases must be a range like 40000-40999, or 0 for any free ones, not "${text}"`,
  );
}

/**
 * Reads a setting like `10.0.0.0/8, fd00::/8, 192.168.1.7`.
 * @param shown the name of the setting in errors
 * @throws SettingError
 */
export function networksOf(text: string, shown: string): readonly Network[] {
  const networks: Network[] = [];
  for (const part of text.split(',')) {
    const network = networkOf(part.trim());
    if (network === undefined) {
      throw new SettingError(
        `${shown} must be addresses and networks with commas between, like 10.0.0.0/8, fd00::/8, not "${text}"`,
      );
    }
    networks.push(network);
  }
  return networks;
}
