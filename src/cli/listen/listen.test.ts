import { describe, expect } from 'vitest';
import { test as base, usageError } from '../../../testing/cli/platform.ts';
import type { InProcessRun } from '../../../testing/cli/cli.ts';

interface Listening {
  readonly run: InProcessRun;
  readonly url: string;
}

const test = base.extend<{ listen: (...args: string[]) => Promise<Listening> }>({
  listen: async ({ platform }, use) => {
    await use(async (...args) => {
      const run = platform.begin('listen', '--port', '0', ...args);
      await run.until('Ctrl-C stops it');
      const [, url = ''] = /Listening at (\S+)/.exec(run.stdout()) ?? [];
      return { run, url };
    });
  },
});

describe.concurrent('plinth listen', () => {
  test('prints deliveries, and that their signatures are valid', async ({ platform, listen }) => {
    const { run, url } = await listen('--count', '1');
    const { stdout } = await platform.plinth('publish', `${url}/hook?a=b`, '{"hello": "thére"}');
    const [, id] = stdout.split(' ');
    const { code, stdout: printed } = await run.ended;
    expect(code).toBe(0);
    expect(printed).toBe(
      `Listening at ${url} (Ctrl-C stops it)\n` +
        `POST /hook?a=b: signature verified, message ${id}\n  {"hello": "thére"}\n`,
    );
  });

  test('verifies with the current signing keys, or with those of --signing-key', async ({
    platform,
    listen,
  }) => {
    const { run, url } = await listen();
    const other = await listen('--signing-key', 'sig_other');
    await platform.plinth('keys', 'rotate');
    for (const to of [url, other.url]) await platform.plinth('publish', to, 'a');
    await run.until('POST /: signature verified');
    await other.run.until(
      'POST /: SIGNATURE WRONG (it is signed with neither of the signing keys), message',
    );
  });

  test('marks other requests as not signed, and escapes terminal control sequences', async ({
    listen,
  }) => {
    const { run, url } = await listen('--headers', '--status', '503');
    const { status } = await fetch(`${url}/%1b`, {
      method: 'PUT',
      headers: { 'X-Event': 'push' },
      body: 'a\u001b[2Jb\nc\n',
    });
    expect(status).toBe(503);
    await run.until('PUT /%1b: not signed\n');
    await run.until('  x-event: push\n');
    await run.until('  a\\x1b[2Jb\n  c\n');
    run.kill('SIGINT');
    expect(await run.ended).toMatchObject({ code: 0, stderr: '' });
  });

  test('prints deliveries as JSON with --json', async ({ platform }) => {
    const run = platform.begin('listen', '--port', '0', '--json', '--count', '1');
    await expect.poll(run.stderr).toContain('Listening at');
    const [, url = ''] = /Listening at (\S+)/.exec(run.stderr()) ?? [];
    await platform.plinth('publish', `${url}/hook`, 'a', '--method', 'PUT');
    expect(JSON.parse((await run.ended).stdout)).toMatchObject({
      method: 'PUT',
      url: `${url}/hook`,
      body: 'a',
      signature: 'verified',
      headers: { 'upstash-signature': expect.any(String) as string },
    });
  });

  test('reports a wrong port, and one that is in use', async ({ platform, listen }) => {
    const { plinth } = platform;
    expect(await plinth('listen', '--port', 'x')).toEqual(
      usageError('--port must be an integer from 0 to 65535, not "x"'),
    );
    const { url } = await listen();
    expect(await plinth('listen', '--port', new URL(url).port)).toMatchObject({
      code: 3,
      stderr: expect.stringContaining('EADDRINUSE') as string,
    });
  });
});
