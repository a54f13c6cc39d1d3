import { SettingError } from '../../settings/load.ts';

/** @throws SettingError where the text of an option is not a number from 0 on */
export function readNumber(option: string, text: string): number {
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw new SettingError(`${option} must be a number from 0 on, not ${JSON.stringify(text)}`);
}
