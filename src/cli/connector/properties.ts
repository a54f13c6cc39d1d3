import { SettingError } from '../../settings/load.ts';

/** Properties of a connector, by their Kafka names. */
export type Properties = Readonly<Record<string, string>>;

/**
 * A file may have the properties in a field: in `properties` as in our API, or in `config` as in
 * Kafka Connect.
 */
const FIELDS = ['properties', 'config'];

/**
 * Reads an object of properties, or an object that has them in `properties` or `config`. Numbers and booleans become
 * strings, as they are written.
 * @param name of the text's source, for messages
 * @throws SettingError
 */
export function readProperties(text: string, name: string): Properties {
  const root = objectIn(text, name);
  const field = FIELDS.find((candidate) => typeof root[candidate] === 'object');
  const found = field === undefined ? root : root[field];
  if (typeof found !== 'object' || found === null || Array.isArray(found)) {
    throw new SettingError(`${name}: ${field} must be an object of properties`);
  }
  for (const [property, value] of Object.entries(found)) {
    if (typeof value === 'string') continue;
    throw new SettingError(`${name}: ${property} must be a string, a number, true or false`);
  }
  // All its values are strings.
  return found as Properties;
}

function objectIn(text: string, name: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text, (_key, part: unknown, { source }) =>
      typeof part === 'number' || typeof part === 'boolean' ? source : part,
    );
  } catch (error) {
    throw new SettingError(`${name} is not JSON: ${(error as Error).message}`, { cause: error });
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return value as Record<string, unknown>;
  }
  throw new SettingError(`${name} must be a JSON object of properties`);
}

/**
 * Names of secret properties, by Kafka's naming and common use. A URL with a password in it is
 * secret too.
 */
const SECRET_NAME =
  /(password|passphrase|secret|token|authorization|credentials?|jaas\.config|(api|access|secret|private)[._-]?key)$/i;
const SECRET_VALUE = /:\/\/[^/@\s]*:[^/@\s]*@|[?&;](password|secret|token)=/i;

/** Properties without secret ones. */
export function withoutSecrets(properties: Properties): Properties {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [
      name,
      SECRET_NAME.test(name) || SECRET_VALUE.test(value) ? '(hidden)' : value,
    ]),
  );
}
