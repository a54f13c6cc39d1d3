import type { Command } from 'commander';
import type { components } from '../../../generated/queue/types.ts';
import { answerOf, type QueueClient } from '../../client/queue-client.ts';
import type { Options } from '../api-command.ts';
import { table } from '../management/table.ts';
import { momentText } from '../moment.ts';
import { readCount } from '../numbers.ts';
import { pages } from '../queue-service/pages.ts';
import { queueServiceCommand } from '../queue-service/queue-service-command.ts';
import { readRunFilter, withRunFilters } from './filters.ts';

export type WorkflowRun = components['schemas']['workflow-run'];

/** The most runs in one answer of the service. */
const LARGEST_PAGE = 10;

/** `plinth workflow list`: runs, with the step that each has come to. */
export function listCommand(): Command {
  const command = queueServiceCommand(
    'list',
    'list runs with their states, newest first',
    async (client, _args, options) => {
      const answer = await runsOf(client, options);
      const rows = answer.map((run) => [
        run.workflowRunId,
        run.workflowState,
        momentText(run.workflowRunCreatedAt),
        lastStepOf(run),
        run.workflowUrl,
      ]);
      return { answer, text: table(['ID', 'STATE', 'CREATED', 'STEP', 'URL'], rows) };
    },
  )
    .option(
      '--state <state...>',
      'in one of these states, like RUN_STARTED, RUN_FAILED, STEP_RETRY',
    )
    .option('--count <number>', 'maximum number', '20');
  return withRunFilters(command);
}

async function runsOf(client: QueueClient, options: Options): Promise<WorkflowRun[]> {
  const count = readCount(options);
  const states = options['state'];
  const filter = {
    ...readRunFilter(options),
    ...(Array.isArray(states) && { state: states as string[] }),
  };
  const found: WorkflowRun[] = [];
  for await (const { runs = [] } of pages((cursor) => {
    const query = { ...filter, ...cursor, count: Math.min(count - found.length, LARGEST_PAGE) };
    return answerOf(client.GET('/v2/workflows/logs', { params: { query } }));
  })) {
    found.push(...runs);
    if (found.length >= count) break;
  }
  return found;
}

/** The names of the last steps that are known; those of parallel steps are separated by commas. */
function lastStepOf({ steps }: WorkflowRun): string {
  const names = steps.map((group) => group.steps.flatMap(({ stepName }) => stepName ?? []));
  return names.findLast((group) => group.length > 0)?.join(',') ?? '';
}
