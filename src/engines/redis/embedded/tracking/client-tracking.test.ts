import { describe, expect, test } from 'vitest';
import { openToConnections } from '../../../../../testing/engines/redis/embedded/connection.ts';
import type { PendingReply } from '../../connection.ts';
import { OK, RedisError } from '../../reply.ts';
import { PushReply, VerbatimReply, type Resp3Reply } from '../../resp3.ts';

const outOfDate = (...keys: string[]) => new PushReply(['invalidate', keys]);
const turn = () => new Promise(setImmediate);

/** A client that caches keys, and another one that changes them. */
function openTracked(...options: string[]) {
  const { connect, database, clock } = openToConnections();
  const [one, other] = [connect(), connect()];
  one.run('HELLO 3');
  expect(one.run(['CLIENT TRACKING ON', ...options].join(' '))).toEqual([OK]);
  return { one, other, connect, database, clock };
}

describe('a client with a cache', () => {
  test('gives tens of thousands of prefixes at once, of which none may overlap', () => {
    const { run } = openToConnections().connect('secret', { maxKeptBytes: () => Infinity });
    run('HELLO 3');
    const command = ['CLIENT', 'TRACKING', 'ON', 'BCAST'];
    const prefixes = Array.from({ length: 50_000 }, (_, i) => ['PREFIX', `${i}:`]).flat();
    expect(run(...command, ...prefixes, 'PREFIX', '49999:x')).toEqual([
      new RedisError(
        "ERR Prefix '49999:' overlaps with another provided prefix '49999:x'. Prefixes for a single client must not overlap.",
      ),
    ]);
    expect(run(...command, ...prefixes)).toEqual([OK]);
  });

  test('gets one invalidation when a key changes, and another after reading it again', () => {
    const { one, other } = openTracked();
    one.run('MGET a b');
    other.run('SET a 1');
    other.run('SET a 2');
    expect(one.heard).toEqual([outOfDate('a')]);
    one.run('GET a');
    other.run('RPUSH b x');
    other.run('DEL a');
    expect(one.heard.slice(1)).toEqual([outOfDate('b'), outOfDate('a')]);
  });

  test('gets the reply to a blocked command before what that command invalidates', async () => {
    const { one, other } = openTracked();
    one.run('GET to');
    const blocked = one.run('BLMOVE from to LEFT LEFT 0') as PendingReply;
    other.run('RPUSH from a');
    expect(one.heard).toEqual([]);
    const reply = await blocked.reply;
    expect(reply).toMatchObject({ replies: ['a', outOfDate('to')] });
  });

  test('with NOLOOP gets no invalidation by its own blocked command, and others do', async () => {
    const { one, other } = openTracked('NOLOOP');
    other.run('HELLO 3');
    other.run('CLIENT TRACKING ON NOLOOP');
    one.run('EXISTS to');
    other.run('EXISTS to');
    const blocked = one.run('BLMOVE from to LEFT LEFT 0') as PendingReply;
    const pushed = other.run('RPUSH from a');
    expect(await blocked.reply).toBe('a');
    expect(one.heard).toEqual([]);
    expect([...(pushed as Resp3Reply[]), ...other.heard]).toContainEqual(outOfDate('to'));
  });

  test('with NOLOOP is told of keys that expire or are forgotten during its own command', async () => {
    const { one, clock } = openTracked('NOLOOP');
    one.run('SET a 1 PX 100');
    one.run('HSET h f 1');
    one.run('HPEXPIRE h 100 FIELDS 1 f');
    one.run('MGET a');
    one.run('HLEN h');
    await clock.advance(100);
    expect(one.run('GET a')).toEqual([null, outOfDate('a')]);
    expect(one.run('HGET h f')).toEqual([null, outOfDate('h')]);
    one.run('MGET b c');
    const forgotten = one.run('CONFIG SET tracking-table-max-keys 1') as Resp3Reply[];
    expect(forgotten).toContainEqual(outOfDate('b'));
  });

  test('counts in INFO by its prefixes, each once for all clients', () => {
    const { one, other, database } = openTracked('BCAST PREFIX a PREFIX b');
    expect(database.tracking.prefixes).toBe(2);
    other.run('HELLO 3');
    other.run('CLIENT TRACKING ON BCAST PREFIX b');
    expect(database.tracking.prefixes).toBe(2);
    one.run('CLIENT TRACKING OFF');
    one.run('CLIENT TRACKING ON BCAST');
    expect(database.tracking.prefixes).toBe(2);
    other.run('CLIENT TRACKING OFF');
    expect(other.run('INFO stats')).toEqual([
      expect.objectContaining({ text: expect.stringContaining('tracking_total_prefixes:1\r\n') }),
    ]);
  });

  test('forgets the oldest keys beyond tracking-table-max-keys, and says so', () => {
    const { one, other } = openTracked();
    one.run('MGET a b c');
    other.run('CONFIG SET tracking-table-max-keys 2');
    expect(one.heard).toEqual([outOfDate('a')]);
    expect(one.run('GET d')).toEqual([null, outOfDate('b')]);
    other.run('CONFIG SET tracking-table-max-keys 0');
    expect(one.run('MGET e f g')).toHaveLength(1);
  });

  test.each(['EVAL', 'EVAL_RO'])(
    'gets none for keys of %s that the script does not read',
    (name) => {
      const { one, other } = openTracked();
      one.run(name, "return redis.call('GET', KEYS[1])", '2', 'a', 'b');
      other.run('MSET b 1 a 1');
      expect(one.heard).toEqual([outOfDate('a')]);
    },
  );

  test('gets invalidations for keys read by its scripts and transactions', () => {
    const { one, other } = openTracked();
    one.run('EVAL', "return redis.call('GET', KEYS[1])", '1', 'a');
    one.run('MULTI');
    one.run('HGETALL h');
    one.run('EXEC');
    other.run('SET a 1');
    other.run('HSET h f v');
    expect(one.heard).toEqual([outOfDate('a'), outOfDate('h')]);
  });

  test('gets invalidations when a key expires and when all keys are deleted', async () => {
    const { one, other, clock } = openTracked();
    other.run('SET a 1 PX 100');
    one.run('GET a');
    await clock.advance(101);
    other.run('EXISTS a');
    expect(one.heard).toEqual([outOfDate('a')]);
    one.run('GET b');
    other.run('FLUSHALL');
    expect(one.heard.slice(1)).toEqual([new PushReply(['invalidate', null])]);
  });

  test('gets invalidations for its own changes after the reply, unless NOLOOP is set', () => {
    const { one } = openTracked();
    one.run('GET a');
    expect(one.run('SET a 1')).toEqual([OK, outOfDate('a')]);
    one.run('CLIENT TRACKING ON NOLOOP');
    one.run('GET a');
    expect(one.run('SET a 2')).toEqual([OK]);
    expect(one.heard).toEqual([]);
  });

  test('selects the tracked commands by CLIENT CACHING with OPTIN and OPTOUT', () => {
    const { one, other } = openTracked('OPTIN');
    one.run('GET a');
    one.run('CLIENT CACHING YES');
    one.run('GET b');
    one.run('GET c');
    other.run('MSET a 1 b 1 c 1');
    expect(one.heard).toEqual([outOfDate('b')]);
    one.run('CLIENT TRACKING OFF');
    one.run('CLIENT TRACKING ON OPTOUT');
    one.run('CLIENT CACHING NO');
    one.run('GET a');
    one.run('GET b');
    other.run('MSET a 2 b 2');
    expect(one.heard.slice(1)).toEqual([outOfDate('b')]);
  });

  test('gets no invalidations in RESP2, nor after TRACKING OFF or RESET', () => {
    const { one, other, database } = openTracked();
    one.run('HELLO 2');
    one.run('GET a');
    other.run('SET a 1');
    expect(one.heard).toEqual([]);
    one.run('RESET');
    expect(database.tracking.clients).toBe(0);
    expect(database.keyspace.touchObservers.all).toEqual([]);
  });
});

