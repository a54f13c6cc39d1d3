import { SettingError } from '../../settings/load.ts';
import type { Options } from '../api-command.ts';

/** How many `--count` wants. @throws SettingError */
export function readCount({ count }: Options): number {
  if (/^[1-9]\d{0,8}$/.test(String(count))) return Number(count);
  throw new SettingError(`--count must be a number from 1 on, not ${JSON.stringify(count)}`);
}
