import { fromBuffer, fromText, type ByteString } from '../engines/redis/bytes.ts';
import type { RedisSession } from '../engines/redis/engine.ts';
import { RedisError } from '../engines/redis/reply.ts';
import { bufferOf, type SeedBytes } from './bytes.ts';
import { withPlace, type SeededParts, type SeedKey } from './seed.ts';

type Words = readonly ByteString[];
interface Member {
  readonly member: SeedBytes;
  readonly score: number | string;
}
interface Entry {
  readonly id: string;
  readonly fields: readonly (readonly [SeedBytes, SeedBytes])[];
}

/**
 * Sets keys in a database, replacing existing ones.
 * @param place of the list in the seed
 * @throws SeedError
 */
export async function seedKeys(
  session: RedisSession,
  keys: readonly SeedKey[],
  place: string,
  done: SeededParts['done'] = () => {},
): Promise<void> {
  for (const [index, key] of keys.entries()) {
    await withPlace(`${place}[${index}]`, async () => {
      const replies = await session.executeTransaction(commandsOf(key));
      const all = replies instanceof RedisError ? [replies] : replies;
      const refused = all.find((reply) => reply instanceof RedisError);
      if (refused !== undefined) throw refused;
    });
    await done(1);
  }
}

/** The commands that create a key, in order. */
function commandsOf({ key, type, value, ttl, expiresAt }: SeedKey): Words[] {
  const name = word(key);
  const making = MAKING[type](name, value);
  const expiry: Words[] = [];
  if (expiresAt !== undefined) expiry.push(['PEXPIREAT', name, String(expiresAt)]);
  else if (ttl !== undefined) expiry.push(['PEXPIRE', name, String(ttl)]);
  return [['DEL', name], ...making, ...expiry];
}

/** By type. The contract has checked the values. */
const MAKING: Readonly<Record<SeedKey['type'], (key: ByteString, value: unknown) => Words[]>> = {
  string: (key, value) => [['SET', key, word(value as SeedBytes)]],
  list: (key, value) => [['RPUSH', key, ...(value as SeedBytes[]).map(word)]],
  set: (key, value) => [['SADD', key, ...(value as SeedBytes[]).map(word)]],
  hash: (key, value) => [['HSET', key, ...fieldsOf(value).flatMap((pair) => pair.map(word))]],
  zset: (key, value) => [
    [
      'ZADD',
      key,
      ...(value as Member[]).flatMap(({ member, score }) => [String(score), word(member)]),
    ],
  ],
  stream: (key, value) =>
    (value as Entry[]).map(({ id, fields }) => [
      'XADD',
      key,
      id,
      ...fields.flatMap((pair) => pair.map(word)),
    ]),
  json: (key, value) => [['JSON.SET', key, '$', fromText(JSON.stringify(value))]],
  search: (key, value) => [['SEARCH.CREATE', key, ...(value as SeedBytes[]).map(word)]],
  dump: (key, value) => {
    const payload = fromBuffer(Buffer.from(String(value), 'base64'));
    return [['RESTORE', key, '0', payload]];
  },
};

function fieldsOf(value: unknown): [SeedBytes, SeedBytes][] {
  return Array.isArray(value)
    ? (value as [SeedBytes, SeedBytes][])
    : Object.entries(value as Record<string, SeedBytes>);
}

function word(bytes: SeedBytes): ByteString {
  return fromBuffer(bufferOf(bytes));
}
