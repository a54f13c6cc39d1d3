import { Command } from 'commander';
import type { components } from '../../generated/queue/types.ts';
import { QueueServiceError } from '../client/errors.ts';
import { answerOf, type QueueClient } from '../client/queue-client.ts';
import type { Options } from './api-command.ts';
import { presentFields, record, table, type Cell } from './management/table.ts';
import { readCount } from './numbers.ts';
import {
  readFilter,
  readSelection,
  withDeadLetterFilters,
  type Filter,
} from './queue-service/filters.ts';
import { overrideHeaders, withOverrides } from './queue-service/message-options.ts';
import { momentText } from './moment.ts';
import { LARGEST_PAGE, pages } from './queue-service/pages.ts';
import { queueServiceCommand } from './queue-service/queue-service-command.ts';

type DeadLetter = components['schemas']['dead-letter'];

/** `plinth dlq`: messages in the dead-letter queue. */
export function dlqCommand(): Command {
  return new Command('dlq')
    .description('list, republish or delete dead letters')
    .addCommand(listCommand())
    .addCommand(getCommand())
    .addCommand(retryCommand())
    .addCommand(deleteCommand());
}

function listCommand(): Command {
  const command = queueServiceCommand(
    'list',
    'list the dead letters, newest first',
    async (client, _args, options) => {
      const filter = readFilter(options);
      const answer = await list(client, filter, readCount(options));
      const rows = answer.map((letter) => [
        letter.dlqId,
        letter.messageId,
        letter.url,
        letter.responseStatus,
        letter.error ?? '',
      ]);
      return { answer, text: table(['ID', 'MESSAGE', 'URL', 'STATUS', 'ERROR'], rows) };
    },
  ).option('--count <number>', 'maximum number', '100');
  return withDeadLetterFilters(command);
}

function getCommand(): Command {
  return queueServiceCommand('get <id>', 'show a dead letter', async (client, [id = '']) => {
    const params = { path: { dlqId: id } };
    const answer = await answerOf(client.GET('/v2/dlq/{dlqId}', { params }));
    return { answer, text: deadLetterText(answer) };
  });
}

function retryCommand(): Command {
  const command = queueServiceCommand(
    'retry [id...]',
    'republish the given dead letters, or all that the filters select, as new messages',
    async (client, ids, options) => {
      const query = selected(ids, options);
      const headers = overrideHeaders(options);
      const messageIds: string[] = [];
      for await (const { responses } of pages((cursor) =>
        answerOf(
          client.POST('/v2/dlq/retry', { params: { query: { ...query, ...cursor } }, headers }),
        ),
      )) {
        messageIds.push(...responses.map(({ messageId }) => messageId));
      }
      const text = messageIds.map((id) => `published ${id}\n`).join('');
      return { answer: { messageIds }, text: text === '' ? 'nothing to publish\n' : text };
    },
  ).option('--all', 'all dead letters');
  return withOverrides(withDeadLetterFilters(command));
}

function deleteCommand(): Command {
  const command = queueServiceCommand(
    'delete [id...]',
    'delete the given dead letters, or all that the filters select',
    async (client, ids, options) => {
      const query = selected(ids, options);
      let deleted = 0;
      for await (const page of pages((cursor) =>
        answerOf(client.DELETE('/v2/dlq', { params: { query: { ...query, ...cursor } } })),
      )) {
        deleted += page.deleted;
      }
      // A filter may match nothing, but ids that are given must exist.
      if (deleted === 0 && ids.length > 0) {
        throw new QueueServiceError(`dead letter ${ids.join(', ')} not found`, 404);
      }
      const text = `deleted ${deleted} dead letter${deleted === 1 ? '' : 's'}\n`;
      return { answer: { deleted }, text };
    },
  ).option('--all', 'all dead letters');
  return withDeadLetterFilters(command);
}

function selected(ids: readonly string[], options: Options): Filter & { dlqIds?: string[] } {
  const selection = readSelection(ids, options);
  return selection === 'ids' ? { dlqIds: [...ids] } : selection;
}

async function list(client: QueueClient, filter: Filter, count: number): Promise<DeadLetter[]> {
  const found: DeadLetter[] = [];
  for await (const { messages } of pages((cursor) => {
    const query = { ...filter, ...cursor, count: Math.min(count - found.length, LARGEST_PAGE) };
    return answerOf(client.GET('/v2/dlq', { params: { query } }));
  })) {
    found.push(...messages);
    if (found.length >= count) break;
  }
  return found;
}

/** A dead letter as people read it; `--json` has the rest. */
function deadLetterText(letter: DeadLetter): string {
  const optional: [string, Cell | undefined][] = [
    ['group', letter.topicName],
    ['queue', letter.queueName],
    ['schedule', letter.scheduleId],
    ['labels', letter.labels?.join(', ')],
    ['body', letter.body],
    ['body_base64', letter.bodyBase64],
  ];
  const response: [string, Cell | undefined][] = [
    ['error', letter.error],
    ['response', letter.responseBody],
    ['response_base64', letter.responseBodyBase64],
  ];
  return record({
    id: letter.dlqId,
    message: letter.messageId,
    url: letter.url,
    method: letter.method,
    retries: letter.maxRetries,
    ...presentFields(optional),
    created: momentText(letter.createdAt),
    'given up': momentText(Number.parseInt(letter.dlqId, 10)),
    status: letter.responseStatus,
    ...presentFields(response),
  });
}
