import { expect, test } from 'vitest';
import {
  openTestDatabase,
  type PlainReply,
} from '../../../../../../testing/engines/redis/embedded/commands/commands.ts';

const { run } = openTestDatabase();

/** The flat map in a reply as an object, and those within. */
function mapOf(reply: PlainReply): Record<string, PlainReply> {
  const flat = reply as PlainReply[];
  const pairs = flat.flatMap((name, i) => (i % 2 === 0 ? [[name, flat[i + 1]]] : []));
  return Object.fromEntries(pairs) as Record<string, PlainReply>;
}

/** First key, last key and step of a command. */
function range(name: string): PlainReply[] | undefined {
  return (run(`COMMAND INFO ${name}`) as PlainReply[][])[0]?.slice(3, 6);
}

test('COMMAND describes the commands, each subcommand in its container', () => {
  const described = run('COMMAND') as PlainReply[][];
  const names = described.map(([name]) => name);
  expect(names).toContain('get');
  expect(names).toContain('config');
  expect(names).not.toContain('config|get');
  expect(run('COMMAND INFO')).toEqual(described);
  expect(run('COMMAND COUNT')).toBe(described.length);
});

test('COMMAND leaves out commands that are not supported', () => {
  expect(run('COMMAND INFO BLPOP')).toEqual([null]);
  expect(run('COMMAND DOCS BLPOP')).toEqual([]);
  expect(run('COMMAND LIST')).not.toContain('blpop');
  expect(run('COMMAND GETKEYS BLPOP a b 0')).toEqual(['a', 'b']);
});

test('COMMAND INFO of a container lists its subcommands', () => {
  const [container] = run('COMMAND INFO memory') as PlainReply[][];
  expect(container?.slice(0, 9)).toEqual(['memory', -2, [], 0, 0, 0, ['@slow'], [], []]);
  const subcommands = container?.[9] as PlainReply[][];
  expect(subcommands.map(([name]) => name)).toEqual([
    'memory|doctor',
    'memory|help',
    'memory|stats',
    'memory|usage',
  ]);
});

test('COMMAND returns the tips of Redis for cluster clients', () => {
  const [touch, get, scan] = run('COMMAND INFO touch get scan') as PlainReply[][];
  expect(touch?.[7]).toEqual(['request_policy:multi_shard', 'response_policy:agg_sum']);
  expect(get?.[7]).toEqual([]);
  expect(scan?.[7]).toEqual([
    'nondeterministic_output',
    'request_policy:special',
    'response_policy:special',
  ]);
});

test('the legacy key range joins adjacent key specifications', () => {
  expect(range('ping')).toEqual([0, 0, 0]);
  expect(range('get')).toEqual([1, 1, 1]);
  expect(range('mget')).toEqual([1, -1, 1]);
  expect(range('mset')).toEqual([1, -1, 2]);
  expect(range('rename')).toEqual([1, 2, 1]);
  expect(range('bitop')).toEqual([2, -1, 1]);
  expect(range('lmpop')).toEqual([0, 0, 0]);
});

test('COMMAND LIST has containers and subcommands, and accepts filters', () => {
  const all = run('COMMAND LIST') as string[];
  expect(all).toEqual(expect.arrayContaining(['get', 'config', 'config|get']));
  expect(run('COMMAND LIST FILTERBY PATTERN CONFIG|*')).toEqual([
    'config|get',
    'config|help',
    'config|resetstat',
    'config|set',
  ]);
  expect(run('COMMAND LIST FILTERBY ACLCAT HASH')).toContain('hget');
  expect(run('COMMAND LIST FILTERBY ACLCAT hash')).not.toContain('get');
  expect(run('COMMAND LIST FILTERBY MODULE json')).toEqual([]);
});

test('COMMAND DOCS returns the summary and the arguments of a command', () => {
  const [, docs] = run('COMMAND DOCS SET') as [string, PlainReply];
  const { arguments: list, ...facts } = mapOf(docs);
  expect(facts).toMatchObject({ since: '1.0.0', group: 'string' });
  const [key, value, ...options] = (list as PlainReply[]).map(mapOf);
  expect(key).toEqual({ name: 'key', type: 'key', display_text: 'key', key_spec_index: 0 });
  expect(value).toEqual({ name: 'value', type: 'string', display_text: 'value' });
  const get = options.find(({ name }) => name === 'get');
  expect(get).toMatchObject({ type: 'pure-token', token: 'GET', flags: ['optional'] });
  const expiration = options.find(({ name }) => name === 'expiration');
  expect(expiration).not.toHaveProperty('display_text');
  expect(
    ((expiration?.arguments ?? []) as PlainReply[]).map((each) => mapOf(each).token),
  ).toContain('PX');
});

test('COMMAND DOCS numbers keys by their key specification', () => {
  const [, docs] = run('COMMAND DOCS RENAME') as [string, PlainReply];
  const list = (mapOf(docs).arguments as PlainReply[]).map(mapOf);
  expect(list.map((each) => each.key_spec_index)).toEqual([0, 1]);
});

test('COMMAND DOCS names the replacement of a deprecated command', () => {
  const [, docs] = run('COMMAND DOCS GETSET') as [string, PlainReply];
  expect(mapOf(docs)).toMatchObject({ doc_flags: ['deprecated'], deprecated_since: '6.2.0' });
});

test('COMMAND DOCS of a container includes its subcommands', () => {
  const [name, docs] = run('COMMAND DOCS config') as [string, PlainReply];
  const { subcommands, ...facts } = mapOf(docs);
  expect(name).toBe('config');
  expect(facts).toEqual({
    summary: 'A container for CONFIG commands.',
    since: '2.0.0',
    group: 'server',
    complexity: 'Depends on subcommand.',
  });
  expect(Object.keys(mapOf(subcommands!))).toContain('config|get');
  expect((run('COMMAND DOCS') as PlainReply[]).length).toBe(2 * (run('COMMAND COUNT') as number));
});

test('the name of a subcommand is no command, though COMMAND INFO and ACL rules know it', () => {
  const { run } = openTestDatabase();
  for (const name of ['config|get', 'CONFIG|GET', 'object|encoding']) {
    expect(run(name, 'a', 'b')).toBe(
      `ERR unknown command '${name}', with args beginning with: 'a' 'b' `,
    );
  }
  expect(run('COMMAND INFO config|get')).toEqual([expect.arrayContaining(['config|get', -3])]);
  expect(run('COMMAND DOCS config|get')).toMatchObject(['config|get', expect.anything()]);
  expect(run('ACL SETUSER u on nopass +config|get')).toBe('OK');
  expect(run('ACL DRYRUN u CONFIG GET maxmemory')).toBe('OK');
});
