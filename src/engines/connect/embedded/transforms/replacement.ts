import { invalidValue } from '../config/definition.ts';
import type { LinearRegex } from '../config/linear-regex.ts';

/** A literal text, or the match of a group. */
type Part = string | number;

/**
 * Parses a replacement as Java does (`Matcher.appendReplacement`): `$1`, `${name}`, and a backslash before a literal
 * character.
 * @param setting the name of the setting, for the error
 * @throws ConfigError if it is invalid; Java would fail only with the first record
 */
export function parseReplacement(
  text: string,
  regex: LinearRegex,
  setting: string,
): readonly Part[] {
  const parts: Part[] = [];
  for (const [whole, escaped, name, digits] of text.matchAll(
    /\\([^]?)|\$\{(\w*)\}|\$(\d*)|[^\\$]+/g,
  )) {
    if (escaped !== undefined) {
      if (escaped === '') throw invalidValue(setting, text, 'character to be escaped is missing');
      parts.push(escaped);
    } else if (name !== undefined) {
      const group = regex.groupNamed(name);
      if (group === undefined) throw invalidValue(setting, text, `No group with name {${name}}`);
      parts.push(group);
    } else if (digits !== undefined) {
      parts.push(...groupOf(digits, text, regex, setting));
    } else {
      parts.push(whole);
    }
  }
  return parts;
}

/** Takes as many digits as form the number of an existing group; the rest is literal text. */
function groupOf(
  digits: string,
  text: string,
  regex: LinearRegex,
  setting: string,
): readonly Part[] {
  if (digits === '') throw invalidValue(setting, text, 'Illegal group reference');
  let length = 1;
  if (Number(digits[0]) > regex.groupCount) {
    throw invalidValue(setting, text, `No group ${digits[0]}`);
  }
  while (length < digits.length && Number(digits.slice(0, length + 1)) <= regex.groupCount) {
    length += 1;
  }
  const rest = digits.slice(length);
  return [Number(digits.slice(0, length)), ...(rest === '' ? [] : [rest])];
}

/** @param groups the match of each group, the whole first; null is no match */
export function expand(parts: readonly Part[], groups: readonly (string | null)[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : (groups[part] ?? ''))).join('');
}
