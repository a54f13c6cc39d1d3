import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../../../../testing/engines/redis/embedded/commands/commands.ts';

/** The clock of a test database. */
const NOW = Date.UTC(2026, 0, 1);

function openSession() {
  const db = openTestDatabase();
  db.run('HSET s token abc name Ada');
  db.logged.length = 0;
  return db;
}

test('HGETDEL returns the values and removes the fields', () => {
  const { run, logged, database } = openSession();
  expect(run('HGETDEL s FIELDS 3 token color token')).toEqual(['abc', null, null]);
  expect(run('HGETALL s')).toEqual(['name', 'Ada']);
  expect(run('HGETDEL s FIELDS 1 color')).toEqual([null]);
  expect(run('HGETDEL nobody FIELDS 2 a b')).toEqual([null, null]);
  expect(run('HGETDEL s FIELDS 1 name')).toEqual(['Ada']);
  expect(database.keyspace.size).toBe(0);
  expect(logged).toEqual(['HDEL s token', 'HDEL s name']);
});

test('HGETDEL refuses invalid arguments with the messages of Redis', () => {
  const { run } = openSession();
  expect(run('HGETDEL s FIELDS 1')).toBe("ERR wrong number of arguments for 'hgetdel' command");
  expect(run('HGETDEL s FIELD 1 token')).toBe(
    'ERR Mandatory argument FIELDS is missing or not at the right position',
  );
  expect(run('HGETDEL s FIELDS 0 token')).toBe('ERR Number of fields must be a positive integer');
  expect(run('HGETDEL s FIELDS 2 token')).toBe(
    'ERR The `numfields` parameter must match the number of arguments',
  );
  run('SET text x');
  expect(run('HGETDEL text FIELD 1 token')).toMatch(/^WRONGTYPE/);
});

test('HGETEX without an option is HMGET', () => {
  const { run, logged } = openSession();
  expect(run('HGETEX s FIELDS 3 token color name')).toEqual(['abc', null, 'Ada']);
  expect(run('HGETEX nobody EX 10 FIELDS 2 token name')).toEqual([null, null]);
  expect(logged).toEqual([]);
});

test('HGETEX sets the expiry of the fields that it returns', () => {
  const { run, logged } = openSession();
  expect(run('HGETEX s EX 10 FIELDS 2 token color')).toEqual(['abc', null]);
  expect(run('HPTTL s FIELDS 2 token name')).toEqual([10_000, -1]);
  run('HGETEX s px 20 FIELDS 1 token');
  run('HGETEX s ExAt 4102444800 FIELDS 1 token');
  run('HGETEX s PXAT 4102444800001 FIELDS 1 name');
  expect(run('HPEXPIRETIME s FIELDS 2 token name')).toEqual([4102444800000, 4102444800001]);
  expect(logged).toEqual([
    `HPEXPIREAT s ${NOW + 10_000} FIELDS 1 token`,
    `HPEXPIREAT s ${NOW + 20} FIELDS 1 token`,
    'HPEXPIREAT s 4102444800000 FIELDS 1 token',
    'HPEXPIREAT s 4102444800001 FIELDS 1 name',
  ]);
});

test('HGETEX PERSIST removes the expiry', () => {
  const { run, logged } = openSession();
  run('HEXPIRE s 10 FIELDS 1 token');
  expect(run('HGETEX s PERSIST FIELDS 3 token name color')).toEqual(['abc', 'Ada', null]);
  expect(run('HTTL s FIELDS 1 token')).toEqual([-1]);
  run('HGETEX s PERSIST FIELDS 1 token');
  expect(logged.slice(1)).toEqual(['HPERSIST s FIELDS 1 token']);
});

test('HGETEX with a time in the past returns the value one last time', () => {
  const { run, logged, database } = openSession();
  expect(run('HGETEX s PXAT 1 FIELDS 3 token token name')).toEqual(['abc', null, 'Ada']);
  expect(database.keyspace.size).toBe(0);
  expect(logged).toEqual(['HDEL s token name']);
});

test('HGETEX refuses invalid arguments with the messages of Redis', () => {
  const { run } = openSession();
  const misplaced = 'ERR Mandatory argument FIELDS is missing or not at the right position';
  expect(run('HGETEX s FIELDS 1')).toBe("ERR wrong number of arguments for 'hgetex' command");
  expect(run('HGETEX s KEEPTTL FIELDS 1 token')).toBe(misplaced);
  expect(run('HGETEX s EX 10 PERSIST FIELDS 1 token')).toBe(misplaced);
  expect(run('HGETEX s EX FIELDS 1 token')).toBe('ERR value is not an integer or out of range');
  expect(run('HGETEX s EX -1 FIELDS 1 token')).toBe('ERR invalid expire time, must be >= 0');
  expect(run('HGETEX s EX 99999999999999 FIELDS 1 token')).toBe(
    "ERR invalid expire time in 'hgetex' command",
  );
  for (const short of ['EX 10 FIELDS', 'PXAT 1 1']) {
    expect(run(`HGETEX s ${short}`)).toBe("ERR wrong number of arguments for 'hgetex' command");
  }
  expect(run('HGETEX s PXAT 1 1 token')).toBe(misplaced);
  expect(run('HGETEX s EX 10 FIELDS 2 token')).toBe(
    'ERR The `numfields` parameter must match the number of arguments',
  );
  run('SET text x');
  expect(run('HGETEX text EX x FIELDS 1 token')).toMatch(/^WRONGTYPE/);
});

