import type { TrustedPages } from '../http/forged-request.ts';
import { originsOf } from '../settings/origins.ts';
import { isDevelopment, type Secrets } from '../settings/secrets.ts';
import { variableOf, type Settings } from '../settings/table.ts';

/**
 * The pages of other origins that are served with the credentials that a browser has stored: those that the operator
 * allows, and the console's own.
 * @throws SettingError
 */
export function trustedPages(
  { allowOrigins }: Pick<Settings, 'allowOrigins'>,
  secrets: Pick<Secrets, 'apiKey'>,
  consolePort: number,
): TrustedPages {
  const origins =
    allowOrigins === undefined ? [] : originsOf(allowOrigins, variableOf('allowOrigins'));
  return { origins: new Set(origins), ofThisMachine: isDevelopment(secrets), consolePort };
}
