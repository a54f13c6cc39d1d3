import {
  collect,
  invalidValue,
  readConfig,
  withDefault,
  type Check,
  type Config,
} from '../../../config/definition.ts';
import { atLeast, BOOLEAN, INT, LIST, STRING } from '../../../config/types.ts';
import { ConfigError } from '../../../../errors.ts';
import type { ConnectorProperties } from '../../../../engine.ts';
import type { FileRules } from '../../plugin.ts';
import { checkLocation, CONNECTION } from '../connection-config.ts';

/** `JdbcSinkConfig.EnumValidator`: ignores case. */
function enumerator(...values: string[]): Check<string> {
  return (value, name) => {
    const known = values.some((one) => value === one || value === one.toUpperCase());
    if (!known) throw invalidValue(name, value, 'Invalid enumerator');
  };
}

const mapping: Check<readonly string[]> = (value, name) => {
  if (value?.some((pair) => !/^[^:]+:[^:]+$/.test(pair)) === true) {
    throw invalidValue(name, value, 'Invalid topics to tables mapping');
  }
};

/** `JdbcSinkConfig` of Aiven's JDBC connector 6.8, and `delete.enabled` of its later versions. */
const SETTINGS = {
  ...CONNECTION,
  'insert.mode': withDefault(STRING, 'insert', enumerator('insert', 'multi', 'upsert', 'update')),
  'batch.size': withDefault(INT, 3000, atLeast(0)),
  'table.name.format': withDefault(STRING, '${topic}'),
  'table.name.normalize': withDefault(BOOLEAN, false),
  'topics.to.tables.mapping': withDefault(LIST, [], mapping),
  'pk.mode': withDefault(STRING, 'none', enumerator('none', 'kafka', 'record_key', 'record_value')),
  'pk.fields': withDefault(LIST, []),
  'fields.whitelist': withDefault(LIST, []),
  'auto.create': withDefault(BOOLEAN, false),
  'auto.evolve': withDefault(BOOLEAN, false),
  'max.retries': withDefault(INT, 10, atLeast(0)),
  'retry.backoff.ms': withDefault(INT, 3000, atLeast(0)),
  'handle.tombstone': withDefault(BOOLEAN, false),
  'delete.enabled': withDefault(BOOLEAN, false),
};

export type JdbcSinkConfig = Config<typeof SETTINGS>;
export type InsertMode = 'insert' | 'multi' | 'upsert' | 'update';
export type PrimaryKeyMode = 'none' | 'kafka' | 'record_key' | 'record_value';

/** @param errors gets a message for each invalid setting */
export function readJdbcSinkConfig(
  properties: ConnectorProperties,
  files: FileRules,
  errors: string[],
): JdbcSinkConfig | undefined {
  const before = errors.length;
  const config = readConfig(SETTINGS, properties, errors);
  if (config !== undefined) {
    collect(errors, () => checkLocation(config['connection.url'], files));
    collect(errors, () => checkKeys(config));
  }
  return errors.length === before ? config : undefined;
}

function checkKeys(config: JdbcSinkConfig): void {
  const mode = primaryKeyMode(config);
  if (config['delete.enabled'] && mode !== 'record_key') {
    throw new ConfigError("Primary key mode must be 'record_key' when delete support is enabled");
  }
  const count = config['pk.fields'].length;
  if (mode === 'kafka' && count !== 0 && count !== 3) {
    throw invalidValue(
      'pk.fields',
      config['pk.fields'],
      'Must be empty or the names of topic, partition and offset where pk.mode is kafka',
    );
  }
}

export function insertMode(config: JdbcSinkConfig): InsertMode {
  // Validated above.
  return config['insert.mode'].toLowerCase() as InsertMode;
}

export function primaryKeyMode(config: JdbcSinkConfig): PrimaryKeyMode {
  // Validated above.
  return config['pk.mode'].toLowerCase() as PrimaryKeyMode;
}

/** The table for the records of a topic (`JdbcDbWriter.generateTableNameFor`). */
export function tableNameFor(config: JdbcSinkConfig, topic: string): string {
  const mapped = config['topics.to.tables.mapping'].find((pair) => pair.startsWith(`${topic}:`));
  if (mapped !== undefined) return mapped.slice(topic.length + 1);
  const name = config['table.name.format'].replaceAll('${topic}', () => topic);
  if (name === '') throw new ConfigError(`Destination table name for topic '${topic}' is empty`);
  return config['table.name.normalize'] ? name.replaceAll(/[^A-Za-z0-9_]/g, '_') : name;
}
