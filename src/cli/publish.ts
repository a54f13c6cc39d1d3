import type { Command } from 'commander';
import type { components } from '../../generated/queue/types.ts';
import { answerOf } from '../client/queue-client.ts';
import { readBody, withBodyFile } from './queue-service/body.ts';
import { messageHeaders, withPublishOptions } from './queue-service/message-options.ts';
import { queueServiceCommand } from './queue-service/queue-service-command.ts';

type Published = components['schemas']['published-message'];

/** `plinth publish`: publishes a message to a URL or a URL group. */
export function publishCommand(): Command {
  const command = queueServiceCommand(
    'publish <destination> [body]',
    'publish a message to a URL, or to a URL group',
    async (client, [destination = '', text], options, shell) => {
      const { queue } = options;
      const request = {
        headers: messageHeaders(options),
        ...(await readBody(text, options, shell)),
      };
      const call =
        typeof queue === 'string'
          ? client.POST('/v2/enqueue/{queueName}/{destination}', {
              params: { path: { queueName: queue, destination } },
              ...request,
            })
          : client.POST('/v2/publish/{destination}', {
              params: { path: { destination } },
              ...request,
            });
      const answer = await answerOf(call);
      const all: readonly Published[] = Array.isArray(answer) ? answer : [answer];
      return { answer, text: all.map((one) => `${sentence(one, destination)}\n`).join('') };
    },
  ).option('--queue <name>', 'queue of the message');
  return withPublishOptions(withBodyFile(command));
}

function sentence({ messageId, url, deduplicated }: Published, destination: string): string {
  const to = url ?? destination;
  return deduplicated === true
    ? `not published to ${to}: ${messageId} is the same`
    : `published ${messageId} to ${to}`;
}
