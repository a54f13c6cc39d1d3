import type { Traffic } from '../../directory/redis/usage.ts';

/** The open connections of one database, and what they carry. */
export class Connections {
  /** Each with the bytes that have been counted of it. */
  readonly #open = new Map<Traffic, number>();
  #total = 0;

  get size(): number {
    return this.#open.size;
  }

  /** Those that have ended as well. */
  get total(): number {
    return this.#total;
  }

  /** @param counted bytes that it carried for somebody else before */
  add(connection: Traffic, counted: number): void {
    this.#open.set(connection, counted);
    this.#total++;
  }

  /** @returns the bytes that had not been counted yet */
  delete(connection: Traffic): number {
    const bytes = this.settle(connection);
    this.#open.delete(connection);
    return bytes;
  }

  /** @returns the bytes that one connection has carried since the last time */
  settle(connection: Traffic): number {
    const counted = this.#open.get(connection);
    if (counted === undefined) return 0;
    const total = bytesOf(connection);
    this.#open.set(connection, total);
    return total - counted;
  }

  /** @returns the bytes that all connections have carried since the last time */
  settleAll(): number {
    let bytes = 0;
    for (const connection of this.#open.keys()) bytes += this.settle(connection);
    return bytes;
  }
}

/** In and out together. */
export function bytesOf({ bytesRead, bytesWritten }: Traffic): number {
  return bytesRead + bytesWritten;
}
