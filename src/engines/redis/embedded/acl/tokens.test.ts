import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../../../testing/engines/redis/embedded/commands/commands.ts';
import { Database } from '../database.ts';
import { hasMark, issueToken, markOf, userOfToken } from './tokens.ts';

const PASSWORD = 'correct-horse';
const wrong = (user: string) => `ERR Wrong password or user "${user}" does not exist`;

function open() {
  const { run, database } = openTestDatabase();
  return {
    run,
    whose: (token: unknown) => database.acl.authenticate(String(token))?.name,
    database,
  };
}

test('a token names its user and is the same each time', () => {
  const { run } = open();
  run(`ACL SETUSER alice on >${PASSWORD}`);
  const token = run(`ACL RESTTOKEN alice ${PASSWORD}`);
  expect(token).toMatch(/^YWxpY2U\.[A-Za-z0-9_-]{43}$/);
  expect(run(`ACL RESTTOKEN alice ${PASSWORD}`)).toBe(token);
  expect(userOfToken(String(token))).toBe('alice');
});

test('RESTTOKEN requires a password of an enabled user', () => {
  const { run } = open();
  run(`ACL SETUSER alice on >${PASSWORD}`);
  run(`ACL SETUSER bob off >${PASSWORD}`);
  expect(run('ACL RESTTOKEN upstash secret')).toBe(wrong('upstash'));
  expect(run('ACL RESTTOKEN alice secret')).toBe(wrong('alice'));
  expect(run(`ACL RESTTOKEN bob ${PASSWORD}`)).toBe(wrong('bob'));
  expect(run('ACL RESTTOKEN default secret')).toBe(wrong('default'));
});

test('a token is valid until its password is removed or its user is disabled or deleted', () => {
  for (const end of [
    `ACL SETUSER alice <${PASSWORD}`,
    'ACL SETUSER alice off',
    'ACL DELUSER alice',
  ]) {
    const { run, whose } = open();
    run(`ACL SETUSER alice on >${PASSWORD} >another`);
    const token = run(`ACL RESTTOKEN alice ${PASSWORD}`);
    const other = run('ACL RESTTOKEN alice another');
    expect(whose(token)).toBe('alice');
    run(end);
    expect(whose(token)).toBe(undefined);
    expect(whose(other)).toBe(end.includes('<') ? 'alice' : undefined);
    run(`ACL SETUSER alice on >${PASSWORD}`);
    expect(whose(token)).toBe('alice');
  }
});

test('a generated token is a password and a REST token once it is assigned to the user', () => {
  const { run, whose, database } = open();
  const token = String(run('ACL GENTOKEN alice'));
  expect(run('ACL GENTOKEN alice')).not.toBe(token);
  expect(whose(token)).toBe(undefined);
  run(`ACL SETUSER alice on >${token}`);
  expect(whose(token)).toBe('alice');
  expect(database.acl.logIn('alice', token)?.name).toBe('alice');
  expect(run(`ACL RESTTOKEN alice ${token}`)).toBe(token);
  run(`ACL SETUSER alice <${token}`);
  expect(whose(token)).toBe(undefined);
});

test('a token generated from a password can be requested with that password', () => {
  const { run, database } = open();
  const token = String(run(`ACL GENTOKEN alice ${PASSWORD}`));
  run(`ACL SETUSER alice on >${token}`);
  expect(run(`ACL RESTTOKEN alice ${PASSWORD}`)).toBe(token);
  expect(run(`ACL RESTTOKEN alice ${token}`)).toBe(token);
  expect(database.acl.logIn('alice', PASSWORD)?.name).toBe('alice');
  expect(run('ACL RESTTOKEN alice other-horse')).toBe(wrong('alice'));
});

test('a token of one user does not authenticate another', () => {
  const { run, whose } = open();
  const token = String(run(`ACL GENTOKEN alice ${PASSWORD}`));
  run(`ACL SETUSER alice on >${token}`);
  run(`ACL SETUSER bob on >${token}`);
  expect(whose(token)).toBe('alice');
  expect(whose(token.replace('YWxpY2U', 'Ym9i'))).toBe(undefined);
  const bobs = run(`ACL RESTTOKEN bob ${token}`);
  expect(bobs).not.toBe(token);
  expect(whose(bobs)).toBe('bob');
});

test('a user without a password has one token for any password, until there is one', () => {
  const { run, whose } = open();
  run('ACL SETUSER guest on nopass');
  const token = run('ACL RESTTOKEN guest whatever');
  expect(run('ACL RESTTOKEN guest else')).toBe(token);
  expect(whose(token)).toBe('guest');
  expect(whose(run('ACL GENTOKEN guest'))).toBe(undefined);
  run('ACL SETUSER guest >secret');
  expect(whose(token)).toBe(undefined);
});

test('the password of the database authenticates as its default user', () => {
  const { run, whose, database } = open();
  database.acl.setDefaultPassword('the password');
  const token = run('ACL', 'RESTTOKEN', 'default', 'the password');
  expect(whose(token)).toBe('default');
  database.acl.setDefaultPassword('a new one');
  expect(whose(token)).toBe(undefined);
});

test('weak passwords are refused', () => {
  const { run } = open();
  expect(run('ACL GENTOKEN alice 1234567')).toBe(
    'ERR The password is too weak: it must have at least 8 characters',
  );
  expect(run('ACL GENTOKEN alice 12345678 x')).toContain('wrong number of arguments');
});

test('a text that is not a token authenticates nobody', () => {
  const { run, whose } = open();
  run('ACL SETUSER alice on nopass');
  for (const text of [
    '',
    '.',
    'YWxpY2U',
    'YWxpY2U.',
    `YWxpY2U.${'A'.repeat(43)}`,
    'é.ü',
    PASSWORD,
  ]) {
    expect(whose(text)).toBe(undefined);
  }
});

test('a user with an empty name does not accept other texts as tokens', () => {
  const { run, whose } = open();
  run('ACL', 'SETUSER', '', 'on', `>${PASSWORD}`);
  expect(whose(PASSWORD)).toBe(undefined);
  expect(whose(run('ACL', 'RESTTOKEN', '', PASSWORD))).toBe('');
});

test('tokens survive a restart with the same secret, and are invalid without it', () => {
  const hash = createHash('sha256').update(PASSWORD).digest('hex');
  const token = issueToken('one secret', 'alice', hash);
  const whose = (secret?: string) => {
    const database = new Database(secret === undefined ? {} : { secret });
    database.acl.setUser('alice', ['on', `#${hash}`]);
    return database.acl.authenticate(token)?.name;
  };
  expect(whose('one secret')).toBe('alice');
  expect(whose('another secret')).toBe(undefined);
  expect(whose()).toBe(undefined);
});

test('a token contains a mark of its database, by which other databases reject it', () => {
  const token = issueToken('one secret', 'default', 'hash');
  expect(hasMark(token, markOf('one secret'))).toBe(true);
  expect(hasMark(token, markOf('another secret'))).toBe(false);

  const database = new Database({ secret: 'one secret' });
  database.acl.setDefaultPassword(PASSWORD);
  const own = String(database.acl.restToken('default', PASSWORD));
  expect(database.acl.authenticate(own)?.name).toBe('default');
  const other = new Database({ secret: 'another secret' });
  other.acl.setDefaultPassword(PASSWORD);
  expect(other.acl.authenticate(own)).toBeUndefined();
});
