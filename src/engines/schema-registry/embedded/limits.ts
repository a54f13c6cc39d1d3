import { SchemaRegistryError } from '../errors.ts';
import type { RegistrySize } from './store/registry-store.ts';

/** What a registry may have. */
const MOST_VERSIONS = 10_000;
const MOST_SETTINGS = 10_000;
const MOST_CHARACTERS = 64 * 1024 * 1024;

/**
 * @param length the characters of the version's schema
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
