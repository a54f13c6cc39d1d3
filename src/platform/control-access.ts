import { sameText } from '../control/accounts/api-key.ts';
import type { ControlAccess } from '../families/control/access.ts';
import { isDevelopment, type Secrets } from '../settings/secrets.ts';
import type { Settings } from '../settings/table.ts';

/** Who may use the control API, according to the settings. */
export function controlAccessOf(
  { control, email }: Pick<Settings, 'control' | 'email'>,
  secrets: Secrets,
): ControlAccess {
  if (isDevelopment(secrets)) return { to: 'thisMachine' };
  if (!control) return { to: 'nobody' };
  return {
    to: 'operator',
    isOperator: (presented, apiKey) => {
      // Both are compared always, so that the time does not tell which is wrong.
      const isEmail = sameText(presented, email);
      const isKey = sameText(apiKey, secrets.apiKey);
      return isEmail && isKey;
    },
  };
}
