import { describe, expect } from 'vitest';
import { freePorts } from '../../scripts/servers/ports.ts';
import { test as base, type Cli, type Outcome, type Run } from '../../testing/cli/cli.ts';

/** A platform that keeps its data and its addresses across restarts. */
interface Platform {
  readonly plinth: (...args: string[]) => Promise<Outcome>;
  /** Starts a command that keeps running. @returns also what it has printed so far */
  readonly begin: (...args: string[]) => Run;
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
}

const ADDRESSES = ['redis', 'kafka', 'queue', 'management', 'console'];

const test = base.extend<{ platform: Platform }>({
  platform: async ({ cli }, use) => use(await platformOf(cli)),
});

async function platformOf(cli: Cli): Promise<Platform> {
  const flags = ['--data-dir', cli.folder()];
  const ports = await freePorts(ADDRESSES.length);
  for (const [index, name] of ADDRESSES.entries())
    flags.push(`--${name}-port`, String(ports[index]));
  let env: Record<string, string> = {};
  let running: Run;
  const start = async () => {
    running = cli.plinth(['start', ...flags]);
    env = await running.ready();
  };
  await start();
  return {
    start,
    stop: async () => {
      running.kill('SIGTERM');
      await running.ended;
    },
    plinth: (...args) => cli.plinth(args, { env }).ended,
    begin: (...args) => cli.plinth(args, { env }),
  };
}

const LOST = /^plinth: cannot reach http:\S+: .+; trying again\n$/;
const LOST_AND_BACK =
  /^plinth: cannot reach .+; trying again\nplinth: the platform answers again\n$/;
const FOLLOWERS: [string, string[]][] = [
  ['plinth consume', ['consume', 'orders']],
  ['plinth consume --group', ['consume', 'orders', '--group', 'billing']],
];

describe('following continues after a restart of the platform:', () => {
  test.for(FOLLOWERS)('%s', async ([, command], { platform }) => {
    const { plinth, begin, stop, start } = platform;
    await plinth('produce', 'orders', 'before');
    const run = begin(...command);
    const { stdout, stderr } = run;
    await expect.poll(stdout).toBe('before\n');
    await stop();
    await expect.poll(stderr).toMatch(LOST);
    await start();
    await plinth('produce', 'orders', 'after');
    await expect.poll(stdout).toMatch(/after\n$/);
    run.kill('SIGINT');
    const { code } = await run.ended;
    expect(code).toBe(0);
    expect(stdout()).toMatch(
      command.includes('--group') ? /^(before\n)+after\n$/ : /^before\nafter\n$/,
    );
    expect(stderr()).toMatch(LOST_AND_BACK);
  });

  test('plinth logs --follow', async ({ platform }) => {
    const { plinth, begin, stop, start } = platform;
    const created = ['logs', '--follow', '--state', 'CREATED', '--json'];
    const urls = () =>
      stdout()
        .split('\n')
        .flatMap((line) => (line === '' ? [] : [(JSON.parse(line) as { url: string }).url]));
    const publish = (path: string) =>
      plinth('publish', `http://127.0.0.1:9/${path}`, '--delay', '1h');
    await publish('before');
    const run = begin(...created);
    const { stdout, stderr } = run;
    await expect.poll(urls).toEqual(['http://127.0.0.1:9/before']);
    await stop();
    await expect.poll(stderr).toMatch(LOST);
    await start();
    await publish('after');
    const both = ['http://127.0.0.1:9/before', 'http://127.0.0.1:9/after'];
    await expect.poll(urls).toEqual(both);
    run.kill('SIGINT');
    expect((await run.ended).code).toBe(0);
    expect(urls()).toEqual(both);
    expect(stderr()).toMatch(LOST_AND_BACK);
  });
});

describe('Ctrl-C ends following at once while the platform is down:', () => {
  const all: [string, string[]][] = [...FOLLOWERS, ['plinth logs', ['logs', '--follow', '--json']]];
  test.for(all)('%s', async ([, command], { platform }) => {
    const { plinth, begin, stop } = platform;
    await plinth('produce', 'orders', 'message');
    await plinth('publish', 'http://127.0.0.1:9', 'message', '--delay', '1h');
    const run = begin(...command);
    const { stdout, stderr } = run;
    await expect.poll(stdout).toContain('message');
    await stop();
    await expect.poll(stderr).toMatch(LOST);
    run.kill('SIGINT');
    expect(await run.ended).toMatchObject({
      code: 0,
      stderr: expect.stringMatching(LOST) as string,
    });
  });
});
