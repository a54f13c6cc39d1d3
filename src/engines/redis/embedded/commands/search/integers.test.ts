import { describe, expect, test } from 'vitest';
import { openToSearch } from '../../../../../../testing/engines/redis/embedded/search/search.ts';

/** Of neighbors among these, a double has the same value. */
const IDS = [
  '-9223372036854775808',
  '-9007199254740993',
  '-9007199254740992',
  '5',
  '9007199254740992',
  '9007199254740993',
  '9007199254740994',
  '9223372036854775806',
  '9223372036854775807',
];

/** An index over documents with these IDs, one with two of them, and one without. */
async function withIds(kind: 'JSON' | 'HASH', type: 'I64' | 'U64' = 'I64', ids = IDS) {
  const opened = openToSearch();
  const { run, indexed } = opened;
  const put = (key: string, id: string) =>
    kind === 'HASH' ? run('HSET', key, 'id', id) : run('JSON.SET', key, '$', `{"id":${id}}`);
  for (const id of ids) put(`n:${id}`, id);
  put('n:both', `[${ids.at(-2)}, ${ids.at(-1)}]`);
  put('n:none', '[]');
  run(`SEARCH.CREATE numbers ON ${kind} PREFIX 1 n: SCHEMA id ${type} FAST`);
  await indexed('numbers');
  return {
    ...opened,
    /** The keys of those that match, without what they have in common. */
    found: (filter: string) => {
      const hits = run(
        'SEARCH.QUERY',
        'numbers',
        filter,
        'NOCONTENT',
        'LIMIT',
        '100',
      ) as string[][];
      return hits.map(([key]) => key!.slice(2)).toSorted();
    },
    groups: (aggregations: string) =>
      run('SEARCH.AGGREGATE', 'numbers', '{}', `{"a":${aggregations}}`),
  };
}

const sorted = (...ids: string[]) => ids.toSorted();

describe.each(['JSON', 'HASH'] as const)('64-bit integers of %s documents', (kind) => {
  test('are found by their exact value', async () => {
    const { found } = await withIds(kind);
    for (const id of IDS.slice(0, -2)) {
      expect(found(`{"id":${id}}`)).toEqual([id]);
      expect(found(`{"id":{"$in":[${id},1]}}`)).toEqual([id]);
    }
    expect(found('{"id":9223372036854775807}')).toEqual(['9223372036854775807', 'both']);
    expect(found('{"id":9007199254740995}')).toEqual([]);
    expect(found('{"id":{"$in":[9007199254740993,9223372036854775806]}}')).toEqual(
      sorted('9007199254740993', '9223372036854775806', 'both'),
    );
  });

  test('are compared exactly, also with limits between them', async () => {
    const { found } = await withIds(kind);
    expect(found('{"id":{"$gt":5,"$lte":9007199254740993}}')).toEqual(
      sorted('9007199254740992', '9007199254740993'),
    );
    expect(found('{"id":{"$gt":9007199254740992,"$lt":9007199254740994}}')).toEqual([
      '9007199254740993',
    ]);
    expect(found('{"id":{"$gte":9007199254740993,"$lt":9223372036854775806}}')).toEqual(
      sorted('9007199254740993', '9007199254740994'),
    );
    expect(found('{"id":{"$lt":-9007199254740992}}')).toEqual(
      sorted('-9007199254740993', '-9223372036854775808'),
    );
    expect(found('{"id":{"$gt":9223372036854775806}}')).toEqual(['9223372036854775807', 'both']);
    expect(found('{"id":{"$gt":9223372036854775807}}')).toEqual([]);
    expect(found('{"id":{"$gt":4.5,"$lt":5.5}}')).toEqual(['5']);
    expect(found('{"id":{"$lt":1e300,"$gt":9.3e18}}')).toEqual([]);
    expect(found(`{"id":{"$lt":1${'0'.repeat(30)}}}`)).toHaveLength(IDS.length + 1);
  });

  test('are the order, and the score is their text', async () => {
    const { run } = await withIds(kind);
    const query = (direction: string) =>
      run('SEARCH.QUERY', 'numbers', '{}', 'NOCONTENT', 'LIMIT', '100', 'ORDERBY', 'id', direction);
    const both = ['n:both', '9223372036854775806'];
    const ascending = IDS.map((id) => [`n:${id}`, id]);
    const all = [...ascending, both, ['n:none', null]];
    const ordered = query('ASC') as string[][];
    expect(ordered.map(([, score]) => score)).toEqual([...IDS.toSpliced(-2, 0, both[1]!), null]);
    expect(ordered).toEqual(expect.arrayContaining(all));
    expect((query('DESC') as unknown[])[0]).toEqual(ascending.at(-1));
  });

  test('are groups of their own', async () => {
    const { groups } = await withIds(kind);
    const buckets = (reply: unknown) => (reply as [string, [string, unknown[][]]])[1][1];
    const byKey = buckets(groups('{"$terms":{"field":"id","size":20,"order":{"key":"asc"}}}'));
    const inReply = (id: string) => (Number.isSafeInteger(Number(id)) ? Number(id) : id);
    expect(byKey).toEqual(
      IDS.map((id) => ['key', inReply(id), 'docCount', id.startsWith('922337') ? 2 : 1]),
    );
    expect(groups('{"$cardinality":{"field":"id"}}')).toEqual(['a', ['value', IDS.length]]);
    const filled = buckets(
      groups('{"$terms":{"field":"id","size":20,"missing":9007199254740993,"minDocCount":2}}'),
    );
    expect(filled.map(([, key]) => key)).toEqual([
      '9007199254740993',
      '9223372036854775806',
      '9223372036854775807',
    ]);
    expect(JSON.stringify(groups('{"$terms":{"field":"id","size":20,"missing":2.5}}'))).toContain(
      '["key","2.5","docCount",1]',
    );
  });

  test('are groups of their own within others, and in pages', async () => {
    const { groups } = await withIds(kind);
    const source = '{"id":{"$terms":{"field":"id"}}}';
    const keys: unknown[] = [];
    let after = '';
    for (;;) {
      const [, [, page, , afterKey]] = groups(
        `{"$composite":{"size":4,"sources":[${source}]${after}}}`,
      ) as [string, [string, [string, [string, unknown]][], string, string[]]];
      if (page.length === 0) break;
      keys.push(...page.map(([, [, key]]) => String(key)));
      after = `,"after":${JSON.stringify(afterKey)}`;
    }
    expect(keys).toEqual(IDS);
    const ranges = '{"field":"id","ranges":[{"from":0}]}';
    const inner = '{"ids":{"$terms":{"field":"id","order":{"key":"desc"},"size":2}}}';
    expect(JSON.stringify(groups(`{"$range":${ranges},"$aggs":${inner}}`))).toContain(
      '["key","9223372036854775807","docCount",2],["key","9223372036854775806"',
    );
  });

  test('stay what they are when other documents are removed', async () => {
    const { run, found, indexed } = await withIds(kind);
    for (let i = 0; i < 200; i++) {
      if (kind === 'HASH') run(`HSET n:x${i} id ${i + 1000}`);
      else run('JSON.SET', `n:x${i}`, '$', `{"id":${i + 1000}}`);
    }
    await indexed('numbers');
    for (let i = 0; i < 200; i++) run(`DEL n:x${i}`);
    await indexed('numbers');
    expect(found('{"id":9007199254740993}')).toEqual(['9007199254740993']);
    expect(found('{"id":9223372036854775806}')).toEqual(['9223372036854775806', 'both']);
  });
});

