import { required, withDefault } from '../config/definition.ts';
import { REGEX, STRING } from '../config/types.ts';
import { DataError } from '../errors.ts';
import { compileDateFormat } from './date-format.ts';
import { transformClass } from './transform.ts';

/** Renames topics whose whole name matches; `$1` and `${name}` in the replacement are groups, as in Java. */
export const regexRouter = transformClass(
  'RegexRouter',
  { regex: required(REGEX), replacement: required(STRING) },
  ({ regex, replacement }) => {
    const template = inJavaScript(replacement);
    return (record) =>
      regex.test(record.topic)
        ? { ...record, topic: record.topic.replace(regex, template) }
        : record;
  },
);

function inJavaScript(replacement: string): string {
  return replacement.replace(
    /\\(.)|\$\{(\w+)\}|\$(?!\d)/gs,
    (_, escaped?: string, name?: string) => {
      if (name !== undefined) return `$<${name}>`;
      return escaped === undefined || escaped === '$' ? '$$' : escaped;
    },
  );
}

/** Puts the time of a record into the name of its topic. */
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
      return { ...record, topic };
    };
  },
);
