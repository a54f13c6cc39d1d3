import type { Ids } from '../../base/ids.ts';
import type { SigningKeys } from './resources.ts';

/**
 * The pair of development, which the official client looks for (`qstash-js` `src/dev-server/constants.ts`). Everybody knows
 * it: it signs nothing outside of development.
 */
export const DEVELOPMENT_SIGNING_KEYS: SigningKeys = {
  current: 'sig_7kYjw48mhY7kAjqNGcy6cr29RJ6r',
  next: 'sig_5ZB6DVzB1wjE8S6rZ7eenA8Pdnhs',
};

/** Enough for HS256, whose keys are to have 32 bytes as they are used: all of the text (RFC 7518, section 3.2). */
const SECRET_BYTES = 24;

/** A pair that nobody has had. */
export function newSigningKeys(ids: Ids): SigningKeys {
  return { current: newSigningKey(ids), next: newSigningKey(ids) };
}

/**
 * `next` signs from now on, and there is a new `next`.
 *
 * The grace that receivers have lasts until the next rotation: one that knows the pair of before still
 * verifies, because its `next` is what signs now. After a second rotation it knows neither key. What was
 * signed before the rotation is verified by receivers that know the old pair; each attempt is signed anew, so
 * nothing older than an attempt's timeout arrives after it.
 */
export function rotated(keys: SigningKeys, ids: Ids): SigningKeys {
  return { current: keys.next, next: newSigningKey(ids) };
}

function newSigningKey(ids: Ids): string {
  return `sig_${ids.secret(SECRET_BYTES)}`;
}
