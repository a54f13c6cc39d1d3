import { readFileSync } from 'node:fs';
import { SettingError } from './load.ts';
import { readSecretFile } from './secret-file.ts';
import type { Settings } from './table.ts';

/** The PostgreSQL database that a setting names. */
export interface StoreLocation {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password?: string;
  readonly database: string;
  readonly ssl: false | { readonly rejectUnauthorized: boolean; readonly ca?: string };
  /** Milliseconds that it may be silent. */
  readonly silentFor: number;
}

const PORT = 5432;
/**
 * As in libpq, without the modes that fall back to plain text: https://www.postgresql.org/docs/current/libpq-ssl.html
 */
const SSL_MODES = ['disable', 'require', 'verify-full'] as const;
const PARAMETERS = ['sslmode', 'sslrootcert'];
const FORM = 'postgres://user:password@host:port/database?sslmode=verify-full';

/**
 * Reads the setting `storeUrl`, with the password in the file that `storePasswordFile` names.
 * @returns undefined if the store is in the data directory
 * @throws SettingError, which never contains the password
 */
export function storeLocationOf({
  storeUrl,
  storePasswordFile,
  serverTimeout,
}: Pick<Settings, 'storeUrl' | 'storePasswordFile' | 'serverTimeout'>): StoreLocation | undefined {
  if (storeUrl === undefined) {
    if (storePasswordFile === undefined) return undefined;
    throw new SettingError('--store-password-file is for --store-url, which is not given');
  }
  const url = URL.parse(storeUrl);
  if (url === null || !/^postgres(?:ql)?:$/.test(url.protocol) || url.hostname === '') {
    throw new SettingError(`--store-url must be like ${FORM}`);
  }
  const database = decoded(url.pathname.slice(1));
  const user = decoded(url.username);
  if (user === '') throw new SettingError(`--store-url names no user: it must be like ${FORM}`);
  if (database === '' || database.includes('/')) {
    throw new SettingError(`--store-url names no database: it must be like ${FORM}`);
  }
  const password =
    storePasswordFile === undefined
      ? decoded(url.password)
      : readSecretFile('storePasswordFile', storePasswordFile);
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: url.port === '' ? PORT : Number(url.port),
    user,
    ...(password !== '' && { password }),
    database,
    ssl: sslOf(url.searchParams),
    silentFor: serverTimeout,
  };
}

function sslOf(parameters: URLSearchParams): StoreLocation['ssl'] {
  for (const name of parameters.keys()) {
    if (PARAMETERS.includes(name)) continue;
    throw new SettingError(`--store-url may have ${PARAMETERS.join(' and ')}, not "${name}"`);
  }
  const mode = parameters.get('sslmode') ?? 'disable';
  if (!(SSL_MODES as readonly string[]).includes(mode)) {
    throw new SettingError(
      `--store-url: sslmode must be one of ${SSL_MODES.join(', ')}, not "${mode}"`,
    );
  }
  if (mode === 'disable') return false;
  const file = parameters.get('sslrootcert');
  const ca = file === null ? {} : { ca: certificateIn(file) };
  return { rejectUnauthorized: mode === 'verify-full', ...ca };
}

function certificateIn(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new SettingError(`--store-url: sslrootcert ${file} can't be read (${code})`);
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new SettingError('--store-url has a % that is not followed by two hexadecimal digits');
  }
}
