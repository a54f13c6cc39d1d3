import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../../../../testing/engines/redis/embedded/commands/commands.ts';

test('GETUSER and LIST show the rules as Redis 7.2 prints them', () => {
  const { run } = openTestDatabase();
  run('ACL SETUSER alice on ~a* %R~b &news* +@read -scan +config|get (+set ~c) (allchannels)');
  expect(run('ACL GETUSER alice')).toEqual([
    'flags',
    ['on', 'sanitize-payload'],
    'passwords',
    [],
    'commands',
    '-@all +@read -scan +config|get',
    'keys',
    '~a* %R~b',
    'channels',
    '&news*',
    'selectors',
    [
      ['commands', '-@all +set', 'keys', '~c', 'channels', ''],
      ['commands', '-@all', 'keys', '', 'channels', '&*'],
    ],
  ]);
  expect((run('ACL LIST') as string[])[0]).toBe(
    'user alice on sanitize-payload ~a* %R~b resetchannels &news* -@all +@read -scan +config|get (~c resetchannels -@all +set) (&* -@all)',
  );
});

test('the output of GETUSER creates the same user', () => {
  const { run } = openTestDatabase();
  run('ACL SETUSER alice on >secret ~a* %W~b +@all -@dangerous +keys (+get %R~c)');
  const rules = (run('ACL LIST') as string[])[0]!.split(' ').slice(2);
  expect(run('ACL', 'SETUSER', 'bob', ...rules)).toBe('OK');
  expect(run('ACL GETUSER bob')).toEqual(run('ACL GETUSER alice'));
});

test('DRYRUN returns the reason of a refusal, as Redis 7.2 does', () => {
  const { run } = openTestDatabase();
  run('ACL SETUSER alice ~a &x +get +publish');
  expect(run('ACL DRYRUN alice GET a')).toBe('OK');
  expect(run('ACL DRYRUN alice GET b')).toBe("User alice has no permissions to access the 'b' key");
  expect(run('ACL DRYRUN alice PUBLISH y m')).toBe(
    "User alice has no permissions to access the 'y' channel",
  );
  expect(run('ACL DRYRUN alice CONFIG GET y')).toBe(
    "User alice has no permissions to run the 'config|get' command",
  );
  expect(run('ACL LOG')).toEqual([]);
});

test('of several refusals the one of the selector that matched most is reported', () => {
  const { run } = openTestDatabase();
  run('ACL SETUSER alice (+mget ~a) (+mget ~a ~b) (+publish)');
  expect(run('ACL DRYRUN alice MGET a b c')).toContain("the 'c' key");
  expect(run('ACL DRYRUN alice PUBLISH y m')).toContain("the 'y' channel");
  expect(run('ACL DRYRUN alice GET a')).toContain("the 'get' command");
});

test('a category is listed with its subcommands', () => {
  const { run } = openTestDatabase();
  const slow = run('ACL CAT slow');
  expect(slow).toEqual(expect.arrayContaining(['config', 'config|get', 'acl|resttoken']));
  expect(slow).not.toContain('get');
});

test('GENPASS returns a hexadecimal digit for every four bits, rounded up', () => {
  const { run } = openTestDatabase();
  expect(run('ACL GENPASS')).toMatch(/^[0-9a-f]{64}$/);
  expect(run('ACL GENPASS 1')).toMatch(/^[0-9a-f]$/);
  expect(run('ACL GENPASS 4095')).toMatch(/^[0-9a-f]{1024}$/);
  expect(run('ACL GENPASS')).not.toBe(run('ACL GENPASS'));
});

test('names and patterns may have any bytes but spaces', () => {
  const { run } = openTestDatabase();
  run('ACL', 'SETUSER', 'zoë', '~café:*', '+get');
  expect(run('ACL', 'DRYRUN', 'zoë', 'GET', 'café:1')).toBe('OK');
  expect(run('ACL', 'DRYRUN', 'zoë', 'GET', 'cafe:1')).toBe(
    "User zoë has no permissions to access the 'cafe:1' key",
  );
  expect(run('ACL', 'SETUSER', 'zoë', '+écrire')).toBe(
    "ERR Error in ACL SETUSER modifier '+écrire': Unknown command or category name in ACL",
  );
  expect(run('ACL', 'RESTTOKEN', 'noël', 'x')).toBe(
    'ERR Wrong password or user "noël" does not exist',
  );
});

test('ACL SAVE and ACL LOAD restore the users', () => {
  const { run } = openTestDatabase();
  run('ACL SETUSER alice on >secret ~a +get');
  const users = run('ACL LIST');
  expect(run('ACL SAVE')).toBe('OK');
  expect(run('ACL LOAD')).toBe('OK');
  expect(run('ACL LIST')).toEqual(users);
});
