import { expect, test } from 'vitest';
import { EmbeddedSession } from '../../session.ts';
import {
  openTestDatabase,
  show,
} from '../../../../../../testing/engines/redis/embedded/commands/commands.ts';

test('numbers are sorted as numbers, and as bytes with ALPHA', () => {
  const { run } = openTestDatabase();
  run('RPUSH l 10 9 -1 1.5 inf');
  expect(run('SORT l')).toEqual(['-1', '1.5', '9', '10', 'inf']);
  expect(run('SORT l DESC')).toEqual(['inf', '10', '9', '1.5', '-1']);
  expect(run('SORT l ALPHA')).toEqual(['-1', '1.5', '10', '9', 'inf']);
  run('SADD s 3 1 2');
  expect(run('SORT_RO s DESC')).toEqual(['3', '2', '1']);
  run('ZADD z 1 3 2 1 3 2');
  expect(run('SORT z')).toEqual(['1', '2', '3']);
});

test('an element that is not a finite number is refused', () => {
  const { run } = openTestDatabase();
  const refusal = "ERR One or more scores can't be converted into double";
  for (const word of ['abc', '5 ', ' ', 'nan', '1e400', '1e-400', '0x']) {
    run('DEL l');
    run('RPUSH', 'l', '1', word);
    expect(run('SORT l')).toBe(refusal);
    expect(run('SORT l ALPHA')).toHaveLength(2);
  }
  run('DEL l');
  run('RPUSH', 'l', ' 5', '', '0x10', '-3');
  expect(run('SORT l')).toEqual(['-3', '', ' 5', '0x10']);
});

test('other types are refused, and a missing key is an empty list', () => {
  const { run } = openTestDatabase();
  run('SET s x');
  run('HSET h f v');
  expect(run('SORT s')).toMatch(/^WRONGTYPE/);
  expect(run('SORT h BY nosort')).toMatch(/^WRONGTYPE/);
  expect(run('SORT nobody')).toEqual([]);
});

test('SORT with LIMIT returns a part of the result', () => {
  const { run } = openTestDatabase();
  run('RPUSH l 5 4 3 2 1');
  expect(run('SORT l LIMIT 1 2')).toEqual(['2', '3']);
  expect(run('SORT l LIMIT 3 -1')).toEqual(['4', '5']);
  expect(run('SORT l LIMIT 9 1')).toEqual([]);
  expect(run('SORT l LIMIT -2 1')).toEqual(['1']);
});

test('BY sorts by other keys, or by fields of hashes, and a missing one counts as 0', () => {
  const { run } = openTestDatabase();
  run('RPUSH l a b c');
  run('MSET weight_a 3 weight_c -1');
  run('HSET o_a name z');
  run('HSET o_b name y');
  expect(run('SORT l BY weight_*')).toEqual(['c', 'b', 'a']);
  expect(run('SORT l BY o_*->name ALPHA')).toEqual(['c', 'b', 'a']);
  expect(run('SORT l BY o_*->name ALPHA DESC')).toEqual(['a', 'b', 'c']);
});

test('BY a pattern without a star keeps the order, or reverses it', () => {
  const { run } = openTestDatabase();
  run('RPUSH l c a b');
  run('ZADD z 1 c 2 a 3 b');
  for (const key of ['l', 'z']) {
    expect(run('SORT', key, 'BY', 'nosort')).toEqual(['c', 'a', 'b']);
    expect(run('SORT', key, 'BY', 'nosort', 'DESC')).toEqual(['b', 'a', 'c']);
    expect(run('SORT', key, 'BY', 'nosort', 'LIMIT', 1, 1)).toEqual(['a']);
  }
});

