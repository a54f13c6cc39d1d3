import { expect, test } from 'vitest';
import {
  openTestDatabase,
  show,
  type PlainReply,
} from '../../../../../testing/engines/redis/embedded/commands/commands.ts';
import { silentLogger, type Logger } from '../../../../base/logger.ts';
import { EmbeddedSession } from '../session.ts';
import { memoryAclStore, type AclStore } from './acl-store.ts';
import { AccessControl } from './access-control.ts';

/** A database on which several users run commands. */
function openSharedDatabase() {
  const { run, database, advance } = openTestDatabase();
  const as = (name: string) => {
    const client = { id: 7, user: database.acl.user(name)!, address: '10.0.0.7:1', name: 'app' };
    const session = new EmbeddedSession(database, client);
    return (command: string) => show(session.run(command.split(' ')));
  };
  return { run, as, advance, acl: database.acl };
}

/** The maps in a reply as objects. */
function shownEntries(reply: PlainReply): Record<string, PlainReply>[] {
  return (reply as PlainReply[][]).map((flat) => {
    const pairs = flat.flatMap((name, i) => (i % 2 === 0 ? [[name, flat[i + 1]]] : []));
    return Object.fromEntries(pairs) as Record<string, PlainReply>;
  });
}

function openAccessControl(store: AclStore = memoryAclStore(), logger: Logger = silentLogger) {
  const clock = { now: () => 0 };
  return new AccessControl({ clock, secret: 'a secret', store, logger, maxLogLength: () => 128 });
}

test('the rules of all users together are bounded, and smaller ones are still accepted', () => {
  const { run } = openSharedDatabase();
  const pattern = (letter: string) => `~${letter.repeat(3 * 2 ** 20)}`;
  expect(run(`ACL SETUSER alice on ${pattern('a')}`)).toBe('OK');
  const tooLarge = 'ERR the rules of all users together must not take more than 4194304 bytes';
  expect(run(`ACL SETUSER alice ${pattern('b')}`)).toBe(tooLarge);
  expect(run(`ACL SETUSER bob on ${pattern('b')}`)).toBe(tooLarge);
  expect(run('ACL SETUSER bob on ~b')).toBe('OK');
  expect(run('ACL SETUSER alice resetkeys')).toBe('OK');
  expect(run(`ACL SETUSER bob ${pattern('b')}`)).toBe('OK');
});

test('a user is described anew after each change', () => {
  const { run, acl } = openSharedDatabase();
  run('ACL SETUSER alice on ~a');
  expect(run('ACL LIST')).toContain('user alice on sanitize-payload ~a resetchannels -@all');
  run('ACL SETUSER alice ~b');
  expect(run('ACL LIST')).toContain('user alice on sanitize-payload ~a ~b resetchannels -@all');
  const lists = ['one', 'another'].map((password) => {
    acl.setDefaultPassword(password);
    return run('ACL LIST');
  });
  expect(lists[0]).not.toEqual(lists[1]);
});

test('a rule about a command that is not served allows and denies nothing', () => {
  const { run, as } = openSharedDatabase();
  run('ACL SETUSER alice on allkeys +@all -debug -shutdown');
  run('ACL SETUSER bob on allkeys +get +cluster -latency|latest');
  expect(as('alice')('SET a x')).toBe('OK');
  expect(as('bob')('GET a')).toBe('x');
  expect(as('bob')('SET a y')).toMatch(/^NOPERM/);
  expect(as('bob')('CLUSTER INFO')).toMatch(/^ERR Command is not available/);
});

test('ACL LOG keeps the beginning of a long key, not a copy of the request', () => {
  const { run, as } = openSharedDatabase();
  run('ACL SETUSER alice on ~a:* +get');
  as('alice')(`GET ${'k'.repeat(5000)}`);
  const [entry] = shownEntries(run('ACL LOG'));
  expect(entry).toMatchObject({ object: `${'k'.repeat(1024)}... (3976 more bytes)` });
});

