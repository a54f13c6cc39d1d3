import { describe, expect, test } from 'vitest';
import { allOf, type Steps } from '../../steps.ts';
import type { JsonArray } from '../../values/json/json-value.ts';
import { JsonDocument } from '../../values/json/document.ts';
import { openTestDatabase } from '../../../../../../testing/engines/redis/embedded/commands/commands.ts';

const nested = (levels: number, inner: string) =>
  '{"a":'.repeat(levels) + inner + '}'.repeat(levels);

function withDocument(text: string, mostWork?: number) {
  const database = openTestDatabase(mostWork);
  expect(database.run('JSON.SET', 'doc', '$', text)).toBe('OK');
  return database;
}

/** A document of 512 levels, which takes several commands: one value has 127 at most. */
function deepest() {
  const database = openTestDatabase();
  for (let depth = 0; depth < 504; depth += 126) {
    database.run('JSON.SET', 'doc', `$${'.a'.repeat(depth)}`, nested(126, '{}'));
  }
  expect(database.run('JSON.SET', 'doc', `$${'.a'.repeat(505)}`, nested(6, '{}'))).toBe('OK');
  return database;
}

describe('paths with too many results are refused', () => {
  const OBJECTS = `[${Array(10_000).fill('{"b":1}').join(',')}]`;

  test.each([
    ['every step at any depth', nested(100, '1'), '$..*..*..*..*..*'],
    ['many selectors', OBJECTS, `$[*][${Array(2000).fill('"x"').join(',')}]`],
    ['a large member many times', `{"a":${OBJECTS}}`, `$[${Array(10_000).fill('"a"').join(',')}]`],
    ['many empty slices', OBJECTS, `$[*][${Array(2000).fill('0:0').join(',')}]`],
    ['many questions about numbers', OBJECTS, `$[?${Array(2000).fill('1>2').join('||')}]`],
    ['many questions about texts', OBJECTS, `$[?${Array(2000).fill('"b"=="a"').join('||')}]`],
    [
      'many elements at each of many depths',
      nested(100, `[${Array(20_000).fill(1).join(',')}]`),
      '$..a..b',
    ],
    ['the whole document for each value', OBJECTS, '$[?@!=$[?$==$]]'],
  ])('%s', (_name, text, path) => {
    const reply = withDocument(text, 400_000).run('JSON.GET', 'doc', path);
    expect(reply).toMatch(/^ERR (the command takes too long|Error occurred)/);
  });

  test('a large value is not read many times by one command', () => {
    const { run } = withDocument(`{"a":${OBJECTS}}`, 400_000);
    const paths = Array.from({ length: 200 }, (_, i) => `$[${' '.repeat(i)}"a"]`);
    const tooLong = /^ERR the command takes too long/;
    expect(run('JSON.GET', 'doc', ...paths)).toMatch(tooLong);
    expect(run('JSON.MGET', ...Array<string>(200).fill('doc'), '.a')).toMatch(tooLong);
    expect(run('JSON.MGET', 'doc', 'doc', '$.a')).toHaveLength(2);
  });

  test('a legacy path that needs only its first result is not refused', () => {
    const { run } = withDocument(OBJECTS);
    expect(run('JSON.GET', 'doc', '..b')).toBe('1');
  });
});

describe('deep documents', () => {
  test('have at most 512 levels, whichever command makes them deeper', () => {
    const { run } = deepest();
    const bottom = `$${'.a'.repeat(511)}`;
    expect(run('JSON.SET', 'doc', `${bottom}.a`, '{}')).toBe('ERR recursion limit exceeded');
    expect(run('JSON.MERGE', 'doc', bottom, '{"a":[]}')).toBe('ERR recursion limit exceeded');
    expect(run('JSON.MSET', 'doc', `${bottom}.a`, '[]')).toBe('ERR recursion limit exceeded');
    expect(run('JSON.SET', 'doc', `${bottom}.a`, '1')).toBe('OK');
    expect(run('JSON.SET', 'doc', bottom, '[]')).toBe('OK');
    expect(run('JSON.ARRAPPEND', 'doc', bottom, '[]')).toBe('ERR recursion limit exceeded');
    expect(run('JSON.ARRAPPEND', 'doc', bottom, '1')).toEqual([1]);
  });

  test('can be read, copied and emptied', () => {
    const { run, database } = deepest();
    expect(run('JSON.GET', 'doc')).toBe(nested(511, '{}'));
    expect((run('JSON.TYPE', 'doc', '$..*') as string[]).length).toBe(511);
    expect(run('COPY', 'doc', 'copy')).toBe(1);
    const { value } = database.keyspace.read('doc')!;
    expect(allOf((value as JsonDocument).cloneInSteps()).bytes).toBe((value as JsonDocument).bytes);
    expect(run('JSON.RESP', 'doc')).toEqual(expect.arrayContaining(['{', 'a']));
    expect(run('JSON.DEL', 'doc', '$..a')).toBe(1);
    expect(run('JSON.GET', 'doc')).toBe('{}');
  });

  test('can be traversed by a filter, but not again at each of their levels', () => {
    const { run } = deepest();
    expect(run('JSON.GET', 'doc', '$..[?@.b]')).toBe('[]');
    expect(run('JSON.GET', 'doc', `$${'[?@]'.repeat(511)}`)).toBe('[{}]');
    let path = '$..[?@.b]';
    for (let i = 0; i < 50; i++) path = `$..[?${path}]`;
    expect(run('JSON.GET', 'doc', path)).toMatch(/^ERR the path goes too deep on this document/);
  });
});

