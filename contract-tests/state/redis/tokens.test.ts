import { beforeEach, describe, expect, test } from 'vitest';
import { command, error, exchange, result } from '../../harness/exchange.ts';
import { reset } from '../../harness/reset.ts';
import { target } from '../../harness/target.ts';

beforeEach(reset);

const noPermission = (name: string) =>
  `NOPERM this user has no permissions to run the '${name}' command or its subcommand`;

async function as(token: string, ...argv: unknown[]): Promise<unknown> {
  return (await command(argv, { token })).json;
}

describe('the Read Only token', () => {
  const readOnly = (...argv: unknown[]) => as(target().readOnlyToken, ...argv);

  test('reads keys, and may PING', async () => {
    await result('SET', 'a', 'hello');
    await result('ZADD', 'z', 1, 'x');
    expect(await readOnly('GET', 'a')).toEqual({ result: 'hello' });
    expect(await readOnly('ZRANGE', 'z', 0, -1)).toEqual({ result: ['x'] });
    expect(await readOnly('PING')).toEqual({ result: 'PONG' });
  });

  test.each([
    ['SET', 'a', 'b'],
    ['DEL', 'a'],
    ['GETDEL', 'a'],
    ['EXPIRE', 'a', '1'],
    ['FLUSHALL'],
    ['PUBLISH', 'channel', 'message'],
  ])('does not %s', async (...argv) => {
    expect(await readOnly(...argv)).toEqual({ error: noPermission(argv[0].toLowerCase()) });
  });

  test.each([['KEYS', '*'], ['SCAN', '0'], ['RANDOMKEY'], ['CONFIG', 'GET', '*'], ['ACL', 'LIST']])(
    'does not %s, which tells more than a public token may',
    async (...argv) => {
      expect(await readOnly(...argv)).toEqual({ error: expect.stringMatching(/^NOPERM /) });
    },
  );

  test('in a pipeline only the rows that write are refused', async () => {
    const { status, json } = await exchange({
      method: 'POST',
      path: '/pipeline',
      body: [
        ['GET', 'a'],
        ['SET', 'a', 1],
        ['GET', 'a'],
      ],
      token: target().readOnlyToken,
    });
    expect(status).toBe(200);
    expect(json).toEqual([{ result: null }, { error: noPermission('set') }, { result: null }]);
  });
});

describe('the token of an ACL user', () => {
  test("carries exactly that user's rights", async () => {
    await result('ACL', 'SETUSER', 'ann', 'on', '>secret-of-ann', '~ann:*', '+get', '+set');
    const token = String(await result('ACL', 'RESTTOKEN', 'ann', 'secret-of-ann'));
    expect(await as(token, 'SET', 'ann:1', 'x')).toEqual({ result: 'OK' });
    expect(await as(token, 'GET', 'ann:1')).toEqual({ result: 'x' });
    expect(await as(token, 'GET', 'bob:1')).toEqual({
      error: 'NOPERM No permissions to access a key',
    });
    expect(await as(token, 'DEL', 'ann:1')).toEqual({ error: noPermission('del') });
  });

  test('follows the user when the rules change, and dies with the password', async () => {
    await result('ACL', 'SETUSER', 'ann', 'on', '>secret-of-ann', '~*', '+get');
    const token = String(await result('ACL', 'RESTTOKEN', 'ann', 'secret-of-ann'));
    await result('ACL', 'SETUSER', 'ann', '-get', '+set');
    expect(await as(token, 'GET', 'a')).toEqual({ error: noPermission('get') });
    expect(await as(token, 'SET', 'a', 1)).toEqual({ result: 'OK' });
    await result('ACL', 'SETUSER', 'ann', '<secret-of-ann', '>another-secret');
    expect(await command(['GET', 'a'], { token })).toHaveProperty('status', 401);
  });

  test('dies with the user, and when the user is switched off', async () => {
    await result('ACL', 'SETUSER', 'ann', 'on', '>secret-of-ann', '~*', '+get');
    const token = String(await result('ACL', 'RESTTOKEN', 'ann', 'secret-of-ann'));
    await result('ACL', 'SETUSER', 'ann', 'off');
    expect(await command(['GET', 'a'], { token })).toHaveProperty('status', 401);
    await result('ACL', 'SETUSER', 'ann', 'on');
    expect(await command(['GET', 'a'], { token })).toHaveProperty('status', 200);
    await result('ACL', 'DELUSER', 'ann');
    expect(await command(['GET', 'a'], { token })).toHaveProperty('status', 401);
  });

  test('a token of ACL GENTOKEN is accepted once a user has it', async () => {
    const token = String(await result('ACL', 'GENTOKEN', 'ann'));
    expect(await command(['GET', 'a'], { token })).toHaveProperty('status', 401);
    await result('ACL', 'SETUSER', 'ann', 'on', `>${token}`, '~*', '+get');
    expect(await as(token, 'GET', 'a')).toEqual({ result: null });
    expect(await result('ACL', 'RESTTOKEN', 'ann', token)).toEqual(expect.any(String));
  });

  test('is not given for a wrong password or an unknown user', async () => {
    await result('ACL', 'SETUSER', 'ann', 'on', '>secret-of-ann');
    expect(await error('ACL', 'RESTTOKEN', 'ann', 'guess')).toBe(
      'ERR Wrong password or user "ann" does not exist',
    );
    expect(await error('ACL', 'RESTTOKEN', 'upstash', 'guess')).toBe(
      'ERR Wrong password or user "upstash" does not exist',
    );
  });
});

describe('the well-known tokens of development', () => {
  const page = (origin: string, path = '/ping') => exchange({ path, headers: { origin } });

  test('are good for pages of this machine', async () => {
    expect((await page('http://localhost:3000')).json).toEqual({ result: 'PONG' });
    expect((await page('https://shop.test')).json).toEqual({ result: 'PONG' });
  });

  test('are not good for pages of other sites, which can read why', async () => {
    const { status, json, headers } = await page('https://example.com');
    expect(status).toBe(401);
    expect(json).toEqual({
      error: expect.stringMatching(/^WRONGPASS the tokens of development are not good for pages/),
    });
    expect(headers['access-control-allow-origin']).toBe('*');
  });

  test('are not good for images and links of other sites', async () => {
    const path = `/flushall?_token=${target().standardToken}`;
    await result('SET', 'a', '1');
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await exchange({ path, token: null, headers })).status).toBe(401);
    expect(await result('GET', 'a')).toBe('1');
  });
});
