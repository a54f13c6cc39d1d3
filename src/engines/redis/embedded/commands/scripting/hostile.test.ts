import { describe, expect, test } from 'vitest';
import { Database } from '../../database.ts';
import { openTestDatabase } from '../../../../../../testing/engines/redis/embedded/commands/commands.ts';

const { run } = openTestDatabase();
const evaluate = (lua: string) => run('EVAL', lua, '0');

describe('scripts that ask for too much are refused, and the next one runs', () => {
  test.each([
    ["return #string.rep('x', 2^31)", 'not enough memory'],
    ["return #string.rep('abc', 1e9)", 'not enough memory'],
    ["return table.concat({1,2}, string.rep('x', 1e8))", 'not enough memory'],
    ["return redis.call('set', string.rep('k', 1e8), 1)", 'not enough memory'],
    ["local s = 'x' while true do s = s .. s end", 'not enough memory'],
    ["return string.format('%1000000d', 1)", 'invalid format (width or precision too long)'],
    ["return string.find('x', string.rep('(', 40))", 'too many captures'],
    ["return string.find(string.rep('a', 3e5), string.rep('a?', 3e5))", 'pattern too complex'],
    ['local function f() return 1 + f() end return f()', 'stack overflow'],
    ['local function f() return coroutine.wrap(f)() end return f()', 'C stack overflow'],
    ['return unpack({}, 1, 1e9)', 'too many results to unpack'],
    ["return string.byte(string.rep('x', 1e6), 1, -1)", 'string slice too long'],
    ['local t = {} t[1] = t return t', 'reached lua stack limit'],
    ['local t = {} for i = 1, 1e5 do t = {t} end return t', 'reached lua stack limit'],
    ['local t = {} t[1] = t return cjson.encode(t)', 'excessive nesting (1001)'],
    ["return cjson.decode(string.rep('[', 1e5))", 'too many nested data structures (1001)'],
    ["return cmsgpack.unpack(string.rep('\\145', 1e5))", 'Bad data format in input'],
    ["return cmsgpack.unpack('\\221\\255\\255\\255\\255')", 'Missing bytes in input'],
    ["return struct.pack('i99999999', 1)", 'larger than limit of 32'],
    [
      'local t = setmetatable({}, {__index = function(t, k) return t[k] end}) return t.x',
      'overflow',
    ],
    ['error(setmetatable({}, {__tostring = function() error(1) end}))', 'unknown error'],
  ])('%s', (lua, problem) => {
    expect(evaluate(lua)).toContain(problem);
    expect(evaluate('return 1')).toBe(1);
  });

  test('a packed table that contains itself ends in nil at the depth of Redis', () => {
    expect(evaluate('local t = {} t[1] = t return #cmsgpack.pack(t)')).toBe(17);
  });
});

test('a script that has changed so much that its log entries fill the memory may only read', () => {
  const { database, run } = openTestDatabase();
  database.journal = { ...database.journal, append: () => {} };
  const refused = expect.stringMatching(/^ERR the script has changed too much/);
  const large = 'x'.repeat(2 ** 20);
  const end = database.beginUnit();
  for (let i = 0; i < 256; i++) database.log([['SET', 'k', large]]);
  expect(run('EVAL', "return redis.call('set', 'a', 1)", '0')).toEqual(refused);
  expect(run('EVAL', "return redis.call('get', 'a')", '0')).toBe(null);
  end();
  expect(run('EVAL', "return redis.call('set', 'a', 1)", '0')).toBe('OK');
});

test('a database in memory keeps no log entries of a script', () => {
  const database = new Database();
  const end = database.beginUnit();
  for (let i = 0; i < 300; i++) database.log([['SET', 'k', 'x'.repeat(2 ** 20)]]);
  expect(database.hasLargeUnit).toBe(false);
  end();
});

describe('what scripts share is read-only', () => {
  test.each([
    "getmetatable('').__index = nil",
    "getmetatable('').__index.upper = nil",
    'string.upper = nil',
    '_G.x = 1',
    'x = 1',
    "rawset(_G, 'x', 1)",
    "rawset(string, 'upper', nil)",
    'setmetatable(_G, {})',
    'setmetatable(string, {})',
    'getmetatable(_G).__newindex = nil',
    'redis.call = nil',
    'cjson.encode = nil',
    'table.insert(string, 1)',
  ])('%s', (lua) => {
    const before = evaluate("return ('a'):upper()");
    expect(evaluate(lua)).toContain('Attempt to modify a readonly table');
    expect(evaluate("return ('a'):upper()")).toBe(before);
  });

  test('the sandbox has no other functions', () => {
    const names = ['io', 'debug', 'package', 'require', 'dofile', 'newproxy', 'setfenv', 'getfenv'];
    const lua = `local found = {} for _, name in ipairs(ARGV) do
      found[#found + 1] = tostring(rawget(_G, name)) end return found`;
    expect(run('EVAL', lua, '0', ...names)).toEqual(names.map(() => 'nil'));
    expect(evaluate('return string.dump')).toBe(null);
    expect(evaluate("return {loadstring('\\27Lua')}")).toEqual([]);
    expect(evaluate("collectgarbage('stop') return collectgarbage('count') > 0")).toBe(1);
  });
});
