import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { fromBuffer, toBuffer, type ByteString } from '../../bytes.ts';

/** The length of the database's mark at the beginning of a signature. */
const MARK_LENGTH = 4;
const SEAL_LENGTH = 43;

/**
 * Makes a REST token of a user: the name in base64url, a dot, and an HMAC over the name and the hash of one of the
 * user's passwords, with the database's secret. So no token is stored: it is valid as long as the user has that
 * password, it is the same each time, and it can't be made without both the secret and the password.
 */
export function issueToken(secret: string, user: ByteString, passwordHash: string): string {
  const seal = createHmac('sha256', secret).update(toBuffer(`${user}\0${passwordHash}`));
  const rest = seal.digest('base64url').slice(0, SEAL_LENGTH - MARK_LENGTH);
  return `${toBuffer(user).toString('base64url')}.${markOf(secret)}${rest}`;
}

/**
 * The first characters of all signatures of a database. They reveal nothing of the secret, and allow a token of another
 * database to be rejected cheaply, when it is tried on a thousand of them.
 */
export function markOf(secret: string): string {
  return createHmac('sha256', secret).update('mark').digest('base64url').slice(0, MARK_LENGTH);
}

/** Whether a token has the mark of a database; it may still be invalid. */
export function hasMark(token: string, mark: string): boolean {
  return token.startsWith(mark, token.length - SEAL_LENGTH);
}

/** The last parsed token, because one token may be tried on a thousand databases in turn. */
let last: { token: string; user: ByteString | undefined } = { token: '', user: undefined };

/** The user that a token names; undefined if the token is malformed. */
export function userOfToken(token: string): ByteString | undefined {
  if (token !== last.token) last = { token, user: readUser(token) };
  return last.user;
}

function readUser(token: string): ByteString | undefined {
  const [, name] = /^([A-Za-z0-9_-]*)\.[A-Za-z0-9_-]{43}$/.exec(token) ?? [];
  return name === undefined ? undefined : fromBuffer(Buffer.from(name, 'base64url'));
}

/** Compares secrets in constant time. */
export function sameSecret(a: string, b: string): boolean {
  return timingSafeEqual(digestOf(a), digestOf(b));
}

/** A digest, because `timingSafeEqual` requires equal lengths. */
function digestOf(text: string): Buffer {
  return createHash('sha256').update(text, 'utf8').digest();
}
