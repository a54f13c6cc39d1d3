import { fromBuffer, toBuffer, type ByteString } from '../engines/redis/bytes.ts';
import type { RedisSession } from '../engines/redis/engine.ts';
import { Unavailable } from '../engines/redis/errors.ts';
import { RedisError, type Reply } from '../engines/redis/reply.ts';
import { bufferOf, seedBytes, type SeedBytes } from './bytes.ts';
import { withPlace, type Seed, type SeedKey } from './seed.ts';

type SeedAliases = NonNullable<NonNullable<Seed['databases']>[number]['searchAliases']>;

/** Sets aliases of search indexes, replacing existing ones. @param place of the list in the seed @throws SeedError */
export async function seedAliases(
  session: RedisSession,
  aliases: SeedAliases,
  place: string,
): Promise<void> {
  for (const [i, { alias, index }] of aliases.entries()) {
    const words = [alias, index].map((each) => fromBuffer(bufferOf(each)));
    await withPlace(`${place}[${i}]`, () => ask(session, 'SEARCH.ALIASADD', ...words));
  }
}

/** Waits until what the search indexes of a seed follow is found. @param place of the keys in the seed @throws SeedError */
export async function waitForIndexes(
  session: RedisSession,
  keys: readonly SeedKey[],
  place: string,
): Promise<void> {
  for (const [i, { key, type }] of keys.entries()) {
    if (type !== 'search') continue;
    const name = fromBuffer(bufferOf(key));
    await withPlace(`${place}[${i}]`, () => ask(session, 'SEARCH.WAITINDEXING', name));
  }
}

/** The aliases of a database, sorted; none where there is no search. */
export async function exportedAliases(session: RedisSession): Promise<SeedAliases> {
  const reply = await session.execute(['SEARCH.LISTALIASES']);
  if (reply instanceof Unavailable) throw reply;
  if (reply instanceof RedisError) return [];
  return (reply as readonly (readonly Reply[])[]).map(([alias, index]) => ({
    alias: shown(alias!),
    index: shown(index!),
  }));
}

/** The words of SEARCH.CREATE that define an index, after its name. @returns undefined if there is none */
export async function exportedIndex(
  session: RedisSession,
  name: ByteString,
): Promise<SeedBytes[] | undefined> {
  const reply = await ask(session, 'SEARCH.DESCRIBE', name);
  if (reply === null) return undefined;
  const described = reply as readonly Reply[];
  const told = (field: string) => described[described.indexOf(field, 2) + 1]!;
  const listed = (field: string) => told(field) as readonly ByteString[];
  const kind = shown(described[3]!);
  const prefixes = listed('prefixes').map(shown);
  const source = kind === 'STREAM' ? prefixes : ['PREFIX', String(prefixes.length), ...prefixes];
  const schema = (told('schema') as readonly (readonly Reply[])[]).flat().map(shown);
  return ['ON', kind, ...source, 'LANGUAGE', shown(told('language')), 'SCHEMA', ...schema];
}

async function ask(session: RedisSession, ...words: readonly ByteString[]): Promise<Reply> {
  const reply = await session.execute(words);
  if (reply instanceof RedisError) throw reply;
  return reply;
}

function shown(reply: Reply): SeedBytes {
  if (typeof reply !== 'string') throw new TypeError('a reply that is no text');
  return seedBytes(toBuffer(reply));
}
