import {
  invalidValue,
  readConfig,
  required,
  withDefault,
  collect,
} from '../../config/definition.ts';
import type { Check, Config, ConfigType } from '../../config/definition.ts';
import { LinearRegex } from '../../config/linear-regex.ts';
import {
  atLeast,
  between,
  BOOLEAN,
  INT,
  LIST,
  LONG,
  nonEmpty,
  oneOf,
  STRING,
} from '../../config/types.ts';
import { messageOf } from '../../../errors.ts';
import type { ConnectorProperties } from '../../../engine.ts';

/** A list of regular expressions that are matched against whole names, ignoring case. */
const PATTERNS: ConfigType<readonly LinearRegex[]> = {
  parse: (text, name) =>
    LIST.parse(text, name).map((pattern) => {
      try {
        return new LinearRegex(`(?i)${pattern}`);
      } catch (error) {
        throw invalidValue(name, text, `Invalid regex: ${messageOf(error)}`);
      }
    }),
};

const slotName: Check<string> = (value, name) => {
  if (value !== null && !/^[a-z0-9_]{1,63}$/.test(value)) {
    throw invalidValue(
      name,
      value,
      'Valid replication slot name must contain only digits, lowercase characters and underscores with length <= 63',
    );
  }
};

/** Checks a text that becomes part of topic names. */
const topicPart: Check<string> = (value, name) => {
  if (value !== null && !/^[A-Za-z0-9._-]*$/.test(value)) {
    throw invalidValue(name, value, 'has other characters than letters, digits, ".", "_" and "-"');
  }
};

/** Settings that are supported only with their default meaning. */
const only = (...values: string[]) => withDefault(STRING, values[0]!, oneOf(...values));

/** `PostgresConnectorConfig` of Debezium 1.9.7, and names of its later versions. */
const SETTINGS = {
  'database.hostname': required(STRING, nonEmpty),
  'database.port': withDefault(INT, 5432, between(1, 65_535)),
  'database.user': required(STRING, nonEmpty),
  'database.password': withDefault(STRING, null),
  'database.dbname': required(STRING, nonEmpty),
  'database.sslmode': withDefault(
    STRING,
    'prefer',
    oneOf('disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full'),
  ),
  'database.server.name': withDefault(STRING, '', topicPart),
  'topic.prefix': withDefault(STRING, '', topicPart),
  'plugin.name': only('pgoutput'),
  'slot.name': withDefault(STRING, 'debezium', slotName),
  'slot.drop.on.stop': only('false'),
  'slot.max.retries': withDefault(INT, 6, atLeast(0)),
  'slot.retry.delay.ms': withDefault(LONG, 10_000, atLeast(0)),
  'publication.name': withDefault(STRING, 'dbz_publication', nonEmpty),
  'publication.autocreate.mode': withDefault(
    STRING,
    'all_tables',
    oneOf('all_tables', 'filtered', 'disabled'),
  ),
  'snapshot.mode': withDefault(
    STRING,
    'initial',
    oneOf('initial', 'initial_only', 'always', 'never', 'exported'),
  ),
  'snapshot.fetch.size': withDefault(INT, 10_240, between(1, 100_000)),
  'schema.include.list': withDefault(PATTERNS, []),
  'schema.exclude.list': withDefault(PATTERNS, []),
  'table.include.list': withDefault(PATTERNS, []),
  'table.exclude.list': withDefault(PATTERNS, []),
  'column.include.list': withDefault(PATTERNS, []),
  'column.exclude.list': withDefault(PATTERNS, []),
  'tombstones.on.delete': withDefault(BOOLEAN, true),
  'decimal.handling.mode': withDefault(STRING, 'precise', oneOf('precise', 'double', 'string')),
  'max.batch.size': withDefault(INT, 2048, between(1, 100_000)),
  'poll.interval.ms': withDefault(LONG, 500, atLeast(1)),
  'status.update.interval.ms': withDefault(INT, 10_000, atLeast(1)),
  'time.precision.mode': only('adaptive'),
  'interval.handling.mode': only('numeric'),
  'binary.handling.mode': only('bytes'),
  'truncate.handling.mode': only('skip'),
  'provide.transaction.metadata': only('false'),
};

export type DebeziumConfig = Omit<Config<typeof SETTINGS>, 'topic.prefix'> & {
  /** The prefix of topic names, from whichever of its two settings was given. */
  readonly 'topic.prefix': string;
};

/** Settings that would change or add records and are not supported. Ignoring them could publish secret columns. */
const UNSUPPORTED = [
  /^column\.(?:mask|truncate)\./,
  /^column\.propagate\./,
  /^message\.key\.columns$/,
  /^signal\./,
  /^snapshot\.select\.statement\.overrides/,
  /^heartbeat\.action\.query$/,
  /^skipped\.operations$/,
  /^converters$/,
];

/** @param errors gets a message for each invalid setting */
export function readDebeziumConfig(
  properties: ConnectorProperties,
  errors: string[],
): DebeziumConfig | undefined {
  const before = errors.length;
  const config = readConfig(SETTINGS, properties, errors);
  for (const [name, value] of Object.entries(properties)) {
    collect(errors, () => {
      if (!UNSUPPORTED.some((form) => form.test(name))) return;
      throw invalidValue(name, value, 'This setting is not supported');
    });
  }
  if (config === undefined) return undefined;
  const prefix = config['topic.prefix'] || config['database.server.name'];
  collect(errors, () => {
    if (prefix === '') throw invalidValue('topic.prefix', '', 'A value is required');
    for (const part of ['schema', 'table', 'column'] as const) {
      const [include, exclude] = [`${part}.include.list`, `${part}.exclude.list`] as const;
      if (config[include].length > 0 && config[exclude].length > 0) {
        throw invalidValue(exclude, properties[exclude], `"${include}" is already specified`);
      }
    }
  });
  return errors.length === before ? { ...config, 'topic.prefix': prefix } : undefined;
}

/** Whether the changes of a table are captured. */
export function isCaptured(config: DebeziumConfig, schema: string, table: string): boolean {
  if (/^(?:pg_|information_schema$)/.test(schema)) return false;
  return passes(config, 'schema', schema) && passes(config, 'table', `${schema}.${table}`);
}

export function isColumnCaptured(
  config: DebeziumConfig,
  schema: string,
  table: string,
  column: string,
): boolean {
  return passes(config, 'column', `${schema}.${table}.${column}`);
}

function passes(
  config: DebeziumConfig,
  part: 'schema' | 'table' | 'column',
  name: string,
): boolean {
  const include = config[`${part}.include.list`];
  const exclude = config[`${part}.exclude.list`];
  if (include.length > 0) return include.some((pattern) => pattern.test(name));
  return !exclude.some((pattern) => pattern.test(name));
}