test('integers without a sign have 64 bits', async () => {
  const ids = ['0', '9223372036854775808', '18446744073709551614', '18446744073709551615'];
  const { found, run } = await withIds('HASH', 'U64', ids);
  expect(found('{"id":18446744073709551614}')).toEqual(['18446744073709551614', 'both']);
  expect(found('{"id":{"$gt":18446744073709551614}}')).toEqual(['18446744073709551615', 'both']);
  run('HSET n:large id 18446744073709551616');
  run('HSET n:negative id -1');
  run(`HSET n:zeros id ${'0'.repeat(500)}7`);
  const all = (run('SEARCH.QUERY numbers {} NOCONTENT LIMIT 100 ORDERBY id ASC') as string[][])
    .filter(([, score]) => score !== null)
    .map(([key]) => key!.slice(2));
  expect(all.toSorted()).toEqual(sorted(...ids, 'both'));
});

test('what stands for missing values is exact too, where the others need not be', async () => {
  const { groups } = await withIds('HASH', 'U64', ['5', '7']);
  const missing = '"missing":9007199254740993';
  expect(JSON.stringify(groups(`{"$terms":{"field":"id",${missing}}}`))).toContain(
    '[["key",5,"docCount",2],["key",7,"docCount",2],["key","9007199254740993","docCount",1]]',
  );
  expect(groups(`{"$cardinality":{"field":"id",${missing}}}`)).toEqual(['a', ['value', 3]]);
});

test('a number that is no integer of 64 bits is compared as a double', async () => {
  const { run, indexed } = openToSearch();
  run('JSON.SET', 'n:1', '$', '{"x":9007199254740993}');
  run('SEARCH.CREATE numbers ON JSON PREFIX 1 n: SCHEMA x F64 FAST');
  await indexed('numbers');
  expect(run('SEARCH.COUNT', 'numbers', '{"x":9007199254740993}')).toBe(1);
  expect(run('SEARCH.COUNT', 'numbers', '{"x":9007199254740992}')).toBe(1);
  expect(run('SEARCH.QUERY numbers {} NOCONTENT ORDERBY x')).toEqual([['n:1', '9007199254740992']]);
});
