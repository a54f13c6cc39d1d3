import { SettingError } from '../settings/load.ts';
import type { Options } from './api-command.ts';

/** The number in a text; NaN if it is not one, which the platform then refuses by the name of the field. */
export function numberIn(text: unknown): number {
  return /^[+-]?\d+(\.\d+)?$/.test(String(text)) ? Number(text) : Number.NaN;
}

/** @throws SettingError if the text of an option is not a number of 0 or more */
export function readNumber(option: string, text: string): number {
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw new SettingError(`${option} must be a number from 0 on, not ${JSON.stringify(text)}`);
}

/** The value of `--count`. @throws SettingError */
export function readCount({ count }: Options): number {
  if (/^[1-9]\d{0,8}$/.test(String(count))) return Number(count);
  throw new SettingError(`--count must be a number from 1 on, not ${JSON.stringify(count)}`);
}
