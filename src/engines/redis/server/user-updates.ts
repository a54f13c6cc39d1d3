import { CHANGES, recordsOf } from './places.ts';
import type { RedisServer } from './redis-server.ts';
import type { ServerDatabase } from './server-database.ts';
import type { ServerConnection } from './wire/server-connection.ts';

/** Applies the users of databases as other processes on the same servers have changed them. */
export class UserUpdates {
  readonly #servers: readonly RedisServer[];
  readonly #databases: ReadonlyMap<string, ServerDatabase>;
  readonly #listening = new Map<RedisServer, ServerConnection>();
  /** Servers whose registers are being read, and whether they have changed since. */
  readonly #reading = new Map<RedisServer, boolean>();
  #isClosed = false;

  /** @param databases the open databases, at any time */
  constructor(servers: readonly RedisServer[], databases: ReadonlyMap<string, ServerDatabase>) {
    this.#servers = servers;
    this.#databases = databases;
  }

  /** Subscribes to the changes on all reachable servers. Never rejects. */
  async listen(): Promise<void> {
    for (const server of this.#servers) {
      if (this.#listening.get(server)?.isClosed === false) continue;
      try {
        const onMessage = () => this.#onChange(server);
        const connection = await server.connect(undefined, { onMessage, mayBlock: true });
        await connection.send(['SUBSCRIBE', CHANGES]);
        if (this.#isClosed) connection.close();
        this.#listening.set(server, connection);
      } catch {
        // The next round tries again.
      }
    }
  }

  /** Reads each register once. Resolves when all databases on reachable servers have the users in it. Never rejects. */
  async readAll(): Promise<void> {
    await Promise.allSettled(this.#servers.map((server) => this.#readRegister(server)));
  }

  close(): void {
    this.#isClosed = true;
    for (const connection of this.#listening.values()) connection.close();
  }

  /** Reads a register that has changed, and once more if it changes meanwhile. */
  #onChange(server: RedisServer): void {
    if (this.#reading.has(server)) {
      this.#reading.set(server, true);
      return;
    }
    this.#reading.set(server, false);
    const reading = async () => {
      const homeless = [...this.#databases.values()].filter(({ claim }) => claim === undefined);
      const opening = homeless.map((database) => database.open());
      await Promise.allSettled([this.#readRegister(server), ...opening]);
      const hasChanged = this.#reading.get(server) === true;
      this.#reading.delete(server);
      if (hasChanged && !this.#isClosed) this.#onChange(server);
    };
    void reading();
  }

  async #readRegister(server: RedisServer): Promise<void> {
    const records = await recordsOf(server);
    // All are read before any is applied, so that what was read is not older than a change made here meanwhile.
    const followed = [...this.#databases.values()].flatMap((database) => {
      const { claim } = database;
      return claim?.server === server ? [database.follow(records.get(claim.number))] : [];
    });
    await Promise.allSettled(followed);
  }
}
