import * as fc from 'fast-check';

const twice = (letter: string) => fc.constantFrom(`${letter}1`, `${letter}2`);
const words = fc.array(fc.constantFrom('1', '2', '3', 'x', 'y'), { minLength: 1, maxLength: 3 });
const word = fc.constantFrom('1', '2', '3', 'x', 'y');
const field = fc.constantFrom('0', '1', '2');
const of = (...parts: fc.Arbitrary<string | string[]>[]): fc.Arbitrary<string[]> =>
  fc.tuple(...parts).map((words) => words.flat());
const named = (...names: string[]) => fc.constantFrom(...names);
const anyKey = fc.constantFrom(...'t1 t2 l1 l2 s1 s2 h1 h2 z1 z2 x1 x2 a1 a2 v1 v2'.split(' '));
const anyIndex = fc.constantFrom('0', '1', '2', '5000', '18446744073709551614');
const entryId = fc.constantFrom('1-1', '1-2', '2-*', '3-*', '4-1', '5-*', '*');

const vectorIndex = (key: string) => ['VECTOR.CREATE', key, 'DIM', '2', 'METRIC', 'COSINE'];

/** Creates a key with elements for several commands. */
export const largeKey = fc
  .tuple(anyKey, fc.integer({ min: 1, max: 200 }))
  .map(([key, count]): string[] => {
    const numbers = Array.from({ length: count }, (_, i) => String(i));
    if (key.startsWith('l')) return ['RPUSH', key, ...numbers];
    if (key.startsWith('s')) return ['SADD', key, ...numbers];
    if (key.startsWith('h')) return ['HSET', key, ...numbers.flatMap((n) => [n, n])];
    if (key.startsWith('z')) return ['ZADD', key, ...numbers.flatMap((n) => [n, `m${n}`])];
    if (key.startsWith('a')) return ['ARINSERT', key, ...numbers];
    if (key.startsWith('v')) return vectorIndex(key);
    return ['SET', key, String(count)];
  });
/** Commands for the type that the first letter of a key stands for, so that most have an effect. */
export const anyCommand = fc.oneof(
  { weight: 6, arbitrary: largeKey },
  of(named('SET', 'APPEND', 'SETNX'), twice('t'), word),
  of(named('LPUSH', 'RPUSH'), twice('l'), words),
  of(named('LPOP', 'RPOP'), twice('l')),
  of(named('SADD', 'SREM'), twice('s'), words),
  of(named('SPOP'), twice('s')),
  of(named('HSET', 'HINCRBY'), twice('h'), field, field),
  of(named('HDEL'), twice('h'), field),
  of(named('HPEXPIRE'), twice('h'), named('100'), fc.constant(['FIELDS', '1']), field),
  of(named('ZADD'), twice('z'), field, word),
  of(named('ZPOPMIN', 'ZPOPMAX'), twice('z')),
  of(named('PFADD'), twice('t'), words),
  of(named('PFMERGE'), twice('t'), twice('t')),
  of(named('GEOADD'), twice('z'), field, field, word),
  of(named('XADD'), twice('x'), entryId, field, word),
  of(named('XADD'), twice('x'), fc.constant(['MAXLEN', '~', '2']), entryId, field, word),
  of(named('XDEL'), twice('x'), named('1-1', '2-0', '3-0')),
  of(named('XTRIM'), twice('x'), named('MAXLEN'), named('0', '1', '3')),
  of(
    fc.constant(['XGROUP', 'CREATE']),
    twice('x'),
    named('g', 'h'),
    fc.constant(['0', 'MKSTREAM']),
  ),
  of(
    fc.constant(['XREADGROUP', 'GROUP']),
    named('g', 'h'),
    named('c', 'd'),
    fc.constant(['COUNT', '2', 'STREAMS']),
    twice('x'),
    named('>', '>', '0'),
  ),
  of(
    fc.constant(['XREADGROUP', 'GROUP']),
    named('g', 'h'),
    named('c', 'd'),
    fc.constant(['COUNT', '2', 'CLAIM', '0', 'STREAMS']),
    twice('x'),
    named('>'),
  ),
  of(
    named('XNACK'),
    twice('x'),
    named('g', 'h'),
    named('SILENT', 'FAIL', 'FATAL'),
    fc.constant(['IDS', '2', '1-1', '2-0', 'FORCE']),
  ),
  of(named('XADD'), twice('x'), named('IDMP'), field, field, fc.constant(['*', 'n', '1'])),
  of(named('XCFGSET'), twice('x'), named('IDMP-MAXSIZE'), named('1', '2')),
  of(named('XACK'), twice('x'), named('g', 'h'), named('1-1', '2-0', '3-0')),
  of(named('XAUTOCLAIM'), twice('x'), named('g', 'h'), named('c', 'd'), fc.constant(['0', '-'])),
  of(fc.constant(['XGROUP', 'DELCONSUMER']), twice('x'), named('g', 'h'), named('c', 'd')),
  of(named('ARSET'), twice('a'), anyIndex, words),
  of(named('ARINSERT'), twice('a'), words),
  of(named('ARRING'), twice('a'), named('2', '3', '5'), words),
  of(named('ARSEEK'), twice('a'), anyIndex),
  of(named('ARDEL', 'ARDELRANGE'), twice('a'), anyIndex, anyIndex),
  twice('v').map(vectorIndex),
  of(named('VECTOR.ADD'), twice('v'), word, fc.constant(['VALUES', '2']), field, field),
  of(named('VECTOR.DEL'), twice('v'), word),
  of(named('RPOPLPUSH'), twice('l'), twice('l')),
  of(named('SUNIONSTORE'), twice('s'), twice('s'), twice('s')),
  of(named('DEL', 'PERSIST'), anyKey),
  of(named('RENAME', 'COPY'), anyKey, anyKey),
  of(named('PEXPIRE'), anyKey, named('100', '1000')),
  of(named('FLUSHALL')),
);
