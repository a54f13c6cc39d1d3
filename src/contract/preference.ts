/**
 * The preferences of a `Prefer` header by their names in lower case. Of a repeated one the first counts (RFC 7240,
 * section 2).
 */
export function preferencesIn(header: string): ReadonlyMap<string, string> {
  const preferences = new Map<string, string>();
  for (const part of header.split(/[,;]/)) {
    const [written = '', value = ''] = part.split('=');
    const name = written.trim().toLowerCase();
    if (!preferences.has(name)) preferences.set(name, value.trim().replace(/^"(.*)"$/, '$1'));
  }
  return preferences;
}

/**
 * Parses a duration into milliseconds: `2` and `2s` are two seconds (RFC 7240 counts seconds), `500ms` is half a
 * second. Undefined if the text is not a duration.
 */
export function waitIn(text: string): number | undefined {
  const [, number, unit] = /^(\d+(?:\.\d+)?)(ms|s)?$/.exec(text) ?? [];
  if (number === undefined) return undefined;
  return Number(number) * (unit === 'ms' ? 1 : 1000);
}

/** `Prefer: code=500` as a number; NaN where it is not a number, undefined where it is absent. */
export function codeIn(preferences: ReadonlyMap<string, string>): number | undefined {
  const code = preferences.get('code') ?? preferences.get('status');
  return code === undefined ? undefined : Number(code);
}
