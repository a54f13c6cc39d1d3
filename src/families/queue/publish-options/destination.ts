import type { Destination, HeaderList } from '../../../engines/queue/message.ts';
import { refusal } from '../errors.ts';
import { headerFields } from './header-text.ts';

const HTTP = /^https?:\/\//i;
/** Characters of URLs and paths that names of URL groups can't contain. */
const NOT_A_NAME = /[/:?#]/;

/** Query parameters with the token, which are removed from the destination. */
export const TOKEN_PARAMETERS: readonly string[] = ['queue_token', 'qstash_token'];
const SETTING_PREFIX = 'upstash-';

/** The destination of a message, and settings from its query. */
export interface ReadDestination {
  readonly destination: Destination;
  readonly settings: HeaderList;
}

/**
 * Reads the destination of a publish. Its query is that of the request, without the token and the settings of the
 * message.
 * @param tail the end of the path, decoded once; it may contain a query
 * @param rawQuery the query of the request, if the destination was percent-encoded
 * @param isToken whether a value of a token parameter is the caller's token
 * @throws HttpError
 */
export function readDestination(
  tail: string,
  rawQuery: string,
  isToken: (value: string) => boolean,
): ReadDestination {
  const queryAt = tail.indexOf('?');
  if (queryAt < 0 && rawQuery === '') return { destination: destinationOf(tail), settings: [] };
  const base = queryAt < 0 ? tail : tail.slice(0, queryAt);
  const own = queryAt < 0 ? [] : tail.slice(queryAt + 1).split('&');
  const kept: string[] = [];
  const settings: [string, string][] = [];
  for (const pair of rawQuery === '' ? own : [...own, ...rawQuery.split('&')]) {
    const equals = pair.indexOf('=');
    const name = decoded(equals < 0 ? pair : pair.slice(0, equals));
    const value = () => decoded(equals < 0 ? '' : pair.slice(equals + 1));
    if (name.startsWith(SETTING_PREFIX)) settings.push([name, value()]);
    else if (!TOKEN_PARAMETERS.includes(name) || !isToken(value())) kept.push(pair);
  }
  const destination = destinationOf(base);
  const query = kept.join('&');
  return {
    destination: 'url' in destination && query !== '' ? { url: `${base}?${query}` } : destination,
    settings: headerFields(settings),
  };
}

/** A URL, or the name of a URL group. @throws HttpError if it can be neither */
export function destinationOf(text: string): Destination {
  if (HTTP.test(text)) return { url: text };
  if (text === '') throw refusal('emptyDestination');
  if (NOT_A_NAME.test(text)) {
    throw refusal('invalidDestination', { destination: text });
  }
  return { group: text };
}

/** Whether it is the name of a URL group, and not a URL or nothing. */
export function isGroup(text: string): boolean {
  return text !== '' && !NOT_A_NAME.test(text);
}

/** Decodes a name or a value of a query; left as it is where it is not percent-encoded UTF-8. */
function decoded(raw: string): string {
  try {
    return decodeURIComponent(raw.replaceAll('+', ' '));
  } catch {
    return raw;
  }
}
