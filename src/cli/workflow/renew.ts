import type { Command } from 'commander';
import { QueueServiceError } from '../../client/errors.ts';
import { answerOf, type QueueClient } from '../../client/queue-client.ts';
import type { Options } from '../api-command.ts';
import { pages } from '../queue-service/pages.ts';
import { queueServiceCommand } from '../queue-service/queue-service-command.ts';
import { readRuns, withFailedFilters, type FailedFilter } from './filters.ts';

type Action = 'resume' | 'restart';
type Query = FailedFilter & { readonly workflowRunId?: string[]; readonly cursor?: string };

/** `plinth workflow resume`: runs that have failed go on, with the results that they have. */
export function resumeCommand(): Command {
  return renewCommand(
    'resume',
    'continue the given runs that have failed, or all that the filters select, where they failed',
  );
}

/** `plinth workflow restart`: runs that have failed begin again. */
export function restartCommand(): Command {
  return renewCommand(
    'restart',
    'start the given runs that have failed, or all that the filters select, from the beginning',
  );
}

function renewCommand(action: Action, description: string): Command {
  const command = queueServiceCommand(
    `${action} [id...]`,
    description,
    async (client, ids, options) => {
      const selection = readRuns(ids, options);
      const query = selection === 'ids' ? { workflowRunId: [...ids] } : selection;
      const headers = overrides(options);
      const answer: { workflowRunId: string; workflowCreatedAt: number }[] = [];
      for await (const { workflowRuns } of pages((cursor) =>
        renew(client, action, { ...query, ...cursor }, headers),
      )) {
        answer.push(...workflowRuns);
      }
      // A filter may match nothing, but runs that are named must have failed.
      if (answer.length === 0 && ids.length > 0) {
        throw new QueueServiceError(`workflow run ${ids.join(', ')} has not failed`, 404);
      }
      const text = answer.map(({ workflowRunId }) => `started ${workflowRunId}\n`).join('');
      return { answer, text: text === '' ? `nothing to ${action}\n` : text };
    },
  )
    .option('--all', 'all runs that have failed')
    .option('--retries <number>', 'other retries of each delivery')
    .option('--retry-delay <expression>', 'another delay of retries, in milliseconds');
  return withFailedFilters(command);
}

function renew(
  client: QueueClient,
  action: Action,
  query: Query,
  headers: Readonly<Record<string, string>>,
) {
  const options = { params: { query }, headers };
  return answerOf(
    action === 'resume'
      ? client.POST('/v2/workflows/dlq/resume', options)
      : client.POST('/v2/workflows/dlq/restart', options),
  );
}

function overrides({ retries, retryDelay }: Options): Readonly<Record<string, string>> {
  return {
    ...(typeof retries === 'string' && { 'Upstash-Retries': retries }),
    ...(typeof retryDelay === 'string' && { 'Upstash-Retry-Delay': retryDelay }),
  };
}
