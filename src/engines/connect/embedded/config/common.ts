import { invalidValue, required, withDefault, type Check } from './definition.ts';
import {
  atLeast,
  between,
  BOOLEAN,
  INT,
  LIST,
  LONG,
  oneOf,
  REGEX,
  STRING,
  unique,
} from './types.ts';

/** `NonEmptyStringWithoutControlChars`. */
const printable: Check<string> = (value, name) => {
  if (value === null) throw invalidValue(name, null, 'entry must be non null');
  if (value === '') throw invalidValue(name, value, 'String may not be empty');
  if (/[\x00-\x1f\x7f-\x9f]/.test(value)) {
    throw invalidValue(name, value, 'String may not contain control sequences');
  }
};

/** Each task is a consumer; tasks beyond the number of partitions are idle. */
const MOST_TASKS = 1000;

/** The settings of every connector (`ConnectorConfig`). Settings of plugins are read by the plugins. */
export const COMMON = {
  name: required(STRING, printable),
  'tasks.max': withDefault(INT, 1, between(1, MOST_TASKS)),
  transforms: withDefault(LIST, [], unique),
  predicates: withDefault(LIST, [], unique),
  'config.action.reload': withDefault(STRING, 'restart', oneOf('none', 'restart')),
  'errors.retry.timeout': withDefault(LONG, 0),
  'errors.retry.delay.max.ms': withDefault(LONG, 60_000),
  'errors.tolerance': withDefault(STRING, 'none', oneOf('none', 'all')),
  'errors.log.enable': withDefault(BOOLEAN, false),
  'errors.log.include.messages': withDefault(BOOLEAN, false),
};

/** The settings of every sink (`SinkConnectorConfig`). */
export const SINK = {
  topics: withDefault(LIST, []),
  'topics.regex': withDefault(REGEX, null),
  'errors.deadletterqueue.topic.name': withDefault(STRING, ''),
  'errors.deadletterqueue.context.headers.enable': withDefault(BOOLEAN, false),
  'consumer.override.auto.offset.reset': withDefault(
    STRING,
    'earliest',
    oneOf('earliest', 'latest'),
  ),
  'consumer.override.max.poll.records': withDefault(INT, 500, atLeast(1)),
};

/** The settings of every source (`SourceConnectorConfig`); -1 takes the default of the cluster. */
export const SOURCE = {
  'topic.creation.default.partitions': withDefault(INT, -1, (value, name) => {
    if (value === null || value === 0 || value < -1) {
      throw invalidValue(name, value, 'Value must be at least 1, or -1');
    }
  }),
};
