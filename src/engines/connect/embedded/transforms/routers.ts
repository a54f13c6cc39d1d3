import { required, withDefault } from '../config/definition.ts';
import { REGEX, STRING } from '../config/types.ts';
import type { ConnectRecord } from '../data/record.ts';
import { DataError } from '../../errors.ts';
import { compileDateFormat } from './date-format.ts';
import { expand, parseReplacement } from './replacement.ts';
import { transformClass } from './transform.ts';

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
