import { required, withDefault, invalidValue } from '../config/definition.ts';
import { REGEX, STRING } from '../config/types.ts';
import type { ConnectRecord } from '../data/record.ts';
import { DataError } from '../../errors.ts';
import { compileDateFormat } from './date-format.ts';
import { transformClass } from './transform.ts';
import type { LinearRegex } from '../config/linear-regex.ts';

/** The maximum length of a topic name in Kafka. Without a limit, repeated routing could build ever longer names. */
const LONGEST_NAME = 249;

/** Renames topics whose whole name matches; `$1` and `${name}` in the replacement are groups, as in Java. */
export const regexRouter = transformClass(
  'RegexRouter',
  { regex: required(REGEX), replacement: required(STRING) },
  ({ regex, replacement }, prefix) => {
    const parts = parseReplacement(replacement, regex, `${prefix}replacement`);
    return (record) => {
      const groups = regex.test(record.topic) ? regex.groups(record.topic) : undefined;
      return groups === undefined ? record : renamed(record, expand(parts, groups));
    };
  },
);

function renamed<R extends ConnectRecord>(record: R, topic: string): R {
  if (topic.length <= LONGEST_NAME) return { ...record, topic };
  throw new DataError(
    `The new name of topic ${record.topic} is longer than ${LONGEST_NAME} characters`,
  );
}

/** Inserts the timestamp of a record into its topic name. */
export const timestampRouter = transformClass(
  'TimestampRouter',
  {
    'topic.format': withDefault(STRING, '${topic}-${timestamp}'),
    'timestamp.format': withDefault(STRING, 'yyyyMMdd'),
  },
  (config) => {
    const format = compileDateFormat(config['timestamp.format']);
    return (record) => {
      if (record.timestamp === undefined) {
        throw new DataError(`Timestamp missing on record: ${record.topic}`);
      }
      const timestamp = format.format(new Date(record.timestamp));
      const topic = config['topic.format']
        .replaceAll('${topic}', () => record.topic)
        .replaceAll('${timestamp}', () => timestamp);
      return renamed(record, topic);
    };
  },
);

/** A literal text, or the match of a group. */
type Part = string | number;

/**
 * Parses a replacement as Java does (`Matcher.appendReplacement`): `$1`, `${name}`, and a backslash before a literal
 * character.
 * @param setting the name of the setting, for the error
 * @throws ConfigError if it is invalid; Java would fail only with the first record
 */
function parseReplacement(text: string, regex: LinearRegex, setting: string): readonly Part[] {
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
function expand(parts: readonly Part[], groups: readonly (string | null)[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : (groups[part] ?? ''))).join('');
}
