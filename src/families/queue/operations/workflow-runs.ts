import type { operations } from '../../../../generated/queue/types.ts';
import type { Handlers } from '../../../contract/handler.ts';
import type { Workflows } from '../../../engines/queue/workflows/engine.ts';
import type { StartedRun } from '../../../engines/queue/workflows/run.ts';
import { EncodedJson } from '../../../http/encoded-json.ts';
import type { QueueCaller } from '../caller.ts';
import { readTrigger, readTriggers } from '../publish-options/trigger.ts';
import { NO_CONTENT_OK } from '../serializers/outcome.ts';
import { cancelFilter } from '../workflow-filters.ts';

type RunOperations = Pick<
  Handlers<operations, QueueCaller>,
  | 'triggerWorkflow'
  | 'triggerWorkflows'
  | 'getWorkflowRun'
  | 'endWorkflowRun'
  | 'cancelWorkflowRuns'
>;

/** How many runs are canceled at a time where no number is given. */
const CANCELED_AT_A_TIME = 100;

/** Operations on runs of workflows. */
export function workflowRunOperations(workflows: Workflows): RunOperations {
  return {
    triggerWorkflow: async (request) => {
      const order = readTrigger(request, request.path.workflowUrl);
      const [run] = await workflows.trigger(request.caller.user, [order]);
      return { status: 200, body: startedFields(run!) };
    },

    triggerWorkflows: async ({ body, caller, remoteAddress }) => {
      const orders = readTriggers(body, caller, remoteAddress);
      const runs = await workflows.trigger(caller.user, orders);
      return {
        status: 201,
        body: runs.map((run) => ({
          ...startedFields(run),
          ...(run.deduplicated === true && { deduplicated: true }),
        })),
      };
    },

    getWorkflowRun: async ({ caller, path }) => ({
      status: 200,
      body: new EncodedJson(await workflows.journal(caller.user, path.workflowRunId)),
    }),

    endWorkflowRun: async ({ caller, path, query, rawBody }) => {
      if (query.cancel === false) await workflows.end(caller.user, path.workflowRunId, rawBody);
      else await workflows.cancel(caller.user, path.workflowRunId);
      return NO_CONTENT_OK;
    },

    cancelWorkflowRuns: async ({ caller, query, body }) => {
      const count = query.count ?? CANCELED_AT_A_TIME;
      const filter = cancelFilter(query, body);
      return {
        status: 200,
        body: { cancelled: await workflows.cancelMany(caller.user, filter, count) },
      };
    },
  };
}

/** A new run as the API shows it. */
export function startedFields({ runId, createdAt }: StartedRun) {
  return { workflowRunId: runId, workflowCreatedAt: createdAt };
}
