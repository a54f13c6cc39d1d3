import { parseDocument } from '../../settings/parse-document.ts';
import { nameOf, readTextInput } from '../read-input.ts';
import type { Shell } from '../shell.ts';

/** Parses a JSON or YAML file; `-` is the standard input. @throws SettingError if it is neither */
export async function readDocument(file: string, shell: Pick<Shell, 'stdin'>): Promise<unknown> {
  return parseDocument(await readTextInput(file, shell), nameOf(file));
}
