import { isIP, isIPv4 } from 'node:net';
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
