import ipaddr from 'ipaddr.js';
import { isIP } from 'node:net';
import type { Network } from '../http/outbound/address-rules.ts';
import { SettingError } from './load.ts';

/**
 * Reads a setting like `10.0.0.0/8, fd00::/8, 192.168.1.7`.
 * @param shown what to call the setting where it is wrong
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

function networkOf(text: string): Network | undefined {
  const [address = '', prefix, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0 || address.includes('%')) return undefined;
  const longest = family === 4 ? 32 : 128;
  const prefixLength = prefix === undefined ? longest : Number(prefix);
  if (prefix !== undefined && !/^\d{1,3}$/.test(prefix)) return undefined;
  return prefixLength <= longest ? [ipaddr.parse(address), prefixLength] : undefined;
}