describe('a command that fails changes nothing', () => {
  test('if a path leads to a number twice, which overflows the second time', () => {
    const { run, logged } = withDocument('{"a":0,"b":1}');
    logged.length = 0;
    const command = ['JSON.NUMINCRBY', 'doc', "$['b','a','a']", '9223372036854775000'];
    expect(run(...command)).toBe('ERR numeric overflow');
    expect(run('JSON.GET', 'doc')).toBe('{"a":0,"b":1}');
    expect(logged).toEqual([]);
    expect(run('JSON.NUMINCRBY', 'doc', "$['a','a']", '1')).toBe('[1,2]');
  });

  test('if JSON.MSET has an invalid value, path, type or depth', () => {
    const { run, logged } = withDocument('{"a":1}');
    run('SET', 'text', 'x');
    logged.length = 0;
    for (const wrong of [
      ['doc', '$.a', '{'],
      ['doc', '$.a[', '1'],
      ['doc', '$.b.c', '1'],
      ['text', '$', '1'],
      ['new', '$.a', '1'],
      ['doc', '$', '['.repeat(128) + ']'.repeat(128)],
    ]) {
      expect(run('JSON.MSET', 'doc', '$.a', '2', 'other', '$', '1', ...wrong)).toMatch(/^[A-Z]+ /);
    }
    expect(run('JSON.GET', 'doc')).toBe('{"a":1}');
    expect(run('EXISTS', 'other')).toBe(0);
    expect(logged).toEqual([]);
  });
});

describe('with large arguments', () => {
  test('an array takes as many values as a command can have', () => {
    const document = new JsonDocument([1, 2]);
    const values = Array.from({ length: 200_000 }, (_, i) => i);
    const spliced = document.splice(document.root as number[], 1, 0, values);
    expect(allOf(spliced as Steps<JsonArray>)).toEqual([]);
    expect(document.root).toHaveLength(200_002);
    expect((document.root as number[]).slice(-2)).toEqual([199_999, 2]);
  });

  test('a path that is given many times is read once', () => {
    const { run } = withDocument('{"a":1}');
    const path = `$${'.a'.repeat(200_000)}`;
    const begun = process.cpuUsage();
    expect(run('JSON.GET', 'doc', ...Array<string>(1000).fill(path))).toBe(`{"${path}":[]}`);
    expect(process.cpuUsage(begun).user / 1000).toBeLessThan(5000);
    expect(run('JSON.GET', 'doc', '$.a', '$.a')).toBe('{"$.a":[1]}');
    expect(run('JSON.GET', 'doc', 'a', 'a')).toBe('{"a":1}');
  });

  test('different paths are refused that are longer together than a single one may be', () => {
    const { run } = withDocument('{"a":1}');
    const paths = ['b', 'c', 'd'].map((name) => `$${'.a'.repeat(200_000)}.${name}`);
    const tooLong = 'ERR the paths are too long together. Limit: 1048576 bytes';
    expect(run('JSON.GET', 'doc', ...paths)).toBe(tooLong);
    expect(run('JSON.GET', 'doc', ...paths.slice(1))).toMatch(/:\[\]\}$/);
    expect(run('JSON.MSET', ...paths.flatMap((path) => ['doc', path, '2']))).toBe(tooLong);
    expect(run('JSON.GET', 'doc')).toBe('{"a":1}');
  });

  test('a number with a million digits is rounded, or refused if it is too large', () => {
    const { run } = withDocument('[]');
    const digits = '1'.repeat(1_000_000);
    expect(run('JSON.SET', 'doc', '$', digits)).toMatch(/^ERR number out of range at line 1/);
    expect(run('JSON.SET', 'doc', '$', `0.${digits}`)).toBe('OK');
    expect(run('JSON.GET', 'doc')).toBe('0.1111111111111111');
    expect(run('JSON.GET', 'doc', `$[?@==${digits}]`)).toMatch(/^ERR Error occurred on position/);
  });

  test('a pattern that expands to an excessive size matches nothing', () => {
    const { run } = withDocument(`["${'a'.repeat(50_000)}"]`);
    const get = (pattern: string) => run('JSON.GET', 'doc', `$[?@=~"${pattern}"]`);
    expect(get('((((a{30}){30}){30}){30})')).toBe('[]');
    expect(get('(((((a{1,10}){1,10}){1,10}){1,10}){1,10})')).toBe('[]');
    expect(get('^(a+)+$')).toMatch(/^\["a+"\]$/);
    expect(get('^(a+)+b$')).toBe('[]');
  });
});
