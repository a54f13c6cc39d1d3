import { SettingError } from '../settings/load.ts';

/** The value of `--url`, without slashes at its end. @throws SettingError */
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
