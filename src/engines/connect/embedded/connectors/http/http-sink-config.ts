import {
  collect,
  invalidValue,
  readConfig,
  required,
  withDefault,
  type Check,
  type Config,
} from '../../config/definition.ts';
import {
  atLeast,
  between,
  BOOLEAN,
  INT,
  LIST,
  LONG,
  STRING,
  VERBATIM,
} from '../../config/types.ts';
import type { ConnectorProperties } from '../../../engine.ts';

/** Replaces a secret in errors. */
const HIDDEN = '[hidden]';

const url: Check<string> = (value, name) => {
  if (value === null) throw invalidValue(name, value, "can't be null");
  const { protocol, username, password } = URL.parse(value) ?? {};
  if (protocol !== 'http:' && protocol !== 'https:') {
    // A malformed URL may contain credentials, which can't be told apart.
    throw invalidValue(name, /[@?]/.test(value) ? HIDDEN : value, 'malformed URL');
  }
  if (username !== '' || password !== '') {
    throw invalidValue(name, HIDDEN, 'credentials belong into http.headers.authorization');
  }
};

const urlOrNull: Check<string | null> = (value, name) => {
  if (value !== null) url(value, name);
};

/** Validators of `HttpSinkConfig` that list the allowed values in a wording of their own. */
function supported(...values: string[]): Check<string> {
  return (value, name) => {
    if (value === null) throw invalidValue(name, value);
    if (!values.includes(value)) {
      throw invalidValue(name, value, `supported values are: [${values.join(', ')}]`);
    }
  };
}

const TOKEN = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const FIELD_VALUE = /^[\t\x20-\x7e\x80-\xff]*$/;

/** Headers that the client must set itself. */
const OWN_HEADERS: ReadonlySet<string> = new Set([
  'connection',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

const headerValue: Check<string | null> = (value, name) => {
  if (value !== null && !FIELD_VALUE.test(value)) {
    throw invalidValue(name, HIDDEN, 'not the value of a header');
  }
};

const contentType: Check<string | null> = (value, name) => {
  if (value === '') throw invalidValue(name, value, 'String must be non-blank');
  headerValue(value, name);
};

/** `KeyValuePairListValidator`; a value may hold colons. */
const headers: Check<readonly string[]> = (value, name) => {
  const seen = new Set<string>();
  for (const [key, text] of (value ?? []).map(splitHeader)) {
    const lower = key.toLowerCase();
    if (!TOKEN.test(key) || text === undefined || !FIELD_VALUE.test(text)) {
      throw invalidValue(name, HIDDEN, 'must be header:value pairs separated by commas');
    }
    if (OWN_HEADERS.has(lower)) throw invalidValue(name, HIDDEN, `${key} can not be set`);
    if (seen.has(lower)) throw invalidValue(name, HIDDEN, `duplicate header ${key}`);
    seen.add(lower);
  }
};

function splitHeader(pair: string): readonly [string, string | undefined] {
  const colon = pair.indexOf(':');
  return colon < 0
    ? [pair, undefined]
    : [pair.slice(0, colon).trim(), pair.slice(colon + 1).trim()];
}

const DAY = 86_400_000;

const notLongerThanADay: Check<number | null> = (value, name) => {
  if (value === null) return;
  if (value < 0) throw invalidValue(name, value, 'Value must be at least 0');
  if (value > DAY) {
    throw invalidValue(name, value, `Value must be no more than ${DAY} (24 hours)`);
  }
};

/** `HttpSinkConfig` of Aiven's HTTP sink 0.6. */
const SETTINGS = {
  'http.url': required(STRING, url),
  'http.authorization.type': required(STRING, supported('none', 'static', 'oauth2')),
  'http.headers.authorization': withDefault(STRING, null, headerValue),
  'http.headers.content.type': withDefault(STRING, null, contentType),
  'http.headers.additional': withDefault(LIST, [], headers),
  'oauth2.access.token.url': withDefault(STRING, null, urlOrNull),
  'oauth2.client.id': withDefault(STRING, null),
  'oauth2.client.secret': withDefault(STRING, null),
  'oauth2.client.authorization.mode': withDefault(
    STRING,
    'HEADER',
    supported('HEADER', 'URL', 'header', 'url'),
  ),
  'oauth2.client.scope': withDefault(STRING, null),
  'oauth2.response.token.property': withDefault(STRING, 'access_token'),
  'batching.enabled': withDefault(BOOLEAN, false),
  'batch.max.size': withDefault(INT, 500, between(1, 1_000_000)),
  'batch.prefix': withDefault(VERBATIM, ''),
  'batch.suffix': withDefault(VERBATIM, '\n'),
  'batch.separator': withDefault(VERBATIM, '\n'),
  'kafka.retry.backoff.ms': withDefault(LONG, null, notLongerThanADay),
  'max.retries': withDefault(INT, 1, atLeast(0)),
  'retry.backoff.ms': withDefault(INT, 3000, atLeast(0)),
  'http.timeout': withDefault(INT, 30, atLeast(1)),
};

export type HttpSinkConfig = Config<typeof SETTINGS>;

/** @param errors gets a message for each invalid setting */
export function readHttpSinkConfig(
  properties: ConnectorProperties,
  errors: string[],
): HttpSinkConfig | undefined {
  const before = errors.length;
  const config = readConfig(SETTINGS, properties, errors);
  if (config !== undefined) collect(errors, () => checkAuthorization(config));
  return errors.length === before ? config : undefined;
}

/** `HttpSinkConfig.validate`. */
function checkAuthorization(config: HttpSinkConfig): void {
  const type = config['http.authorization.type'];
  const needed =
    type === 'static'
      ? (['http.headers.authorization'] as const)
      : type === 'oauth2'
        ? (['oauth2.access.token.url', 'oauth2.client.id', 'oauth2.client.secret'] as const)
        : [];
  for (const name of needed) {
    if (config[name] === null || config[name] === '') {
      throw invalidValue(
        name,
        config[name],
        `Must be present when http.authorization.type = ${type}`,
      );
    }
  }
  if (type === 'none' && (config['http.headers.authorization'] ?? '') !== '') {
    throw invalidValue(
      'http.headers.authorization',
      HIDDEN,
      'Must not be present when http.authorization.type != static',
    );
  }
}

/** The headers of every request, except for an access token. */
export function fixedHeaders(config: HttpSinkConfig): Readonly<Record<string, string>> {
  const additional = config['http.headers.additional']
    .map(splitHeader)
    .map(([name, value]) => [name.toLowerCase(), value ?? ''] as const);
  const type = config['http.headers.content.type'];
  const authorization = config['http.headers.authorization'];
  return {
    ...Object.fromEntries(additional),
    ...(type === null ? {} : { 'content-type': type }),
    ...(authorization === null || config['http.authorization.type'] !== 'static'
      ? {}
      : { authorization }),
  };
}
