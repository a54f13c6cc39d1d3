import { SchemaRegistryError } from '../errors.ts';
import type { RegistrySize } from './store/registry-store.ts';

/** Limits of one registry. */
const MOST_VERSIONS = 10_000;
const MOST_SETTINGS = 10_000;
const MOST_CHARACTERS = 64 * 1024 * 1024;

/**
 * @param length the number of characters of the version's schema
 * @throws SchemaRegistryError if the registry is full
 */
export function checkRoomForVersion({ versions, characters }: RegistrySize, length: number): void {
  if (versions >= MOST_VERSIONS) {
    throw new SchemaRegistryError('registryFull', { has: `${versions} versions` });
  }
  if (characters + length > MOST_CHARACTERS) {
    throw new SchemaRegistryError('registryFull', { has: `schemas of ${characters} characters` });
  }
}

/** @throws SchemaRegistryError if no further level or mode can be stored */
export function checkRoomForSetting({ settings }: RegistrySize): void {
  if (settings >= MOST_SETTINGS) {
    throw new SchemaRegistryError('registryFull', { has: `${settings} settings` });
  }
}
