import { Command } from 'commander';
import type { components } from '../../../generated/queue/types.ts';
import { QueueServiceError } from '../../client/errors.ts';
import { answerOf } from '../../client/queue-client.ts';
import { presentFields, record } from '../management/table.ts';
import { readCount } from '../numbers.ts';
import { readSelection, withMessageFilters } from '../queue-service/filters.ts';
import { momentText } from '../moment.ts';
import { listCommand } from './list.ts';
import { queueServiceCommand } from '../queue-service/queue-service-command.ts';

type Message = components['schemas']['message'];

/** `plinth message`: messages that wait or are being delivered. */
export function messageCommand(): Command {
  return new Command('message')
    .description('list messages; show and cancel those that wait or are being delivered')
    .addCommand(listCommand())
    .addCommand(getCommand())
    .addCommand(cancelCommand());
}

function getCommand(): Command {
  return queueServiceCommand('get <id>', 'show a message', async (client, [id = '']) => {
    const params = { path: { messageId: id } };
    const answer = await answerOf(client.GET('/v2/messages/{messageId}', { params }));
    return { answer, text: messageText(answer) };
  });
}

function cancelCommand(): Command {
  const command = queueServiceCommand(
    'cancel [id...]',
    'cancel the given messages, or all that the filters select; attempts in progress are not aborted',
    async (client, ids, options) => {
      const selection = readSelection(ids, options);
      const count = options['count'] === undefined ? {} : { count: readCount(options) };
      const request =
        selection === 'ids'
          ? { body: { messageIds: [...ids] } }
          : { params: { query: { ...selection, ...count } } };
      const answer = await answerOf(client.DELETE('/v2/messages', request));
      const { cancelled } = answer;
      // A filter may match nothing, but ids that are given must exist.
      if (cancelled === 0 && ids.length > 0) {
        throw new QueueServiceError(`message ${ids.join(', ')} not found`, 404);
      }
      return { answer, text: `canceled ${cancelled} message${cancelled === 1 ? '' : 's'}\n` };
    },
  )
    .option('--all', 'all messages')
    .option('--count <number>', 'maximum number of selected messages, oldest first');
  return withMessageFilters(command);
}

/** A message as people read it; `--json` has the rest. */
function messageText(message: Message): string {
  return record({
    id: message.messageId,
    url: message.url,
    method: message.method,
    retries: message.maxRetries,
    ...presentFields([
      ['group', message.topicName],
      ['endpoint', message.endpointName],
      ['queue', message.queueName],
      ['schedule', message.scheduleId],
      ['flow_control_key', message.flowControlKey],
      ['labels', message.labels?.join(', ')],
      ['callback', message.callback],
      ['failure_callback', message.failureCallback],
      ['body', message.body],
      ['body_base64', message.bodyBase64],
    ]),
    created: momentText(message.createdAt),
    due: momentText(message.notBefore),
  });
}
