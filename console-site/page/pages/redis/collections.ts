import type { Redis, Word } from '../../api/redis.ts';

/** An element of a collection, as shown. */
export interface Member {
  /** Identifies it in changes and deletions. */
  readonly id: string;
  readonly cells: readonly string[];
}

/** A page of elements. */
export interface MemberPage {
  readonly members: readonly Member[];
  /** Where the next page begins; undefined at the end. */
  readonly next: string | undefined;
}

/** A type of values with many elements, and how to read and change them. */
export interface Collection {
  /** What an element is called. */
  readonly what: string;
  /** The command that counts its elements. */
  readonly length: string;
  readonly columns: readonly string[];
  /** @param from where the page begins; undefined for the first */
  readonly load: (redis: Redis, key: string, from: string | undefined) => Promise<MemberPage>;
  /** The fields of the form that adds an element; optional ones say so in their labels. */
  readonly fields: readonly { readonly name: string; readonly label: string }[];
  readonly add: (key: string, fields: Readonly<Record<string, string>>) => readonly Word[];
  readonly remove?: (key: string, id: string) => readonly Word[];
  /** How a cell of an element is changed; not there where elements never change. */
  readonly edit?: {
    readonly column: number;
    readonly change: (key: string, member: Member, value: string) => readonly (readonly Word[])[];
  };
}

/** Number of elements that are requested at a time. */
const PORTION = 200;

/** No command removes an element by its index, so it is given a value that no other one has. */
const REMOVE_AT = `redis.call('LSET', KEYS[1], ARGV[1], ARGV[2])
return redis.call('LREM', KEYS[1], 1, ARGV[2])`;

const LAST_INDEX = '18446744073709551614';

/** By the type that TYPE returns. */
export const COLLECTIONS: Readonly<Record<string, Collection>> = {
  hash: {
    what: 'field',
    length: 'HLEN',
    columns: ['Field', 'Value'],
    load: async (redis, key, from) => {
      const [next, flat] = scanned(await redis.run('HSCAN', key, from ?? '0', 'COUNT', PORTION));
      const members = pairs(flat).map(([field, value]) => ({ id: field, cells: [field, value] }));
      return { members, next };
    },
    fields: [
      { name: 'field', label: 'Field' },
      { name: 'value', label: 'Value' },
    ],
    add: (key, { field = '', value = '' }) => ['HSET', key, field, value],
    remove: (key, field) => ['HDEL', key, field],
    edit: { column: 1, change: (key, { id }, value) => [['HSET', key, id, value]] },
  },
  list: {
    what: 'element',
    length: 'LLEN',
    columns: ['Index', 'Value'],
    load: async (redis, key, from = '0') => {
      const first = Number(from);
      const values = (await redis.run('LRANGE', key, first, first + PORTION - 1)) as string[];
      const members = values.map((value, index) => {
        const at = String(first + index);
        return { id: at, cells: [at, value] };
      });
      return { members, next: nextOf(first, values) };
    },
    fields: [
      { name: 'index', label: 'Index (default: at the end; -: at the start)' },
      { name: 'value', label: 'Value' },
    ],
    add: (key, { index = '', value = '' }) => {
      if (index === '') return ['RPUSH', key, value];
      return index === '-' ? ['LPUSH', key, value] : ['LSET', key, index, value];
    },
    remove: (key, index) => ['EVAL', REMOVE_AT, 1, key, index, crypto.randomUUID()],
    edit: { column: 1, change: (key, { id }, value) => [['LSET', key, id, value]] },
  },
  set: {
    what: 'member',
    length: 'SCARD',
    columns: ['Member'],
    load: async (redis, key, from) => {
      const [next, found] = scanned(await redis.run('SSCAN', key, from ?? '0', 'COUNT', PORTION));
      return { members: found.map((member) => ({ id: member, cells: [member] })), next };
    },
    fields: [{ name: 'member', label: 'Member' }],
    add: (key, { member = '' }) => ['SADD', key, member],
    remove: (key, member) => ['SREM', key, member],
    edit: {
      column: 0,
      change: (key, { id }, value) => [
        ['SADD', key, value],
        ...(value === id ? [] : [['SREM', key, id]]),
      ],
    },
  },
  zset: {
    what: 'member',
    length: 'ZCARD',
    columns: ['Score', 'Member'],
    load: async (redis, key, from = '0') => {
      const first = Number(from);
      const flat = await redis.run('ZRANGE', key, first, first + PORTION - 1, 'WITHSCORES');
      const found = pairs((flat as unknown[]).map(String));
      const members = found.map(([member, score]) => ({ id: member, cells: [score, member] }));
      return { members, next: nextOf(first, found) };
    },
    fields: [
      { name: 'score', label: 'Score' },
      { name: 'member', label: 'Member' },
    ],
    add: (key, { score = '', member = '' }) => ['ZADD', key, score, member],
    remove: (key, member) => ['ZREM', key, member],
    edit: { column: 0, change: (key, { id }, score) => [['ZADD', key, score, id]] },
  },
  stream: {
    what: 'entry',
    length: 'XLEN',
    columns: ['ID', 'Fields'],
    load: async (redis, key, from) => {
      const end = from === undefined ? '+' : `(${from}`;
      const entries = (await redis.run('XREVRANGE', key, end, '-', 'COUNT', PORTION)) as [
        string,
        string[],
      ][];
      const members = entries.map(([id, flat]) => ({
        id,
        cells: [id, JSON.stringify(Object.fromEntries(pairs(flat)))],
      }));
      return { members, next: entries.length < PORTION ? undefined : entries.at(-1)![0] };
    },
    fields: [
      { name: 'field', label: 'Field' },
      { name: 'value', label: 'Value' },
    ],
    add: (key, { field = '', value = '' }) => ['XADD', key, '*', field, value],
    remove: (key, id) => ['XDEL', key, id],
  },
  array: {
    what: 'value',
    length: 'ARCOUNT',
    columns: ['Index', 'Value'],
    load: async (redis, key, from = '0') => {
      const words = ['ARSCAN', key, from, LAST_INDEX, 'LIMIT', PORTION];
      const found = (await redis.run(...words)) as [string | number, string][];
      const members = found.map(([index, value]) => {
        const at = String(index);
        return { id: at, cells: [at, value] };
      });
      const last = members.at(-1)?.id;
      const isWhole = found.length < PORTION || last === LAST_INDEX;
      return { members, next: isWhole ? undefined : String(BigInt(last!) + 1n) };
    },
    fields: [
      { name: 'index', label: 'Index (default: after the last one added)' },
      { name: 'value', label: 'Value' },
    ],
    add: (key, { index = '', value = '' }) =>
      index === '' ? ['ARINSERT', key, value] : ['ARSET', key, index, value],
    remove: (key, index) => ['ARDEL', key, index],
    edit: { column: 1, change: (key, { id }, value) => [['ARSET', key, id, value]] },
  },
};

/** The cursor of a scan (undefined at the end), and its results. */
function scanned(reply: unknown): [string | undefined, string[]] {
  const [cursor, found] = reply as [string | number, unknown[]];
  return [String(cursor) === '0' ? undefined : String(cursor), found.map(String)];
}

function pairs(flat: readonly string[]): [string, string][] {
  return flat.flatMap((name, at) => (at % 2 === 0 ? [[name, flat[at + 1] ?? '']] : []));
}

function nextOf(first: number, found: readonly unknown[]): string | undefined {
  return found.length < PORTION ? undefined : String(first + PORTION);
}