describe('a client that tracks prefixes', () => {
  test('gets all changes of a turn of the event loop together, read or not', async () => {
    const { one, other } = openTracked('BCAST PREFIX user: PREFIX team:');
    other.run('MSET user:2 a user:1 a other b team:1 c');
    other.run('DEL user:1');
    expect(one.heard).toEqual([]);
    await turn();
    expect(one.heard).toEqual([outOfDate('team:1'), outOfDate('user:1', 'user:2')]);
  });

  test('gets all keys without a prefix, except its own changes with NOLOOP', async () => {
    const { one, other } = openTracked('BCAST NOLOOP');
    one.run('SET own 1');
    other.run('SET other 1');
    await turn();
    expect(one.heard).toEqual([outOfDate('other')]);
  });

  test('gets no names of keys that its user may not read', async () => {
    const { connect, database } = openToConnections();
    database.acl.setUser('ann', ['on', '>annspassword', '+@all', '~hers:*']);
    const [ann, other] = [connect(null), connect()];
    ann.run('HELLO 3 AUTH ann annspassword');
    ann.run('CLIENT TRACKING ON BCAST');
    other.run('MSET hers:1 a secret b');
    await turn();
    expect(ann.heard).toEqual([outOfDate('hers:1')]);
  });

  test('may not track prefixes of which one starts with another', () => {
    const { one } = openTracked('BCAST PREFIX user:');
    const message = /overlaps with an existing prefix 'user:'/;
    for (const prefix of ['user:', 'user:1', 'us']) {
      expect(one.run(`CLIENT TRACKING ON BCAST PREFIX ${prefix}`)).toEqual([
        expect.objectContaining({ message: expect.stringMatching(message) }),
      ]);
    }
  });
});

describe('redirection to another connection', () => {
  test('a connection in RESP2 gets redirected invalidations on a channel, while it listens', () => {
    const { connect } = openToConnections();
    const [one, other] = [connect(), connect()];
    one.run(`CLIENT TRACKING ON REDIRECT ${other.connection.id}`);
    other.run('SUBSCRIBE __redis__:invalidate');
    one.run('GET a');
    one.run('SET a 1');
    expect(other.heard).toEqual([['message', '__redis__:invalidate', ['a']]]);
    expect(one.run('CLIENT GETREDIR')).toEqual([other.connection.id]);
  });

  test('a client is notified when the connection of its redirection is closed', () => {
    const { connect } = openToConnections();
    const [one, other] = [connect(), connect()];
    one.run('HELLO 3');
    one.run(`CLIENT TRACKING ON REDIRECT ${other.connection.id}`);
    other.connection.close();
    one.run('GET a');
    const broken = new PushReply(['tracking-redir-broken', other.connection.id]);
    expect(one.run('SET a 1')).toEqual([OK, broken]);
    expect(one.run('CLIENT INFO')).toEqual([
      new VerbatimReply(expect.stringMatching(/ flags=tR .* redir=2 /)),
    ]);
  });
});
