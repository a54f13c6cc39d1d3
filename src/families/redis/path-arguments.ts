import { detached, fromText, type ByteString, type Text } from '../../engines/redis/bytes.ts';
import { refusal } from './errors.ts';

/** The query parameter that carries the token; it is never an argument. */
const TOKEN_PARAMETER = '_token';

/**
 * The command and its arguments in a path: split at the slashes, then each percent-decoded to bytes.
 * @param commandPath as the contract reads it: what has no slash has been decoded
 * @throws HttpError if a percent-encoding is broken
 */
export function pathArguments(commandPath: Text): ByteString[] {
  if (!commandPath.includes('/')) return [fromText(commandPath)];
  return tailArguments(commandPath);
}

/** Splits a tail at its slashes and percent-decodes the parts. @throws HttpError if a percent-encoding is broken */
export function tailArguments(tail: Text): ByteString[] {
  const parts: ByteString[] = [];
  let start = 0;
  for (let end = tail.indexOf('/'); end >= 0; end = tail.indexOf('/', start)) {
    parts.push(percentDecoded(tail.slice(start, end)));
    start = end + 1;
  }
  parts.push(percentDecoded(tail.slice(start)));
  return parts;
}

/**
 * The arguments in a query string, in order: `EX=100` is two of them, a name without a value is one (`NX`, and `NX=` as
 * some clients write it). `+` is a space, as in forms.
 * @throws HttpError if a percent-encoding is broken
 */
export function queryArguments(rawQuery: Text): ByteString[] {
  if (rawQuery === '') return [];
  const found: ByteString[] = [];
  for (const pair of rawQuery.split('&')) {
    const equals = pair.indexOf('=');
    const name = equals < 0 ? pair : pair.slice(0, equals);
    if (name === '' || name === TOKEN_PARAMETER) continue;
    found.push(percentDecoded(name.replaceAll('+', ' ')));
    const value = equals < 0 ? '' : pair.slice(equals + 1);
    if (value !== '') found.push(percentDecoded(value.replaceAll('+', ' ')));
  }
  return found;
}

/** The token in a query string; undefined if there is none. */
export function tokenIn(rawQuery: string): string | undefined {
  if (!rawQuery.includes(TOKEN_PARAMETER)) return undefined;
  return new URLSearchParams(rawQuery).get(TOKEN_PARAMETER) ?? undefined;
}

function percentDecoded(part: Text): ByteString {
  // Unescaped characters are ASCII, or text that the decoding of a path as one segment has produced.
  const bytes = fromText(part);
  if (!bytes.includes('%')) return detached(bytes);
  const decoded = bytes.replaceAll(/%([0-9a-f]{2})?/gi, (_escape, hex: string | undefined) => {
    if (hex === undefined) throw refusal('brokenPath', { part });
    return String.fromCharCode(Number.parseInt(hex, 16));
  });
  return detached(decoded);
}