test('a call needs a permitted command, permitted keys and permitted channels', () => {
  const { run, as } = openSharedDatabase();
  run('ACL SETUSER alice on ~a:* %R~r:* &news +get +set +publish');
  const alice = as('alice');
  expect(alice('SET a:1 x')).toBe('OK');
  expect(alice('GET r:1')).toBe(null);
  expect(alice('SET r:1 x')).toBe('NOPERM No permissions to access a key');
  expect(alice('PUBLISH news x')).toBe(0);
  expect(alice('PUBLISH olds x')).toBe('NOPERM No permissions to access a channel');
  expect(alice('DEL a:1')).toBe(
    "NOPERM this user has no permissions to run the 'del' command or its subcommand",
  );
  expect(alice('CONFIG GET x')).toBe(
    "NOPERM this user has no permissions to run the 'config' command or its subcommand",
  );
});

test('a change of permissions applies at once to open sessions', () => {
  const { run, as } = openSharedDatabase();
  run('ACL SETUSER alice on ~* +get');
  const alice = as('alice');
  expect(alice('GET a')).toBe(null);
  run('ACL SETUSER alice -get');
  expect(alice('GET a')).toContain('NOPERM');
  run('ACL SETUSER alice +get');
  expect(alice('GET a')).toBe(null);
  run('ACL DELUSER alice');
  expect(alice('GET a')).toContain('NOPERM');
});

test('the read-only user may read keys by name, but not list them', () => {
  const { run, as } = openSharedDatabase();
  run('SET a 1');
  const reader = as('default_ro');
  expect(reader('GET a')).toBe('1');
  expect(reader('PING')).toBe('PONG');
  expect(reader('ECHO hi')).toBe('hi');
  expect(reader('ACL WHOAMI')).toBe('default_ro');
  for (const refused of [
    'SET a 2',
    'DEL a',
    'FLUSHALL',
    'KEYS *',
    'SCAN 0',
    'RANDOMKEY',
    'SORT_RO a',
    'INFO',
    'CONFIG GET *',
    'ACL LIST',
    'ACL GETUSER default',
    'ACL RESTTOKEN a b',
    'PUBLISH news x',
    'PUBSUB CHANNELS',
  ]) {
    expect(reader(refused), refused).toContain('NOPERM');
  }
});

test('the built-in users can not be changed', () => {
  const { run } = openSharedDatabase();
  expect(run('ACL SETUSER default off')).toBe("ERR The 'default' user cannot be modified");
  expect(run('ACL SETUSER default_ro +set')).toBe("ERR The 'default_ro' user cannot be modified");
  expect(run('ACL DELUSER default_ro')).toBe("ERR The 'default_ro' user cannot be removed");
  run('ACL SETUSER alice');
  expect(run('ACL DELUSER alice default')).toBe("ERR The 'default' user cannot be removed");
  expect(run('ACL USERS')).toEqual(['alice', 'default', 'default_ro']);
});

test('refusals are logged, equal ones within a minute in one entry', () => {
  const { run, as, advance } = openSharedDatabase();
  run('ACL SETUSER alice on ~a +get');
  const alice = as('alice');
  alice('GET b');
  advance(1500);
  alice('GET b');
  alice('CONFIG GET x');
  advance(500);
  const start = Date.UTC(2026, 0, 1);
  const shared = {
    context: 'toplevel',
    username: 'alice',
    'client-info': 'id=7 addr=10.0.0.7:1 name=app user=alice',
    'age-seconds': '0.5',
    'timestamp-last-updated': start + 1500,
  };
  expect(shownEntries(run('ACL LOG'))).toEqual([
    {
      ...shared,
      count: 1,
      reason: 'command',
      object: 'config|get',
      'entry-id': 1,
      'timestamp-created': start + 1500,
    },
    {
      ...shared,
      count: 2,
      reason: 'key',
      object: 'b',
      'entry-id': 0,
      'timestamp-created': start,
    },
  ]);
  advance(60_000);
  alice('GET b');
  expect(run('ACL LOG 1')).toHaveLength(1);
  expect(run('ACL LOG')).toHaveLength(3);
  expect(run('ACL LOG RESET')).toBe('OK');
  expect(run('ACL LOG')).toEqual([]);
});

