import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** The prefix of an encrypted text; the number is the version of the format. */
const PREFIX = 'sealed:1:';
const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts texts for storage, so that somebody who obtains a file but not the key can neither read them nor change them
 * unnoticed (AES-256-GCM, NIST SP 800-38D).
 */
export class Seal {
  readonly #key: Buffer;

  /** @param secret long and random: one round of HKDF (RFC 5869) derives the key from it */
  constructor(secret: string) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'plinth sealed texts', KEY_BYTES));
  }

  /** Derives a key for another purpose, which reveals nothing about this one. @param purpose its name */
  derived(purpose: string): Buffer {
    return Buffer.from(hkdfSync('sha256', this.#key, '', purpose, KEY_BYTES));
  }

  /** @param place where the text is stored; it can be decrypted only with the same place */
  seal(text: string, place: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.#key, nonce);
    cipher.setAAD(Buffer.from(place));
    const parts = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
    return PREFIX + Buffer.concat(parts).toString('base64');
  }

  /** @throws Error if the text was not encrypted with this key for this place */
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

/** Whether a text is encrypted, with whichever key. */
export function isSealed(text: string): boolean {
  return text.startsWith(PREFIX);
}

function unopened(place: string, cause?: unknown): Error {
  return new Error(`the value stored as ${place} can't be decrypted`, { cause });
}
