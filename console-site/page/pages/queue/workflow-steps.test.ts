import { expect, test } from 'vitest';
import {
  aboutStep,
  currentSteps,
  errorText,
  seekingRuns,
  type Step,
  type StepGroup,
} from './workflow-steps.ts';

const NOW = 1_795_478_400_000;

const step = (more: Partial<Step>): Step => ({ messageId: 'm', state: 'STEP_SUCCESS', ...more });

test.each([
  ['{"error":"Error","message":"no money","stack":"at"}', 'no money'],
  ['{"message":""}', 'status 500'],
  ['null', 'status 500'],
  ['no such page', 'status 500'],
  [undefined, 'status 500'],
])('the error of the answer %s is "%s"', (body, words) => {
  const error = { error: 'status 500', status: 500, time: NOW };
  expect(errorText(body === undefined ? error : { ...error, body })).toBe(words);
});

test('a run is found by its id, its URL or a label', () => {
  expect(seekingRuns('')).toEqual({});
  expect(seekingRuns('wfr_1')).toEqual({ workflowRunId: ['wfr_1'] });
  expect(seekingRuns('http://a/b')).toEqual({ workflowUrl: ['http://a/b'] });
  expect(seekingRuns('billing')).toEqual({ label: ['billing'] });
});

test('a run has come to its last steps that have names', () => {
  const steps: StepGroup[] = [
    { type: 'sequential', steps: [step({ stepName: 'init' })] },
    { type: 'parallel', steps: [step({ stepName: 'a' }), step({ stepName: 'b' })] },
    { type: 'next', steps: [step({ state: 'STEP_PROGRESS' })] },
  ];
  const run = {
    workflowRunId: 'wfr_1',
    workflowUrl: 'http://a/b',
    workflowState: 'RUN_STARTED',
    workflowRunCreatedAt: NOW,
  } as const;
  expect(currentSteps({ ...run, steps })).toBe('a, b');
  expect(currentSteps({ ...run, steps: [] })).toBe('');
});

test.each<[Partial<Step>, string]>([
  [{ stepType: 'Run' }, 'Run'],
  [
    { stepType: 'Call', callUrl: 'http://a', callMethod: 'PUT', callResponseStatus: 503 },
    'Call, PUT http://a, answered 503',
  ],
  [{ stepType: 'Wait', waitEventId: 'paid', waitTimeout: true }, 'Wait, event paid, in vain'],
  [
    { stepType: 'SleepFor', sleepFor: '7d', nextDeliveryTime: NOW + 1500 },
    'SleepFor, for 7d, in 2 s',
  ],
  [
    {
      state: 'STEP_RETRY',
      nextDeliveryTime: NOW + 1500,
      errors: [{ error: 'broken', status: 500, time: NOW }],
    },
    '1 error, again in 2 s',
  ],
  [{ nextDeliveryTime: NOW - 1 }, ''],
])('%j is "%s"', (more, words) => {
  expect(aboutStep(step(more), NOW)).toBe(words);
});