test('the ACL log has at most as many entries as configured', () => {
  const { run, as } = openSharedDatabase();
  run('CONFIG SET acllog-max-len 2');
  run('ACL SETUSER alice on +get');
  for (const key of ['a', 'b', 'c']) as('alice')(`GET ${key}`);
  expect(run('ACL LOG')).toHaveLength(2);
  expect(run('INFO stats')).toContain('acl_access_denied_key:3');
});

test('every change of users increments the revision', () => {
  const acl = openAccessControl();
  const revisions = [
    () => {},
    () => acl.setUser('alice', ['on']),
    () => acl.setUser('alice', ['+get']),
    () => acl.deleteUsers(['alice']),
    () => acl.reload(),
    () => acl.setDefaultPassword('secret'),
  ].map((change) => (change(), acl.revision));
  expect(new Set(revisions).size).toBe(revisions.length);
  expect(() => acl.setUser('alice', ['nonsense'])).toThrow('Syntax error');
  expect(acl.deleteUsers(['nobody'])).toBe(0);
  expect(acl.revision).toBe(revisions.at(-1));
});

test('users are saved before a change is acknowledged, and loaded at the next start', () => {
  const store = memoryAclStore();
  const acl = openAccessControl(store);
  acl.setUser('bob', ['on', '+get', '(+set ~b)']);
  acl.setUser('al\xeece', ['~caf\xe9']);
  acl.setUser('carol', []);
  acl.deleteUsers(['carol']);
  expect(store.load()).toBe(
    'user al\xeece off sanitize-payload ~caf\xe9 resetchannels -@all\n' +
      'user bob on sanitize-payload resetchannels -@all +get (~b resetchannels -@all +set)\n',
  );
  const next = openAccessControl(store);
  expect(next.users().map((user) => user.describe())).toEqual(
    acl.users().map((user) => user.describe()),
  );
});

test('a change that can not be saved has no effect', () => {
  let full = false;
  const store = memoryAclStore();
  const logged: string[] = [];
  const acl = openAccessControl(
    {
      load: () => store.load(),
      save: (text) => {
        if (full) throw new Error('the disk is full');
        store.save(text);
      },
    },
    { ...silentLogger, error: (_fields, message) => void logged.push(message) },
  );
  acl.setUser('alice', ['on']);
  full = true;
  const { revision } = acl;
  expect(() => acl.setUser('alice', ['off'])).toThrow('ERR There was an error trying to save');
  expect(() => acl.setUser('bob', [])).toThrow('ERR There was an error trying to save');
  expect(() => acl.deleteUsers(['alice'])).toThrow('ERR There was an error trying to save');
  expect(acl.user('alice')?.enabled).toBe(true);
  expect(acl.user('bob')).toBe(undefined);
  expect(acl.revision).toBe(revision);
  expect(logged).toEqual(Array(3).fill('cannot save the users'));
});

test('ACL LOAD loads the users of the file, or none if a line is invalid', () => {
  const store = memoryAclStore();
  const acl = openAccessControl(store);
  acl.setUser('alice', ['on', '+get']);
  acl.setUser('bob', ['on']);
  const alice = acl.user('alice')!;
  const bob = acl.user('bob')!;
  store.save('user alice on +set\n\n  user carol off  \n');
  expect(acl.reload()).toEqual([]);
  expect(acl.users().map((user) => user.name)).toEqual(['alice', 'carol', 'default', 'default_ro']);
  expect(acl.user('alice')).toBe(alice);
  expect(alice.describe()).toBe('on sanitize-payload resetchannels -@all +set');
  expect(bob.enabled).toBe(false);

  store.save('user alice on +get\nuser alice\nusr bob\nuser default on\n\nuser dave +fly\n');
  const problems = [
    "line 2: Duplicate user 'alice' found",
    'line 3: should start with user keyword followed by the username',
    "line 4: the user 'default' is built in",
    "line 6: Error in ACL SETUSER modifier '+fly': Unknown command or category name in ACL",
  ];
  expect(acl.reload()).toEqual(problems);
  expect(alice.describe()).toContain('+set');
  expect(() => openAccessControl(store)).toThrow(
    `the list of users is damaged: ${problems.join('. ')}`,
  );
  expect(() => openAccessControl({ ...store, name: '/data/users.acl' })).toThrow(
    '/data/users.acl is damaged: line 2',
  );
});
