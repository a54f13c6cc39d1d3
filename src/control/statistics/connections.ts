import type { Traffic } from '../../directory/redis/usage.ts';

/** The open connections of one database, and the bytes that they carry. */
export class Connections {
  /** Each connection with the bytes that have been counted for it. */
  readonly #open = new Map<Traffic, number>();
  #total = 0;

  get size(): number {
    return this.#open.size;
  }

  /** The number of all connections, including closed ones. */
  get total(): number {
    return this.#total;
  }

  /** @param counted bytes already counted for another database */
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

  /** @returns the bytes that one connection has carried since the last call */
  settle(connection: Traffic): number {
    const counted = this.#open.get(connection);
    if (counted === undefined) return 0;
    const total = bytesOf(connection);
    this.#open.set(connection, total);
    return total - counted;
  }

  /** @returns the bytes that all connections have carried since the last call */
  settleAll(): number {
    let bytes = 0;
    for (const connection of this.#open.keys()) bytes += this.settle(connection);
    return bytes;
  }
}

/** Sent and received together. */
export function bytesOf({ bytesRead, bytesWritten }: Traffic): number {
  return bytesRead + bytesWritten;
}
