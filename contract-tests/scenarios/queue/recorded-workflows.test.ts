import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { done, resetQueue } from '../../harness/queue.ts';
import { target } from '../../harness/target.ts';
import { resetClock } from '../../harness/upstash-workflow.ts';
import { readWorkflowRecording, SDKS } from '../../harness/workflow-recording/recording.ts';
import { Replay } from '../../harness/workflow-recording/replay.ts';

/**
 * What programs with the official SDKs for workflows send and receive, with steps of every kind. They are recorded by
 * `node contract-tests/harness/workflow-recording/record.ts`, so that these tests need none of the SDKs.
 */
const isMock = target().name === 'mock';
let replay: Replay;

beforeEach(async () => {
  replay = await Replay.start();
  if (isMock) return;
  await done('DELETE', '/v2/workflows/runs');
  await resetQueue();
});
afterEach(() => replay.close());
afterAll(async () => {
  if (!isMock) await resetClock();
});

test.each(SDKS)(
  'the requests of the official SDK for %s are answered as they were',
  async (sdk) => {
    const recording = readWorkflowRecording(sdk);
    if (isMock) await replay.onMock(recording);
    else await replay.onPlatform(recording);
  },
);

test.each(SDKS)(
  'the recording of the SDK for %s has no secrets and no paths of a machine',
  (sdk) => {
    const text = JSON.stringify(readWorkflowRecording(sdk));
    expect(text).not.toContain(target().queueToken);
    expect(text).not.toMatch(/127\.0\.0\.1:|localhost|\/home\/|node_modules|site-packages/);
  },
);
