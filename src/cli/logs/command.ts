import { setTimeout } from 'node:timers/promises';
import { Command } from 'commander';
import { answerOf } from '../../client/queue-client.ts';
import { SettingError } from '../../settings/load.ts';
import { fetchWithin } from '../fetch-within.ts';
import { lineOutput } from '../line-output.ts';
import type { Options } from '../api-command.ts';
import { queueClientOf, withQueueConnection } from '../queue-service/queue-service-command.ts';
import { readCount } from '../numbers.ts';
import { readFilter, withLogFilters } from '../queue-service/filters.ts';
import { CALL_TIMEOUT, once, reconnecting } from '../reconnect.ts';
import { printMessage, shellOf } from '../shell.ts';
import { untilInterrupted } from '../until-interrupted.ts';
import { follow, newest, type AskLog, lineOf, type LogEntry } from './follow.ts';
import { printableJson } from '../printable.ts';

/** Milliseconds between polls with `--follow`. */
const PAUSE = 1000;

/** `plinth logs`: prints the log of messages, newest last. */
export function logsCommand(): Command {
  const command = new Command('logs')
    .description('print the log of messages, newest last')
    .option('--count <number>', 'maximum number, newest first', '100')
    .option('--follow', 'print new entries, until Ctrl-C')
    .option('--json', 'print each entry as JSON, one per line');
  return withQueueConnection(withLogFilters(command)).action(async () => {
    const options = command.opts<Options>();
    const filter = readFilter(options);
    const count = readCount(options);
    if (options['follow'] === true && filter.toDate !== undefined) {
      throw new SettingError('--follow and --to are both given: what is followed has no end');
    }
    const client = await queueClientOf(command, (request) => fetchWithin(CALL_TIMEOUT, request));
    const shell = shellOf(command);
    const output = lineOutput(shell.stdout);
    const isJson = options['json'] === true;
    const print = (entries: readonly LogEntry[]) =>
      output.print(
        entries.map((entry) => (isJson ? printableJson(JSON.stringify(entry)) : lineOf(entry))),
      );

    await untilInterrupted(shell, async (signal) => {
      const wait = (milliseconds: number) => setTimeout(milliseconds, undefined, { signal });
      const call =
        options['follow'] === true
          ? reconnecting({ wait, say: (sentence) => printMessage(shell, sentence), signal })
          : once;
      const ask: AskLog = (query) => {
        const params = { query: { ...filter, ...query } };
        return call(() => answerOf(client.GET('/v2/logs', { params, signal })));
      };
      const start = { time: filter.fromDate ?? 0, entries: 0 };
      const { entries, position = start } = await newest(ask, count);
      if (!(await print(entries)) || options['follow'] !== true) return;
      await follow(ask, { from: position, print, pause: () => wait(PAUSE), signal });
    });
  });
}
