import { InputError } from '../../base/input-error.ts';

/** The URL in an option. @throws InputError */
export function httpUrl(text: string, option: string): URL {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new InputError(`${option}: ${text} is no URL of HTTP, such as http://127.0.0.1:8079`);
  }
  // They would not be sent, and be shown in every report.
  if (url.username !== '' || url.password !== '') {
    throw new InputError(`${option}: the URL must not have a user or password in it`);
  }
  return url;
}

/** Collects an option that may be given more than once. */
export function collected(value: string, before: readonly string[] = []): string[] {
  return [...before, value];
}
