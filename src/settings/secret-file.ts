import { readFileSync } from 'node:fs';
import { SettingError } from './load.ts';
import { flagOf } from './table.ts';

/**
 * Reads the secret in the file that a setting names, without the line break at its end.
 * @param setting its name, for the error
 * @throws SettingError
 */
export function readSecretFile(setting: string, path: string): string {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new SettingError(`--${flagOf(setting)}: the file ${path} can't be read (${code})`);
  }
  const secret = text.replace(/\r?\n$/, '');
  if (secret === '') throw new SettingError(`--${flagOf(setting)}: the file ${path} is empty`);
  return secret;
}
