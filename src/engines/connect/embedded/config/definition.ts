import { ConfigError, messageOf } from '../../errors.ts';
import type { ConnectorProperties } from '../../engine.ts';

/** Converts the text of a setting to a value (Kafka `ConfigDef.Type`). */
export interface ConfigType<T> {
  /** @throws ConfigError */
  parse(text: string, name: string): T;
}

/** One setting: its type, its default, and further validation. */
export interface ConfigKey<T> {
  readonly type: ConfigType<T>;
  /** The default; undefined if the setting is required. */
  readonly fallback: { readonly value: T } | undefined;
  /** Called with null if the text could not be parsed, as Kafka's `ConfigDef` does. */
  readonly checks: readonly Check<T>[];
}

/** @throws ConfigError */
export type Check<T> = { bivarianceHack(value: T | null, name: string): void }['bivarianceHack'];

/** Settings by their names. */
export type ConfigDefinition = Readonly<Record<string, ConfigKey<unknown>>>;

/** The values of settings, by name. */
export type Config<D extends ConfigDefinition> = {
  readonly [Name in keyof D]: D[Name] extends ConfigKey<infer T> ? T : never;
};

/** A required setting. */
export function required<T>(type: ConfigType<T>, ...checks: Check<T>[]): ConfigKey<T> {
  return { type, fallback: undefined, checks };
}

/** A setting with a default. */
export function withDefault<T>(type: ConfigType<T>, value: T, ...checks: Check<T>[]): ConfigKey<T>;
export function withDefault<T>(
  type: ConfigType<T>,
  value: null,
  ...checks: Check<T>[]
): ConfigKey<T | null>;
export function withDefault<T>(
  type: ConfigType<T>,
  value: T | null,
  ...checks: Check<T>[]
): ConfigKey<T | null> {
  return { type, fallback: { value }, checks };
}

/** `Invalid value <value> for configuration <name>: <problem>` (`ConfigException`). */
export function invalidValue(name: string, value: unknown, problem?: string): ConfigError {
  const text = Array.isArray(value) ? `[${value.join(', ')}]` : String(value);
  const tail = problem === undefined ? '' : `: ${problem}`;
  return new ConfigError(`Invalid value ${text} for configuration ${name}${tail}`);
}

/**
 * Reads settings. Unknown ones are ignored, as in Kafka Connect.
 * @param prefix of each name in the properties, and in the errors
 * @param errors gets a message for each invalid setting
 * @returns undefined if any setting is invalid
 */
export function readConfig<D extends ConfigDefinition>(
  definition: D,
  properties: ConnectorProperties,
  errors: string[],
  prefix = '',
): Config<D> | undefined {
  const before = errors.length;
  const values: Record<string, unknown> = {};
  for (const [key, setting] of Object.entries(definition)) {
    const name = prefix + key;
    const value = readOne(setting, name, properties, errors);
    collect(errors, () => setting.checks.forEach((check) => check(value, name)));
    values[key] = value;
  }
  // Each value was parsed by the setting of the same name.
  return errors.length === before ? (values as Config<D>) : undefined;
}

function readOne(
  setting: ConfigKey<unknown>,
  name: string,
  properties: ConnectorProperties,
  errors: string[],
): unknown {
  const text = Object.hasOwn(properties, name) ? properties[name] : undefined;
  if (text === undefined) {
    if (setting.fallback !== undefined) return setting.fallback.value;
    errors.push(`Missing required configuration "${name}" which has no default value.`);
    return null;
  }
  let value: unknown = null;
  collect(errors, () => {
    value = setting.type.parse(text, name);
  });
  return value;
}

/** Runs a validation, and adds the message of its ConfigError to the list. */
export function collect(errors: string[], read: () => void): void {
  try {
    read();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    errors.push(messageOf(error));
  }
}
