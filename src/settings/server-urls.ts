import { SettingError } from './load.ts';
import { readSecretFile } from './secret-file.ts';
import { flagOf, type Settings } from './table.ts';

/** Servers that speak HTTP, and the credentials for them. */
export interface ServerUrls {
  /** Without a user, and without a slash at the end. */
  readonly urls: readonly string[];
  readonly user: { readonly name: string; readonly password: string } | undefined;
}

type UrlSetting = 'connectUrl' | 'schemaRegistryUrl';
type FileSetting = 'connectPasswordFile' | 'schemaRegistryPasswordFile';

/**
 * Reads a setting that names servers of one kind by URLs, with the password in the file that another setting names.
 * @returns undefined if it is not given
 * @throws SettingError, which never contains the password
 */
export function serverUrlsOf(
  setting: UrlSetting,
  file: FileSetting,
  settings: Partial<Pick<Settings, UrlSetting | FileSetting>>,
): ServerUrls | undefined {
  const flag = `--${flagOf(setting)}`;
  const { [setting]: given, [file]: path } = settings;
  if (given === undefined) {
    if (path === undefined) return undefined;
    throw new SettingError(`--${flagOf(file)} is for ${flag}, which is not given`);
  }
  const form = `${flag} must be like http://user:password@host:port, several with commas between`;
  const parsed = given.split(',').map((text) => {
    const url = URL.parse(text.trim());
    if (url === null || !/^https?:$/.test(url.protocol)) throw new SettingError(form);
    if (url.search !== '' || url.hash !== '') {
      throw new SettingError(`${form}: it can't have a query or a fragment`);
    }
    return url;
  });
  const users = parsed.filter(({ username }) => username !== '');
  const names = new Set(users.map(({ username, password }) => `${username}:${password}`));
  if (names.size > 1) throw new SettingError(`${flag} names several users: all have to have one`);
  const [user] = users;
  if (
    user === undefined &&
    (path !== undefined || parsed.some(({ password }) => password !== ''))
  ) {
    throw new SettingError(`${flag} names no user for the password`);
  }
  return {
    urls: parsed.map(({ origin, pathname }) => `${origin}${pathname.replace(/\/+$/, '')}`),
    user: user && {
      name: decoded(user.username, flag),
      password: path === undefined ? decoded(user.password, flag) : readSecretFile(file, path),
    },
  };
}

function decoded(text: string, flag: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new SettingError(`${flag} has a % that is not followed by two hexadecimal digits`);
  }
}
