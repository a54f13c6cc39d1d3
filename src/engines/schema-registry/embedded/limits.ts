import { SchemaRegistryError } from '../errors.ts';
import type { RegistrySize } from './store/registry-store.ts';

/** What a registry may have. */
const MOST_VERSIONS = 10_000;
const MOST_SETTINGS = 10_000;
const MOST_CHARACTERS = 64 * 1024 * 1024;
const LONGEST_SUBJECT = 512;
/** As Java's `Character.isISOControl` has them. */
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/;

/**
 * @param length the characters that the schema of the version takes
 * @throws SchemaRegistryError where there is no room for a further version
 */
export function checkRoomForVersion({ versions, characters }: RegistrySize, length: number): void {
  if (versions >= MOST_VERSIONS) {
    throw new SchemaRegistryError('registryFull', { has: `${versions} versions` });
  }
  if (characters + length > MOST_CHARACTERS) {
    throw new SchemaRegistryError('registryFull', { has: `schemas of ${characters} characters` });
  }
}

/** @throws SchemaRegistryError where there is no room for a further level or mode */
export function checkRoomForSetting({ settings }: RegistrySize): void {
  if (settings >= MOST_SETTINGS) {
    throw new SchemaRegistryError('registryFull', { has: `${settings} settings` });
  }
}

/** @throws SchemaRegistryError where it can't be the name of a subject */
export function checkSubject(subject: string): void {
  if (subject.length > LONGEST_SUBJECT) {
    const reason = `it has ${subject.length} characters, more than ${LONGEST_SUBJECT}`;
    throw new SchemaRegistryError('invalidSubject', { reason });
  }
  if (CONTROL.test(subject)) {
    throw new SchemaRegistryError('invalidSubject', { reason: 'it has control characters' });
  }
}
