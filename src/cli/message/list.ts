import type { Command } from 'commander';
import { answerOf } from '../../client/queue-client.ts';
import { SettingError } from '../../settings/load.ts';
import { table } from '../management/table.ts';
import { momentText } from '../moment.ts';
import { readCount } from '../numbers.ts';
import { readFilter, withMessageFilters } from '../queue-service/filters.ts';
import { LARGEST_PAGE, pages } from '../queue-service/pages.ts';
import { queueServiceCommand } from '../queue-service/queue-service-command.ts';
import type { components } from '../../../generated/queue/types.ts';

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

export type LogEntry = components['schemas']['log-entry'];

/** Final states of a message. */
const FINAL: ReadonlySet<string> = new Set(['DELIVERED', 'FAILED', 'CANCELED']);

/** Whether all of these states are final, so that the log can be filtered by them. */
function areFinal(states: readonly string[]): boolean {
  return states.length > 0 && states.every((state) => FINAL.has(state));
}

/**
 * The last log entry of each message, which gives its state.
 * @param pages of the log, newest first; only as many are requested as are needed
 * @param states only messages in one of these; all if empty
 */
export async function latestOfEach(
  pages: AsyncIterable<{ readonly logs: readonly LogEntry[] }>,
  states: readonly string[],
  most: number,
): Promise<LogEntry[]> {
  const seen = new Set<string>();
  const found: LogEntry[] = [];
  for await (const { logs } of pages) {
    for (const entry of logs) {
      if (seen.has(entry.messageId)) continue;
      seen.add(entry.messageId);
      if (states.length > 0 && !states.includes(entry.state)) continue;
      found.push(entry);
      if (found.length === most) return found;
    }
  }
  return found;
}
