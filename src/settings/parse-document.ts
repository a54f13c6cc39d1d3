import { parse } from 'yaml';
import { SettingError } from './load.ts';

/** What a text of JSON or YAML says. @param name what messages call it @throws SettingError where it is neither */
export function parseDocument(text: string, name: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    const [reason = ''] = (error as Error).message.split('\n');
    throw new SettingError(`${name} is not YAML or JSON: ${reason.replace(/:$/, '')}`, {
      cause: error,
    });
  }
}
