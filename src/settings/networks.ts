import { networkOf, type Network } from '../base/networks.ts';
import { SettingError } from './load.ts';

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
