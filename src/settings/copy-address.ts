import { isIPv6 } from 'node:net';
import { checkBindAddress } from './addresses.ts';
import { SettingError } from './load.ts';
import type { Settings } from './table.ts';

/** The address at which other copies of a platform reach it; port 0 is any free one. */
export interface CopyAddressSetting {
  readonly host: string;
  readonly port: number;
}

/**
 * @returns undefined if the platform chooses
 * @throws SettingError
 */
export function copyAddressOf({
  copyAddress,
  storeUrl,
}: Pick<Settings, 'copyAddress' | 'storeUrl'>): CopyAddressSetting | undefined {
  if (copyAddress === undefined) return undefined;
  if (storeUrl === undefined) {
    throw new SettingError('--copy-address is for copies that share a store: it needs --store-url');
  }
  const match = /^(?:\[([^\]]+)\]|([^:[\]]+))(?::(\d{1,5}))?$/.exec(copyAddress);
  const host = match?.[1] ?? match?.[2];
  const port = Number(match?.[3] ?? 0);
  const isNamed = match?.[1] === undefined || isIPv6(match[1]);
  if (host === undefined || port > 65_535 || !isNamed || isWildcard(host) || !isHost(host)) {
    throw new SettingError(
      `--copy-address must be a host that other copies reach, and a port where it is not to be any free one, like 10.0.0.5:7900, not "${copyAddress}"`,
    );
  }
  return { host, port };
}

/** Whether an address stands for all addresses of a machine; other copies need a specific one. */
export function isWildcard(host: string): boolean {
  return host === '0.0.0.0' || host === '::';
}

function isHost(host: string): boolean {
  try {
    checkBindAddress(host);
    return true;
  } catch {
    return false;
  }
}
