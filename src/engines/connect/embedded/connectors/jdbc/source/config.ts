import {
  collect,
  invalidValue,
  readConfig,
  required,
  withDefault,
  type Check,
  type Config,
} from '../../../config/definition.ts';
import { atLeast, BOOLEAN, INT, LIST, LONG, oneOf, STRING } from '../../../config/types.ts';
import { ConfigError } from '../../../../errors.ts';
import type { ConnectorProperties } from '../../../../engine.ts';
import type { FileRules } from '../../plugin.ts';
import { checkLocation, CONNECTION } from '../connection-config.ts';
import type { NumericMapping } from '../database.ts';

const mapping: Check<string | null> = (value, name) => {
  if (value !== null && !['none', 'precision_only', 'best_fit'].includes(value.toLowerCase())) {
    throw invalidValue(name, value, 'Invalid enumerator');
  }
};

/** `JdbcSourceConnectorConfig` of Aiven's JDBC connector 6.8. */
const SETTINGS = {
  ...CONNECTION,
  'connection.attempts': withDefault(INT, 3, atLeast(1)),
  'connection.backoff.ms': withDefault(LONG, 10_000, atLeast(0)),
  'table.whitelist': withDefault(LIST, []),
  'table.blacklist': withDefault(LIST, []),
  'schema.pattern': withDefault(STRING, null),
  'numeric.precision.mapping': withDefault(BOOLEAN, false),
  'numeric.mapping': withDefault(STRING, null, mapping),
  mode: required(STRING, oneOf('bulk', 'timestamp', 'incrementing', 'timestamp+incrementing')),
  'incrementing.column.name': withDefault(STRING, ''),
  'timestamp.column.name': withDefault(LIST, []),
  'validate.non.null': withDefault(BOOLEAN, true),
  query: withDefault(STRING, ''),
  'timestamp.initial.ms': withDefault(LONG, 0),
  'table.types': withDefault(LIST, ['TABLE']),
  'poll.interval.ms': withDefault(INT, 5000, atLeast(0)),
  'batch.max.rows': withDefault(INT, 100, atLeast(1)),
  'table.poll.interval.ms': withDefault(LONG, 60_000, atLeast(1)),
  'topic.prefix': required(STRING),
  'timestamp.delay.interval.ms': withDefault(LONG, 0, atLeast(0)),
};

export type JdbcSourceConfig = Config<typeof SETTINGS>;

/** @param errors gets a message for each invalid setting */
export function readJdbcSourceConfig(
  properties: ConnectorProperties,
  files: FileRules,
  errors: string[],
): JdbcSourceConfig | undefined {
  const before = errors.length;
  const config = readConfig(SETTINGS, properties, errors);
  if (config !== undefined) {
    collect(errors, () => checkLocation(config['connection.url'], files));
    collect(errors, () => checkTables(config));
    collect(errors, () => checkMode(config));
  }
  return errors.length === before ? config : undefined;
}

/** `JdbcSourceConnector.start`. */
function checkTables(config: JdbcSourceConfig): void {
  const some = config['table.whitelist'].length > 0;
  const others = config['table.blacklist'].length > 0;
  if (some && others) throw new ConfigError('table.whitelist and table.blacklist are exclusive.');
  if (config.query !== '' && (some || others)) {
    throw new ConfigError('query may not be combined with whole-table copying settings.');
  }
}

function checkMode(config: JdbcSourceConfig): void {
  if (config.mode.includes('timestamp') && config['timestamp.column.name'].length === 0) {
    throw invalidValue('timestamp.column.name', '', `Must be given in mode ${config.mode}`);
  }
  const counts = config.mode.includes('incrementing');
  if (counts && config.query !== '' && config['incrementing.column.name'] === '') {
    throw invalidValue('incrementing.column.name', '', 'Must be given where query is');
  }
}

export function numericMapping(config: JdbcSourceConfig): NumericMapping {
  const given = config['numeric.mapping'];
  // Validated above.
  if (given !== null) return given.toLowerCase() as NumericMapping;
  return config['numeric.precision.mapping'] ? 'precision_only' : 'none';
}