test('HSETEX sets fields together with their expiry', () => {
  const { run, logged } = openTestDatabase();
  expect(run('HSETEX s EX 10 FIELDS 2 token abc name Ada')).toBe(1);
  expect(run('HGETALL s')).toEqual(['token', 'abc', 'name', 'Ada']);
  expect(run('HTTL s FIELDS 2 token name')).toEqual([10, 10]);
  expect(run('HSETEX s PXAT 4102444800000 FIELDS 1 token xyz')).toBe(1);
  expect(run('HPEXPIRETIME s FIELDS 1 token')).toEqual([4102444800000]);
  expect(logged).toEqual([
    `HSETEX s PXAT ${NOW + 10_000} FIELDS 2 token abc name Ada`,
    'HSETEX s PXAT 4102444800000 FIELDS 1 token xyz',
  ]);
});

test('HSETEX without an expiry removes the old one, and KEEPTTL keeps it', () => {
  const { run, logged } = openSession();
  run('HEXPIRE s 10 FIELDS 2 token name');
  expect(run('HSETEX s KEEPTTL FIELDS 1 token new')).toBe(1);
  expect(run('HSETEX s FIELDS 1 name new')).toBe(1);
  expect(run('HTTL s FIELDS 2 token name')).toEqual([10, -1]);
  expect(logged.slice(1)).toEqual([
    'HSETEX s KEEPTTL FIELDS 1 token new',
    'HSETEX s FIELDS 1 name new',
  ]);
});

test('HSETEX FNX sets only if none of the fields exists, FXX only if all do', () => {
  const { run, logged } = openSession();
  expect(run('HSETEX s FNX EX 10 FIELDS 2 color red token new')).toBe(0);
  expect(run('HSETEX s EX 10 FXX FIELDS 2 color red token new')).toBe(0);
  expect(run('HSETEX nobody FXX FIELDS 1 color red')).toBe(0);
  expect(logged).toEqual([]);
  expect(run('HSETEX s fnx FIELDS 1 color red')).toBe(1);
  expect(run('HSETEX s EX 10 fxx FIELDS 2 color blue token new')).toBe(1);
  expect(run('HMGET s color token')).toEqual(['blue', 'new']);
});

test('HSETEX with a time in the past deletes the fields', () => {
  const { run, logged, database } = openSession();
  expect(run('HSETEX s EXAT 1 FIELDS 3 token a name b token c')).toBe(1);
  expect(database.keyspace.size).toBe(0);
  expect(logged).toEqual(['HDEL s token name']);
});

test('HGETDEL, HGETEX and HSETEX publish the events of Redis', () => {
  const { run, database } = openSession();
  const events: string[] = [];
  database.keyspace.listener.afterEvent = (event, key) => void events.push(`${event} ${key}`);
  run('HSETEX s EX 10 FIELDS 1 token new');
  run('HGETEX s PERSIST FIELDS 1 token');
  run('HGETEX s EX 10 FIELDS 1 token');
  run('HGETDEL s FIELDS 1 token');
  run('HSETEX s EXAT 1 FIELDS 1 name new');
  expect(events).toEqual([
    'hset s',
    'hexpire s',
    'hpersist s',
    'hexpire s',
    'hdel s',
    'hset s',
    'hdel s',
    'del s',
  ]);
});

test('HSETEX refuses invalid arguments with the messages of Redis', () => {
  const { run, logged } = openSession();
  const arity = "ERR wrong number of arguments for 'hsetex' command";
  const refused: [string, string][] = [
    ['HSETEX s FIELDS 1 token', arity],
    ['HSETEX s EX 10 FIELDS 1 token', arity],
    ['HSETEX s FIELDS 2 token new', arity],
    ['HSETEX s FIELDS 1 token new name', arity],
    ['HSETEX s FIELDS 1 token new EX 10', arity],
    ['HSETEX s FIELDS 0 token new', 'ERR invalid number of fields'],
    ['HSETEX s FIELDS x token new', 'ERR invalid number of fields'],
    ['HSETEX s PERSIST FIELDS 1 token new', 'ERR unknown argument: PERSIST'],
    [
      'HSETEX s KEEPTTL KEEPTTL KEEPTTL FIELDS',
      'ERR Only one of EX, PX, EXAT, PXAT or KEEPTTL arguments can be specified',
    ],
    [
      'HSETEX s EX 10 PX 10 FIELDS 1 token new',
      'ERR Only one of EX, PX, EXAT, PXAT or KEEPTTL arguments can be specified',
    ],
    [
      'HSETEX s FNX FXX FIELDS 1 token new',
      'ERR Only one of FXX or FNX arguments can be specified',
    ],
    [
      'HSETEX s FNX FNX FIELDS 1 token new',
      'ERR Only one of FXX or FNX arguments can be specified',
    ],
    ['HSETEX s EX x FIELDS 1 token new', 'ERR value is not an integer or out of range'],
    ['HSETEX s EX -1 FIELDS 1 token new', 'ERR invalid expire time, must be >= 0'],
    [
      'HSETEX s PX 99999999999999 FIELDS 1 token new',
      "ERR invalid expire time in 'hsetex' command",
    ],
    ['HSETEX s FNX token new EX 10', 'ERR unknown argument: token'],
    [
      'HSETEX s FNX EX 10 PX',
      'ERR Only one of EX, PX, EXAT, PXAT or KEEPTTL arguments can be specified',
    ],
  ];
  for (const [command, error] of refused) expect([command, run(command)]).toEqual([command, error]);
  run('SET text x');
  expect(run('HSETEX text FIELDS 1 token new')).toMatch(/^WRONGTYPE/);
  expect(logged).toEqual(['SET text x']);
});
