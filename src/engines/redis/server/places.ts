import { randomBytes } from 'node:crypto';
import { CapacityExhausted, Unavailable, ServerRefused } from '../errors.ts';
import { RedisError } from '../reply.ts';
import { flushCommand, PlaceRegister, type PlaceRecord } from './place-register.ts';
import type { RedisServer } from './redis-server.ts';
import { fieldOf, itemsOf, textOf } from './reply-fields.ts';

/** The channel on which copies tell each other that a record has changed. */
export const CHANGES = 'plinth:places';

/** A place, and its record as last read. */
export interface Claim {
  readonly server: RedisServer;
  readonly number: number;
  readonly record: PlaceRecord;
}

/** The places of all servers, and their databases. */
export class Places {
  readonly servers: readonly RedisServer[];

  constructor(servers: readonly RedisServer[]) {
    this.servers = servers;
  }

  /** The number of places. */
  get count(): number {
    return this.servers.reduce((sum, { url: { first, last } }) => sum + last - first + 1, 0);
  }

  /** The places that databases have, by their ids. @throws Unavailable if a server can't be asked */
  async claims(): Promise<Map<string, Claim>> {
    const claims = new Map<string, Claim>();
    for (const server of this.servers) {
      for (const [number, record] of await recordsOf(server)) {
        if (record.id !== null) claims.set(record.id, { server, number, record });
      }
    }
    return claims;
  }

  /**
   * The place of a database: its present one, or the first free one.
   * @throws CapacityExhausted, ServerRefused if a free place holds keys, Unavailable if a server can't be asked, because the
   *   database may be there
   */
  async claim(id: string): Promise<Claim> {
    for (;;) {
      const all = await Promise.all(
        this.servers.map(async (server) => ({ server, records: await recordsOf(server) })),
      );
      for (const { server, records } of all) {
        for (const [number, record] of records) {
          if (record.id === id) return { server, number, record };
        }
      }
      const free = all.flatMap(({ server, records }) =>
        numbersOf(server)
          .filter((number) => (records.get(number)?.id ?? null) === null)
          .map((number) => ({ server, number, before: records.get(number)?.version ?? -1 })),
      );
      const [first] = free;
      if (first === undefined) {
        throw new CapacityExhausted(
          `all ${this.count} places for databases are taken: delete a database, or name more in --redis-servers`,
        );
      }
      const { server, number, before } = first;
      await requireEmpty(server, number);
      const secret = randomBytes(32).toString('base64url');
      const record = await registerOf(server).write(number, before, { id, secret, users: '' });
      if (record !== undefined) return { server, number, record };
    }
  }

  /** The present record of a place. @throws Unavailable */
  async verify({ server, number }: Claim): Promise<PlaceRecord | undefined> {
    return (await recordsOf(server)).get(number);
  }

  /** Writes the users of a database. @returns undefined if another writer was faster */
  async writeUsers(
    { server, number, record }: Claim,
    users: string,
  ): Promise<PlaceRecord | undefined> {
    const { id, secret, version } = record;
    const written = await registerOf(server).write(number, version, { id, secret, users });
    if (written !== undefined) await tell(server);
    return written;
  }

  /**
   * Flushes the place of a database and frees it. If another copy has deleted the database meanwhile, the place is left
   * alone, as it may belong to another one.
   * @param last the place as last known; the present one by default
   * @param dropUsers removes the place's users from the server
   * @throws Unavailable
   */
  async release(
    id: string,
    last: Claim | undefined,
    dropUsers: (claim: Claim) => Promise<void>,
  ): Promise<void> {
    for (;;) {
      const claim = (await this.claims()).get(id);
      if (claim === undefined) return;
      const { server, number, record } = claim;
      if (last !== undefined && last.record.secret !== record.secret) return;
      await dropUsers(claim);
      if (!(await flush(claim))) {
        // A cluster node may lack the record, if the process that wrote it was killed. Writing an older version changes
        // nothing.
        const { secret, users, version } = record;
        await registerOf(server).write(number, version, { id, secret, users });
        continue;
      }
      const free = { id: null, secret: '', users: '' };
      if ((await registerOf(server).write(number, record.version, free)) === undefined) continue;
      await tell(server);
      return;
    }
  }
}

/** Flushes a place if its record is still the one that was read. @returns whether it was */
async function flush({ server, number, record }: Claim): Promise<boolean> {
  const connections = await server.connectToEach();
  try {
    // The node of slot 0 decides.
    for (const connection of connections) {
      const libraries = await connection.send(['FUNCTION', 'LIST', 'LIBRARYNAME', `p${number}_*`]);
      const replies = await connection.sendTogether([
        ...selecting(server, number),
        flushCommand(number, record),
      ]);
      const failed = replies.find((reply) => reply instanceof RedisError);
      if (failed !== undefined) {
        if (/function not found/i.test(failed.message)) return false;
        throw failed;
      }
      for (const library of itemsOf(libraries)) {
        const name = textOf(fieldOf(library, 'library_name'));
        await connection.send(['FUNCTION', 'DELETE', name]);
      }
    }
    return true;
  } finally {
    for (const connection of connections) connection.close();
  }
}

function numbersOf({ url: { first, last } }: RedisServer): number[] {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

function registerOf(server: RedisServer): PlaceRegister {
  return new PlaceRegister(server.admin);
}

/** The records of the places that Plinth may use. @throws Unavailable */
export async function recordsOf(server: RedisServer): Promise<Map<number, PlaceRecord>> {
  const records = await registerOf(server).read();
  const { first, last } = server.url;
  return new Map([...records].filter(([number]) => number >= first && number <= last));
}

async function requireEmpty(server: RedisServer, number: number): Promise<void> {
  const connections = await server.connectToEach();
  try {
    for (const connection of connections) {
      const replies = await connection.sendTogether([...selecting(server, number), ['DBSIZE']]);
      const keys = replies.at(-1);
      if (keys instanceof Unavailable) throw keys;
      if (keys === 0) continue;
      throw new ServerRefused(
        `place ${number} of ${server.url.displayName} is not empty (keys: ${textOf(keys)}) and no database of Plinth's: empty it, or leave it out of --redis-servers`,
      );
    }
  } finally {
    for (const connection of connections) connection.close();
  }
}

function selecting(server: RedisServer, number: number): string[][] {
  return server.url.kind === 'cluster' ? [] : [['SELECT', String(number)]];
}

async function tell(server: RedisServer): Promise<void> {
  await server.admin.send(['PUBLISH', CHANGES, '']);
}
