import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  timingSafeEqual,
} from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The two directions of a call. */
export type Direction = 'call' | 'answer';

/** The identity of a message, which is authenticated together with it. */
export interface MessageIdentity {
  readonly from: string;
  readonly to: string;
  readonly direction: Direction;
  /** The number of the call. */
  readonly number: number;
}

/**
 * Encrypts calls between two processes that share a secret (AES-256-GCM, NIST SP 800-38D). Each pair of processes has a
 * key for each direction, and numbers its calls. The number is the nonce, so it must never repeat. A process chooses
 * its name when it starts, so messages to or from earlier processes can't be decrypted.
 */
export class CallSeal {
  readonly #secret: Buffer;
  readonly #keys = new Map<string, Buffer>();

  /** @param secret known only to the processes that may call each other */
  constructor(secret: Buffer) {
    this.#secret = secret;
  }

  /**
   * A MAC which proves that the sender of a head knows the secret and announces a body of this length. It is verified
   * before the body is read.
   */
  proof(from: string, to: string, number: number, length: number): string {
    const key = this.#key(from, to, 'proof');
    return createHmac('sha256', key).update(`${number} ${length}`).digest('base64url');
  }

  isProof(given: string, ...of: Parameters<CallSeal['proof']>): boolean {
    const wanted = Buffer.from(this.proof(...of));
    const bytes = Buffer.from(given);
    return bytes.length === wanted.length && timingSafeEqual(bytes, wanted);
  }

  /** Encrypts a message. An answer has the opposite direction of its call. */
  seal({ from, to, direction, number }: MessageIdentity, text: Buffer): Buffer {
    const cipher = createCipheriv(ALGORITHM, this.#key(from, to, direction), nonceOf(number));
    return Buffer.concat([cipher.update(text), cipher.final(), cipher.getAuthTag()]);
  }

  /** @returns undefined if the message was not encrypted with these parameters */
  open({ from, to, direction, number }: MessageIdentity, sealed: Buffer): Buffer | undefined {
    const end = sealed.length - TAG_BYTES;
    if (end < 0) return undefined;
    try {
      const key = this.#key(from, to, direction);
      const options = { authTagLength: TAG_BYTES };
      const decipher = createDecipheriv(ALGORITHM, key, nonceOf(number), options);
      decipher.setAuthTag(sealed.subarray(end));
      return Buffer.concat([decipher.update(sealed.subarray(0, end)), decipher.final()]);
    } catch {
      return undefined;
    }
  }

  #key(from: string, to: string, purpose: Direction | 'proof'): Buffer {
    // Names and sessions come from outside. If they were joined with spaces, two pairs could yield the same text.
    const name = JSON.stringify([purpose, from, to]);
    const known = this.#keys.get(name);
    if (known !== undefined) return known;
    if (this.#keys.size >= KEPT_KEYS) this.#keys.clear();
    const key = Buffer.from(hkdfSync('sha256', this.#secret, '', name, KEY_BYTES));
    this.#keys.set(name, key);
    return key;
  }
}

const KEPT_KEYS = 1000;

function nonceOf(number: number): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeBigUInt64BE(BigInt(number), NONCE_BYTES - 8);
  return nonce;
}
