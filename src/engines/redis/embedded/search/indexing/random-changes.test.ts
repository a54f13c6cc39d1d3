import { expect, test } from 'vitest';
import { openToSearch } from '../../../../../../testing/engines/redis/embedded/search/search.ts';
import { ActiveExpiry } from '../../keyspace/active-expiry.ts';

/** The indexes of the test: two over the same hashes, one of each other type, and one over all keys. */
const INDEXES = {
  hashes: 'ON HASH PREFIX 1 a: SCHEMA tag KEYWORD n F64 FAST',
  again: 'ON HASH PREFIX 2 a: b: SCHEMA tag TEXT n F64 FAST',
  documents: 'ON JSON PREFIX 1 a: SCHEMA tag KEYWORD n F64 FAST',
  strings: 'ON STRING PREFIX 1 a: SCHEMA tag KEYWORD n F64 FAST',
  all: 'ON HASH PREFIX 1 "" SCHEMA tag KEYWORD n F64 FAST',
} as const;
type IndexName = keyof typeof INDEXES;

const PREFIXES: Readonly<Record<IndexName, readonly string[]>> = {
  ...{ hashes: ['a:'], again: ['a:', 'b:'], documents: ['a:'], strings: ['a:'], all: [''] },
};
const TYPES: Readonly<Record<IndexName, string>> = {
  ...{ hashes: 'hash', again: 'hash', documents: 'ReJSON-RL', strings: 'string', all: 'hash' },
};
const TAGS = ['red', 'green', 'blue'];
const KEYS = ['a:1', 'a:2', 'a:3', 'a:4', 'b:1', 'b:2', 'c:1'];

/** The same numbers in each run. */
function randomNumbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state >>> 8) % below;
  };
}

type Opened = ReturnType<typeof openToSearch>;

function createIndexes({ run }: Opened): void {
  for (const [name, definition] of Object.entries(INDEXES)) {
    run(
      ...`SEARCH.CREATE ${name} ${definition}`
        .split(' ')
        .map((word) => (word === '""' ? '' : word)),
    );
  }
}

/** What a look at each key finds: the keys that an index has to have, and their tags. */
function scanned({ run }: Opened, name: IndexName): Map<string, string | undefined> {
  const found = new Map<string, string | undefined>();
  for (const key of KEYS) {
    if (!PREFIXES[name].some((prefix) => key.startsWith(prefix))) continue;
    if (run('TYPE', key) !== TYPES[name]) continue;
    const text = contentOf(run, key, TYPES[name]);
    if (text !== undefined) found.set(key, text.tag);
  }
  return found;
}

function contentOf(run: Opened['run'], key: string, type: string): { tag?: string } | undefined {
  if (type === 'hash') {
    const tag = run('HGET', key, 'tag');
    return typeof tag === 'string' ? { tag } : {};
  }
  try {
    const value: unknown = JSON.parse(String(run(type === 'ReJSON-RL' ? 'JSON.GET' : 'GET', key)));
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return type === 'ReJSON-RL' ? {} : undefined;
    }
    return 'tag' in value && typeof value.tag === 'string' ? { tag: value.tag } : {};
  } catch {
    return undefined;
  }
}

/** The keys that an index finds, which may be by a tag. */
function found({ run }: Opened, name: IndexName, filter: object): unknown {
  const reply = run('SEARCH.QUERY', name, JSON.stringify(filter), 'NOCONTENT', 'LIMIT', '1000');
  return Array.isArray(reply) ? reply.map((hit) => String((hit as string[])[0])).toSorted() : reply;
}

test('whatever changes keys of any type, each index has what a look at each key finds', async () => {
  const opened = openToSearch();
  const { run, transact, dumped, restore, indexed, clock, database } = opened;
  const random = randomNumbers(7);
  const one = <T>(of: readonly T[]): T => of[random(of.length)]!;
  const expiry = new ActiveExpiry(database);
  createIndexes(opened);
  const document = () => JSON.stringify({ tag: one(TAGS), n: random(100) });
  const writes: readonly ((key: string) => void)[] = [
    (key) => run('HSET', key, 'tag', one(TAGS), 'n', String(random(100))),
    (key) => run('HSET', key, 'other', 'x'),
    (key) => run('HDEL', key, one(['tag', 'n', 'other'])),
    (key) => run('HINCRBY', key, 'n', '1'),
    (key) => run('JSON.SET', key, '$', document()),
    (key) => run('JSON.SET', key, '$.tag', JSON.stringify(one(TAGS))),
    (key) => run('JSON.MERGE', key, '$', '{"tag":"blue"}'),
    (key) => run('JSON.DEL', key, one(['$.tag', '$'])),
    (key) => run('JSON.STRAPPEND', key, '$.tag', '"x"'),
    (key) => run('SET', key, document()),
    (key) => run('SET', key, '{"tag":"red"'),
    (key) => run('APPEND', key, '}'),
    (key) => run('SETRANGE', key, '8', 'RED'),
    (key) => run('GETDEL', key),
    (key) => run('GETEX', key, 'PX', '5'),
    (key) => run('DEL', key),
    (key) => run('UNLINK', key),
    (key) => run('RENAME', key, one(KEYS)),
    (key) => run('RENAMENX', key, one(KEYS)),
    (key) => run('COPY', key, one(KEYS), 'REPLACE'),
    (key) => run('PEXPIRE', key, String(random(10))),
    (key) => run('HPEXPIRE', key, String(1 + random(10)), 'FIELDS', '1', 'tag'),
    (key) => run('HGETDEL', key, 'FIELDS', '1', 'tag'),
    (key) => run('PERSIST', key),
    (key) => run('LPUSH', key, 'x'),
    (key) => {
      if (run('EXISTS', key) === 1) {
        const payload = dumped(key);
        const other = one(KEYS);
        run('DEL', other);
        restore(other, payload);
      }
    },
    (key) => transact(`DEL ${key}`, `HSET ${key} tag ${one(TAGS)} n 1`),
    (key) => transact(`SET ${key} x`, `DEL ${key}`, `JSON.SET ${key} $ true`, `RENAME ${key} c:1`),
    (key) =>
      run(
        'EVAL',
        "redis.call('DEL', KEYS[1]) return redis.call('HSET', KEYS[1], 'tag', ARGV[1])",
        '1',
        key,
        one(TAGS),
      ),
    () => run('SEARCH.REINDEX', one(Object.keys(INDEXES))),
    () => {
      run('FLUSHALL');
      createIndexes(opened);
    },
  ];
  for (let round = 0; round < 120; round++) {
    for (let i = random(12); i >= 0; i--) {
      // FLUSHALL is the last one, and rare.
      one(random(20) === 0 ? writes : writes.slice(0, -1))(one(KEYS));
      if (random(4) === 0) await clock.advance(random(6));
      if (random(4) === 0) await new Promise(setImmediate);
    }
    expiry.cycle();
    for (const name of Object.keys(INDEXES) as IndexName[]) {
      expect(await indexed(name)).toBe(1);
      const keys = scanned(opened, name);
      const expected = (tag?: string) =>
        [...keys].flatMap(([key, of]) => (tag === undefined || tag === of ? [key] : [])).toSorted();
      expect({ round, name, found: found(opened, name, {}) }).toEqual({
        round,
        name,
        found: expected(),
      });
      expect(run('SEARCH.COUNT', name, '{}')).toBe(keys.size);
      for (const tag of TAGS) {
        expect({ round, name, tag, found: found(opened, name, { tag: { $eq: tag } }) }).toEqual({
          ...{ round, name, tag, found: expected(tag) },
        });
      }
    }
  }
});
