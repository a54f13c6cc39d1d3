import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';

/** A password as brokers store it (RFC 5802, `SaltedPassword`). */
export interface ScramSecret {
  readonly mechanism: number;
  readonly iterations: number;
  readonly salt: Buffer;
  readonly saltedPassword: Buffer;
}

/** The least that Kafka accepts (`ScramMechanism`), and its default. */
const ITERATIONS = 4096;
/** By their numbers in Kafka's protocol. */
export const MECHANISMS = [
  { mechanism: 1, digest: 'sha256', bytes: 32 },
  { mechanism: 2, digest: 'sha512', bytes: 64 },
] as const;

const derive = promisify(pbkdf2);

/** Derives from a password what brokers store for a mechanism. */
export async function scramSecret(
  password: string,
  salt: Buffer,
  { mechanism, digest, bytes }: (typeof MECHANISMS)[number],
): Promise<ScramSecret> {
  const saltedPassword = await derive(password, salt, ITERATIONS, bytes, digest);
  return { mechanism, iterations: ITERATIONS, salt, saltedPassword };
}
