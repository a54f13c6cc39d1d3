import { parse } from 'yaml';
import { SettingError } from './load.ts';

/** Parses JSON or YAML. @param name what messages call the text @throws SettingError if it is neither */
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
