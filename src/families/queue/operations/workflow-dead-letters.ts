import type { components, operations } from '../../../../generated/queue/types.ts';
import type { Handlers } from '../../../contract/handler.ts';
import { QueueError } from '../../../engines/queue/errors.ts';
import type { RunDeadLetters } from '../../../engines/queue/workflows/engine.ts';
import type { RunDeadLetter, RunOverrides } from '../../../engines/queue/workflows/run.ts';
import type { QueueCaller } from '../caller.ts';
import { pageOf, type FilterParameters } from '../filters.ts';
import { PublishHeaders } from '../publish-options/publish-headers.ts';
import { readRetryOverrides } from '../publish-options/retry-overrides.ts';
import { deadLetterFields } from '../serializers/dead-letter.ts';
import { responseHeaderValues } from '../serializers/header-values.ts';
import { cursorOf, NO_CONTENT_OK } from '../serializers/outcome.ts';
import { trimBodies } from '../serializers/trim-body.ts';
import { runDeadLetterFilter, type RunParameters } from '../workflow-filters.ts';
import { startedFields } from './workflow-runs.ts';

type DeadLetterOperations = Pick<
  Handlers<operations, QueueCaller>,
  | 'listWorkflowDeadLetters'
  | 'deleteWorkflowDeadLetters'
  | 'getWorkflowDeadLetter'
  | 'deleteWorkflowDeadLetter'
  | 'resumeWorkflowRuns'
  | 'resumeWorkflowRun'
  | 'restartWorkflowRuns'
  | 'restartWorkflowRun'
  | 'repeatFailureCallback'
  | 'cancelFailureCallback'
>;

type Paged = Pick<FilterParameters, 'count' | 'cursor'>;

interface Ids {
  readonly dlqIds?: readonly string[];
}

/** The runs that have failed. @throws HttpError */
export async function listRunDeadLetters(
  deadLetters: Pick<RunDeadLetters, 'list'>,
  { user }: QueueCaller,
  query: RunParameters & Paged & { readonly trimBody?: number },
) {
  const page = pageOf(query);
  const { items, cursor } = await deadLetters.list(user, runDeadLetterFilter(query), page);
  const bytes = query.trimBody === undefined ? undefined : Math.max(query.trimBody, 0);
  const messages = items.map((item) => runDeadLetterFields(trimBodies(item, bytes)));
  return { ...cursorOf(cursor), messages };
}

/** Operations on runs that have failed. */
export function workflowDeadLetterOperations(deadLetters: RunDeadLetters): DeadLetterOperations {
  const renewAll = async (
    how: 'resume' | 'restart',
    { caller, query, body, rawHeaders }: RenewRequest,
  ) => {
    const overrides = readOverrides(rawHeaders);
    const filter = runDeadLetterFilter(query, body);
    const page = await deadLetters.renew(caller.user, how, filter, pageOf(query), overrides);
    if (filter.dlqIds !== undefined && page.items.length === 0) {
      throw new QueueError('deadLetterNotFound', { id: filter.dlqIds.join(', ') });
    }
    return {
      status: 200 as const,
      body: { ...cursorOf(page.cursor), workflowRuns: page.items.map(startedFields) },
    };
  };
  const renewOne = async (
    how: 'resume' | 'restart',
    { caller, path, rawHeaders }: Pick<RenewRequest, 'caller' | 'rawHeaders'> & WithId,
  ) => {
    const overrides = readOverrides(rawHeaders);
    const filter = { dlqIds: [path.dlqId] };
    const { items } = await deadLetters.renew(caller.user, how, filter, { count: 1 }, overrides);
    const [run] = items;
    if (run === undefined) throw new QueueError('deadLetterNotFound', { id: path.dlqId });
    return { status: 200 as const, body: startedFields(run) };
  };

  return {
    listWorkflowDeadLetters: async ({ caller, query }) => ({
      status: 200,
      body: await listRunDeadLetters(deadLetters, caller, query),
    }),

    deleteWorkflowDeadLetters: async ({ caller, query, body }) => {
      const filter = runDeadLetterFilter(query, body);
      const { deleted, cursor } = await deadLetters.deleteMany(caller.user, filter, pageOf(query));
      return { status: 200, body: { deleted, ...cursorOf(cursor) } };
    },

    getWorkflowDeadLetter: async ({ caller, path }) => ({
      status: 200,
      body: runDeadLetterFields(await deadLetters.get(caller.user, path.dlqId)),
    }),

    deleteWorkflowDeadLetter: async ({ caller, path }) => {
      const filter = { dlqIds: [path.dlqId] };
      const { deleted } = await deadLetters.deleteMany(caller.user, filter, { count: 1 });
      if (deleted === 0) throw new QueueError('deadLetterNotFound', { id: path.dlqId });
      return NO_CONTENT_OK;
    },

    resumeWorkflowRuns: (request) => renewAll('resume', request),
    restartWorkflowRuns: (request) => renewAll('restart', request),
    resumeWorkflowRun: (request) => renewOne('resume', request),
    restartWorkflowRun: (request) => renewOne('restart', request),

    repeatFailureCallback: async ({ caller, path }) => ({
      status: 200,
      body: startedFields(await deadLetters.repeatCallback(caller.user, path.dlqId)),
    }),

    cancelFailureCallback: async ({ caller, path }) => {
      await deadLetters.cancelCallback(caller.user, path.dlqId);
      return NO_CONTENT_OK;
    },
  };
}

interface RenewRequest {
  readonly caller: QueueCaller;
  readonly query: RunParameters & Paged;
  readonly body: Ids | undefined;
  readonly rawHeaders: readonly string[];
}

interface WithId {
  readonly path: { readonly dlqId: string };
}

/** @throws HttpError */
function readOverrides(rawHeaders: readonly string[]): RunOverrides {
  return readRetryOverrides(new PublishHeaders(rawHeaders));
}

function runDeadLetterFields(letter: RunDeadLetter): components['schemas']['workflow-dead-letter'] {
  const { callbackOfFailure } = letter;
  const response = callbackOfFailure?.response;
  return {
    ...deadLetterFields(letter),
    workflowRunId: letter.runId,
    workflowCreatedAt: letter.runCreatedAt,
    workflowUrl: letter.runUrl,
    ...(callbackOfFailure && {
      failureFunctionState: callbackOfFailure.state,
      failureCallbackInfo: {
        state: callbackOfFailure.state,
        ...(response && {
          responseStatus: response.status,
          responseBody: response.body.toString(),
          responseHeaders: responseHeaderValues(response.headers),
        }),
      },
    }),
  };
}
