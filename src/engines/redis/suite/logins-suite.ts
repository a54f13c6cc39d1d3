import { describe, expect, test } from 'vitest';
import { Replies } from '../connection.ts';
import { openToClients, PASSWORD } from '../../../../testing/engines/redis/suite/connections.ts';
import type { PrepareRedis } from '../../../../testing/engines/redis/suite/redis.ts';

const WRONG = 'WRONGPASS invalid username-password pair or user is disabled.';

/** Logins on connections, and events that end a connection. */
export function logins(prepare: PrepareRedis): void {
  const open = () => openToClients(prepare);

  describe('connections', () => {
    test('run no commands before a login', async () => {
      const { connect } = await open();
      const { connection, run } = connect();
      expect(connection.isLoggedIn).toBe(false);
      expect(await run('GET a')).toEqual(['NOAUTH Authentication required.']);
      expect(await run('AUTH wrong')).toEqual([WRONG]);
      expect(await run(`AUTH ${PASSWORD}`)).toEqual(['OK']);
      expect(connection.isLoggedIn).toBe(true);
      expect(await run('GET a')).toEqual([null]);
    });

    test('are closed when their user is deleted', async () => {
      const { redis, connect } = await open();
      await redis.run('ACL', 'SETUSER', 'ann', 'on', '>annspassword', '+ping');
      const ann = connect();
      await ann.run('AUTH ann annspassword');
      expect(await ann.run('PING')).toEqual(['PONG']);
      await redis.run('ACL', 'DELUSER', 'ann');
      expect(ann.isEnded()).toBe(true);
    });

    test('accept other credentials that their setup maps to a user', async () => {
      const { connect } = await open();
      const asked: string[][] = [];
      const { connection, run } = connect({
        logIn: (...credentials) => {
          asked.push(credentials);
          return credentials[1] === 'a-token' ? 'default_ro' : undefined;
        },
      });
      expect(await run('AUTH unknown')).toEqual([WRONG]);
      expect(connection.isLoggedIn).toBe(false);
      expect(await run('AUTH a-token')).toEqual(['OK']);
      expect(await run('GET k')).toEqual([null]);
      expect(await run('SET k 1')).toEqual([expect.stringMatching(/^NOPERM /)]);
      // The users of the database come first.
      expect(await run(`AUTH ${PASSWORD}`)).toEqual(['OK']);
      expect(await run('SET k 1')).toEqual(['OK']);
      expect(asked).toEqual([
        ['default', 'unknown'],
        ['default', 'a-token'],
      ]);
    });

    test('report each attempt to log in, and refuse further ones when told to', async () => {
      const { connect } = await open();
      const tried: unknown[] = [];
      const { run } = connect({
        guesses: { mayTry: () => tried.length < 3, tried: (...guess) => void tried.push(guess) },
      });
      expect(await run('AUTH ann wrong')).toEqual([WRONG]);
      expect(await run('HELLO 2 AUTH default wrong')).toEqual([WRONG]);
      expect(await run(`AUTH ${PASSWORD}`)).toEqual(['OK']);
      expect(await run(`AUTH ${PASSWORD}`)).toEqual([
        'ERR too many wrong passwords from this address, try again in a second',
      ]);
      expect(tried).toEqual([
        [false, 'ann', 'wrong'],
        [false, 'default', 'wrong'],
        [true, 'default', PASSWORD],
      ]);
    });

    test('are ended by CLIENT KILL, that of the caller after the reply', async () => {
      const { loggedIn } = await open();
      const [one, other] = [await loggedIn(), await loggedIn()];
      const [id] = await other.run('CLIENT ID');
      expect(await one.run(`CLIENT KILL ID ${id as number}`)).toEqual([1]);
      expect([one.isEnded(), other.isEnded()]).toEqual([false, true]);
      const [own] = await one.run('CLIENT ID');
      const reply = one.connection.run(['CLIENT', 'KILL', 'ID', String(own), 'SKIPME', 'no']);
      expect(reply).toEqual(new Replies([1], true));
      expect(one.isEnded()).toBe(false);
    });
  });
}
