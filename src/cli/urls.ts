import { urlOf } from '../http/url-of.ts';
import { SettingError } from '../settings/load.ts';

/** Where a platform that is started here serves an API. @throws SettingError where nobody can know */
export function localUrl(host: string, port: number): string {
  if (port !== 0) return urlOf(host, port);
  throw new SettingError('a port of 0 is known only to the platform that took it: give --url');
}

/** What `--url` gives, without slashes at its end. @throws SettingError */
export function checkedUrl(text: string): string {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new SettingError(`--url must be an http or https URL, not ${JSON.stringify(text)}`);
  }
  if (url.username !== '' || url.password !== '') {
    throw new SettingError(
      '--url must not have a user name or a password in it: there are options for them',
    );
  }
  if (url.search !== '' || url.hash !== '') {
    throw new SettingError(`--url must end before ? and #, it is ${JSON.stringify(text)}`);
  }
  return text.replace(/\/+$/, '');
}
