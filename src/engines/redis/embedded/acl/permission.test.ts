import { expect, test } from 'vitest';
import type { CommandSpec } from '../../command-spec.ts';
import { allCommands, commandCalledBy } from '../command-index.ts';
import { denialOf, maySubscribe, mayReadEveryKey } from './permission.ts';
import { applyRules } from './rules.ts';
import { User } from './user.ts';

function userWith(rules: string): User {
  const user = new User('alice');
  expect(applyRules(user, rules.split(' '))).toBe(undefined);
  return user;
}

function called(call: string): [CommandSpec, string[]] {
  const argv = call.split(' ');
  return [commandCalledBy(argv)!.spec, argv];
}

function refused(rules: string, call: string): string {
  const denial = denialOf(userWith(rules), ...called(call));
  return denial === undefined ? 'no' : `${denial.reason} ${denial.position}`;
}

function maySortByAnything(rules: string): boolean {
  return mayReadEveryKey(userWith(rules), ...called('SORT a BY w*'));
}

test('commands with the flag readonly write none of their keys', () => {
  const writing = ['update', 'insert', 'delete'];
  const wrong = allCommands.filter(
    ({ spec }) =>
      spec.flags.includes('readonly') &&
      spec.keys.some(({ flags }) => flags.some((flag) => writing.includes(flag))),
  );
  expect(wrong).toEqual([]);
});

test('a shard channel is a channel, and no key', () => {
  expect(refused('&news +@all', 'SPUBLISH news hello')).toBe('no');
  expect(refused('&news +@all', 'SSUBSCRIBE news')).toBe('no');
  expect(refused('&news +@all', 'SSUBSCRIBE news other')).toBe('channel 2');
  expect(refused('~* resetchannels +@all', 'SPUBLISH news hello')).toBe('channel 1');
});

test('permission to read every key is enough to read, not to write or to change', () => {
  expect(refused('%R~* +@all', 'GET a')).toBe('no');
  expect(refused('%R~* +@all', 'MGET a b')).toBe('no');
  expect(refused('%R~* +@all', 'SET a 1')).toBe('key 1');
  expect(refused('%R~* +@all', 'GETDEL a')).toBe('key 1');
  expect(refused('%R~* %W~b* +@all', 'COPY a b1')).toBe('no');
  expect(refused('%R~* %W~b* +@all', 'COPY b1 a')).toBe('key 2');
  expect(refused('%W~* +@all', 'GET a')).toBe('key 1');
});

test('a star alone means every key, also the empty one, whatever may be done with it', () => {
  expect(refused('%RW~* +@all', 'SET  1')).toBe('no');
  expect(refused('%R~* +@all', 'GET ')).toBe('no');
  expect(refused('~?* +@all', 'GET ')).toBe('key 1');
});

test('a command that neither reads nor writes the value of its key needs any key pattern', () => {
  expect(refused('%W~a +@all', 'EXISTS a')).toBe('no');
  expect(refused('%W~a +@all', 'EXISTS a b')).toBe('key 2');
});

test('a rule may allow a command with a certain first argument only', () => {
  expect(refused('~* +get|a', 'GET a')).toBe('no');
  expect(refused('~* +get|a', 'GET A')).toBe('no');
  expect(refused('~* +get|a', 'GET b')).toBe('command 0');
  expect(refused('~* +get|a -get', 'GET a')).toBe('command 0');
});

test('a command that reads unnamed keys needs permission to read all keys', () => {
  expect(maySortByAnything('~* +sort')).toBe(true);
  expect(maySortByAnything('%R~* ~a +sort')).toBe(true);
  expect(maySortByAnything('~a +sort')).toBe(false);
  expect(maySortByAnything('~* +get')).toBe(false);
  expect(maySortByAnything('~a +sort (~* +get)')).toBe(false);
  expect(maySortByAnything('+@all (~* +sort)')).toBe(true);
});

test('subscribing to a pattern needs permission for exactly that pattern', () => {
  const user = userWith('&news.* (&weather)');
  expect(maySubscribe(user, 'news.art', false)).toBe(true);
  expect(maySubscribe(user, 'weather', false)).toBe(true);
  expect(maySubscribe(user, 'news.*', true)).toBe(true);
  expect(maySubscribe(user, 'news.a*', true)).toBe(false);
  expect(maySubscribe(userWith('allchannels'), '*', true)).toBe(true);
});

test('a key that is written needs permission wherever it is named', () => {
  expect(refused('~mine +@all', 'PFMERGE other')).toBe('key 1');
  expect(refused('~mine +@all', 'PFMERGE mine')).toBe('no');
  expect(refused('%R~* %W~mine +@all', 'PFMERGE other mine')).toBe('key 1');
  for (const option of ['STORE', 'STOREDIST', 'store']) {
    const search = `GEORADIUS mine 0 0 1 m ${option}`;
    expect(refused('~mine +@all', `${search} other`)).toBe('key 7');
    expect(refused('~mine +@all', `${search} mine STORE other`)).toBe('key 9');
    expect(refused('~mine +@all', `${search} mine`)).toBe('no');
    const around = `GEORADIUSBYMEMBER mine m 1 m ${option}`;
    expect(refused('~mine +@all', `${around} mine STOREDIST other`)).toBe('key 8');
  }
  expect(refused('~mine +@all', 'SORT mine STORE mine STORE other')).toBe('key 5');
});

test('a command that returns what is in its key reads it', () => {
  expect(refused('%W~s +@all', 'XCLAIM s g c 0 1-1')).toBe('key 1');
  expect(refused('%W~s +@all', 'XAUTOCLAIM s g c 0 0')).toBe('key 1');
  expect(refused('%W~s +@all', 'DELEX s IFEQ guess')).toBe('key 1');
  expect(refused('%W~s +@all', 'DELEX s')).toBe('no');
});
