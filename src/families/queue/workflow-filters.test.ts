import { expect, test } from 'vitest';
import { refusedBy } from '../../../testing/families/queue/publish-options.ts';
import { runDeadLetterFilter, runFilter } from './workflow-filters.ts';

test('states of runs and of their steps may be mixed', () => {
  expect(runFilter({ state: ['RUN_FAILED,STEP_RETRY', 'RUN_CANCELED'] })).toMatchObject({
    states: ['RUN_FAILED', 'RUN_CANCELED'],
    stepStates: ['STEP_RETRY'],
  });
});

test('a state that there is not is refused, as it would match nothing', () => {
  expect(refusedBy(() => runFilter({ state: ['RUN_DONE'] }))).toMatch(
    /^400 state must be one of RUN_STARTED, /,
  );
  const given = { failureFunctionState: ['CALLBACK_FAIL', 'done'] };
  expect(refusedBy(() => runDeadLetterFilter(given))).toBe(
    '400 failureFunctionState must be one of CALLBACK_INPROGRESS, CALLBACK_SUCCESS, CALLBACK_FAIL, CALLBACK_CANCELED',
  );
});
