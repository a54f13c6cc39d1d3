import { Option, type Command } from 'commander';
import type { Options } from '../management/management-command.ts';
import { readMoment } from './moment.ts';

/** A filter: its flags, what it selects, and its name in the query. */
type FilterOption = readonly [flags: string, help: string, parameter: string];

const MESSAGES = [
  ['--message <id...>', 'of these messages', 'messageId'],
  ['--destination <url...>', 'to these URLs', 'url'],
  ['--group <name...>', 'to these URL groups', 'topicName'],
  ['--queue <name...>', 'of these queues', 'queueName'],
  ['--schedule <id...>', 'of these schedules', 'scheduleId'],
  ['--label <label...>', 'with one of these labels', 'label'],
  ['--flow-control-key <key...>', 'with one of these flow-control keys', 'flowControlKey'],
  ['--caller-ip <address...>', 'published from these addresses', 'callerIp'],
] as const satisfies readonly FilterOption[];

const LOGS = [
  ['--host <host...>', 'to these hosts', 'host'],
  ['--path <path...>', 'to these paths', 'path'],
  ['--state <state...>', 'with these states, like ERROR, FAILED, IN_PROGRESS', 'state'],
] as const satisfies readonly FilterOption[];

const DEAD_LETTERS = [
  ['--status <status...>', 'whose last response had one of these; 0 is none', 'responseStatus'],
] as const satisfies readonly FilterOption[];

/** Gives a command the filters of dead letters. */
export function withDeadLetterFilters(command: Command): Command {
  return withFilters(command, [...MESSAGES, ...DEAD_LETTERS]);
}

/** Gives a command the filters of the log. */
export function withLogFilters(command: Command): Command {
  return withFilters(command, [...MESSAGES, ...LOGS]);
}

function withFilters(command: Command, filters: readonly FilterOption[]): Command {
  for (const [flags, help] of filters) command.option(flags, help);
  return command
    .option('--from <time>', 'from this time on, like 2026-11-20T12:00:00Z')
    .option('--to <time>', 'up to this time');
}

type Parameter = (typeof MESSAGES | typeof LOGS | typeof DEAD_LETTERS)[number][2];

/** What the options select, as a query says it. Values of one filter are alternatives. */
export type Filter = { [Name in Parameter]?: string[] } & { fromDate?: number; toDate?: number };

/** @throws SettingError where a time can't be read */
export function readFilter(options: Options): Filter {
  const { from, to } = options;
  const filter: Filter = {};
  for (const [flags, , parameter] of [...MESSAGES, ...LOGS, ...DEAD_LETTERS]) {
    const values = options[new Option(flags).attributeName()];
    if (Array.isArray(values)) filter[parameter] = values as string[];
  }
  if (typeof from === 'string') filter.fromDate = readMoment('--from', from);
  if (typeof to === 'string') filter.toDate = readMoment('--to', to);
  return filter;
}
