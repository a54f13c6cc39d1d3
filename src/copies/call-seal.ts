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

/** What is said on the way there, and on the way back. */
export type Direction = 'call' | 'answer';

/** One saying of a call, by which it is sealed. */
export interface Saying {
  readonly from: string;
  readonly to: string;
  readonly direction: Direction;
  /** That of the call. */
  readonly number: number;
}

/**
 * Seals what two processes say to each other, which both know a secret (AES-256-GCM, NIST SP 800-38D). Each pair
 * has a key of its own in each direction, and numbers its calls; the number is the nonce, so it must not be used twice.
 * The name of a process is made when it starts: nothing that was said to or by an earlier one can be opened.
 */
export class CallSeal {
  readonly #secret: Buffer;
  readonly #keys = new Map<string, Buffer>();

  /** @param secret that only the processes know which may call each other */
  constructor(secret: Buffer) {
    this.#secret = secret;
  }

  /** That who knows the secret announces a body of so many bytes; it is looked at before these are read. */
  proof(from: string, to: string, number: number, length: number): string {
    const key = this.#key(from, to, 'proof');
    return createHmac('sha256', key).update(`${number} ${length}`).digest('base64url');
  }

  isProof(given: string, ...of: Parameters<CallSeal['proof']>): boolean {
    const wanted = Buffer.from(this.proof(...of));
    const bytes = Buffer.from(given);
    return bytes.length === wanted.length && timingSafeEqual(bytes, wanted);
  }

  /** An answer goes the other way than its call. */
  seal({ from, to, direction, number }: Saying, text: Buffer): Buffer {
    const cipher = createCipheriv(ALGORITHM, this.#key(from, to, direction), nonceOf(number));
    return Buffer.concat([cipher.update(text), cipher.final(), cipher.getAuthTag()]);
  }

  /** @returns undefined where it was not sealed so */
  open({ from, to, direction, number }: Saying, sealed: Buffer): Buffer | undefined {
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
    // Anybody may say names and sessions with spaces in them, so that two pairs could be one text.
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
