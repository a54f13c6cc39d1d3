import { JsonList, JsonObject, unlessEmpty, type Sparse } from '../base/json-pieces.ts';
import { DEFAULT_DATABASE } from '../control/databases/default-database.ts';
import type { DatabaseRow } from '../control/databases/row.ts';
import type { OrderedSecrets } from '../control/databases/new-row.ts';
import type { RedisSession } from '../engines/redis/engine.ts';
import { exportedKeys } from './exported-keys.ts';
import { seedKeys } from './redis-keys.ts';
import { exportedAliases, seedAliases, waitForIndexes } from './search.ts';
import {
  withPlace,
  unlessDeleted,
  type Seed,
  type SeededParts,
  type SeededRedis,
  type SeedKey,
} from './seed.ts';
import { fromBuffer, fromText, toBuffer } from '../engines/redis/bytes.ts';
import { RedisError, type Reply } from '../engines/redis/reply.ts';

type SeedDatabase = NonNullable<Seed['databases']>[number];
type SeedSecrets = NonNullable<SeedDatabase['secrets']>;
type Parts = Pick<SeededParts, 'control' | 'actor' | 'done'> & { readonly redis: SeededRedis };

/** The user of a database with full access. */
const USER = 'default';

/**
 * Checks that the tokens of databases to be created open nothing else, neither here nor in the seed.
 * @throws SeedError naming the first place of one that does
 */
export async function checkSecrets(
  parts: Parts,
  databases: readonly SeedDatabase[],
): Promise<void> {
  const there = new Set((await ownDatabases(parts)).map((row) => row.database_name));
  const all = await parts.control.databases.everybodys();
  const sealed = new Map(all.map((row) => [row.secret, row.database_name]));
  const owners = new Map<string, string>();
  for (const [index, { name, secrets }] of databases.entries()) {
    if (secrets === undefined || there.has(name)) continue;
    there.add(name);
    const { restToken, readOnlyRestToken, userTokenSecret } = secrets;
    const tokens = [restToken, readOnlyRestToken];
    await withPlace(`databases[${index}]`, async () => {
      if (restToken === readOnlyRestToken) throw new Error('its two tokens are the same');
      for (const token of tokens) {
        const owner = owners.get(token) ?? (await ownerOf(parts, all, token));
        if (owner === undefined) continue;
        throw new Error(`one of its tokens is one of the database '${owner}'`);
      }
      const other = userTokenSecret === undefined ? undefined : sealed.get(userTokenSecret);
      if (other !== undefined) throw new Error(`its userTokenSecret is that of '${other}'`);
    });
    if (userTokenSecret !== undefined) sealed.set(userTokenSecret, name);
    for (const token of tokens) owners.set(token, name);
  }
}

/**
 * The name of the database that a token opens already: as its own token, or that of one of its ACL users, who would
 * lose it.
 */
async function ownerOf(
  { control, redis }: Parts,
  databases: readonly DatabaseRow[],
  token: string,
): Promise<string | undefined> {
  const owner = control.databases.ownerOf(token);
  if (owner !== undefined) return owner;
  for (const { database_id: id, database_name: name } of databases) {
    if ((await redis.authenticate(id, token)) !== undefined) return name;
  }
  return undefined;
}

/** Creates missing databases, whose secrets have been checked, and sets their keys. @throws SeedError */
export async function seedDatabases(
  parts: Parts,
  databases: readonly SeedDatabase[],
): Promise<void> {
  for (const [
    index,
    { users = [], functions, keys = [], searchAliases = [], ...database },
  ] of databases.entries()) {
    const place = `databases[${index}]`;
    const session = await withPlace(place, async () =>
      sessionOn(parts, await idOf(parts, database)),
    );
    await seedUsers(session, users, `${place}.users`);
    if (functions !== undefined) await seedFunctions(session, functions, `${place}.functions`);
    await seedKeys(session, keys, `${place}.keys`, parts.done);
    await seedAliases(session, searchAliases, `${place}.searchAliases`);
    await waitForIndexes(session, keys, `${place}.keys`);
  }
}

async function idOf(
  parts: Parts,
  { secrets, ...database }: Omit<SeedDatabase, 'users' | 'functions' | 'keys' | 'searchAliases'>,
): Promise<string> {
  const there = await ownDatabases(parts);
  const found = there.find(({ database_name: name }) => name === database.name);
  if (found !== undefined) return found.database_id;
  const order = { ...database, secrets: secrets && secretsOf(secrets) };
  return (await parts.control.databases.create(parts.actor, order)).database_id;
}

/** The databases of the first account, in order of creation; those of its teams are not part of a seed. */
async function ownDatabases({ control, actor }: Parts): Promise<DatabaseRow[]> {
  const reached = await control.databases.list(actor);
  return reached.filter(({ team_id: team }) => team === null);
}

