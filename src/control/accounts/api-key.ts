import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * What is kept of an API key. Keys are random and long, so one round of SHA-256 is as good as many:
 * there is nothing to guess from.
 */
export function digestOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** Whether two texts are the same, in a time that says nothing about how much of them is. */
export function sameText(one: string, other: string): boolean {
  const digests = [one, other].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(digests[0]!, digests[1]!);
}
