import { parseDocument } from '../../settings/parse-document.ts';
import { nameOf, readTextInput } from '../read-input.ts';
import type { Shell } from '../shell.ts';

/** What is in a file of JSON or YAML, or with `-` in the standard input. @throws SettingError where it is neither */
export async function readDocument(file: string, shell: Pick<Shell, 'stdin'>): Promise<unknown> {
  return parseDocument(await readTextInput(file, shell), nameOf(file));
}
