import type { components, operations } from '../../../../generated/queue/types.ts';
import type { Handlers } from '../../../contract/handler.ts';
import type { Workflows } from '../../../engines/queue/workflows/engine.ts';
import type { RunDescription } from '../../../engines/queue/workflows/run.ts';
import type { QueueCaller } from '../caller.ts';
import { pageOf } from '../filters.ts';
import { cursorOf } from '../serializers/outcome.ts';
import { runFields, stepFields, trimTo, type Trim } from '../serializers/workflow-run.ts';
import { runFilter, type RunParameters } from '../workflow-filters.ts';

type LogOperations = Pick<
  Handlers<operations, QueueCaller>,
  'listWorkflowRuns' | 'listWorkflowEvents'
>;

type Event = components['schemas']['workflow-event'];

const LARGEST_PAGE_OF_RUNS = 10;
/** The runs whose events are on a page. */
const RUNS_OF_EVENTS = 100;
const LARGEST_PAGE_OF_EVENTS = 1000;

interface LogParameters extends RunParameters {
  readonly cursor?: string;
  readonly count?: number;
  readonly trimBody?: number;
}

/** Operations on the log of runs. */
export function workflowLogOperations(workflows: Pick<Workflows, 'list'>): LogOperations {
  async function runs({ user }: QueueCaller, query: LogParameters) {
    const page = pageOf(query, LARGEST_PAGE_OF_RUNS);
    const { items, cursor } = await workflows.list(user, runFilter(query), page);
    const trim = trimTo(query.trimBody);
    return { ...cursorOf(cursor), runs: items.map((run) => runFields(run, trim)) };
  }

  return {
    listWorkflowRuns: async ({ caller, query }) => ({
      status: 200,
      body: await runs(caller, query),
    }),

    listWorkflowEvents: async ({ caller, query }) => {
      if (query.groupBy !== undefined) return { status: 200, body: await runs(caller, query) };
      const count = Math.min(query.count ?? Infinity, LARGEST_PAGE_OF_EVENTS);
      const page = pageOf({ ...query, count: RUNS_OF_EVENTS }, RUNS_OF_EVENTS);
      let listed = 0;
      const fits = (run: RunDescription) => (listed += countEvents(run)) <= count;
      const { items, cursor } = await workflows.list(caller.user, runFilter(query), page, fits);
      const trim = trimTo(query.trimBody);
      const events = items.flatMap((run) => eventsOf(run, trim));
      return { status: 200, body: { ...cursorOf(cursor), events } };
    },
  };
}

/** The number of {@link eventsOf} a run. */
function countEvents({ groups, completedAt }: RunDescription): number {
  const steps = groups.reduce((sum, group) => sum + group.steps.length, 0);
  return 1 + steps + (completedAt === undefined ? 0 : 1);
}

/** The events of a run, newest first. */
function eventsOf(run: RunDescription, trim: Trim): Event[] {
  const [label] = run.labels;
  const common = {
    workflowRunId: run.runId,
    workflowUrl: run.url,
    workflowCreatedAt: run.createdAt,
    ...(label !== undefined && { label, labels: [...run.labels] }),
    ...(run.callerIp !== '' && { callerIp: run.callerIp }),
  };
  const events: Event[] = [{ ...common, time: run.createdAt, state: 'RUN_STARTED' }];
  for (const { steps } of run.groups) {
    for (const step of steps) {
      const { state, createdAt: time } = step;
      events.push({ ...common, time, state, stepInfo: stepFields(step, trim) });
    }
  }
  if (run.completedAt !== undefined) {
    const result = run.result && trim(run.result.toString());
    events.push({
      ...common,
      time: run.completedAt,
      state: run.state,
      ...(result !== undefined && { workflowRunResponse: result }),
      ...(run.dlqId !== undefined && { dlqId: run.dlqId }),
    });
  }
  return events.toReversed();
}
