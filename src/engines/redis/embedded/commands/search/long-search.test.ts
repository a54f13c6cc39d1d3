import { setImmediate as turn } from 'node:timers/promises';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { show } from '../../../../../../testing/engines/redis/embedded/commands/commands.ts';
import {
  openToSearch,
  PRODUCTS,
} from '../../../../../../testing/engines/redis/embedded/search/search.ts';
import { fromText } from '../../../bytes.ts';
import { RedisError } from '../../../reply.ts';

const SIZE = 1200;
/** A search of all products in some hundred steps. */
const LONG =
  `SEARCH.COUNT products {$or:[${Array(20).fill('{price:{$gte:0}}').join()}]}`.replaceAll(
    /[$a-z]+(?=:)/g,
    (name) => `'${name}'`,
  );

let shop: ReturnType<typeof openToSearch>;
beforeEach(async () => {
  // What takes long is suspended after each step.
  shop = openToSearch({ slice: -1 });
  await fill();
});

async function fill(): Promise<void> {
  for (let i = 0; i < SIZE; i++) shop.run(`HSET product:${i} name lamp price ${i}`);
  shop.run(PRODUCTS);
  await shop.indexed();
}

/** Begins a command that takes long, written with single quotes. */
function begin(command: string) {
  const words = command.split(' ').map((word) => word.replaceAll("'", '"'));
  const state = { isOver: false };
  const reply = Promise.resolve(shop.session('default').execute(words)).then((value) => {
    state.isOver = true;
    return value instanceof RedisError ? value.message : value;
  });
  return { state, reply };
}

test('while searches take long, all other commands of the database are served', async () => {
  const searches = Array.from({ length: 8 }, () => begin(LONG));
  const client = shop.connect();
  expect(await client.send('PING')).toBe('PONG');
  expect(await client.send('SET key value')).toBe('OK');
  expect(await client.send('MSET a 1 b 2')).toBe('OK');
  expect(await client.send('EVAL "return 1" 0')).toBe(1);
  expect(searches.map(({ state }) => state.isOver)).toEqual(Array(8).fill(false));
  for (const { reply } of searches) expect(await reply).toBe(SIZE);
});

test('a search finds what was indexed when it began, with documents as they are at its end', async () => {
  const search = begin("SEARCH.QUERY products {'price':{'$gte':0}} LIMIT 3 ORDERBY price ASC");
  await turn();
  shop.run('DEL product:0');
  shop.run('HSET product:1 name mouse');
  shop.run('HSET product:new name lamp price -1');
  const fields = (name: string, price: number) => [
    ['name', name],
    ['price', `${price}`],
  ];
  expect(search.state.isOver).toBe(false);
  expect(await search.reply).toEqual([
    ['product:1', '1', fields('mouse', 1)],
    ['product:2', '2', fields('lamp', 2)],
  ]);
  await shop.indexed();
  expect(shop.run('SEARCH.COUNT products {}')).toBe(SIZE);
  expect(shop.found({ name: 'mouse' })).toEqual(['product:1']);
});

describe('what has matched in long texts is marked beside other commands', () => {
  // It takes some forty steps.
  const TEXT = 'lamp desk '.repeat(10_000);
  const MARKED = TEXT.replaceAll('desk', '<em>desk</em>');

  /** Searches for desks. @returns the names of those found, and in how many turns others had to wait */
  async function search(meanwhile?: () => void) {
    const words = [
      'SEARCH.QUERY',
      'products',
      '{"name":"desk"}',
      'HIGHLIGHT',
      'FIELDS',
      '1',
      'name',
    ];
    const state = { isOver: false };
    const reply = Promise.resolve(shop.session('default').execute(words)).then((value) => {
      state.isOver = true;
      return value as [id: string, score: string, fields: [string, string][]][];
    });
    let waits = 0;
    for (let turns = 0; !state.isOver; turns++) {
      if (turns === 10) meanwhile?.();
      if (shop.database.gate.isClosed) waits++;
      await turn();
    }
    const found = await reply;
    return {
      waits,
      names: found.map(([, , fields]) => fields.find(([name]) => name === 'name')![1]),
    };
  }

  test('in fields of hashes', async () => {
    shop.run('HSET', 'product:desk', 'name', TEXT);
    await shop.indexed();
    const { waits, names } = await search();
    expect(names).toEqual([MARKED]);
    expect(waits).toBeLessThan(5);
  });

  test('in each value of a list', async () => {
    shop.run('HSET', 'product:desk', 'name', JSON.stringify([TEXT, 'none', `${TEXT}desk`]));
    await shop.indexed();
    const { waits, names } = await search();
    expect(names).toEqual([JSON.stringify([MARKED, 'none', `${MARKED}<em>desk</em>`])]);
    expect(waits).toBeLessThan(25);
  });

  test('and the reply has documents as they are at its end, marked', async () => {
    shop.run('HSET', 'product:desk', 'name', TEXT);
    await shop.indexed();
    const { names } = await search(() => shop.run('HSET', 'product:desk', 'name', 'desk and lamp'));
    expect(names).toEqual(['<em>desk</em> and lamp']);
  });

  test.each([
    ['JSON', (text: string) => ['JSON.SET', 'item:1', '$', JSON.stringify({ ä: { name: text } })]],
    ['STRING', (text: string) => ['SET', 'item:1', JSON.stringify({ ä: { name: text } })]],
  ])('in documents of the kind %s', async (kind, set) => {
    shop.run(...set(TEXT).map(fromText));
    shop.run(`SEARCH.CREATE items ON ${kind} PREFIX 1 item: SCHEMA ä.name TEXT`);
    await shop.indexed('items');
    const words = [
      'SEARCH.QUERY',
      'items',
      '{"ä.name":"desk"}',
      'HIGHLIGHT',
      'FIELDS',
      '1',
      'ä.name',
    ];
    for (const select of [[], ['SELECT', '1', 'ä.name']]) {
      const reply = await shop.session('default').execute([...words, ...select].map(fromText));
      expect(JSON.stringify(show(reply)).includes(MARKED)).toBe(true);
    }
  });
});

