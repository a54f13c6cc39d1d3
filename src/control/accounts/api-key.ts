import { createHash, timingSafeEqual } from 'node:crypto';
import { ControlError } from '../errors.ts';

/** The key that the settings give the first account; it changes with them. */
export const SETTINGS_KEY = 'settings';

/** As the contract has it (openapi/management/schemas/accounts.yaml). */
const NAME = /^[A-Za-z0-9]([A-Za-z0-9 ._-]{0,62}[A-Za-z0-9])?$/;

/** @throws ControlError if a key can't have the name */
export function checkKeyName(name: string): void {
  if (NAME.test(name)) return;
  throw new ControlError('invalidName', {
    field: 'name',
    rule: 'must have 1 to 64 characters: letters, digits, and between them also spaces, dots, underscores and hyphens',
  });
}

/**
 * The stored digest of an API key. Keys are random and long, so one round of SHA-256 is enough: they can't be
 * guessed.
 */
export function digestOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** Compares two texts in a time that does not reveal how much of them is equal. */
export function sameText(one: string, other: string): boolean {
  const digests = [one, other].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(digests[0]!, digests[1]!);
}
