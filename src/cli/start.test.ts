import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { describe, expect, onTestFinished, type ExpectStatic } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { rawConnection } from '../../testing/http/http.ts';
import { ANY_PORT, command, spawnStart, start, stop } from '../../testing/cli/start.ts';
import { isForOwnerOnly, test, variablesIn, type Cli } from '../../testing/cli/cli.ts';

describe.concurrent('plinth start', () => {
  test('prints all addresses and the env block of the official clients', async ({ cli }) => {
    const run = spawnStart(cli);
    const env = await run.ready();
    expect(await command(env, 'PING')).toEqual({ result: 'PONG' });
    const health = await fetch(`${env['PLINTH_CONSOLE_URL']}/health`);
    expect(await health.json()).toEqual({ status: 'ok', version: packageJson.version });
    const { code, stdout, stderr } = await stop(run);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('Plinth is ready (data in .plinth). Ctrl-C stops it.');
    expect(stdout).toContain(`Redis REST   ${env['UPSTASH_REDIS_REST_URL']}`);
    expect(stdout).toContain(`Console      ${env['PLINTH_CONSOLE_URL']}`);
  });

  test('writes the env block into the file of --env-out', async ({ cli }) => {
    const file = `${cli.folder()}/env`;
    const run = start(cli, '--memory', '--env-out', file);
    const env = await run.ready();
    expect(variablesIn(readFileSync(file, 'utf8'))).toEqual(env);
    expect(isForOwnerOnly(file)).toBe(true);
  });

  test('--validator express serves the same', async ({ cli }) => {
    const run = start(cli, '--memory', '--validator', 'express', '--check-responses');
    const env = await run.ready();
    expect(await command(env, 'SET', 'a', 'b')).toEqual({ result: 'OK' });
    expect(await command(env, 'NOPE')).toHaveProperty('error');
    const headers = { authorization: `Bearer ${env['UPSTASH_REDIS_REST_TOKEN']}` };
    const response = await fetch(`${env['UPSTASH_REDIS_REST_URL']}/get/a`, { headers });
    expect(await response.json()).toEqual({ result: 'b' });
    expect(await stop(run)).toMatchObject({ code: 0, stderr: '' });
  });

  test('plinth mock serves documented examples, with the same kind of env block', async ({
    cli,
  }) => {
    const run = cli.plinth(['mock', ...ANY_PORT]);
    const env = await run.ready();
    expect(await command(env, 'GET', 'greeting')).toEqual({ result: 'hello' });
    const { code, stdout, stderr } = await stop(run, 'SIGINT');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('Plinth mock is ready (nothing is kept)');
  });
});

describe.concurrent('stopping', () => {
  /** Waits until a port accepts no new connections. */
  async function refused(port: number, { poll }: ExpectStatic): Promise<void> {
    await poll(() =>
      rawConnection(port).then(
        ({ socket }) => socket.destroy(),
        () => 'refused',
      ),
    ).toBe('refused');
  }

  /** A platform, and a request of which only the first half has been sent. */
  async function halfARequest(cli: Cli, expect: ExpectStatic) {
    const run = spawnStart(cli);
    const env = await run.ready();
    const { port } = new URL(env['UPSTASH_REDIS_REST_URL']!);
    const connection = await rawConnection(Number(port));
    connection.write(
      `PUT /set/key HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${env['UPSTASH_REDIS_REST_TOKEN']}\r\n` +
        'Content-Length: 5\r\nExpect: 100-continue\r\n\r\n',
    );
    await connection.until((received) => received.includes('100 Continue'));
    connection.write('va');
    return { run, connection, stopping: () => refused(Number(port), expect) };
  }

  test.for(['SIGINT', 'SIGTERM'] as const)(
    'after %s, a request in progress is completed',
    async (signal, { cli, expect }) => {
      const { run, connection, stopping } = await halfARequest(cli, expect);
      run.kill(signal);
      await stopping();
      connection.write('lue');
      expect(await connection.closed()).toContain('{"result":"OK"}');
      expect(await run.ended).toMatchObject({ code: 0, stderr: '' });
    },
  );

  test('starts no delivery of messages that are published while stopping', async ({
    cli,
    expect,
  }) => {
    let asked = 0;
    const destination = createServer((_request, response) => {
      asked += 1;
      response.end();
    });
    destination.listen(0, '127.0.0.1');
    onTestFinished(() => void destination.close());
    await once(destination, 'listening');
    const { port: to } = destination.address() as AddressInfo;
    const run = start(cli, '--memory');
    const env = await run.ready();
    const { port } = new URL(env['QSTASH_URL']!);
    const publish = await rawConnection(Number(port));
    publish.write(
      `POST /v2/publish/http://127.0.0.1:${to}/ HTTP/1.1\r\nHost: localhost\r\n` +
        `Authorization: Bearer ${env['QSTASH_TOKEN']}\r\nContent-Length: 2\r\nExpect: 100-continue\r\n\r\n`,
    );
    await publish.until((received) => received.includes('100 Continue'));
    run.kill('SIGTERM');
    await refused(Number(port), expect);
    publish.write('hi');
    expect(await publish.closed()).toContain('messageId');
    expect(await run.ended).toMatchObject({ code: 0, stderr: '' });
    expect(asked).toBe(0);
  });

  test('npm start stops the platform with itself', async ({ expect }) => {
    const npm = spawn('npm', ['start', '--', '--memory', ...ANY_PORT], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    // The platform holds the other end of the pipe as long as it runs.
    const closed = once(npm, 'close');
    const serves = Promise.withResolvers<string>();
    createInterface(npm.stdout).on('line', (line) => {
      if (line.includes('PLINTH_CONSOLE_URL')) serves.resolve('serves');
    });
    expect(await Promise.race([serves.promise, closed])).toBe('serves');
    npm.kill('SIGTERM');
    await closed;
  });
});
