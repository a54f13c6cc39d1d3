import type { TrustedPages } from '../http/forged-request.ts';
import { SettingError } from '../settings/load.ts';
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

/**
 * Reads a setting like `https://app.example.com, http://localhost:3000`: origins, as browsers send them.
 * @param shown the name of the setting in errors
 * @throws SettingError
 */
export function originsOf(text: string, shown: string): readonly string[] {
  return text.split(',').map((part) => {
    const origin = URL.parse(part.trim())?.origin;
    // A host name may contain a `*` for the parser, but no browser sends one.
    if (origin === undefined || origin !== part.trim().toLowerCase() || origin.includes('*')) {
      throw new SettingError(
        `${shown} must be origins with commas between, like https://app.example.com,http://localhost:3000, not "${text}"`,
      );
    }
    return origin;
  });
}
