import { expect, test } from 'vitest';
import { Database, EMPTY_DATABASE_BYTES } from '../../database.ts';
import { EmbeddedSession } from '../../session.ts';
import { openTestDatabase } from '../../../../../../testing/engines/redis/embedded/commands/commands.ts';

/** The fields of INFO by name, with the headings under `#`. */
function fieldsOf(info: unknown): Record<string, string> {
  const lines = String(info).split('\r\n').filter(Boolean);
  const pairs = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return colon < 0 ? ['#', line] : [line.slice(0, colon), line.slice(colon + 1)];
  });
  return Object.fromEntries(pairs);
}

function headings(info: unknown): string[] {
  return String(info).match(/^# \w+/gm) ?? [];
}

test('INFO has all sections, or the requested ones, in their order', () => {
  const { run } = openTestDatabase();
  const all = ['Server', 'Clients', 'Memory', 'Persistence', 'Stats', 'Replication', 'CPU'];
  const last = ['Errorstats', 'Cluster', 'Keyspace'];
  const byDefault = [...all, ...last].map((title) => `# ${title}`);
  const everything = [...all, 'Commandstats', ...last].map((title) => `# ${title}`);
  expect(headings(run('INFO'))).toEqual(byDefault);
  expect(headings(run('INFO cpu default'))).toEqual(byDefault);
  expect(headings(run('INFO commandstats default'))).toEqual(everything);
  expect(headings(run('INFO everything'))).toEqual(everything);
  expect(headings(run('INFO cpu all'))).toEqual(everything);
  expect(headings(run('INFO stats nonsense SERVER stats'))).toEqual(['# Server', '# Stats']);
  expect(run('INFO nonsense')).toBe('');
  expect(run('INFO cluster replication')).toBe(
    '# Replication\r\nrole:master\r\nconnected_slaves:0\r\nmaster_repl_offset:0\r\n\r\n# Cluster\r\ncluster_enabled:0\r\n',
  );
});

test('INFO counts the calls of each command, and their outcomes', () => {
  const { run } = openTestDatabase();
  run('SET a 1');
  run('set a 2');
  run('LPUSH a 1');
  run('GET a b');
  run('CONFIG SET nonsense 1');
  run('NONSENSE');
  expect(run('INFO commandstats')).toBe(
    [
      '# Commandstats',
      'cmdstat_set:calls=2,usec=0,usec_per_call=0.00,rejected_calls=0,failed_calls=0',
      'cmdstat_lpush:calls=1,usec=0,usec_per_call=0.00,rejected_calls=0,failed_calls=1',
      'cmdstat_get:calls=0,usec=0,usec_per_call=0.00,rejected_calls=1,failed_calls=0',
      'cmdstat_config|set:calls=1,usec=0,usec_per_call=0.00,rejected_calls=0,failed_calls=1',
      '',
    ].join('\r\n'),
  );
  expect(run('INFO errorstats')).toBe(
    '# Errorstats\r\nerrorstat_WRONGTYPE:count=1\r\nerrorstat_ERR:count=3\r\n',
  );
  expect(fieldsOf(run('INFO stats'))).toMatchObject({ total_error_replies: '4' });
  run('CONFIG RESETSTAT');
  expect(headings(run('INFO commandstats'))).toEqual(['# Commandstats']);
  expect(run('INFO errorstats')).toBe('# Errorstats\r\n');
});

test('errors count by their first word, if that is short', () => {
  const { run } = openTestDatabase();
  const fail = 'return redis.error_reply(ARGV[1])';
  run('EVAL', fail, '0', 'MYERROR has happened');
  for (const word of [`${'X'.repeat(100_000)}1`, 'Y'.repeat(31)])
    run('EVAL', fail, '0', `${word} 1`);
  expect(run('INFO errorstats')).toBe(
    '# Errorstats\r\nerrorstat_MYERROR:count=1\r\nerrorstat_ERR:count=2\r\n',
  );
});

test('INFO has the durations of commands', () => {
  const { run, database, advance } = openTestDatabase();
  const keys = database.keyspace.read.bind(database.keyspace);
  database.keyspace.read = (key) => {
    advance(1.5);
    return keys(key);
  };
  run('GET a');
  run('GET a');
  expect(run('INFO commandstats')).toContain('cmdstat_get:calls=2,usec=3000,usec_per_call=1500.00');
});

test('INFO counts keys, hits, misses and expired keys', () => {
  const { run, advance } = openTestDatabase();
  run('SET a 1 PX 1000');
  run('SET b 1 PX 3000');
  run('SET c 1');
  run('GET a');
  run('GET nobody');
  expect(run('INFO keyspace')).toBe(
    '# Keyspace\r\ndb0:keys=3,expires=2,avg_ttl=2000,subexpiry=0\r\n',
  );
  advance(1500);
  run('GET a');
  run('CONFIG SET maxmemory 2kb');
  const fields = fieldsOf(run('INFO'));
  expect(fields).toMatchObject({
    redis_version: '7.2.0',
    uptime_in_seconds: '1',
    server_time_usec: String((Date.UTC(2026, 0, 1) + 1500) * 1000),
    maxmemory: '2048',
    maxmemory_human: '2.00K',
    total_commands_processed: '8',
    expired_keys: '1',
    keyspace_hits: '1',
    keyspace_misses: '2',
    db0: 'keys=2,expires=1,avg_ttl=1500,subexpiry=0',
  });
  expect(Number(fields.used_memory)).toBeGreaterThan(200);
  expect(fields.used_memory_human).toMatch(/^12\.\d\dK$/);
});

test('INFO has the peak memory', () => {
  const { run } = openTestDatabase();
  run(`SET big ${'x'.repeat(5000)}`);
  const { used_memory: most } = fieldsOf(run('INFO memory'));
  expect(fieldsOf(run('INFO memory'))).toMatchObject({
    used_memory_peak: most,
    used_memory_peak_perc: '100.00%',
  });
  run('DEL big');
  run('CONFIG RESETSTAT');
  expect(fieldsOf(run('INFO memory'))).toMatchObject({
    used_memory: String(EMPTY_DATABASE_BYTES),
    used_memory_dataset: '0',
    used_memory_peak: most,
    used_memory_peak_human: expect.stringMatching(/^\d\d\.\d\dK$/),
    used_memory_peak_perc: '69.93%',
  });
});

test('RESETSTAT resets the counts', () => {
  const { run } = openTestDatabase();
  run('GET nobody');
  run('CONFIG RESETSTAT');
  expect(fieldsOf(run('INFO stats'))).toMatchObject({
    total_commands_processed: '1',
    keyspace_misses: '0',
  });
});

test('INFO shows errors of the disk', () => {
  const journal = {
    append: () => {},
    settled: () => undefined,
    failure: 'MISCONF the disk is full',
    close: async () => {},
  };
  const database = new Database({ journal });
  const user = database.acl.user('default')!;
  const session = new EmbeddedSession(database, { id: 1, user, address: '127.0.0.1:1' });
  expect(session.run(['INFO', 'persistence'])).toContain('aof_last_write_status:err');
});

test('flushing deletes all keys and is logged, unless there are none', () => {
  const { run, logged } = openTestDatabase();
  run('FLUSHALL');
  expect(logged).toEqual([]);
  run('MSET a 1 b 2');
  run('FLUSHDB ASYNC');
  expect(run('DBSIZE')).toBe(0);
  expect(logged.at(-1)).toBe('FLUSHDB ASYNC');
});

test('TIME returns seconds and the microseconds of the second', () => {
  const { run, advance } = openTestDatabase();
  advance(1500.25);
  expect(run('TIME')).toEqual([String(Date.UTC(2026, 0, 1) / 1000 + 1), '500250']);
});

test('MEMORY USAGE grows with the value and does not count as an access', () => {
  const { run } = openTestDatabase();
  run('SET a 1');
  run('SET', 'b', 'x'.repeat(1000));
  expect(Number(run('MEMORY USAGE b')) - Number(run('MEMORY USAGE a'))).toBe(992);
  expect(fieldsOf(run('INFO stats')).keyspace_hits).toBe('0');
});

test('MEMORY USAGE of an expired key is that of a missing one', () => {
  const { run, advance } = openTestDatabase();
  run('SET a 1 PX 10');
  advance(11);
  expect(run('MEMORY USAGE a')).toBe(null);
});

test('settings are read by pattern, and set together or not at all', () => {
  const { run } = openTestDatabase();
  expect(run('CONFIG GET ACLLOG*')).toEqual(['acllog-max-len', '128']);
  expect(run('CONFIG GET save appendonly')).toEqual(['save', '', 'appendonly', 'no']);
  expect(run('CONFIG SET acllog-max-len 5 maxmemory lots')).toBe(
    "ERR CONFIG SET failed (possibly related to argument 'maxmemory') - argument must be a memory value",
  );
  expect(run('CONFIG GET acllog-max-len')).toEqual(['acllog-max-len', '128']);
  expect(run('CONFIG SET acllog-max-len 5 maxmemory 1mb')).toBe('OK');
  expect(run('CONFIG GET maxmemory acllog-max-len')).toEqual([
    'maxmemory',
    '1048576',
    'acllog-max-len',
    '5',
  ]);
});

test('changes of users and settings are not in the log of the keys', () => {
  const { run, logged } = openTestDatabase();
  run('ACL SETUSER alice on');
  run('CONFIG SET maxmemory-samples 3');
  run('PUBLISH news hello');
  expect(logged).toEqual([]);
});

test('INFO persistence counts the changes since the last save, and shows the log', async () => {
  const journal = {
    append: () => {},
    settled: () => undefined,
    demandSync: () => {},
    failure: undefined,
    isRewriting: true,
    bytes: 123,
    close: async () => {},
  };
  const database = new Database({ journal });
  const user = database.acl.user('default')!;
  const session = new EmbeddedSession(database, { id: 1, user, address: '' });
  for (const key of ['a', 'b']) session.run(['SET', key, '1']);
  const shown = () => fieldsOf(session.run(['INFO', 'persistence']));
  expect(shown()).toMatchObject({
    rdb_changes_since_last_save: '2',
    rdb_bgsave_in_progress: '0',
    rdb_last_bgsave_status: 'ok',
    aof_rewrite_in_progress: '1',
    aof_current_size: '123',
  });
  session.run(['SAVE']);
  await Promise.resolve();
  session.run(['SET', 'c', '1']);
  expect(shown().rdb_changes_since_last_save).toBe('1');
});
