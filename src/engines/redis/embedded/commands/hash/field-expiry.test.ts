import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../../../../testing/engines/redis/embedded/commands/commands.ts';

/** The clock of a test database. */
const NOW = Date.UTC(2026, 0, 1);
const FAMILY = ['HEXPIRE', 'HPEXPIRE', 'HEXPIREAT', 'HPEXPIREAT'];
const READERS = ['HTTL', 'HPTTL', 'HEXPIRETIME', 'HPEXPIRETIME'];

function openSession() {
  const db = openTestDatabase();
  db.run('HSET s token abc name Ada');
  db.logged.length = 0;
  return db;
}

test('a field is deleted when it expires, the others stay', () => {
  const { run, advance } = openSession();
  expect(run('HEXPIRE s 10 FIELDS 1 token')).toEqual([1]);
  advance(9999);
  expect(run('HGET s token')).toBe('abc');
  advance(1);
  expect(run('HGET s token')).toBe(null);
  expect(run('HGETALL s')).toEqual(['name', 'Ada']);
});

test('every command that reads a hash skips expired fields', () => {
  const reads: [string, unknown][] = [
    ['HGET s token', null],
    ['HMGET s token name', [null, 'Ada']],
    ['HGETALL s', ['name', 'Ada']],
    ['HKEYS s', ['name']],
    ['HVALS s', ['Ada']],
    ['HLEN s', 1],
    ['HEXISTS s token', 0],
    ['HSTRLEN s token', 0],
    ['HSCAN s 0', ['0', ['name', 'Ada']]],
    ['HRANDFIELD s 5', ['name']],
    ['HTTL s FIELDS 1 token', [-2]],
    ['HDEL s token', 0],
    ['HSETNX s token new', 1],
    ['HINCRBY s token 1', 1],
    ['HINCRBYFLOAT s token 1.5', '1.5'],
    ['HPERSIST s FIELDS 1 token', [-2]],
    ['HEXPIRE s 10 FIELDS 1 token', [-2]],
    ['HGETDEL s FIELDS 1 token', [null]],
    ['HGETEX s FIELDS 1 token', [null]],
    ['HSETEX s FNX FIELDS 1 token new', 1],
  ];
  for (const [command, reply] of reads) {
    const { run, advance } = openSession();
    run('HPEXPIRE s 10 FIELDS 1 token');
    advance(10);
    expect([command, run(command)]).toEqual([command, reply]);
  }
});

test('a hash is deleted with its last field that expires', () => {
  const { run, advance, database, logged } = openSession();
  run('HPEXPIRE s 10 FIELDS 2 token name');
  advance(10);
  expect(run('HLEN s')).toBe(0);
  expect(database.keyspace.size).toBe(0);
  expect(database.keyspace.usedBytes).toBe(0);
  expect(logged).toEqual([`HPEXPIREAT s ${NOW + 10} FIELDS 2 token name`, 'HDEL s token name']);
});

test('a write creates a new hash if the old one has expired', () => {
  const { run, advance } = openSession();
  run('HPEXPIRE s 10 FIELDS 2 token name');
  advance(10);
  expect(run('HSET s color red')).toBe(1);
  expect(run('HGETALL s')).toEqual(['color', 'red']);
});

test('HEXPIRE returns a code for each field: set, deleted or missing', () => {
  const { run } = openSession();
  expect(run('HEXPIRE s 10 FIELDS 3 token color name')).toEqual([1, -2, 1]);
  expect(run('HEXPIRE nobody 10 FIELDS 2 token color')).toEqual([-2, -2]);
  expect(run('HEXPIRE s 0 FIELDS 2 token token')).toEqual([2, -2]);
});

test('HEXPIREAT with a time in the past deletes the field at once', () => {
  for (const command of ['HEXPIRE s 0', 'HPEXPIRE s 0', 'HEXPIREAT s 1', `HPEXPIREAT s ${NOW}`]) {
    const { run, logged } = openSession();
    expect(run(`${command} FIELDS 2 token color`)).toEqual([2, -2]);
    expect(run('HGETALL s')).toEqual(['name', 'Ada']);
    expect(logged).toEqual(['HDEL s token']);
  }
});

test('HPEXPIREAT with NX, XX, GT or LT sets the time only if the condition holds', () => {
  const { run } = openTestDatabase();
  run('HSET s set 1 none 1');
  run('HPEXPIREAT s 4000000000000 FIELDS 1 set');
  const at = (time: number, condition: string) =>
    run(`HPEXPIREAT s ${time} ${condition} FIELDS 2 set none`);
  expect(at(5000000000000, 'GT')).toEqual([1, 0]);
  expect(at(5000000000000, 'gt')).toEqual([0, 0]);
  expect(at(3000000000000, 'GT')).toEqual([0, 0]);
  expect(at(6000000000000, 'XX')).toEqual([1, 0]);
  expect(at(7000000000000, 'NX')).toEqual([0, 1]);
  expect(at(6500000000000, 'LT')).toEqual([0, 1]);
  run('HPERSIST s FIELDS 1 none');
  expect(at(6000000000000, 'LT')).toEqual([0, 1]);
  expect(run('HPEXPIRETIME s FIELDS 2 set none')).toEqual([6000000000000, 6000000000000]);
});

