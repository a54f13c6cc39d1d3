import type { Command } from 'commander';
import { answerOf } from '../../client/queue-client.ts';
import { readBody, withBodyFile } from '../queue-service/body.ts';
import { queueServiceCommand } from '../queue-service/queue-service-command.ts';

/** `plinth workflow notify`: the event that runs wait for. */
export function notifyCommand(): Command {
  const command = queueServiceCommand(
    'notify <event> [data]',
    'notify the runs that wait for an event',
    async (client, [event = '', text], options, shell) => {
      const body = await readBody(text, options, shell);
      const { run } = options;
      const answer = await answerOf(
        typeof run === 'string'
          ? client.POST('/v2/notify/{workflowRunId}/{eventId}', {
              params: { path: { workflowRunId: run, eventId: event } },
              ...body,
            })
          : client.POST('/v2/notify/{eventId}', { params: { path: { eventId: event } }, ...body }),
      );
      const lines = answer.map(({ workflowRunId }) => `notified ${workflowRunId}\n`).join('');
      return { answer, text: lines === '' ? 'nobody waits for it\n' : lines };
    },
  ).option('--run <id>', 'only this run; it is saved for it if it does not wait yet');
  return withBodyFile(command);
}