test('GET returns other keys instead of the elements', () => {
  const { run } = openTestDatabase();
  run('RPUSH l 1 2');
  run('SET v_1 one');
  run('APPEND v_2 two');
  run('HSET h_1 name Ada');
  expect(run('SORT l GET v_*')).toEqual(['one', 'two']);
  expect(run('SORT l GET # GET h_*->name')).toEqual(['1', 'Ada', '2', null]);
  expect(run('SORT l GET constant')).toEqual([null, null]);
  expect(run('SORT l GET h_*')).toEqual([null, null]);
});

test('SORT finds no expired fields of hashes', () => {
  const { run, advance } = openTestDatabase();
  run('RPUSH l 1');
  run('HSET h_1 f v g w');
  run('HPEXPIRE h_1 10 FIELDS 1 f');
  advance(10);
  expect(run('SORT_RO l GET h_*->f GET h_*->g')).toEqual([null, 'w']);
});

test('STORE writes the result to a list, and deletes the destination if it is empty', () => {
  const { run, logged } = openTestDatabase();
  run('RPUSH l 3 1 2');
  run('SET d x EX 100');
  expect(run('SORT l STORE d')).toBe(3);
  expect(run('LRANGE d 0 -1')).toEqual(['1', '2', '3']);
  expect(run('TTL d')).toBe(-1);
  expect(run('SORT l GET none_* STORE d')).toBe(3);
  expect(run('LRANGE d 0 -1')).toEqual(['', '', '']);
  expect(run('SORT l LIMIT 0 0 STORE d')).toBe(0);
  expect(run('EXISTS d')).toBe(0);
  const lines = logged.length;
  expect(run('SORT nobody STORE d')).toBe(0);
  expect(run('SORT l')).toHaveLength(3);
  expect(logged).toHaveLength(lines);
  expect(run('SORT_RO l STORE d')).toBe('ERR syntax error');
});

test('a set that is stored unsorted is sorted all the same, since it has no order to keep', () => {
  const { run } = openTestDatabase();
  run('SADD s c a b');
  run('SORT s BY nosort STORE d');
  expect(run('LRANGE d 0 -1')).toEqual(['a', 'b', 'c']);
});

test('reading keys that it does not name needs the right to read all keys', () => {
  const { run, database } = openTestDatabase();
  run('RPUSH l 2 1');
  database.acl.setUser('narrow', ['on', '+@all', '~l']);
  database.acl.setUser('wide', ['on', '+@all', '%R~*']);
  const runAs = (name: string, command: string) => {
    const user = database.acl.user(name)!;
    const session = new EmbeddedSession(database, { id: 2, user, address: '127.0.0.1:2' });
    return show(session.run(command.split(' ')));
  };
  expect(runAs('narrow', 'SORT_RO l')).toEqual(['1', '2']);
  expect(runAs('narrow', 'SORT_RO l BY nosort')).toEqual(['2', '1']);
  expect(runAs('narrow', 'SORT_RO l BY w_*')).toBe(
    'ERR BY option of SORT denied due to insufficient ACL permissions.',
  );
  expect(runAs('narrow', 'SORT_RO l GET #')).toBe(
    'ERR GET option of SORT denied due to insufficient ACL permissions.',
  );
  expect(runAs('wide', 'SORT_RO l BY w_* GET #')).toEqual(['1', '2']);
});

test('a script gets the members of a set in the order of their bytes, although SORT BY nosort keeps any order', () => {
  const { run } = openTestDatabase();
  run('SADD s b a d c 10 9');
  const sortedBy = (...options: string[]) =>
    run('EVAL', `return redis.call('SORT', 's', 'BY', 'nosort'${options.join('')})`, '0');
  expect(sortedBy()).toEqual(['10', '9', 'a', 'b', 'c', 'd']);
  expect(sortedBy(", 'DESC'")).toEqual(['d', 'c', 'b', 'a', '9', '10']);
  expect(sortedBy(", 'LIMIT', 0, 2, 'GET', '#'")).toEqual(['10', '9']);
  expect(run('SORT s BY nosort')).toEqual(['b', 'a', 'd', 'c', '10', '9']);
});
