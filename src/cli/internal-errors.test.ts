import { expect } from 'vitest';
import { ANY_PORT, command, stop } from '../../testing/cli/start.ts';
import { test } from '../../testing/cli/cli.ts';

/** Code in the process of the platform that throws at a signal, as anything in the event loop can. */
const THROWS = [
  `process.on('SIGUSR2', () => { throw new Error('thrown on purpose'); });`,
  `process.on('SIGWINCH', () => { void Promise.reject(new Error('rejected on purpose')); });`,
].join('');

test('an exception that nothing catches is logged and counted, and the platform goes on', async ({
  cli,
}) => {
  const run = cli.spawn(['start', '--memory', ...ANY_PORT], {
    env: { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(THROWS)}` },
  });
  const env = await run.ready();
  const counted = async () => {
    const page = await (await fetch(`${env['PLINTH_CONSOLE_URL']}/metrics`)).text();
    return /plinth_internal_errors_total\{where="process"\} (\d+)/.exec(page)?.[1];
  };
  expect(await counted()).toBe('0');
  run.child.kill('SIGUSR2');
  await expect.poll(counted).toBe('1');
  run.child.kill('SIGWINCH');
  await expect.poll(counted).toBe('2');
  expect(await command(env, 'PING')).toEqual({ result: 'PONG' });
  const { code, stderr } = await stop(run);
  expect(code).toBe(0);
  const lines = stderr
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { level: number; where: string; err: { stack: string } });
  expect(lines).toMatchObject([
    { level: 50, where: 'process' },
    { level: 50, where: 'process' },
  ]);
  expect(lines.map(({ err }) => err.stack.split('\n')[0])).toEqual([
    'Error: thrown on purpose',
    'Error: rejected on purpose',
  ]);
});
