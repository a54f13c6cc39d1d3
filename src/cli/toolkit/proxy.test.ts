import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { filesIn, serving } from '../../../testing/cli/toolkit.ts';
import { PETS } from '../../../testing/toolkit/toolkit.ts';
import { test, type Cli } from '../../../testing/cli/cli.ts';

async function proxyOf(run: ReturnType<Cli['plinth']>): Promise<string> {
  await expect.poll(() => run.stderr()).toContain('Passing ');
  return /Passing (\S+) on to/.exec(run.stderr())![1]!;
}

function verifyFile(cli: Cli, recording: string) {
  const file = filesIn(cli, { 'pets.yaml': PETS });
  return cli.plinth(['verify', recording, '--contract', file('pets.yaml')]).ended;
}

describe('plinth proxy', () => {
  const passing = (cli: Cli, upstream: string, ...more: string[]) => {
    const file = filesIn(cli, { 'pets.yaml': PETS });
    return cli.plinth([
      'proxy',
      '--upstream',
      upstream,
      '--port',
      '0',
      '--contract',
      file('pets.yaml'),
      ...more,
    ]);
  };

  test('reports each mismatch at once, and all of them at the end', async ({ cli }) => {
    const upstream = await serving((_incoming, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'x-total': '1' });
      response.end('[{"id":1,"name":5}]');
    });
    const recording = join(cli.folder(), 'a.har');
    const run = passing(cli, upstream, '--record', recording);
    const url = await proxyOf(run);
    const answer = await fetch(`${url}/pets?key=1`, {
      headers: { authorization: 'Bearer s3cr3t-token' },
    });
    expect(await answer.json()).toEqual([{ id: 1, name: 5 }]);
    await expect
      .poll(() => run.stderr())
      .toContain('response.body/0/name: body[0].name must be a string');
    run.kill('SIGTERM');
    const { code, stdout } = await run.ended;
    expect(code).toBe(7);
    expect(stdout).toContain('1 error, 1 warning in 1 exchange of 1 operation');
    expect(readFileSync(recording, 'utf8')).not.toContain('s3cr3t-token');
    const again = await verifyFile(cli, recording);
    expect(again.stdout).toContain('1 error, 1 warning in 1 exchange of 1 operation');
  });

  test('says that the recording can not be written', async ({ cli }) => {
    const run = passing(cli, 'http://127.0.0.1:1', '--record', '/dev/full');
    expect(await run.ended).toMatchObject({
      code: 2,
      stderr: "plinth: --record: /dev/full can't be written (ENOSPC)\n",
    });
  });

  test('keeps the base path of the upstream', async ({ cli }) => {
    const asked: (string | undefined)[] = [];
    const upstream = await serving(({ url }, answer) => (asked.push(url), answer.end()));
    const run = passing(cli, `${upstream}/v1/`);
    await fetch(`${await proxyOf(run)}/pets`);
    expect(asked).toEqual(['/v1/pets']);
    expect(run.stderr()).toContain(` on to ${upstream}/v1 (`);
  });

  test('reports an upstream that cannot be reached, and a port that is in use', async ({ cli }) => {
    const upstream = await serving((incoming) => incoming.socket.destroy());
    const run = passing(cli, upstream);
    const url = await proxyOf(run);
    expect((await fetch(`${url}/pets`)).status).toBe(502);
    expect(run.stderr()).toContain(`plinth: cannot reach ${upstream}: `);
    const { port } = new URL(url);
    const second = await passing(cli, upstream, '--port', port).ended;
    expect(second).toMatchObject({ code: 3 });
    expect(second.stderr).toContain('EADDRINUSE');
  });

  test.for<[string[], RegExp]>([
    [['proxy', '--upstream', 'http://127.0.0.1:1'], /name it with --family or --contract\n$/],
    [
      ['proxy', '--upstream', 'http://127.0.0.1:8079', '--port', '99999'],
      /^plinth: --port: 99999 is no port, 0 to 65535\n$/,
    ],
  ])('%j is wrong usage', async ([args, message], { cli }) => {
    const { code, stderr } = await cli.plinth(args).ended;
    expect(stderr).toMatch(message);
    expect(code).toBe(2);
  });
});
