import { andThen, type Eventual } from '../base/and-then.ts';
import { excessInJson } from '../base/json-size.ts';
import { LONGEST_HASHED } from '../base/long-names.ts';
import { mergeSorted } from '../base/merge-sorted.ts';
import { toBuffer, type ByteString } from '../engines/redis/bytes.ts';
import type { RedisSession } from '../engines/redis/engine.ts';
import { RedisError, Status, type Reply } from '../engines/redis/reply.ts';
import { seedBytes, type SeedBytes } from './bytes.ts';
import { exportedIndex } from './search.ts';
import type { SeededParts, SeedKey } from './seed.ts';

/** The keys of one step of a scan, which are sorted in one step. */
const STEP = '5000';
/** Keys that are read in one step; fewer where they are large. */
const MOST_KEYS = 100;
/** Characters of texts that are read in one step. */
const MOST_READ = 64 * 1024;

/**
 * The keys of a database, by name, in portions. Each is read at its own moment. If the database is deleted meanwhile, the
 * keys before.
 */
export async function* exportedKeys(
  session: RedisSession,
  done: SeededParts['done'] = () => {},
  isThere: () => boolean = () => true,
): AsyncGenerator<readonly SeedKey[]> {
  let isBegun = false;
  try {
    for await (const keys of portionsOf(session, done)) {
      isBegun = true;
      yield keys;
    }
  } catch (error) {
    if (!isBegun || isThere()) throw error;
  }
}

async function* portionsOf(
  session: RedisSession,
  done: SeededParts['done'],
): AsyncGenerator<readonly SeedKey[]> {
  const found: ByteString[][] = [];
  let cursor = '0';
  do {
    const [next, names] = list(await ask(session, 'SCAN', cursor, 'COUNT', STEP));
    cursor = text(next!);
    found.push(list(names!).map(bytes).toSorted());
    await done(0);
  } while (cursor !== '0');
  let keys: SeedKey[] = [];
  let read = 0;
  // A server may find a key twice.
  for (const name of mergeSorted(found)) {
    const asText = textKey(session, name);
    const known = asText instanceof Promise ? await asText : asText;
    const key = known === 'other' ? await exportedKey(session, name) : known;
    if (key !== undefined) keys.push(key);
    read += typeof key?.value === 'string' ? key.value.length : MOST_READ;
    if (keys.length < MOST_KEYS && read < MOST_READ) continue;
    yield keys;
    await done(keys.length);
    keys = [];
    read = 0;
  }
  yield keys;
  await done(keys.length);
}

/**
 * A key of a string, which most are, without asking for the type. Unlike GET, MGET does not count keys of other types as
 * errors of the database. @returns undefined if it no longer exists
 */
function textKey(session: RedisSession, name: ByteString): Eventual<SeedKey | 'other' | undefined> {
  return andThen(session.execute(['MGET', name]), (values) => {
    const value = Array.isArray(values) ? values[0] : undefined;
    if (typeof value !== 'string') return 'other';
    return andThen(session.execute(['PEXPIRETIME', name]), (expiry) =>
      withExpiry(name, { type: 'string', value: shown(value) }, expiry),
    );
  });
}

/** @returns undefined if it no longer exists */
export async function exportedKey(
  session: RedisSession,
  name: ByteString,
): Promise<SeedKey | undefined> {
  const type = text(await ask(session, 'TYPE', name));
  const made = await VALUES[type]?.(session, name);
  const found = made ?? (await dumped(session, name));
  if (found === undefined) return undefined;
  return withExpiry(name, found, await session.execute(['PEXPIRETIME', name]));
}

type ExportedValue = Pick<SeedKey, 'type' | 'value'>;

/** The reply of PEXPIRETIME for a key that does not exist. */
const GONE = -2;

/** @returns undefined if the key has expired, or has been deleted, since its value was read: it must not come back for ever */
function withExpiry(name: ByteString, value: ExportedValue, reply: Reply): SeedKey | undefined {
  if (reply instanceof RedisError) throw reply;
  const expiry = Number(reply);
  if (expiry === GONE) return undefined;
  return { key: shown(name), ...value, ...(expiry > 0 && { expiresAt: expiry }) };
}
type Read = (session: RedisSession, name: ByteString) => Promise<ExportedValue | undefined>;

