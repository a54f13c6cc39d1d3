import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { fromBuffer, toBuffer, type ByteString } from '../../bytes.ts';

/** How many characters at the beginning of a seal are the mark of the database. */
const MARK_LENGTH = 4;
const SEAL_LENGTH = 43;

/**
 * A REST token of a user: the name in base64url, a dot, and a seal over the name and the hash of one
 * of the user's passwords, made with the database's secret.
 *
 * So nothing is stored for a token: it is good for as long as the user has that password, it is the
 * same each time it is asked for, and nobody can make one without both the secret and the password.
 */
export function issueToken(secret: string, user: ByteString, passwordHash: string): string {
  const seal = createHmac('sha256', secret).update(toBuffer(`${user}\0${passwordHash}`));
  const rest = seal.digest('base64url').slice(0, SEAL_LENGTH - MARK_LENGTH);
  return `${toBuffer(user).toString('base64url')}.${markOf(secret)}${rest}`;
}

/**
 * What the seals of a database begin with. It tells nothing of the secret, and lets a token that is not
 * of this database be set aside at no cost, where it has to be tried on a thousand of them.
 */
export function markOf(secret: string): string {
  return createHmac('sha256', secret).update('mark').digest('base64url').slice(0, MARK_LENGTH);
}

/** Whether a token has a mark; it need not be good for that. */
export function hasMark(token: string, mark: string): boolean {
  return token.startsWith(mark, token.length - SEAL_LENGTH);
}

/** The token that was read last, because one token may be tried on a thousand databases in turn. */
let last: { token: string; user: ByteString | undefined } = { token: '', user: undefined };

/** The user that a token names; undefined where it doesn't have the form of one. */
export function userOfToken(token: string): ByteString | undefined {
  if (token !== last.token) last = { token, user: readUser(token) };
  return last.user;
}

function readUser(token: string): ByteString | undefined {
  const [, name] = /^([A-Za-z0-9_-]*)\.[A-Za-z0-9_-]{43}$/.exec(token) ?? [];
  return name === undefined ? undefined : fromBuffer(Buffer.from(name, 'base64url'));
}

/** Compares secrets in a time that tells nothing of where they differ. */
export function sameSecret(a: string, b: string): boolean {
  return timingSafeEqual(digestOf(a), digestOf(b));
}

/** Of one length, whatever the length of the text: `timingSafeEqual` wants it so. */
function digestOf(text: string): Buffer {
  return createHash('sha256').update(text, 'utf8').digest();
}
