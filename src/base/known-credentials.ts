import { hash } from 'node:crypto';

/** How many are remembered; beyond that, what was presented the longest ago is dropped. */
const MOST = 10_000;

/**
 * Which credentials were right when they were last presented, and from where. These need not wait where guessing is
 * slowed down, so nobody is locked out by a neighbor with wrong ones.
 */
export class KnownCredentials {
  readonly #digests = new Set<string>();

  /** @param presented the address and the credentials */
  has(...presented: readonly string[]): boolean {
    return this.#digests.has(digestOf(presented));
  }

  /** @param isRight whether they turned out to be right */
  note(isRight: boolean, ...presented: readonly string[]): void {
    const digest = digestOf(presented);
    // Moved to the end, so that the first one is what was presented the longest ago.
    this.#digests.delete(digest);
    if (!isRight) return;
    this.#digests.add(digest);
    const [oldest] = this.#digests;
    if (this.#digests.size > MOST && oldest !== undefined) this.#digests.delete(oldest);
  }
}

function digestOf(presented: readonly string[]): string {
  return hash('sha256', JSON.stringify(presented), 'base64');
}
