import type { Setting } from './publish-headers.ts';
import { invalidHeader } from './header-errors.ts';

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
