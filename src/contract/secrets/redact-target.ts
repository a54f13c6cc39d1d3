import { isSecretName } from '../../base/secrets/secret-names.ts';
import type { Hide } from './hide.ts';

/** A JSON Web Token. */
const TOKEN = /^eyJ[\w-]+\.[\w-]+\.[\w-]*$/;
/**
 * The user and the password of URLs. Browsers know some schemes with any number of slashes, and backslashes (WHATWG URL,
 * special authority slashes state); of others the last character is enough. What is repeated ends at a delimiter, so that no
 * text takes long.
 */
const USER = new RegExp(
  String.raw`((?:[a-z\d+.-](?::|%3a)//|(?:https?|wss?|ftp)(?::|%3a)(?:[/\\]+|(?=[^/\\?#:]*:[^/\\?#:]*@))))` +
    String.raw`([^/\\?#]*)(@|%40)`,
  'gi',
);
/** What a URL has that is percent-encoded, once or several times. */
const ENCODED_URL = /:[/\\]|%(?:25)*(?:3a|2f)/i;
/** A segment that is percent-encoded more often is hidden as a whole. */
const MOST_ENCODINGS = 4;

/** What a text has that holds a URL: any scheme with two slashes, or one that needs none, also percent-encoded. */
const URL_WITHIN = /:\/\/|(?:https?|wss?|ftp)(?::|%(?:25)*3a)/i;

/** Whether a text that need not be a URL may hold one, which {@link redactTarget} is for. */
export function holdsUrl(text: string): boolean {
  return URL_WITHIN.test(text);
}

/**
 * A URL, or a path with its query, without its secrets: the user and password before the host, parameters and segments
 * with or after names of secrets, tokens; also of URLs within it.
 * @param isSecret tells names of secrets
 */
export function redactTarget(
  target: string,
  hide: Hide,
  isSecret: (name: string) => boolean = isSecretName,
): string {
  return redacted(target, { hide, isSecret }, 0);
}

interface Rules {
  readonly hide: Hide;
  readonly isSecret: (name: string) => boolean;
}

/** @param encodings how often the target was percent-encoded */
function redacted(target: string, rules: Rules, encodings: number): string {
  if (encodings > MOST_ENCODINGS) return rules.hide(target);
  const queryAt = target.indexOf('?');
  const path = queryAt < 0 ? target : target.slice(0, queryAt);
  const shown = redactPath(path, rules, encodings);
  if (queryAt < 0) return shown;
  return `${shown}?${redactPairs(target.slice(queryAt + 1), rules, encodings)}`;
}

function redactPath(path: string, rules: Rules, encodings: number): string {
  const { hide, isSecret } = rules;
  const withoutUser = path.replaceAll(USER, (_whole, scheme: string, user: string, at: string) => {
    return `${scheme}${user === '' ? '' : hide(user)}${at}`;
  });
  const segments = withoutUser.split('/');
  return segments
    .map((segment, i) => {
      const text = decoded(segment);
      const before = segments[i - 1] ?? '';
      if (text === '') return segment;
      if (TOKEN.test(text) || (before !== '' && isSecret(decoded(before)))) {
        return hideSent(segment, text, hide);
      }
      return withinEncoded(segment, text, rules, encodings) ?? segment;
    })
    .join('/');
}

/** A part that was percent-encoded, with the secrets of a URL in it hidden; undefined if there are none. */
function withinEncoded(
  part: string,
  text: string,
  rules: Rules,
  encodings: number,
): string | undefined {
  if (text === part || !ENCODED_URL.test(text)) return undefined;
  const shown = redacted(text, rules, encodings + 1);
  return shown === text ? undefined : shown;
}

/** The query of a URL, or a form, without its secrets. */
export function redactQuery(
  query: string,
  hide: Hide,
  isSecret: (name: string) => boolean = isSecretName,
): string {
  return redactPairs(query, { hide, isSecret }, 0);
}

function redactPairs(query: string, rules: Rules, encodings: number): string {
  const { hide, isSecret } = rules;
  return query
    .split('&')
    .map((pair) => {
      const equals = pair.indexOf('=');
      if (equals < 0) return pair;
      const sent = pair.slice(equals + 1);
      const value = decoded(sent);
      if (value === '') return pair;
      const name = pair.slice(0, equals);
      if (isSecret(decoded(name))) return `${name}=${hideSent(sent, value, hide)}`;
      if (!ENCODED_URL.test(value)) return pair;
      const shown = redacted(value, rules, encodings + 1);
      return shown === value ? pair : `${name}=${shown}`;
    })
    .join('&');
}

/** Hides what was percent-encoded as it was sent too: errors repeat it, in whatever letters it was encoded. */
function hideSent(sent: string, text: string, hide: Hide): string {
  if (sent !== text) hide(sent);
  return hide(text);
}

/** Malformed percent-encoding stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
