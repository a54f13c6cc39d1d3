import * as fc from 'fast-check';

/**
 * Scripts of randomly combined parts: errors are compared as well as results. No script loops forever or uses anything
 * in which two servers may differ, such as the address of a table.
 */

const VARIABLES = ['a', 'b', 'c', 'd'];
const variable = fc.constantFrom(...VARIABLES);

const number = fc.constantFrom(
  ...'0 1 2 3 -1 7 10 255 256 1.5 -2.5 1e3 1e15 1e16 123456789012345 2^31 2^32 2^53'.split(' '),
);
const smallNumber = fc.constantFrom('0', '1', '-1', '3', '255', '2^32');
const text = fc.constantFrom(
  "''",
  "'a'",
  "'abc'",
  "'10'",
  "' 7 '",
  "'0x10'",
  "'1e2'",
  "'a b,c'",
  "'3.0'",
  "'-0'",
  ...[
    "'\\0\\255'",
    "'\u00c3\u00a9'",
    "'%d'",
    "'key'",
    "'%s=%q'",
    "'a\\nb'",
    '\'{"x":[1,2.5,null]}\'',
  ],
);
const literal = fc.oneof(
  { weight: 3, arbitrary: number },
  { weight: 3, arbitrary: text },
  fc.constantFrom('nil', 'true', 'false', '{}'),
);

const PATTERNS = fc.constantFrom(
  ...["'%a+'", "'%d'", "'(.)(.)'", "'^%s*(.-)%s*$'", "'[^,]*'", "'.'", "''", "'%f[%w]%w+'", "'()'"],
  ...["'b'", "'%'", "'[a'", "'(a'", "'%b()'", "'a*?'", "'(%w+) (%w+)'", "'%1'"],
);
const FORMATS = fc.constantFrom(
  "'%d'",
  "'%5.2f'",
  "'%s'",
  "'%q'",
  "'%x'",
  "'%c'",
  "'%g'",
  "'%e'",
  "'%i|%o'",
  "'%-5s|'",
  "'%05d'",
  "'%+d'",
  "'%.3s'",
  "'%%'",
  "'%u'",
  "'%y'",
  "'%'",
  "'%.14g'",
  "'%10.3s|'",
);

const UNARY = ['#', '-', 'not '];
const BINARY = ['+', '-', '*', '/', '%', '^', '..', '==', '~=', '<', '<=', 'and', 'or'];
const FUNCTIONS = [
  'tostring',
  'tonumber',
  'type',
  'math.floor',
  'math.ceil',
  'math.abs',
  'math.sqrt',
  'string.len',
  'string.upper',
  'string.lower',
  'string.reverse',
  'string.byte',
  'table.concat',
  'cjson.encode',
  'cjson.decode',
  'cmsgpack.pack',
  'cmsgpack.unpack',
  'bit.bnot',
  'bit.tohex',
  'bit.tobit',
  'bit.bswap',
  'redis.error_reply',
  'redis.status_reply',
  'unpack',
  '#',
  'rawlen',
  'table.maxn',
  'table.getn',
  'math.exp',
  'math.frexp',
  'math.modf',
];
const FUNCTIONS_OF_TWO = [
  'string.rep',
  'string.sub',
  'math.max',
  'math.min',
  'tonumber',
  'bit.band',
  'bit.bor',
  'bit.bxor',
  'bit.lshift',
  'bit.rshift',
  'bit.arshift',
  'bit.rol',
  'string.format',
  'table.concat',
  'rawequal',
  'string.byte',
  'cmsgpack.pack',
  'struct.size',
  'string.find',
  'string.match',
  'assert',
];
/** With arguments of more than 32 bits, these differ or produce very long results. */
const BOUNDED = new Set(['string.rep', 'string.sub', 'string.byte']);
const STRUCTS = fc.constantFrom(
  "'>I2'",
  "'<i4'",
  "'b'",
  "'s'",
  "'>d'",
  "'f'",
  "'Bc0'",
  "'c3'",
  "'>I8'",
  "'H'",
  "'!4bi'",
  "'z'",
);

/** Functions that are called only with arguments that limit their results. */
const wordOfKey = fc.constantFrom("'s'", "'l'", "'h'", "'t'", "'z'", "'none'", "'x'");
const of = (...words: fc.Arbitrary<string>[]) => fc.tuple(...words).map((all) => all.join(','));
const anyCall = (any: fc.Arbitrary<string>) => {
  // Redis 7.2 converts numbers with fewer digits than 7.0; only numbers with a fraction differ.
  const value = fc.oneof(
    smallNumber,
    any.map((of) => `str(${of})`),
  );
  return fc.oneof(
    of(fc.constantFrom("'get'", "'strlen'", "'incr'", "'ttl'", "'type'", "'del'"), wordOfKey),
    of(
      fc.constantFrom("'llen'", "'lpop'", "'hgetall'", "'hkeys'", "'zcard'", "'scard'"),
      wordOfKey,
    ),
    of(
      fc.constantFrom("'set'", "'append'", "'rpush'", "'sismember'", "'zscore'"),
      wordOfKey,
      value,
    ),
    of(
      fc.constantFrom("'hget'", "'incrby'", "'incrbyfloat'", "'zrank'", "'getset'"),
      wordOfKey,
      value,
    ),
    of(
      fc.constantFrom("'hset'", "'zadd'", "'lrange'", "'zrange'", "'setrange'"),
      wordOfKey,
      value,
      value,
    ),
    of(fc.constant("'zrange'"), wordOfKey, fc.constant("0,-1,'withscores'")),
    of(fc.constant("'lrange'"), wordOfKey, fc.constant('0,-1')),
    of(fc.constant("'xadd'"), wordOfKey, fc.constant("'1-1','f'"), value),
    of(fc.constant("'mget','s','none'"), wordOfKey),
    of(value),
    of(fc.constantFrom("'echo'", "'ping'", "'exists'"), value, value),
  );
};

