import type { Setting } from './setting.ts';
import { invalidHeader } from './setting.ts';

/** Whether a switch is on. The Python client writes `True`. @throws HttpError */
export function readSwitch(setting: Setting | undefined): boolean {
  if (setting === undefined) return false;
  switch (setting.value.toLowerCase()) {
    case 'true':
      return true;
    case 'false':
      return false;
    default:
      throw invalidHeader(setting, 'must be true or false');
  }
}
