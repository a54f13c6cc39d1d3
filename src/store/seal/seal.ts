import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** What a sealed text begins with; the number is that of the way of sealing. */
const PREFIX = 'sealed:1:';
const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts texts for storage, so that who gets hold of a file but not of the key reads none of them, and
 * changes none without being noticed (AES-256-GCM, NIST SP 800-38D).
 */
export class Seal {
  readonly #key: Buffer;

  /** @param secret long and random: one round of HKDF (RFC 5869) makes the key of it */
  constructor(secret: string) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'plinth sealed texts', KEY_BYTES));
  }

  /** A key for something else, which says nothing of this one. @param purpose names it */
  derived(purpose: string): Buffer {
    return Buffer.from(hkdfSync('sha256', this.#key, '', purpose, KEY_BYTES));
  }

  /** @param place what the text is; it can be opened only as that */
  seal(text: string, place: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.#key, nonce);
    cipher.setAAD(Buffer.from(place));
    const parts = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
    return PREFIX + Buffer.concat(parts).toString('base64');
  }

  /** @throws Error where the text was not sealed with this key, for this place */
  open(sealed: string, place: string): string {
    const bytes = Buffer.from(sealed.slice(PREFIX.length), 'base64');
    if (!isSealed(sealed) || bytes.length < NONCE_BYTES + TAG_BYTES) throw unopened(place);
    const end = bytes.length - TAG_BYTES;
    try {
      const decipher = createDecipheriv(ALGORITHM, this.#key, bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(Buffer.from(place));
      decipher.setAuthTag(bytes.subarray(end));
      const text = decipher.update(bytes.subarray(NONCE_BYTES, end), undefined, 'utf8');
      return text + decipher.final('utf8');
    } catch (cause) {
      throw unopened(place, cause);
    }
  }
}

/** Whether a text has been sealed, with whatever key. */
export function isSealed(text: string): boolean {
  return text.startsWith(PREFIX);
}

function unopened(place: string, cause?: unknown): Error {
  return new Error(`what is kept as ${place} can't be decrypted`, { cause });
}
