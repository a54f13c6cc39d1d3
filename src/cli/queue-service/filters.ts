import { Option, type Command } from 'commander';
import type { Options } from '../api-command.ts';
import { SettingError } from '../../settings/load.ts';
import { readMoment } from '../moment.ts';

/** A filter: its flags, what it selects, and its name in the query. */
type FilterOption = readonly [flags: string, help: string, parameter: string];

const IDS = [
  ['--message <id...>', 'of these messages', 'messageId'],
] as const satisfies readonly FilterOption[];

const MESSAGES = [
  ['--destination <url...>', 'to these URLs', 'url'],
  ['--group <name...>', 'to these URL groups', 'topicName'],
  ['--queue <name...>', 'of these queues', 'queueName'],
  ['--schedule <id...>', 'of these schedules', 'scheduleId'],
  ['--label <label...>', 'with one of these labels', 'label'],
  ['--flow-control-key <key...>', 'with one of these flow-control keys', 'flowControlKey'],
  ['--caller-ip <address...>', 'published from these addresses', 'callerIp'],
] as const satisfies readonly FilterOption[];

const PARTS = [
  ['--host <host...>', 'to these hosts', 'host'],
  ['--path <path...>', 'to these paths', 'path'],
] as const satisfies readonly FilterOption[];

const LOGS = [
  ['--state <state...>', 'with these states, like ERROR, FAILED, IN_PROGRESS', 'state'],
] as const satisfies readonly FilterOption[];

const DEAD_LETTERS = [
  [
    '--status <status...>',
    'with one of these statuses in the last response; 0 for none',
    'responseStatus',
  ],
] as const satisfies readonly FilterOption[];

const ALL = [...IDS, ...MESSAGES, ...PARTS, ...LOGS, ...DEAD_LETTERS] as const;

/** Adds the filters of waiting messages. */
export function withMessageFilters(command: Command): Command {
  return withFilters(command, [...MESSAGES, ...PARTS]);
}

/** Adds the filters of dead letters. */
export function withDeadLetterFilters(command: Command): Command {
  return withFilters(command, [...IDS, ...MESSAGES, ...DEAD_LETTERS]);
}

/** Adds the filters of the log. */
export function withLogFilters(command: Command): Command {
  return withFilters(command, [...IDS, ...MESSAGES, ...PARTS, ...LOGS]);
}

function withFilters(command: Command, filters: readonly FilterOption[]): Command {
  for (const [flags, help] of filters) command.option(flags, help);
  return command
    .option('--from <time>', 'from this time on, like 2026-11-20T12:00:00Z')
    .option('--to <time>', 'up to this time');
}

type Parameter = (typeof ALL)[number][2];

/** The query of the filter options. Values of one filter are alternatives. */
export type Filter = { [Name in Parameter]?: string[] } & { fromDate?: number; toDate?: number };

/** @throws SettingError if a time can't be read */
export function readFilter(options: Options): Filter {
  const { from, to } = options;
  const filter: Filter = {};
  for (const [flags, , parameter] of ALL) {
    const values = options[new Option(flags).attributeName()];
    if (Array.isArray(values)) filter[parameter] = values as string[];
  }
  if (typeof from === 'string') filter.fromDate = readMoment('--from', from);
  if (typeof to === 'string') filter.toDate = readMoment('--to', to);
  return filter;
}

/** The selected items; everything only with `--all`. @throws SettingError */
export function readSelection(ids: readonly string[], options: Options): Filter | 'ids' {
  const filter = readFilter(options);
  const ways = [ids.length > 0, Object.keys(filter).length > 0, options['all'] === true];
  if (ways.filter(Boolean).length === 1) return ids.length > 0 ? 'ids' : filter;
  throw new SettingError('give ids, or filters, or --all');
}
