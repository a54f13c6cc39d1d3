import { describe, expect, vi } from 'vitest';
import {
  refused,
  succeeded,
  test,
  usageError,
  type TestPlatform,
} from '../../../testing/cli/platform.ts';

/** Nobody answers here. */
const NOWHERE = 'http://127.0.0.1:9';

/** Triggers a run. @returns its id */
async function trigger(
  { env }: TestPlatform,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  const answer = await fetch(`${env['QSTASH_URL']}/v2/trigger/${NOWHERE}${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${env['QSTASH_TOKEN']}`, ...headers },
    body: '{"n":1}',
  });
  return ((await answer.json()) as { workflowRunId: string }).workflowRunId;
}

const LATER = { 'Upstash-Delay': '1h' };
const FAILS = { 'Upstash-Retries': '0' };

/** A run that has failed. */
async function failed(platform: TestPlatform, path: string): Promise<string> {
  const id = await trigger(platform, path, FAILS);
  const state = async () =>
    ((await platform.json('workflow', 'show', id)) as { workflowState: string }).workflowState;
  // Tests that run at the same time have no `expect.poll` of their own.
  await vi.waitFor(async () => expect(await state()).toBe('RUN_FAILED'), 50_000);
  return id;
}

describe.concurrent('plinth workflow', () => {
  test('lists runs, and shows one with its steps', async ({ platform }) => {
    const { plinth, json } = platform;
    const first = await trigger(platform, '/first', { ...LATER, 'Upstash-Label': 'a,b' });
    const second = await failed(platform, '/second');
    const list = async (...options: string[]) =>
      ((await json('workflow', 'list', ...options)) as { workflowRunId: string }[]).map(
        ({ workflowRunId }) => workflowRunId,
      );
    expect(await list()).toEqual([second, first]);
    expect(await list('--state', 'RUN_FAILED')).toEqual([second]);
    expect(await list('--label', 'b', 'c')).toEqual([first]);
    expect(await list('--workflow', `${NOWHERE}/first`)).toEqual([first]);
    expect(await list('--path', '/second')).toEqual([second]);
    expect(await list('--to', '2020-01-01T00:00:00Z')).toEqual([]);
    expect(await list('--count', '1')).toEqual([second]);
    const { stdout } = await plinth('workflow', 'list');
    expect(stdout).toMatch(/^ID +STATE +CREATED +STEP +URL\n/);
    expect(stdout).toMatch(/^wfr_\S+ +RUN_STARTED +\S+ +init +http/m);
    const shown = (await plinth('workflow', 'show', first)).stdout;
    expect(shown).toMatch(/^labels +a, b$/m);
    expect(shown).toMatch(/^STEP +NAME +TYPE +STATE +ERRORS +RESULT$/m);
    expect(shown).toMatch(/^ *0 +init +Initial +STEP_SUCCESS/m);
    expect((await plinth('workflow', 'show', second)).stdout).toMatch(/^dead letter +\S+$/m);
    expect(await plinth('workflow', 'show', 'wfr_none')).toEqual(
      refused('workflow run wfr_none not found'),
    );
  });

  test('cancels runs by their ids, by filters, and all only with --all', async ({ platform }) => {
    const { plinth, json } = platform;
    const cancel = (...args: string[]) => plinth('workflow', 'cancel', ...args);
    const [one, two] = [await trigger(platform, '/a', LATER), await trigger(platform, '/a', LATER)];
    await trigger(platform, '/b', LATER);
    expect(await cancel(one, two)).toEqual(succeeded('canceled 2 runs\n'));
    expect(await cancel(one)).toEqual(refused(`workflow run ${one} is not in progress`));
    expect(await cancel('--workflow', NOWHERE)).toEqual(succeeded('canceled 0 runs\n'));
    expect(await json('workflow', 'cancel', '--path', '/b')).toEqual({ cancelled: 1 });
    expect(await cancel()).toEqual(usageError('give ids of runs, or filters, or --all'));
    expect(await cancel('--all')).toEqual(succeeded('canceled 0 runs\n'));
  });

  test('resumes and restarts runs that have failed', async ({ platform }) => {
    const { plinth } = platform;
    const one = await failed(platform, '/one');
    const two = await failed(platform, '/two');
    const started = succeeded(expect.stringMatching(/^started wfr_\S+\n$/));
    expect(await plinth('workflow', 'resume', one, '--retries', '5')).toEqual(started);
    expect(await plinth('workflow', 'resume', one)).toEqual(
      refused(`workflow run ${one} has not failed`),
    );
    expect(await plinth('workflow', 'restart', '--workflow', `${NOWHERE}/none`)).toEqual(
      succeeded('nothing to restart\n'),
    );
    expect(await plinth('workflow', 'restart', '--workflow', `${NOWHERE}/two`)).toEqual(started);
    expect(await plinth('workflow', 'restart', two)).toEqual(
      refused(`workflow run ${two} has not failed`),
    );
    expect(await plinth('workflow', 'resume')).toEqual(
      usageError('give ids of runs, or filters, or --all'),
    );
  });

  test('notifies runs', async ({ platform }) => {
    const { plinth, pipe } = platform;
    expect(await plinth('workflow', 'notify', 'paid', '{}')).toEqual(
      succeeded('nobody waits for it\n'),
    );
    const id = await trigger(platform, '/waits', LATER);
    const saved = succeeded(`notified ${id}\n`);
    expect(await plinth('workflow', 'notify', 'paid', '{"n":1}', '--run', id)).toEqual(saved);
    const fromInput = ['workflow', 'notify', 'paid', '--run', id, '--file', '-'];
    expect(await pipe('{"n":2}', ...fromInput)).toEqual(saved);
    expect((await plinth('workflow', 'notify', 'paid', '--run', 'wfr_none')).code).toBe(5);
  });
});