/** By type; undefined if a seed can't express the value, or there is none. */
const VALUES: Readonly<Record<string, Read>> = {
  string: async (session, name) => {
    const value = await ask(session, 'GET', name);
    return value === null ? undefined : { type: 'string', value: shown(value) };
  },
  list: async (session, name) =>
    unlessEmpty('list', list(await ask(session, 'LRANGE', name, '0', '-1')).map(shown)),
  set: async (session, name) => {
    const members = list(await ask(session, 'SMEMBERS', name)).map(bytes);
    return unlessEmpty('set', members.toSorted().map(shown));
  },
  hash: async (session, name) => {
    const pairs = inPairs(list(await ask(session, 'HGETALL', name)).map(shown));
    // A numeric name would change its place in an object.
    const isPlain = pairs.every(([field]) => typeof field === 'string' && isPlainName(field));
    if (!isPlain || pairs.some(([field]) => field === '__proto__')) {
      return unlessEmpty('hash', pairs);
    }
    return pairs.length === 0 ? undefined : { type: 'hash', value: Object.fromEntries(pairs) };
  },
  zset: async (session, name) => {
    const pairs = inPairs(list(await ask(session, 'ZRANGE', name, '0', '-1', 'WITHSCORES')));
    const members = pairs.map(([member, score]) => ({
      member: shown(member),
      score: scoreOf(score),
    }));
    return unlessEmpty('zset', members);
  },
  stream: async (session, name) => {
    // Groups, and the last deleted id, are not among the entries.
    const info = inPairs(list(await ask(session, 'XINFO', 'STREAM', name)));
    const told = new Map(info.map(([field, value]) => [text(field), value]));
    const entries = list(await ask(session, 'XRANGE', name, '-', '+')).map((entry) => {
      const [id, fields] = list(entry);
      return { id: text(id!), fields: inPairs(list(fields!).map(shown)) };
    });
    const isWhole =
      Number(told.get('groups')) === 0 &&
      Number(told.get('entries-added')) === entries.length &&
      text(told.get('last-generated-id')!) === entries.at(-1)?.id;
    return isWhole ? { type: 'stream', value: entries } : undefined;
  },
  search: async (session, name) => {
    const value = await exportedIndex(session, name);
    return value && { type: 'search', value };
  },
  'ReJSON-RL': async (session, name) => {
    const reply = await ask(session, 'JSON.GET', name);
    if (reply === null) return undefined;
    const json = text(reply);
    if (excessInJson(Buffer.from(json)) !== undefined) return undefined;
    const value: unknown = JSON.parse(json);
    // A number beyond the precision of a double would change.
    return JSON.stringify(value) === json ? { type: 'json', value } : undefined;
  },
};

/** Whether a name is one that any number of objects may have in their order. */
function isPlainName(name: string): boolean {
  return name.length <= LONGEST_HASHED && !/^\d+$/.test(name);
}

async function dumped(session: RedisSession, name: ByteString): Promise<ExportedValue | undefined> {
  const payload = await ask(session, 'DUMP', name);
  if (payload === null) return undefined;
  return { type: 'dump', value: toBuffer(bytes(payload)).toString('base64') };
}

function unlessEmpty(type: SeedKey['type'], value: readonly unknown[]): ExportedValue | undefined {
  return value.length === 0 ? undefined : { type, value };
}

/** Redis writes scores as short as possible; JSON has no infinities. */
function scoreOf(reply: Reply): number | string {
  const score = text(reply);
  return /inf/i.test(score) ? score : Number(score);
}

async function ask(session: RedisSession, ...words: readonly string[]): Promise<Reply> {
  const reply = await session.execute(words);
  if (reply instanceof RedisError) throw reply;
  return reply;
}

function list(reply: Reply): readonly Reply[] {
  return Array.isArray(reply) ? (reply as readonly Reply[]) : [];
}

function bytes(reply: Reply): ByteString {
  if (reply instanceof Status) return reply.text;
  if (typeof reply === 'string') return reply;
  if (typeof reply === 'number' || typeof reply === 'bigint') return String(reply);
  throw new TypeError('a reply that is no text');
}

function text(reply: Reply): string {
  return toBuffer(bytes(reply)).toString('utf8');
}

function shown(reply: Reply): SeedBytes {
  const content = bytes(reply);
  // Most are ASCII, which is the same as bytes and as text.
  return IS_ASCII.test(content) ? content : seedBytes(toBuffer(content));
}

const IS_ASCII = /^[\0-\x7f]*$/;

function inPairs<T>(items: readonly T[]): [T, T][] {
  return Array.from({ length: items.length / 2 }, (_, i) => [items[2 * i]!, items[2 * i + 1]!]);
}