const expression = fc.letrec<{ value: string; table: string }>((tie) => {
  const value = tie('value');
  return {
    value: fc.oneof(
      { maxDepth: 4, depthSize: 'medium' },
      { weight: 3, arbitrary: literal },
      { weight: 3, arbitrary: variable },
      tie('table'),
      fc.tuple(fc.constantFrom(...UNARY), value).map(([sign, of]) => `(${sign}(${of}))`),
      fc.tuple(value, fc.constantFrom(...BINARY), value).map(([x, by, y]) => `(${x} ${by} ${y})`),
      fc.tuple(fc.constantFrom(...FUNCTIONS), value).map(([name, of]) => `${name}(${of})`),
      fc
        .tuple(fc.constantFrom(...FUNCTIONS_OF_TWO), value, value)
        .map(([name, x, y]) => `${name}(${x}, ${BOUNDED.has(name) ? `(${y}) % 50` : `(${y})`})`),
      fc.tuple(FORMATS, value, value).map(([format, x, y]) => `string.format(${format},${x},${y})`),
      fc
        .tuple(fc.constantFrom('find', 'match', 'gsub'), value, PATTERNS, value)
        .map(([name, of, pattern, by]) => `string.${name}(${of}, ${pattern}, (${by}))`),
      fc.tuple(STRUCTS, value, value).map(([form, x, y]) => `struct.pack(${form},${x},${y})`),
      fc.tuple(STRUCTS, value).map(([form, of]) => `{struct.unpack(${form}, (${of}))}`),
      fc.tuple(value, value).map(([of, at]) => `(${of})[${at}]`),
      fc
        .tuple(variable, fc.constantFrom('x', 'ok', 'err', '1'))
        .map(([of, at]) => `${of}['${at}']`),
      value.map((of) => `{pcall(function() return ${of} end)}`),
      value.map((of) => `cjson.decode(cjson.encode(${of}))`),
      value.map((of) => `{cmsgpack.unpack(cmsgpack.pack(${of}))}`),
      anyCall(value).map((words) => `redis.call(${words})`),
      anyCall(value).map((words) => `redis.pcall(${words})`),
      anyCall(value).map((words) => `{pcall(redis.call, ${words})}`),
    ),
    table: fc.oneof(
      fc.array(value, { maxLength: 4 }).map((values) => `{${values.join(', ')}}`),
      fc.tuple(value, value).map(([x, y]) => `{x = ${x}, [2] = ${y}}`),
      value.map((of) => `{err = ${of}}`),
      value.map((of) => `{ok = ${of}}`),
    ),
  };
}).value;

const statement = fc.letrec<{ block: string; one: string }>((tie) => ({
  block: fc.array(tie('one'), { maxLength: 3 }).map((lines) => lines.join(' ')),
  one: fc.oneof(
    { maxDepth: 2 },
    { weight: 4, arbitrary: fc.tuple(variable, expression).map(([to, of]) => `${to} = ${of}`) },
    fc
      .tuple(variable, expression, expression)
      .map(([of, at, to]) => `if type(${of}) == 'table' then ${of}[${at}] = type(${to}) end`),
    fc
      .tuple(expression, tie('block'), tie('block'))
      .map(([when, then, otherwise]) => `if ${when} then ${then} else ${otherwise} end`),
    fc.tuple(variable, tie('block')).map(([to, body]) => `for i = 1, 3 do ${to} = i ${body} end`),
    fc
      .tuple(variable, expression)
      .map(([to, of]) => `for k, v in ipairs(${of}) do ${to} = {k, v} end`),
    fc
      .tuple(variable, expression)
      .map(
        ([of, value]) =>
          `if type(${of}) == 'table' then table.insert(${of}, tostring(${value})) end`,
      ),
    fc
      .tuple(variable, expression)
      .map(
        ([to, of]) => `${to} = {pcall(function(...) ${to} = ${of} return ... end, 1, nil, 'x')}`,
      ),
    expression.map((of) => `error({err = tostring(${of})})`),
    expression.map((of) => `error(tostring(${of}))`),
    anyCall(expression).map((words) => `redis.pcall(${words})`),
  ),
})).block;

/** Continues with the error of a part as its value, because otherwise most scripts would end at their first line. */
const GUARD = [
  'local function try(f) local ok, value = pcall(f) return value end',
  "local function str(v) return type(v) == 'number' and tostring(v) or v end",
].join(' ');
const tried = expression.map((of) => `try(function() return ${of} end)`);

/** A script, and its result: the four values that it has worked with. */
export const anyScript = fc
  .tuple(fc.array(tried, { minLength: 4, maxLength: 4 }), statement, tried)
  .map(([[a, b, c, d], body, last]) =>
    [
      `${GUARD} local a = ${a} local b = ${b} local c, d = ${c}, ${d}`,
      `local e = try(function() ${body} end)`,
      `return {a, b, c, d, tostring(type(a)), e, ${last}}`,
    ].join(' '),
  );
