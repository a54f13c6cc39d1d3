import type { Command } from 'commander';
import { answerOf } from '../../client/queue/queue-client.ts';
import { SettingError } from '../../settings/load.ts';
import { table } from '../management/table.ts';
import { momentText } from '../moment.ts';
import { readCount } from '../numbers.ts';
import { readFilter, withMessageFilters } from '../queue-service/filters.ts';
import { LARGEST_PAGE, pages } from '../queue-service/pages.ts';
import { queueServiceCommand } from '../queue-service/queue-service-command.ts';
import { areFinal, latestOfEach } from './latest-states.ts';

const STATES = [
  'CREATED',
  'ACTIVE',
  'RETRY',
  'ERROR',
  'DELIVERED',
  'FAILED',
  'CANCEL_REQUESTED',
  'CANCELED',
];

/**
 * `plinth message list`: messages, from the log. The service has no list of messages, but the newest log entry of
 * each gives its state.
 */
export function listCommand(): Command {
  const command = queueServiceCommand(
    'list',
    'list messages with their states, those with the latest events first',
    async (client, _args, options) => {
      const states = readStates(options['state']);
      // The state is not part of the query: the log also has entries for states that a message has
      // left.
      const { state: _, ...filter } = readFilter(options);
      const last = areFinal(states) ? { state: [...states] } : {};
      const entries = pages((at) => {
        const query = { ...filter, ...last, ...at, count: LARGEST_PAGE };
        return answerOf(client.GET('/v2/logs', { params: { query } }));
      });
      const answer = await latestOfEach(entries, states, readCount(options));
      const rows = answer.map(({ messageId, state, time, queueName = '', url }) => [
        messageId,
        state,
        momentText(time),
        queueName,
        url,
      ]);
      return { answer, text: table(['ID', 'STATE', 'SINCE', 'QUEUE', 'URL'], rows) };
    },
  )
    .option('--state <state...>', 'that are currently in one of these states, like RETRY, FAILED')
    .option('--count <number>', 'maximum number', '100');
  return withMessageFilters(command);
}

/** @throws SettingError */
function readStates(given: unknown): readonly string[] {
  const states = Array.isArray(given) ? (given as string[]) : [];
  for (const state of states) {
    if (STATES.includes(state)) continue;
    throw new SettingError(
      `--state must be one of ${STATES.join(', ')}, not ${JSON.stringify(state)}`,
    );
  }
  return states;
}
