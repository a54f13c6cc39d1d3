import { CHANGES, recordsOf } from './places.ts';
import type { RedisServer } from './redis-server.ts';
import type { ServerDatabase } from './server-database.ts';
import type { ServerConnection } from './wire/server-connection.ts';

/** Applies the users of databases as other processes on the same servers have changed them. */
export class FollowedUsers {
  readonly #servers: readonly RedisServer[];
  readonly #databases: ReadonlyMap<string, ServerDatabase>;
  readonly #listening = new Map<RedisServer, ServerConnection>();
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
        const heard = () => {
          for (const database of this.#databases.values()) database.refresh().catch(() => {});
        };
        const connection = await server.connect(undefined, { heard, mayBlock: true });
        await connection.send(['SUBSCRIBE', CHANGES]);
        if (this.#isClosed) connection.close();
        this.#listening.set(server, connection);
      } catch {
        // The next round tries again.
      }
    }
  }

  /** Reads each register once. Resolves when all databases on reachable servers have the users in it. Never rejects. */
  async look(): Promise<void> {
    await Promise.allSettled(this.#servers.map((server) => this.#lookAt(server)));
  }

  close(): void {
    this.#isClosed = true;
    for (const connection of this.#listening.values()) connection.close();
  }

  async #lookAt(server: RedisServer): Promise<void> {
    const records = await recordsOf(server);
    // All are read before any is applied, so that what was read is not older than a change made here meanwhile.
    const followed = [...this.#databases.values()].flatMap((database) => {
      const { claim } = database;
      return claim?.server === server ? [database.follow(records.get(claim.number))] : [];
    });
    await Promise.allSettled(followed);
  }
}
