import type { Command } from 'commander';
import { QueueServiceError } from '../../client/errors.ts';
import { answerOf } from '../../client/queue-client.ts';
import { readCount } from '../numbers.ts';
import { queueServiceCommand } from '../queue-service/queue-service-command.ts';
import { readRuns, withRunFilters } from './filters.ts';

/** `plinth workflow cancel`: ends runs before they are done. */
export function cancelCommand(): Command {
  const command = queueServiceCommand(
    'cancel [id...]',
    'cancel the given runs, or all in progress that the filters select',
    async (client, ids, options) => {
      const selection = readRuns(ids, options);
      const query =
        selection === 'ids'
          ? { workflowRunIds: [...ids] }
          : { ...selection, workflowUrlExactMatch: true, count: readCount(options) };
      const answer = await answerOf(client.DELETE('/v2/workflows/runs', { params: { query } }));
      const { cancelled } = answer;
      // A filter may match nothing, but runs that are named must be in progress.
      if (cancelled === 0 && ids.length > 0) {
        throw new QueueServiceError(`workflow run ${ids.join(', ')} is not in progress`, 404);
      }
      return { answer, text: `canceled ${cancelled} run${cancelled === 1 ? '' : 's'}\n` };
    },
  )
    .option('--all', 'all runs in progress')
    .option('--count <number>', 'maximum number, the newest ones', '100');
  return withRunFilters(command);
}
