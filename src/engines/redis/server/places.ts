import { randomBytes } from 'node:crypto';
import { NoPlaceLeft, Unavailable } from '../errors.ts';
import { RedisError } from '../reply.ts';
import { PlaceRegister, type PlaceRecord } from './place-register.ts';
import type { RedisServer } from './redis-server.ts';
import { fieldOf, itemsOf, textOf } from './reply-fields.ts';
import { ServerRefused } from './refused.ts';

/** On this channel copies tell each other that a record has changed. */
export const CHANGES = 'plinth:places';

/** A place, and its record as it was read last. */
export interface Claim {
  readonly server: RedisServer;
  readonly number: number;
  readonly record: PlaceRecord;
}

/** The places of all servers, and which database has which. */
export class Places {
  readonly servers: readonly RedisServer[];

  constructor(servers: readonly RedisServer[]) {
    this.servers = servers;
  }

  /** How many there are. */
  get count(): number {
    return this.servers.reduce((sum, { url: { first, last } }) => sum + last - first + 1, 0);
  }

  /** The places that databases have, by their ids. @throws Unavailable where a server can't be asked */
  async taken(): Promise<Map<string, Claim>> {
    const claims = new Map<string, Claim>();
    for (const server of this.servers) {
      for (const [number, record] of await recordsOf(server)) {
        if (record.id !== null) claims.set(record.id, { server, number, record });
      }
    }
    return claims;
  }

  /**
   * The place of a database: the one that it has, or the first that is free.
   * @throws NoPlaceLeft, ServerRefused where a place that is free holds keys, Unavailable where a server can't be asked,
   * since the database may be there
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
        throw new NoPlaceLeft(
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

  /** The record of a place as it is now. @throws Unavailable */
  async look({ server, number }: Claim): Promise<PlaceRecord | undefined> {
    return (await recordsOf(server)).get(number);
  }

  /** Writes what users a database has. @returns undefined where somebody else was faster */
  async writeUsers(
    { server, number, record }: Claim,
    users: string,
  ): Promise<PlaceRecord | undefined> {
    const { id, secret, version } = record;
    const written = await registerOf(server).write(number, version, { id, secret, users });
    if (written !== undefined) await tell(server);
    return written;
  }

  /** Flushes a place and frees it. @throws Unavailable */
  async release({ server, number }: Claim): Promise<void> {
    const connection = await server.connect();
    try {
      const flushed = await connection.sendTogether([...selecting(server, number), ['FLUSHDB']]);
      const failed = flushed.find((reply) => reply instanceof RedisError);
      if (failed !== undefined) throw failed;
      const libraries = await connection.send(['FUNCTION', 'LIST', 'LIBRARYNAME', `p${number}_*`]);
      for (const library of itemsOf(libraries)) {
        const name = textOf(fieldOf(library, 'library_name'));
        await connection.send(['FUNCTION', 'DELETE', name]);
      }
    } finally {
      connection.close();
    }
    for (let isFree = false; !isFree;) {
      const before = (await recordsOf(server)).get(number)?.version ?? -1;
      const free = { id: null, secret: '', users: '' };
      isFree = (await registerOf(server).write(number, before, free)) !== undefined;
    }
    await tell(server);
  }
}

function numbersOf({ url: { first, last } }: RedisServer): number[] {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

function registerOf(server: RedisServer): PlaceRegister {
  return new PlaceRegister(server.admin);
}

/** The records of the places that are ours to give. */
async function recordsOf(server: RedisServer): Promise<Map<number, PlaceRecord>> {
  const records = await registerOf(server).read();
  const { first, last } = server.url;
  return new Map([...records].filter(([number]) => number >= first && number <= last));
}

async function requireEmpty(server: RedisServer, number: number): Promise<void> {
  const connection = await server.connect();
  try {
    const replies = await connection.sendTogether([...selecting(server, number), ['DBSIZE']]);
    const keys = replies.at(-1);
    if (keys instanceof Unavailable) throw keys;
    if (keys === 0) return;
    throw new ServerRefused(
      `place ${number} of ${server.url.shown} is not empty (${textOf(keys)} keys) and no database of Plinth's: empty it, or leave it out of --redis-servers`,
    );
  } finally {
    connection.close();
  }
}

function selecting(server: RedisServer, number: number): string[][] {
  return server.url.kind === 'cluster' ? [] : [['SELECT', String(number)]];
}

async function tell(server: RedisServer): Promise<void> {
  await server.admin.send(['PUBLISH', CHANGES, '']);
}
