import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPlatform, type PlatformProcess } from '../../harness/platform-process.ts';
import { done, answerTo } from '../../harness/queue.ts';

const FLOW = 'http://127.0.0.1:9/flow';
const JOURNAL = 4096;

let platform: PlatformProcess;
beforeAll(async () => {
  const limits = ['--workflow-max-steps', '3', '--workflow-max-journal-size', String(JOURNAL)];
  platform = await startPlatform('start', ['--memory', '--check-responses', ...limits]);
});
afterAll(() => platform.stop('SIGTERM'));

const at = () => ({ url: platform.env['QSTASH_URL']!, token: platform.env['QSTASH_TOKEN']! });

function headersOf(run: string, isFirst = false): Record<string, string> {
  return {
    'Upstash-Workflow-RunId': run,
    'Upstash-Workflow-Url': FLOW,
    'Upstash-Workflow-Init': String(isFirst),
    'Upstash-Workflow-Sdk-Version': '1',
  };
}

/** Creates a run whose first delivery is due tomorrow: the test publishes in the place of its endpoint. */
function begin(run: string, body = 'payload') {
  const headers = { ...headersOf(run, true), 'Upstash-Delay': '1d' };
  return answerTo('POST', `/v2/publish/${FLOW}`, { ...at(), headers, body });
}

function publish(run: string, ...steps: readonly { stepId: number; out: string }[]) {
  const body = steps.map((step) => ({
    destination: FLOW,
    headers: headersOf(run),
    body: JSON.stringify({
      ...step,
      stepName: `step ${step.stepId}`,
      stepType: 'Run',
      concurrent: 1,
    }),
  }));
  return answerTo('POST', '/v2/batch', { ...at(), body });
}

const journal = async (run: string) =>
  (await done<unknown[]>('GET', `/v2/workflows/runs/${run}`, at())).length;

test('a run has as many steps as `workflowMaxSteps` says; the next is refused, with its whole batch', async () => {
  expect(await begin('wfr_steps')).toMatchObject({ status: 200 });
  const [one, two, three, four] = [1, 2, 3, 4].map((stepId) => ({ stepId, out: '1' }));
  expect(await publish('wfr_steps', one!, two!)).toMatchObject({ status: 200 });
  const refused = {
    status: 412,
    json: { error: 'workflow run wfr_steps has too many steps: at most 3 are allowed' },
  };
  expect(await publish('wfr_steps', three!, four!)).toEqual(refused);
  expect(await journal('wfr_steps')).toBe(3);
  expect(await publish('wfr_steps', three!)).toMatchObject({ status: 200 });
  expect(await publish('wfr_steps', four!)).toEqual(refused);
  const wait = { url: FLOW, step: { stepId: 4, stepName: 'wait', stepType: 'Wait' } };
  const headers = headersOf('wfr_steps');
  expect(await answerTo('POST', '/v2/wait/paid', { ...at(), headers, body: wait })).toEqual(
    refused,
  );
});

test('its journal has as many bytes as `workflowMaxJournalSize` says, the payload included', async () => {
  const refused = (run: string) => ({
    status: 412,
    json: {
      error: `the journal of workflow run ${run} is too large: at most ${JOURNAL} bytes are allowed`,
    },
  });
  expect(await begin('wfr_payload', 'x'.repeat(JOURNAL))).toEqual(refused('wfr_payload'));
  expect(await begin('wfr_journal', 'x'.repeat(1000))).toMatchObject({ status: 200 });
  const large = 'x'.repeat(1000);
  expect(await publish('wfr_journal', { stepId: 1, out: large })).toMatchObject({ status: 200 });
  expect(await publish('wfr_journal', { stepId: 2, out: large })).toEqual(refused('wfr_journal'));
  expect(await journal('wfr_journal')).toBe(2);
  const notify = '/v2/notify/wfr_journal/paid';
  expect(await answerTo('POST', notify, { ...at(), body: large })).toEqual(refused('wfr_journal'));
  expect(await answerTo('POST', notify, { ...at(), body: 'paid' })).toMatchObject({ status: 201 });
  expect(await publish('wfr_journal', { stepId: 2, out: '1' })).toMatchObject({ status: 200 });
});