test('a field is not deleted by a time in the past if the condition does not hold', () => {
  const { run } = openSession();
  run('HEXPIRE s 100 FIELDS 1 token');
  expect(run('HPEXPIREAT s 1 NX FIELDS 2 token name')).toEqual([0, 2]);
  expect(run('HKEYS s')).toEqual(['token']);
});

test('HTTL, HPTTL, HEXPIRETIME and HPEXPIRETIME read the same expiry', () => {
  const { run, advance } = openSession();
  run('HPEXPIRE s 1500 FIELDS 1 token');
  const fields = 'FIELDS 3 token name color';
  expect(run(`HPTTL s ${fields}`)).toEqual([1500, -1, -2]);
  expect(run(`HTTL s ${fields}`)).toEqual([2, -1, -2]);
  expect(run(`HPEXPIRETIME s ${fields}`)).toEqual([NOW + 1500, -1, -2]);
  expect(run(`HEXPIRETIME s ${fields}`)).toEqual([NOW / 1000 + 2, -1, -2]);
  advance(1000);
  expect(run('HTTL s FIELDS 1 token')).toEqual([1]);
  for (const name of READERS) expect(run(`${name} nobody ${fields}`)).toEqual([-2, -2, -2]);
});

test('HPERSIST removes the expiry of a field', () => {
  const { run, advance, logged } = openSession();
  run('HPEXPIRE s 10 FIELDS 1 token');
  expect(run('HPERSIST s FIELDS 3 token name color')).toEqual([1, -1, -2]);
  expect(run('HPERSIST s FIELDS 1 token')).toEqual([-1]);
  expect(run('HPERSIST nobody FIELDS 1 token')).toEqual([-2]);
  advance(1000);
  expect(run('HGET s token')).toBe('abc');
  expect(logged.at(-1)).toBe('HPERSIST s FIELDS 3 token name color');
});

test('HSET removes the expiry of a field', () => {
  const { run } = openSession();
  run('HEXPIRE s 10 FIELDS 2 token name');
  run('HSET s token new');
  run('HMSET s name new');
  expect(run('HTTL s FIELDS 2 token name')).toEqual([-1, -1]);
});

test('the log has absolute times, and only the fields that were set', () => {
  const { run, logged } = openSession();
  run('HEXPIRE s 10 FIELDS 2 color token');
  run('HEXPIRE s 20 NX FIELDS 2 token name');
  run('HEXPIREAT s 4102444800 XX FIELDS 1 name');
  run('HEXPIRE s 20 NX FIELDS 2 token color');
  expect(logged).toEqual([
    `HPEXPIREAT s ${NOW + 10_000} FIELDS 1 token`,
    `HPEXPIREAT s ${NOW + 20_000} FIELDS 1 name`,
    'HPEXPIREAT s 4102444800000 FIELDS 1 name',
  ]);
});

test('deletions during a read are logged before what follows', () => {
  const { run, advance, logged } = openSession();
  run('HPEXPIRE s 10 FIELDS 1 token');
  advance(10);
  run('HSET s token new');
  expect(logged.slice(1)).toEqual(['HDEL s token', 'HSET s token new']);
});

test('nothing expires during a replay', () => {
  const { run, advance, database } = openSession();
  run('HPEXPIRE s 10 FIELDS 1 token');
  database.keyspace.replaying = true;
  advance(20);
  expect(run('HGET s token')).toBe('abc');
  expect(run('HPEXPIREAT s 5 FIELDS 1 name')).toEqual([1]);
  expect(run('HLEN s')).toBe(2);
  database.keyspace.replaying = false;
  expect(run('HLEN s')).toBe(0);
});

test('changes of expiries publish the events of Redis', () => {
  const { run, advance, database } = openSession();
  const events: string[] = [];
  database.keyspace.listener.afterEvent = (event, key) => void events.push(`${event} ${key}`);
  run('HEXPIRE s 10 FIELDS 1 token');
  run('HPERSIST s FIELDS 1 token');
  run('HPERSIST s FIELDS 1 token');
  run('HEXPIRE s 10 FIELDS 1 token');
  advance(10_000);
  run('HGET s token');
  run('HEXPIRE s 0 FIELDS 1 name');
  expect(events).toEqual(['hexpire s', 'hpersist s', 'hexpire s', 'hexpired s', 'hdel s', 'del s']);
});

