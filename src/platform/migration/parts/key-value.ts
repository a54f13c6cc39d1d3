import { NameMap } from '../../../base/name-map.ts';
import type { RedisSession } from '../../../engines/redis/engine.ts';
import { Unavailable } from '../../../engines/redis/errors.ts';
import { RedisError, type Reply } from '../../../engines/redis/reply.ts';
import {
  DEEPEST_DOCUMENT,
  isArray,
  isNumber,
  isObject,
  type JsonValue,
} from '../../../engines/redis/embedded/values/json/json-value.ts';
import { comparable } from '../../../engines/redis/embedded/values/json/number.ts';
import { parseJson } from '../../../engines/redis/embedded/values/json/parse.ts';
import { execute, bytesOf, fieldsOf, listOf } from '../execute.ts';

/** The value of a key in a form that can be compared between engines. */
export interface KeyValue {
  readonly type: string;
  /** Equal for equal values, however they are stored. */
  readonly text: string;
  /** Unix milliseconds; -1 if the key does not expire. */
  readonly expiry: number;
}

/** @returns undefined if the key does not exist (any more) @throws RedisError */
export async function keyValue(session: RedisSession, name: string): Promise<KeyValue | undefined> {
  const type = bytesOf(await execute(session, 'TYPE', name));
  const value = await (VALUES[type] ?? dumped)(session, name);
  if (value === undefined) return undefined;
  const expiry = Number(bytesOf(await execute(session, 'PEXPIRETIME', name)));
  // The key disappeared between the two commands.
  if (expiry === -2) return undefined;
  return { type, text: JSON.stringify(value), expiry };
}

type Read = (session: RedisSession, name: string) => Promise<unknown>;

/** Reads a value, by type; undefined if the key does not exist. */
const VALUES: Readonly<Record<string, Read>> = {
  none: async () => undefined,
  string: async (session, name) => (await execute(session, 'GET', name)) ?? undefined,
  list: async (session, name) => texts(await execute(session, 'LRANGE', name, '0', '-1')),
  set: async (session, name) => texts(await execute(session, 'SMEMBERS', name)).toSorted(),
  hash: async (session, name) => {
    const pairs = inPairs(texts(await execute(session, 'HGETALL', name)));
    const expiries = await fieldExpiries(session, name);
    return pairs
      .map(([field, value]) => [field, value, expiries.get(field) ?? -1] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1));
  },
  zset: async (session, name) => {
    const pairs = inPairs(texts(await execute(session, 'ZRANGE', name, '0', '-1', 'WITHSCORES')));
    return pairs.map(([member, score]) => [member, scoreOf(score)]);
  },
  stream: streamValue,
  array: async (session, name) => {
    const found = listOf(await execute(session, 'ARSCAN', name, '0', '18446744073709551614'));
    const next = await execute(session, 'ARNEXT', name);
    return [found.map((pair) => listOf(pair).map(bytesOf)), bytesOf(next)];
  },
  'ReJSON-RL': async (session, name) => {
    const json = await execute(session, 'JSON.GET', name);
    return json === null
      ? undefined
      : comparableJson(parseJson(bytesOf(json), Infinity, DEEPEST_DOCUMENT).value);
  },
};

/**
 * When the fields of a hash expire, in Unix milliseconds, by name; empty if the server does not support
 * that.
 */
export async function fieldExpiries(
  session: RedisSession,
  name: string,
): Promise<ReadonlyMap<string, number>> {
  const fields = texts(await execute(session, 'HKEYS', name));
  if (fields.length === 0) return new NameMap();
  const count = String(fields.length);
  const reply = await session.execute(['HPEXPIRETIME', name, 'FIELDS', count, ...fields]);
  if (reply instanceof Unavailable) throw reply;
  // Servers before Redis 7.4 don't know the command.
  if (reply instanceof RedisError) return new NameMap();
  const moments = listOf(reply).map((moment) => Number(bytesOf(moment)));
  return new NameMap(
    fields.flatMap((field, i) => (moments[i]! > 0 ? [[field, moments[i]!] as const] : [])),
  );
}

/** Everything besides entries: groups, pending entries, and the last deleted id. */
async function streamValue(session: RedisSession, name: string): Promise<unknown> {
  const told = fieldsOf(await execute(session, 'XINFO', 'STREAM', name));
  const entries = plain(await execute(session, 'XRANGE', name, '-', '+'));
  const groups: unknown[] = [];
  for (const group of listOf(await execute(session, 'XINFO', 'GROUPS', name))) {
    const fields = fieldsOf(group);
    const of = bytesOf(fields.get('name'));
    const pending = listOf(await execute(session, 'XPENDING', name, of, '-', '+', '1000000000'));
    groups.push([
      of,
      plain(fields.get('last-delivered-id')!),
      // Entry, consumer, number of deliveries. The idle time is left out, as it keeps growing.
      pending.map((entry) => listOf(entry).map(plain).toSpliced(2, 1)),
    ]);
  }
  const own = ['last-generated-id', 'entries-added', 'max-deleted-entry-id'];
  return [entries, own.map((field) => plain(told.get(field) ?? null)), groups];
}

async function dumped(session: RedisSession, name: string): Promise<unknown> {
  return (await execute(session, 'DUMP', name)) ?? undefined;
}

function texts(reply: Reply): string[] {
  return listOf(reply).map(bytesOf);
}

function inPairs(items: readonly string[]): (readonly [string, string])[] {
  return Array.from({ length: items.length / 2 }, (_, i) => [items[2 * i]!, items[2 * i + 1]!]);
}

/** Servers format the same number in different ways. */
function scoreOf(text: string): string {
  return /inf/i.test(text) ? text.toLowerCase().replace('+', '') : String(Number(text));
}

/** Replies as plain lists of strings. */
function plain(reply: Reply): unknown {
  return Array.isArray(reply) ? (reply as readonly Reply[]).map(plain) : bytesOf(reply);
}

/**
 * JSON in a form that is equal for equal documents: servers print the same number in different ways, and keep the members of
 * an object in different orders. Parsed by the engine, because V8 takes long for objects with long names that it hashes alike.
 */
function comparableJson(value: JsonValue): unknown {
  if (isNumber(value)) return Number(comparable(value));
  if (isArray(value)) return value.map(comparableJson);
  if (!isObject(value)) return value;
  const entries = [...value].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return entries.map(([name, member]) => [name, comparableJson(member)]);
}
