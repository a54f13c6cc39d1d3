import type { Unfit } from './unfit-test.ts';

/** Tests of the official SDK for workflows that move the clock, by their files. */
const MOVING: Readonly<Record<string, readonly string[]>> = {
  'clients/upstash-workflow-calls.test.ts': [
    'a service that fails > is called again as often as the call says, with one callback at the end',
  ],
  'clients/upstash-workflow-events.test.ts': [
    'a webhook > that comes early is kept, and each wait gets one',
    'a webhook > that never comes',
    'an event > for one run is kept until it waits for it',
    'an event > for which nobody waits is lost',
    'an event > is one of several for which a run waits in parallel',
  ],
  'clients/upstash-workflow-failures.test.ts': [
    'a step is retried, and runs that were finished before are not',
    'a step says when it is to be retried',
  ],
  'clients/upstash-workflow-invoke.test.ts': ['several are invoked in parallel, beside steps'],
  'clients/upstash-workflow-runs.test.ts': [
    'runs are canceled > by id, and never go on',
    'runs are canceled > while a step runs, whose result is dropped',
    'runs start > by a schedule',
    'runs start > later',
  ],
  'clients/upstash-workflow-steps.test.ts': [
    'a run sleeps > for a week, which takes no time if the clock is moved',
    'a run sleeps > until a time',
    'in parallel > steps of different kinds',
  ],
};

/** What is not run where the clock of the store can not be moved. @param reason why it can't */
export function movingWorkflows(reason: string): readonly Unfit[] {
  return Object.entries(MOVING).flatMap(([file, tests]) =>
    tests.map((test) => ({ file, test, reason })),
  );
}
