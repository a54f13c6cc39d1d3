import { describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../../testing/engines/redis/embedded/commands/commands.ts';
import type { DatabaseLimits } from '../engine.ts';

const RECORD_TOO_LARGE = 'ERR max single record size exceeded';
const FULL = 'ERR DB capacity quota exceeded';

const NO_LIMITS: DatabaseLimits = {
  maxKeyBytes: Infinity,
  maxRecordBytes: Infinity,
  maxMemoryBytes: 2 ** 50,
  maxDiskBytes: Infinity,
};

function openLimited(limits: Partial<DatabaseLimits>) {
  const opened = openTestDatabase();
  opened.database.setLimits({ ...NO_LIMITS, ...limits });
  return opened;
}

describe('the size of a key', () => {
  it('is limited for commands that write', () => {
    const { run } = openLimited({ maxKeyBytes: 10 });
    expect(run('SET 1234567890 v')).toBe('OK');
    expect(run('SET 12345678901 v')).toBe(
      'ERR max key size exceeded. Limit: 10 bytes, Actual: 11 bytes',
    );
    expect(run('MSET a 1 12345678901 v')).toMatch(/^ERR max key size exceeded/);
    expect(run('RENAME 1234567890 12345678901')).toMatch(/^ERR max key size exceeded/);
  });

  it('is not part of the size of its value, and may be read', () => {
    const { run } = openLimited({ maxKeyBytes: 10 });
    expect(run('SET k a-value-that-is-longer')).toBe('OK');
    expect(run('GET a-key-that-is-longer')).toBeNull();
  });
});

describe('the size of a record', () => {
  const large = 'x'.repeat(1000);

  it('is limited for new values', () => {
    const { run } = openLimited({ maxRecordBytes: 1000 });
    expect(run('SET', 'k', large)).toBe(RECORD_TOO_LARGE);
    expect(run('SET', 'k', large.slice(1))).toBe('OK');
    expect(run('MSET', 'a', '1', 'b', large)).toBe(RECORD_TOO_LARGE);
    expect(run('MSET', 'a', large.slice(500), 'b', large.slice(500))).toBe('OK');
    expect(run('MSETEX', '2', 'a', '1', 'b', large)).toBe(RECORD_TOO_LARGE);
    expect(run('MSETEX', '2', 'a', large.slice(500), 'b', large.slice(500))).toBe(1);
    expect(run('EXISTS b')).toBe(1);
  });

  it('is limited for vector indexes with all their vectors, also for copies', () => {
    const { run, database } = openLimited({ maxRecordBytes: 10_000 });
    run('VECTOR.CREATE docs DIM 100 METRIC DOT');
    const vector = 'abcd'.repeat(100);
    const replies = Array.from({ length: 40 }, (_, i) => {
      return run('VECTOR.ADD', 'docs', `v${i}`, 'FP32', vector);
    });
    expect(replies.slice(0, 10)).toEqual(Array(10).fill(1));
    expect(replies.at(-1)).toBe(RECORD_TOO_LARGE);
    expect(run('VECTOR.COUNT docs')).toBe(replies.filter((reply) => reply === 1).length);
    database.setLimits({ ...NO_LIMITS, maxRecordBytes: 2000 });
    expect(run('COPY docs copied')).toBe(RECORD_TOO_LARGE);
    expect(run('VECTOR.DEL docs v0')).toBe(1);
  });

  it('does not include the space that a string has allocated to grow', () => {
    const { run } = openLimited({ maxRecordBytes: 100_000 });
    const replies = Array.from({ length: 100 }, () => run('APPEND', 'k', large));
    expect(replies.at(98)).toBe(99_000);
    expect(replies.at(99)).toBe(RECORD_TOO_LARGE);
    expect(run('STRLEN k')).toBe(99_000);
  });

  it.each([
    ['APPEND', ['APPEND', 'k', 'x'.repeat(300)]],
    ['RPUSH', ['RPUSH', 'k', 'x'.repeat(300)]],
    ['SADD', ['SADD', 'k', 'x'.repeat(300)]],
    ['HSET', ['HSET', 'k', 'f', 'x'.repeat(300)]],
    ['ZADD', ['ZADD', 'k', '1', 'x'.repeat(300)]],
  ])('is limited for additions by %s', (_, command) => {
    const { run, database } = openLimited({ maxRecordBytes: 2000 });
    const replies = Array.from({ length: 20 }, (__, i) =>
      run(...command.slice(0, -1), `${i}${command.at(-1)}`),
    );
    if (command[0] !== 'HSET') expect(replies.at(-1)).toBe(RECORD_TOO_LARGE);
    // A string that is appended to has some room to spare, which counts too.
    expect(database.keyspace.usedBytes).toBeLessThanOrEqual(2500);
  });

  it('is limited for a write to a string after its end', () => {
    const { run } = openLimited({ maxRecordBytes: 1000 });
    expect(run('SETRANGE k 1000 x')).toBe(RECORD_TOO_LARGE);
    expect(run('SETRANGE k 900 x')).toBe(901);
    expect(run('SETBIT b 80000 1')).toBe(RECORD_TOO_LARGE);
    expect(run('SETBIT b 800 1')).toBe(0);
    expect(run('BITFIELD f SET u8 8000 1')).toBe(RECORD_TOO_LARGE);
    expect(run('BITFIELD f GET u8 0 INCRBY u8 #1000 1')).toBe(RECORD_TOO_LARGE);
    expect(run('BITFIELD f SET u8 #900 1')).toEqual([0]);
    expect(run('BITFIELD g SET u8 nonsense 1')).toMatch(/bit offset is not an integer/);
  });

  it('is limited for values that are moved to a key, but not for their source', () => {
    const { run, database } = openLimited({});
    run('RPUSH', 'full', large, large);
    run('SADD', 'full set', large, `${large}2`);
    database.setLimits({ ...NO_LIMITS, maxRecordBytes: 1500 });
    expect(run('LMOVE full full LEFT RIGHT')).toBe(large);
    expect(run('LMOVE full target LEFT RIGHT')).toBe(large);
    expect(run('RPOPLPUSH full target')).toBe(RECORD_TOO_LARGE);
    expect(run('LMOVE full target RIGHT RIGHT')).toBe(RECORD_TOO_LARGE);
    expect(run('LLEN target')).toBe(1);
    expect(run('SMOVE', 'full set', 'set', large)).toBe(1);
    expect(run('SMOVE', 'full set', 'set', `${large}2`)).toBe(RECORD_TOO_LARGE);
    expect(run('SCARD', 'full set')).toBe(1);
  });

  it('is limited for values that are computed from other keys, and the old value is kept', () => {
    const { run, database } = openLimited({});
    const members = Array.from({ length: 20 }, (_, i) => `${i}`.padEnd(100, 'x'));
    run('SADD', 'a', ...members.slice(0, 10));
    run('SADD', 'b', ...members.slice(10));
    run('ZADD', 'z', ...members.flatMap((member, i) => [String(i), member]));
    run('RPUSH', 'l', ...members);
    run('SET', 'text', large);
    const squeezed = run('DUMP z') as string;
    run('SET target kept');
    database.setLimits({ ...NO_LIMITS, maxRecordBytes: 1900 });
    for (const command of [
      ['SUNIONSTORE', 'target', 'a', 'b'],
      ['ZUNIONSTORE', 'target', '2', 'a', 'b'],
      ['ZRANGESTORE', 'target', 'z', '0', '-1'],
      ['SORT', 'l', 'ALPHA', 'STORE', 'target'],
      ['COPY', 'z', 'target', 'REPLACE'],
      ['RESTORE', 'target', '0', squeezed, 'REPLACE'],
    ]) {
      expect(run(...command)).toBe(RECORD_TOO_LARGE);
    }
    database.setLimits({ ...NO_LIMITS, maxRecordBytes: 500 });
    expect(run('BITOP NOT target text')).toBe(RECORD_TOO_LARGE);
    expect(run('GET target')).toBe('kept');
    database.setLimits({ ...NO_LIMITS, maxRecordBytes: 2000 });
    expect(run('SINTERSTORE target a a')).toBe(10);
    expect(run('ZRANGESTORE target z 0 4')).toBe(5);
    expect(run('COPY text target REPLACE')).toBe(1);
  });

  it('does not prevent a larger record from being read, shortened and deleted', () => {
    const { run, database } = openLimited({});
    run('RPUSH', 'k', large, large);
    database.setLimits({ ...NO_LIMITS, maxRecordBytes: 500 });
    expect(run('RPUSH k more')).toBe(RECORD_TOO_LARGE);
    expect(run('LLEN k')).toBe(2);
    expect(run('LPOP k')).toBe(large);
    expect(run('EXPIRE k 100')).toBe(1);
    expect(run('SET k short')).toBe('OK');
    expect(run('DEL k')).toBe(1);
  });
});

describe('the memory of a database', () => {
  function fill(run: ReturnType<typeof openLimited>['run']) {
    for (let i = 0; i < 50; i++) {
      const reply = run('SET', `key-${i}`, 'x'.repeat(1000));
      if (reply !== 'OK') return reply;
    }
    return 'OK';
  }

  it('is limited for commands that need memory', () => {
    const { run } = openLimited({ maxMemoryBytes: 10_000 });
    expect(fill(run)).toBe(FULL);
    expect(run('GET key-0')).toHaveLength(1000);
    expect(run('SET another value')).toBe(FULL);
    expect(run('DEL key-0 key-1')).toBe(2);
    expect(run('SET another value')).toBe('OK');
  });

  it('is limited for values that are computed from other keys: a copy can not exceed it', () => {
    const { run, database } = openLimited({ maxMemoryBytes: 10_000 });
    run('SET', 'a', 'x'.repeat(4000));
    expect(run('COPY a b')).toBe(1);
    expect(run('COPY a c')).toBe(FULL);
    expect(run('BITOP OR c a b')).toBe(FULL);
    expect(run('COPY a b REPLACE')).toBe(1);
    expect(run('EXISTS c')).toBe(0);
    expect(database.keyspace.usedBytes).toBeLessThan(10_000);
    run('CONFIG SET maxmemory-policy allkeys-random');
    expect(run('COPY a c')).toBe(1);
  });

  it('is freed by eviction if that is enabled', () => {
    const { run, database } = openLimited({ maxMemoryBytes: 10_000 });
    run('CONFIG SET maxmemory-policy allkeys-random');
    expect(fill(run)).toBe('OK');
    expect(database.keyspace.statistics.evicted).toBeGreaterThan(0);
  });

  it('can be set lower by its user, but not higher', () => {
    const { run } = openLimited({ maxMemoryBytes: 10_000 });
    run('CONFIG SET maxmemory 17000');
    expect(fill(run)).toMatch(/^OOM /);
    run('CONFIG SET maxmemory 1000000');
    expect(fill(run)).toBe(FULL);
  });
});

describe('the disk of a database', () => {
  it('is limited for commands that need space, and the log is rewritten once a minute', () => {
    const { run, database, advance } = openLimited({ maxDiskBytes: 100 });
    let rewrites = 0;
    let bytes = 101;
    const journal = {
      ...database.journal,
      get bytes() {
        return bytes;
      },
      rewrite: async () => void rewrites++,
    };
    database.journal = journal;
    expect(run('SET a 1')).toBe(FULL);
    expect(run('SET a 1')).toBe(FULL);
    expect(run('DEL a')).toBe(0);
    expect(rewrites).toBe(1);
    advance(60_000);
    expect(run('SET a 1')).toBe(FULL);
    expect(rewrites).toBe(2);
    bytes = 100;
    expect(run('SET a 1')).toBe('OK');
  });
});
