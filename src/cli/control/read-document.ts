import { parse } from 'yaml';
import { SettingError } from '../../settings/load.ts';
import { nameOf, readTextInput } from '../read-input.ts';
import type { Shell } from '../shell.ts';

/** What is in a file of JSON or YAML, or with `-` in the standard input. @throws SettingError where it is neither */
export async function readDocument(file: string, shell: Pick<Shell, 'stdin'>): Promise<unknown> {
  const text = await readTextInput(file, shell);
  try {
    return parse(text);
  } catch (error) {
    const [reason = ''] = (error as Error).message.split('\n');
    throw new SettingError(`${nameOf(file)} is not YAML or JSON: ${reason.replace(/:$/, '')}`, {
      cause: error,
    });
  }
}
