import { fromBuffer, fromText, toBuffer } from '../engines/redis/bytes.ts';
import type { RedisSession } from '../engines/redis/engine.ts';
import { RedisError, type Reply } from '../engines/redis/reply.ts';
import { withPlace, type Seed } from './seed.ts';

type SeedDatabase = NonNullable<Seed['databases']>[number];
type SeedUser = NonNullable<SeedDatabase['users']>[number];

/** Users that every database has. */
const OWN: ReadonlySet<string> = new Set(['default', 'default_ro']);

/** Sets the rules of a database's users, replacing existing ones. @throws SeedError */
export async function seedUsers(
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

export async function exportedUsers(session: RedisSession): Promise<SeedUser[]> {
  const lines = (await ask(session, 'ACL', 'LIST')) as readonly Reply[];
  return lines.flatMap((line) => {
    const [, name = '', ...rules] = textOf(line).split(' ');
    return OWN.has(name) ? [] : [{ name, rules: rules.join(' ') }];
  });
}

/** Loads libraries of functions, replacing those of the same name. @throws SeedError */
export async function seedFunctions(
  session: RedisSession,
  payload: string,
  place: string,
): Promise<void> {
  const bytes = fromBuffer(Buffer.from(payload, 'base64'));
  await withPlace(place, async () => {
    const reply = await session.execute(['FUNCTION', 'RESTORE', bytes, 'REPLACE']);
    if (reply instanceof RedisError) throw reply;
  });
}

/** @returns undefined if there are none */
export async function exportedFunctions(session: RedisSession): Promise<string | undefined> {
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
