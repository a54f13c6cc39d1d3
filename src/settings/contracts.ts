import { existsSync } from 'node:fs';
import { SettingError } from './load.ts';

/** A contract as a setting names it. */
export interface NamedContract {
  readonly name: string;
  /** A file, a folder or a URL. */
  readonly source: string;
}

/**
 * Reads a setting like `shop=api/shop.yaml, admin=https://admin.example/openapi.json`.
 * @param shown the name of the setting in errors
 * @throws SettingError
 */
export function contractsIn(text: string, shown: string): readonly NamedContract[] {
  const found = text.split(',').map((part): NamedContract => {
    const [, name, source] = /^\s*([\w.@-]+)\s*=\s*(\S.*?)\s*$/.exec(part) ?? [];
    if (name !== undefined && source !== undefined) return { name, source };
    throw new SettingError(
      `${shown} must be names and files with commas between, like shop=api/shop.yaml, not "${text}"`,
    );
  });
  const names = new Set(found.map(({ name }) => name));
  if (names.size === found.length) return found;
  throw new SettingError(`${shown} has two contracts of one name: "${text}"`);
}

/**
 * The contract of the settings that a text names; undefined if it names none, or is a file: one may be called what a
 * contract is called.
 * @param setting the value of `contracts`
 * @throws SettingError
 */
export function namedContract(
  text: string,
  setting: () => string | undefined,
): NamedContract | undefined {
  if (!/^[\w.@-]+$/.test(text) || existsSync(text)) return undefined;
  const contracts = setting();
  return contracts === undefined
    ? undefined
    : contractsIn(contracts, 'contracts').find(({ name }) => name === text);
}
