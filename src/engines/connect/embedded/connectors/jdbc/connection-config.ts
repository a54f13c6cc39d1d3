import { invalidValue, required, withDefault, type Check } from '../../config/definition.ts';
import { BOOLEAN, STRING } from '../../config/types.ts';
import type { ConfigError } from '../../../errors.ts';
import { checkFile, confinedFile, type ConfinedFile } from '../file/confined-file.ts';
import type { FileRules } from '../plugin.ts';

/** Whether and how TLS is used (PostgreSQL `sslmode`). */
export type SslMode = 'disable' | 'prefer' | 'require' | 'verify-full';

export interface PostgresqlLocation {
  readonly kind: 'postgresql';
  readonly host: string;
  readonly port: number;
  readonly database: string | undefined;
  readonly user: string | undefined;
  readonly password: string | undefined;
  readonly sslMode: SslMode;
  readonly currentSchema: string | undefined;
}

export interface SqliteLocation {
  readonly kind: 'sqlite';
  readonly file: string;
}

export interface ConnectionConfig {
  readonly location: PostgresqlLocation | { readonly kind: 'sqlite'; readonly file: ConfinedFile };
  readonly user: string | null;
  readonly password: string | null;
}

const onlyUtc: Check<string> = (value, name) => {
  if (value !== null && !/^(?:UTC|GMT|Z|Etc\/UTC)$/i.test(value)) {
    throw invalidValue(name, value, 'Only UTC is supported');
  }
};

const location: Check<string> = (value) => {
  if (value !== null) parseUrl(value);
};

/** The settings that sources and sinks share (`JdbcConfig`). */
export const CONNECTION = {
  'connection.url': required(STRING, location),
  'connection.user': withDefault(STRING, null),
  'connection.password': withDefault(STRING, null),
  'db.timezone': withDefault(STRING, 'UTC', onlyUtc),
  'sql.quote.identifiers': withDefault(BOOLEAN, true, (value, name) => {
    if (value === false) throw invalidValue(name, value, 'Identifiers are always quoted');
  }),
};

const SSL_MODES: Readonly<Record<string, SslMode>> = {
  disable: 'disable',
  allow: 'prefer',
  prefer: 'prefer',
  require: 'require',
  'verify-ca': 'verify-full',
  'verify-full': 'verify-full',
};

/** @throws ConfigError, which does not quote the URL: it may contain a password */
export function parseUrl(text: string): PostgresqlLocation | SqliteLocation {
  const [, kind, rest = ''] = /^jdbc:(postgresql|sqlite):(.*)$/s.exec(text) ?? [];
  if (kind === 'sqlite') {
    const [file = ''] = rest.split('?');
    if (file === '') throw wrongUrl('names no file');
    return { kind, file };
  }
  if (kind !== 'postgresql') {
    throw wrongUrl('must begin with jdbc:postgresql: or jdbc:sqlite:, no other driver is there');
  }
  // `jdbc:postgresql:database` stands for a server on this machine.
  const url = URL.parse(rest.startsWith('//') ? `postgresql:${rest}` : `postgresql:///${rest}`);
  if (url === null || url.username !== '' || url.hostname.includes(',')) {
    throw wrongUrl('must be jdbc:postgresql://host:port/database, with a single host');
  }
  const parameters = url.searchParams;
  const mode =
    parameters.get('sslmode') ?? (parameters.get('ssl') === 'true' ? 'verify-full' : 'prefer');
  const sslMode = SSL_MODES[mode];
  if (sslMode === undefined) throw wrongUrl(`unknown sslmode ${mode}`);
  const host = decoded(url.hostname.replace(/^\[(.*)\]$/, '$1'));
  if (host.includes('/')) throw wrongUrl('must name a host');
  const database = decoded(url.pathname.slice(1));
  return {
    kind,
    host: host === '' ? 'localhost' : host,
    port: url.port === '' ? 5432 : Number(url.port),
    database: database === '' ? undefined : database,
    user: parameters.get('user') ?? undefined,
    password: parameters.get('password') ?? undefined,
    sslMode,
    currentSchema: parameters.get('currentSchema') ?? undefined,
  };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw wrongUrl('has a % that no two hexadecimal digits follow');
  }
}

function wrongUrl(problem: string): ConfigError {
  return invalidValue('connection.url', '[hidden]', problem);
}

/** @throws ConfigError if databases in files are not allowed */
export function checkLocation(url: string, files: FileRules): void {
  const parsed = parseUrl(url);
  if (parsed.kind === 'sqlite') checkFile(files, 'connection.url', parsed.file);
}

/** @throws ConfigError */
export function connectionConfig(
  config: {
    readonly 'connection.url': string;
    readonly 'connection.user': string | null;
    readonly 'connection.password': string | null;
  },
  clusterId: string,
  files: FileRules,
): ConnectionConfig {
  const parsed = parseUrl(config['connection.url']);
  return {
    location:
      parsed.kind === 'sqlite'
        ? { ...parsed, file: confinedFile(files, clusterId, 'connection.url', parsed.file) }
        : parsed,
    user: config['connection.user'],
    password: config['connection.password'],
  };
}
