import { randomBytes, randomUUID } from 'node:crypto';

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