test.each(FAMILY)('%s and its errors', (name) => {
  const { run } = openSession();
  const command = name.toLowerCase();
  expect(run(`${name} s 10 FIELDS 1`)).toBe(
    `ERR wrong number of arguments for '${command}' command`,
  );
  expect(run(`${name} s x FIELDS 1 token`)).toBe('ERR value is not an integer or out of range');
  expect(run(`${name} s -1 FIELDS 1 token`)).toBe('ERR invalid expire time, must be >= 0');
  expect(run(`${name} s 9223372036854775807 FIELDS 1 token`)).toBe(
    `ERR invalid expire time in '${command}' command`,
  );
  const misplaced = 'ERR Mandatory argument FIELDS is missing or not at the right position';
  expect(run(`${name} s 10 FOO 1 token`)).toBe(misplaced);
  expect(run(`${name} s 10 NX 1 token`)).toBe(misplaced);
  expect(run(`${name} s 10 NX XX FIELDS 1 token`)).toBe(misplaced);
  const count = 'ERR Parameter `numFields` should be greater than 0';
  expect(run(`${name} s 10 FIELDS 0 token`)).toBe(count);
  expect(run(`${name} s 10 FIELDS x token`)).toBe(count);
  const mismatch = 'ERR The `numfields` parameter must match the number of arguments';
  expect(run(`${name} s 10 FIELDS 2 token`)).toBe(mismatch);
  expect(run(`${name} s 10 NX FIELDS 1 token name`)).toBe(mismatch);
  run('SET text x');
  expect(run(`${name} text x FIELDS 1 token`)).toMatch(/^WRONGTYPE/);
  expect(run('HTTL s FIELDS 2 token name')).toEqual([-1, -1]);
});

test.each([...READERS, 'HPERSIST'])('%s and its errors', (name) => {
  const { run } = openSession();
  expect(run(`${name} s FIELDS 1`)).toBe(
    `ERR wrong number of arguments for '${name.toLowerCase()}' command`,
  );
  expect(run(`${name} s FIELD 1 token`)).toBe(
    'ERR Mandatory argument FIELDS is missing or not at the right position',
  );
  expect(run(`${name} s FIELDS 0 token`)).toBe('ERR Number of fields must be a positive integer');
  expect(run(`${name} s FIELDS 2 token`)).toBe(
    'ERR The `numfields` parameter must match the number of arguments',
  );
  run('SET text x');
  expect(run(`${name} text FIELD 1 token`)).toMatch(/^WRONGTYPE/);
});

test('the time may be at most 46 bits of milliseconds', () => {
  const { run } = openSession();
  expect(run(`HPEXPIREAT s ${2 ** 46 - 1} FIELDS 1 token`)).toEqual([1]);
  expect(run(`HPEXPIREAT s ${2 ** 46} FIELDS 1 token`)).toBe(
    "ERR invalid expire time in 'hpexpireat' command",
  );
  expect(run(`HPEXPIRE s ${2 ** 46 - 1 - NOW} FIELDS 1 token`)).toEqual([1]);
  expect(run(`HPEXPIRE s ${2 ** 46 - NOW} FIELDS 1 token`)).toBe(
    "ERR invalid expire time in 'hpexpire' command",
  );
});

test('HEXPIREAT accepts a timestamp in milliseconds too, as the hosted service does', () => {
  const { run, logged, database } = openSession();
  expect(run(`HEXPIREAT s ${NOW} FIELDS 1 token`)).toEqual([1]);
  expect(run('HEXPIRETIME s FIELDS 1 token')).toEqual([NOW]);
  database.keyspace.replaying = true;
  expect(run(logged.at(-1)!)).toEqual([1]);
});

test('the keyspace knows which hashes have fields that expire', () => {
  const { run, advance, database } = openSession();
  const { keyspace } = database;
  const known = () => [...keyspace.expiringHashes.keys()];
  run('HEXPIRE s 10 FIELDS 2 token name');
  expect(known()).toEqual(['s']);
  run('HPERSIST s FIELDS 1 token');
  expect(known()).toEqual(['s']);
  run('HSET s name new');
  expect(known()).toEqual([]);
  run('HEXPIRE s 10 FIELDS 2 token name');
  run('SET s text');
  expect(known()).toEqual([]);
  run('HSETEX h EX 10 FIELDS 2 a 1 b 2');
  run('HDEL h a');
  expect(known()).toEqual(['h']);
  run('HDEL h b');
  expect(known()).toEqual([]);
  run('HSETEX h EX 10 FIELDS 1 a 1');
  advance(10_000);
  const entry = keyspace.expiringHashes.get('h')!.entry;
  keyspace.tick();
  expect(keyspace.expireFields(entry)).toBe(false);
  expect(known()).toEqual([]);
  expect(keyspace.statistics.expiredFields).toBe(1);
});

test('RENAME and COPY keep the expiry of fields', () => {
  const { run, advance, database } = openSession();
  run('HPEXPIRE s 10 FIELDS 1 token');
  run('RENAME s moved');
  run('COPY moved copied');
  expect([...database.keyspace.expiringHashes.keys()]).toEqual(['moved', 'copied']);
  run('HPERSIST moved FIELDS 1 token');
  expect(run('HPTTL copied FIELDS 1 token')).toEqual([10]);
  advance(10);
  expect(run('HKEYS moved')).toEqual(['token', 'name']);
  expect(run('HKEYS copied')).toEqual(['name']);
});

test('OBJECT ENCODING shows the expiring fields of a small hash', () => {
  const { run } = openSession();
  expect(run('OBJECT ENCODING s')).toBe('listpack');
  run('HEXPIRE s 10 FIELDS 1 token');
  expect(run('OBJECT ENCODING s')).toBe('listpackex');
});
