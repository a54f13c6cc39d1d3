import { SettingError } from './load.ts';

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
