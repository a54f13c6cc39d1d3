import { randomBytes, randomUUID } from 'node:crypto';
import { Random } from './random.ts';

/** Source of identifiers and secrets; tests pass one that counts. */
export interface Ids {
  /** A random UUID (version 4). */
  uuid(): string;
  /** A secret of the given number of random bytes, in base64url. */
  secret(bytes: number): string;
}

export const randomIds: Ids = {
  uuid: () => randomUUID(),
  secret: (bytes) => randomBytes(bytes).toString('base64url'),
};

/** Ids that are random until a seed is set. Then the same seed produces the same ids. */
export class SeedableIds implements Ids {
  #seed: number | undefined;
  #random: Random | undefined;

  /** Undefined while ids are random. */
  get seed(): number | undefined {
    return this.#seed;
  }

  fix(seed: number): void {
    this.#seed = seed;
    this.#random = new Random(seed);
  }

  release(): void {
    this.#seed = undefined;
    this.#random = undefined;
  }

  uuid(): string {
    if (this.#random === undefined) return randomIds.uuid();
    const bytes = this.#bytes(16, this.#random);
    // RFC 9562, section 5.4: version 4 of variant 10.
    bytes[6] = (bytes[6]! & 0x0f) | 0x40;
    bytes[8] = (bytes[8]! & 0x3f) | 0x80;
    return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  }

  secret(bytes: number): string {
    if (this.#random === undefined) return randomIds.secret(bytes);
    return this.#bytes(bytes, this.#random).toString('base64url');
  }

  #bytes(count: number, random: Random): Buffer {
    return Buffer.from(Array.from({ length: count }, () => random.below(256)));
  }
}
