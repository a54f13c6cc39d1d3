import { isSecretName } from '../../base/secrets/secret-names.ts';
import type { Hide } from './hide.ts';

/** A JSON Web Token. */
const TOKEN = /^eyJ[\w-]+\.[\w-]+\.[\w-]*$/;
/** The user and the password of URLs. */
const USER = /([a-z][a-z\d+.-]*:\/\/)([^/?#]*)@/gi;

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
  const queryAt = target.indexOf('?');
  const path = queryAt < 0 ? target : target.slice(0, queryAt);
  const shown = redactPath(path, hide, isSecret);
  return queryAt < 0 ? shown : `${shown}?${redactQuery(target.slice(queryAt + 1), hide, isSecret)}`;
}

function redactPath(path: string, hide: Hide, isSecret: (name: string) => boolean): string {
  const withoutUser = path.replaceAll(USER, (_whole, scheme: string, user: string) => {
    return `${scheme}${user === '' ? '' : hide(user)}@`;
  });
  const segments = withoutUser.split('/');
  return segments
    .map((segment, i) => {
      const text = decoded(segment);
      const before = segments[i - 1] ?? '';
      if (text === '') return segment;
      if (TOKEN.test(text) || (before !== '' && isSecret(decoded(before)))) return hide(text);
      return text !== segment && text.includes('://')
        ? redactTarget(text, hide, isSecret)
        : segment;
    })
    .join('/');
}

/** The query of a URL, or a form, without its secrets. */
export function redactQuery(
  query: string,
  hide: Hide,
  isSecret: (name: string) => boolean = isSecretName,
): string {
  return query
    .split('&')
    .map((pair) => {
      const equals = pair.indexOf('=');
      if (equals < 0) return pair;
      const value = decoded(pair.slice(equals + 1));
      if (value === '') return pair;
      const name = pair.slice(0, equals);
      if (isSecret(decoded(name))) return `${name}=${hide(value)}`;
      if (!value.includes('://')) return pair;
      const shown = redactTarget(value, hide, isSecret);
      return shown === value ? pair : `${name}=${shown}`;
    })
    .join('&');
}

/** Malformed percent-encoding stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
