import type { Ids } from '../../base/ids.ts';
import type { SigningKeys } from './resources.ts';

/**
 * The development pair, which the official client looks for (`qstash-js` `src/dev-server/constants.ts`). It is public,
 * so it signs nothing outside of development.
 */
export const DEVELOPMENT_SIGNING_KEYS: SigningKeys = {
  current: 'sig_7kYjw48mhY7kAjqNGcy6cr29RJ6r',
  next: 'sig_5ZB6DVzB1wjE8S6rZ7eenA8Pdnhs',
};

/** Enough for HS256, whose keys must have at least 32 bytes: the whole text counts (RFC 7518, section 3.2). */
const SECRET_BYTES = 24;

/** A new random pair. */
export function newSigningKeys(ids: Ids): SigningKeys {
  return { current: newSigningKey(ids), next: newSigningKey(ids) };
}

/**
 * Rotates: `next` becomes the current key, and there is a new `next`.
 *
 * Receivers have until the next rotation to follow: one that knows the previous pair still verifies, because its
 * `next` is the current key. After a second rotation it knows neither key. A delivery signed before the rotation is
 * verified by receivers with the old pair; each attempt is signed anew, so no such delivery arrives later than an
 * attempt's timeout.
 */
export function rotated(keys: SigningKeys, ids: Ids): SigningKeys {
  return { current: keys.next, next: newSigningKey(ids) };
}

function newSigningKey(ids: Ids): string {
  return `sig_${ids.secret(SECRET_BYTES)}`;
}
