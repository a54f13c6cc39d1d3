import { expect, test } from 'vitest';
import { DatabaseConfig } from './config.ts';

test('a parameter is set as text and read as a number or a word', () => {
  const config = new DatabaseConfig();
  expect(config.set('maxmemory', '1mb')).toBe(undefined);
  expect(config.get('maxmemory')).toBe('1048576');
  expect(config.maxMemory).toBe(1048576);
  expect(config.set('MAXMEMORY-POLICY', 'AllKeys-LRU')).toBe(undefined);
  expect(config.maxMemoryPolicy).toBe('allkeys-lru');
  expect(config.get('nonsense')).toBe(undefined);
});

test.each([
  ['maxmemory', '-1', 'argument must be a memory value'],
  ['maxmemory', '1.5k', 'argument must be a memory value'],
  ['maxmemory', '9'.repeat(1000), 'argument must be a memory value'],
  ['maxmemory-samples', '0', 'argument must be between 1 and 64 inclusive'],
  ['maxmemory-samples', '05', "argument couldn't be parsed into an integer"],
  ['appendfsync', 'often', 'argument(s) must be one of the following: everysec, always, no'],
  ['notify-keyspace-events', 'Q', "Invalid event class character. Use 'Ag$lshzxeKEtmdn'."],
  ['databases', '2', "can't set immutable config"],
  [
    'client-output-buffer-limit',
    'pubsub 1 2',
    'Wrong number of arguments in buffer limit configuration.',
  ],
  [
    'client-output-buffer-limit',
    'master 1 1 1',
    'Invalid client class specified in buffer limit configuration.',
  ],
  [
    'client-output-buffer-limit',
    'normal 1 x 1',
    'Error in hard, soft or soft_seconds setting in buffer limit configuration.',
  ],
])('%s %s is refused', (name, value, reason) => {
  const config = new DatabaseConfig();
  const before = config.get(name);
  expect(config.set(name, value)?.message).toBe(
    `ERR CONFIG SET failed (possibly related to argument '${name}') - ${reason}`,
  );
  expect(config.get(name)).toBe(before);
});

test('output limits are set for some classes, and the others do not change', () => {
  const config = new DatabaseConfig();
  const name = 'client-output-buffer-limit';
  expect(config.set(name, 'pubsub 1mb 512kb 10 Replica 0 0 0')).toBe(undefined);
  expect(config.get(name)).toBe('normal 0 0 0 slave 0 0 0 pubsub 1048576 524288 10');
  expect(config.outputLimits.pubsub).toEqual({
    hardBytes: 1_048_576,
    softBytes: 524_288,
    softMs: 10_000,
  });
});

test('several parameters are set together or not at all', () => {
  const config = new DatabaseConfig();
  const changed: string[] = [];
  config.onChange((name) => changed.push(name));
  const failure = config.setAll([
    ['maxmemory', '5'],
    ['maxmemory-samples', '0'],
  ]);
  expect(failure?.message).toContain("'maxmemory-samples'");
  expect(config.maxMemory).toBe(0);
  expect(changed).toEqual([]);

  expect(config.setAll([['foo', '1']])?.message).toBe(
    "ERR Unknown option or number of arguments for CONFIG SET - 'foo'",
  );
  expect(
    config.setAll([
      ['maxmemory', '1'],
      ['MaxMemory', '2'],
    ])?.message,
  ).toContain('duplicate parameter');

  config.setAll([
    ['maxmemory', '5'],
    ['maxmemory-samples', '5'],
  ]);
  expect(changed).toEqual(['maxmemory']);
});

test('the classes of keyspace events are returned in Redis’s order', () => {
  const config = new DatabaseConfig();
  config.set('notify-keyspace-events', 'Eg$nmlshdK');
  expect(config.get('notify-keyspace-events')).toBe('g$lshdnKEm');
  config.set('notify-keyspace-events', 'KEA');
  expect(config.get('notify-keyspace-events')).toBe('AKE');
  expect(config.notifyKeyspaceEvents.has('z')).toBe(true);
  expect(config.notifyKeyspaceEvents.has('n')).toBe(false);
  config.set('notify-keyspace-events', '');
  expect(config.notifyKeyspaceEvents.size).toBe(0);
});

test('a database can start with given settings, immutable parameters included', () => {
  const config = new DatabaseConfig({ appendonly: 'yes', maxmemory: '1kb' });
  expect(config.get('appendonly')).toBe('yes');
  expect(config.maxMemory).toBe(1024);
  expect(() => new DatabaseConfig({ maxmemory: 'lots' })).toThrow('memory value');
});

test('parameters have the older names that Redis still knows', () => {
  const config = new DatabaseConfig();
  expect(config.set('hash-max-ziplist-entries', '3')).toBeUndefined();
  expect(config.get('hash-max-listpack-entries')).toBe('3');
  expect(config.get('HASH-MAX-ZIPLIST-ENTRIES')).toBe('3');
  expect(config.names()).toContain('zset-max-ziplist-value');
  expect(config.set('hash-max-ziplist-entries', 'x')?.message).toContain(
    "(possibly related to argument 'hash-max-ziplist-entries')",
  );
});

test.each([
  ['timeout', '100'],
  ['latency-monitor-threshold', '10'],
  ['lua-time-limit', '1000'],
  ['save', ''],
  ['appendonly', 'no'],
  ['lazyfree-lazy-user-del', 'yes'],
  ['hz', '50'],
])('%s can be set to %s, as test suites and tools do', (name, value) => {
  const config = new DatabaseConfig();
  expect(config.set(name, value)).toBeUndefined();
  expect(config.get(name)).toBe(value);
});

test('compact encodings end at a size that takes little time, however much is set', () => {
  const config = new DatabaseConfig();
  config.set('set-max-intset-entries', '2000000000');
  config.set('stream-node-max-entries', '0');
  config.set('stream-node-max-bytes', '0');
  expect(config.get('set-max-intset-entries')).toBe('2000000000');
  expect(config.encodingLimits).toMatchObject({
    setIntegers: 10_000,
    nodeEntries: 10_000,
    nodeBytes: 65_536,
  });
});