test('changes are indexed although there is always a search', async () => {
  const state = { isIndexed: false };
  const searching = Array.from({ length: 6 }, async () => {
    while (!state.isIndexed) expect(await begin(LONG).reply).toBeGreaterThanOrEqual(SIZE);
  });
  await turn();
  shop.run('HSET product:new name lamp price 0');
  expect(await shop.indexed()).toBe(1);
  state.isIndexed = true;
  expect(await begin(LONG).reply).toBe(SIZE + 1);
  await Promise.all(searching);
});

test.each([
  ['dropped', 'SEARCH.DROP products', SIZE],
  ['deleted with everything', 'FLUSHALL', SIZE],
  ['moved', 'RENAME products goods', SIZE],
])('a search goes on although its index is %s', async (_, command, count) => {
  const searches = Array.from({ length: 6 }, () => begin(LONG));
  await turn();
  shop.run(command);
  for (const { reply } of searches) expect(await reply).toBe(count);
});

test('a search that has to wait with its reply is ended with its database', async () => {
  const search = begin("SEARCH.QUERY products {'price':{'$gte':0}} LIMIT 3");
  const { gate } = shop.database;
  // A script that has begun meanwhile, and does not end.
  const script = { proceed: () => gate.suspend(script), abandon: vi.fn() };
  gate.suspend(script);
  for (let i = 0; i < 100; i++) await turn();
  expect(search.state.isOver).toBe(false);
  shop.database.abandonUnit(new RedisError('ERR The database is being closed'));
  expect(await search.reply).toBe('ERR The database is being closed');
  expect(script.abandon).toHaveBeenCalledOnce();
});

test('searches that wait for a change of their index go on although it is deleted with everything', async () => {
  const searches = [begin(LONG)];
  await turn();
  shop.run('HSET product:new name lamp price 0');
  // The index asks whether it may change, so that later searches wait until it has.
  await turn();
  await turn();
  searches.push(begin(LONG), begin(LONG));
  shop.run('FLUSHALL');
  for (const { reply } of searches) expect(await reply).toBe(SIZE);
});

test('an index that is moved while it waits for a search is brought up to date after it', async () => {
  const search = begin(LONG);
  await turn();
  shop.run('HSET product:new name lamp price 0');
  const client = shop.connect();
  const indexed = client.send('SEARCH.WAITINDEXING products');
  await turn();
  await turn();
  shop.run('RENAME products goods');
  expect(await search.reply).toBe(SIZE);
  expect(await indexed).toBe(1);
  expect(shop.run('SEARCH.COUNT goods {}')).toBe(SIZE + 1);
});

test('a search is refused while a thousand others wait', async () => {
  const searches = Array.from({ length: 1005 }, () => begin(LONG));
  const { reply } = searches.at(-1)!;
  expect(await reply).toBe('ERR too many searches wait for others of this database. Limit: 1000');
  shop.database.abandonUnit(new RedisError('ERR The database is being closed'));
  for (const each of searches.slice(0, -1)) {
    expect(await each.reply).toBe('ERR The database is being closed');
  }
});

test.each([
  ["EVAL return(redis.call('SEARCH.COUNT','products',ARGV[1])) 0", SIZE],
  ["EVAL return(#redis.call('SEARCH.QUERY','products',ARGV[1],'NOCONTENT')) 0", 10],
])(
  'of a script, a search is a part, which nobody sees the middle of: %s',
  async (script, expected) => {
    const [, , json] = LONG.split(' ');
    const words = script.split(' ');
    const session = shop.session('default');
    const reply = session.execute([...words, json!.replaceAll("'", '"')]);
    const later = shop.connect().send('GET product:none');
    expect(await Promise.race([reply, later])).toEqual(expected);
  },
);

test('the searches of a transaction may take as long as its commands together', async () => {
  shop = openToSearch({ slice: -1, mostWork: 20_000 });
  await fill();
  const [name, index, json] = LONG.split(' ').map((word) => word.replaceAll("'", '"'));
  const one = [name!, index!, json!];
  const replies = await shop.session('default').executeTransaction([one, one, one, one, one]);
  expect(replies).toHaveLength(5);
  expect((replies as unknown[])[0]).toBe(SIZE);
  expect((replies as unknown[]).at(-1)).toHaveProperty(
    'message',
    'ERR the command takes too long. Limit: 20000 values looked at',
  );
});