function secretsOf(secrets: SeedSecrets): OrderedSecrets {
  const { password, restToken, readOnlyRestToken, userTokenSecret } = secrets;
  return {
    password,
    rest_token: restToken,
    read_only_rest_token: readOnlyRestToken,
    ...(userTokenSecret !== undefined && { secret: userTokenSecret }),
  };
}

async function sessionOn({ redis }: Parts, id: string): Promise<RedisSession> {
  return redis.openSession(id, USER, '');
}

/** The members of an exported database, in the order in which they are written. */
type ExportedDatabase = Sparse<Omit<SeedDatabase, 'keys'> & { keys: JsonList<SeedKey> }>;

/** The databases of the first account with their keys, except those that are created or deleted meanwhile. */
export async function exportedDatabases(
  parts: Parts,
): Promise<JsonList<JsonObject<ExportedDatabase>>> {
  const rows = await ownDatabases(parts);
  async function* all(): AsyncGenerator<readonly JsonObject<ExportedDatabase>[]> {
    for (const row of rows) {
      const isThere = () => parts.redis.has(row.database_id);
      if (!isThere()) continue;
      const database = await unlessDeleted(() => exportedDatabase(parts, row, isThere), isThere);
      if (database !== undefined) yield [database];
    }
  }
  return new JsonList(all());
}

async function exportedDatabase(
  parts: Parts,
  row: DatabaseRow,
  isThere: () => boolean,
): Promise<JsonObject<ExportedDatabase>> {
  const session = await sessionOn(parts, row.database_id);
  const users = await exportedUsers(session);
  const searchAliases = await exportedAliases(session);
  const readRegions = JSON.parse(row.read_regions) as string[];
  const hasSecrets = row.database_id !== DEFAULT_DATABASE;
  const database: Readonly<Record<keyof SeedDatabase, unknown>> = {
    name: row.database_name,
    region: row.region,
    primaryRegion: row.primary_region ?? undefined,
    readRegions: readRegions.length > 0 ? readRegions : undefined,
    tls: row.tls === 1 ? true : undefined,
    eviction: row.eviction === 1 ? true : undefined,
    secrets: hasSecrets ? exportedSecrets(row) : undefined,
    users: users.length > 0 ? users : undefined,
    functions: await exportedFunctions(session),
    keys: await unlessEmpty(exportedKeys(session, parts.done, isThere)),
    searchAliases: searchAliases.length > 0 ? searchAliases : undefined,
  };
  // Rows have only regions of the contract.
  return new JsonObject(database as ExportedDatabase);
}

function exportedSecrets(row: DatabaseRow): SeedSecrets {
  return {
    password: row.password,
    restToken: row.rest_token,
    readOnlyRestToken: row.read_only_rest_token,
    userTokenSecret: row.secret,
  };
}

type SeedUser = NonNullable<SeedDatabase['users']>[number];

/** Users that every database has. */
const OWN: ReadonlySet<string> = new Set(['default', 'default_ro']);

/** Sets the rules of a database's users, replacing existing ones. @throws SeedError */
async function seedUsers(
  session: RedisSession,
  users: readonly SeedUser[],
  place: string,
): Promise<void> {
  for (const [index, { name, rules }] of users.entries()) {
    const words = rules.split(' ').filter((word) => word !== '');
    await withPlace(`${place}[${index}]`, () =>
      ask(session, 'ACL', 'SETUSER', name, 'reset', ...words),
    );
  }
}

async function exportedUsers(session: RedisSession): Promise<SeedUser[]> {
  const lines = (await ask(session, 'ACL', 'LIST')) as readonly Reply[];
  return lines.flatMap((line) => {
    const [, name = '', ...rules] = textOf(line).split(' ');
    return OWN.has(name) ? [] : [{ name, rules: rules.join(' ') }];
  });
}

/** Loads libraries of functions, replacing those of the same name. @throws SeedError */
async function seedFunctions(session: RedisSession, payload: string, place: string): Promise<void> {
  const bytes = fromBuffer(Buffer.from(payload, 'base64'));
  await withPlace(place, async () => {
    const reply = await session.execute(['FUNCTION', 'RESTORE', bytes, 'REPLACE']);
    if (reply instanceof RedisError) throw reply;
  });
}

/** @returns undefined if there are none */
async function exportedFunctions(session: RedisSession): Promise<string | undefined> {
  const libraries = (await ask(session, 'FUNCTION', 'LIST')) as readonly Reply[];
  if (libraries.length === 0) return undefined;
  const payload = await ask(session, 'FUNCTION', 'DUMP');
  return typeof payload === 'string' ? toBuffer(payload).toString('base64') : undefined;
}

async function ask(session: RedisSession, ...words: readonly string[]): Promise<Reply> {
  const reply = await session.execute(words.map(fromText));
  if (reply instanceof RedisError) throw reply;
  return reply;
}

function textOf(reply: Reply): string {
  if (typeof reply !== 'string') throw new TypeError('a line that is no text');
  return toBuffer(reply).toString('utf8');
}
