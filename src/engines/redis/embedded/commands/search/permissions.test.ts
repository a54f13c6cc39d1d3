import { expect, test } from 'vitest';
import { fromText } from '../../../bytes.ts';
import {
  openToSearch,
  PRODUCTS,
} from '../../../../../../testing/engines/redis/embedded/search/search.ts';

/** A user with rules, and what the user may do. */
function withUser(rules: string) {
  const opened = openToSearch();
  opened.run(`ACL SETUSER ann on +@all ${rules}`);
  const session = opened.session('ann');
  return {
    ...opened,
    asAnn: (...words: string[]) => {
      const reply = session.run((words.length === 1 ? words[0]!.split(' ') : words).map(fromText));
      return reply instanceof Error ? reply.message : reply;
    },
  };
}

const create = (...prefixes: string[]) =>
  `SEARCH.CREATE my:index ON HASH PREFIX ${prefixes.length} ${prefixes.join(' ')} SCHEMA name TEXT`;
const REFUSED =
  'NOPERM No permissions to read all keys that the index follows: a pattern of the user has to be the beginning of each prefix with `*`';

test.each([
  ['~my:*', ['my:'], 1],
  ['~my:*', ['my:products:'], 1],
  ['~my:* %R~product:*', ['product:', 'my:'], 1],
  ['~my:index %R~*', ['product:'], 1],
  ['~*', ['product:'], 1],
  ['~my:*', ['product:'], REFUSED],
  ['~my:*', ['my:', 'product:'], REFUSED],
  ['~my:* ~product:', ['product:'], REFUSED],
  ['~my:* ~product:?', ['product:'], REFUSED],
  ['~my:* ~product:1*', ['product:'], REFUSED],
  ['~my:* ~product:[a-b]*', ['product:a'], REFUSED],
  ['~my:* %W~product:*', ['product:'], REFUSED],
  ['~my:* (+get ~product:*)', ['product:'], REFUSED],
  ['~other:*', ['other:'], 'NOPERM No permissions to access a key'],
])('a user with %s makes an index over %s', (rules, prefixes, expected) => {
  const { asAnn } = withUser(rules);
  expect(asAnn(create(...prefixes))).toBe(expected);
});

test('an index over a stream needs the right to read that', () => {
  const { asAnn } = withUser('~my:*');
  const over = (stream: string) => `SEARCH.CREATE my:index ON STREAM ${stream} SCHEMA a TEXT`;
  expect(asAnn(over('events'))).toBe(REFUSED);
  expect(asAnn(over('my:events'))).toBe(1);
});

test('a dump makes no index over keys that the user may not read', () => {
  const { asAnn, run, dumped } = withUser('~my:*');
  run(PRODUCTS);
  const payload = dumped('products');
  expect(openToSearch().restore('copy', payload)).toMatchObject({ text: 'OK' });
  const restored = withUser('~my:*').session('ann').run(['RESTORE', 'my:copy', '0', payload]);
  expect(restored).toMatchObject({ message: REFUSED });
  expect(asAnn('EXISTS my:copy')).toBe(0);
});

test('who may read the key of an index sees its documents', async () => {
  const { asAnn, run, indexed } = withUser('~products');
  run('HSET product:1 name lamp price 5');
  run(PRODUCTS);
  run('SEARCH.CREATE hidden ON HASH PREFIX 1 product: SCHEMA name TEXT');
  await indexed();
  expect(asAnn('SEARCH.COUNT products {}')).toBe(1);
  expect(asAnn('SEARCH.QUERY products {} LIMIT 5 NOCONTENT')).toEqual([
    ['product:1', expect.any(String)],
  ]);
  expect(asAnn('GET product:1')).toMatch(/^NOPERM /);
  expect(asAnn('SEARCH.COUNT hidden {}')).toMatch(/^NOPERM /);
});

test('an alias leads no further than its maker may read', () => {
  const { asAnn, run } = withUser('~my:*');
  run(PRODUCTS);
  expect(asAnn('SEARCH.ALIASADD my:alias products')).toMatch(/^NOPERM /);
  expect(asAnn('SEARCH.ALIASADD products my:index')).toMatch(/^NOPERM /);
  expect(asAnn('SEARCH.ALIASADD my:alias my:index')).toBe(1);
});

test('the commands are a category', () => {
  const { asAnn, run } = withUser('~* -@search');
  run(PRODUCTS);
  expect(asAnn('SEARCH.COUNT products {}')).toBe(
    "NOPERM this user has no permissions to run the 'search.count' command or its subcommand",
  );
});
