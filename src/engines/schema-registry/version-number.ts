import { SchemaRegistryError } from './errors.ts';

const MOST = 2 ** 31 - 1;

/**
 * Parses a version as written in a URL: a number from 1 on, `latest`, or -1, which means the same.
 * @throws SchemaRegistryError
 */
export function versionNumber(version: string): number | 'latest' {
  if (version === 'latest' || version === '-1') return 'latest';
  const number = /^\d{1,10}$/.test(version) ? Number(version) : 0;
  if (number < 1 || number > MOST) throw new SchemaRegistryError('invalidVersion', { version });
  return number;
}
