import { Command } from 'commander';
import type { components } from '../../generated/queue/types.ts';
import { answerOf, done, type QueueClient } from '../client/queue-client.ts';
import { record, table } from './management/table.ts';
import { momentText } from './moment.ts';
import { queueServiceCommand } from './queue-service/queue-service-command.ts';
import { numberIn } from './numbers.ts';

type Queue = components['schemas']['queue'];

/** `plinth queue`: queues, whose messages are delivered one after the other. */
export function queueCommand(): Command {
  return new Command('queue')
    .description('manage queues, whose messages are delivered in order')
    .addCommand(listCommand())
    .addCommand(getCommand())
    .addCommand(upsertCommand())
    .addCommand(pauseCommand())
    .addCommand(resumeCommand())
    .addCommand(deleteCommand());
}

function listCommand(): Command {
  return queueServiceCommand('list', 'list the queues', async (client) => {
    const answer = await answerOf(client.GET('/v2/queues'));
    const rows = answer.map(({ name, parallelism, paused, lag }) => [
      name,
      parallelism,
      paused,
      lag,
    ]);
    return { answer, text: table(['NAME', 'PARALLELISM', 'PAUSED', 'LAG'], rows) };
  });
}

function getCommand(): Command {
  return queueServiceCommand('get <queue>', 'show a queue', async (client, [name = '']) => {
    const answer = await queueOf(client, name);
    return { answer, text: queueText(answer) };
  });
}

function upsertCommand(): Command {
  return queueServiceCommand(
    'upsert <queue>',
    'create or change a queue; settings that are not given are kept',
    async (client, [name = ''], options) => {
      const { parallelism } = options;
      const body = {
        queueName: name,
        ...(parallelism !== undefined && { parallelism: numberIn(parallelism) }),
      };
      await done(client.POST('/v2/queues', { body }));
      const answer = await queueOf(client, name);
      return { answer, text: queueText(answer) };
    },
  ).option('--parallelism <number>', 'concurrent deliveries, one by default');
}

function pauseCommand(): Command {
  return queueServiceCommand('pause <queue>', 'pause a queue', async (client, [name = '']) => {
    const params = { path: { queueName: name } };
    await done(client.POST('/v2/queues/{queueName}/pause', { params }));
    return { answer: { name }, text: `paused queue ${name}\n` };
  });
}

function resumeCommand(): Command {
  return queueServiceCommand('resume <queue>', 'resume a queue', async (client, [name = '']) => {
    const params = { path: { queueName: name } };
    await done(client.POST('/v2/queues/{queueName}/resume', { params }));
    return { answer: { name }, text: `resumed queue ${name}\n` };
  });
}

function deleteCommand(): Command {
  return queueServiceCommand(
    'delete <queue>',
    'delete a queue and its waiting messages',
    async (client, [name = '']) => {
      const params = { path: { queueName: name } };
      await done(client.DELETE('/v2/queues/{queueName}', { params }));
      return { answer: { name }, text: `deleted queue ${name}\n` };
    },
  );
}

function queueOf(client: QueueClient, name: string): Promise<Queue> {
  const params = { path: { queueName: name } };
  return answerOf(client.GET('/v2/queues/{queueName}', { params }));
}

function queueText({ name, parallelism, paused, lag, createdAt, updatedAt }: Queue): string {
  return record({
    name,
    parallelism,
    paused,
    lag,
    created: momentText(createdAt),
    updated: momentText(updatedAt),
  });
}
