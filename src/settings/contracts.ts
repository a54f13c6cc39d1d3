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
