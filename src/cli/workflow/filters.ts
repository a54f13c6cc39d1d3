import { Option, type Command } from 'commander';
import { SettingError } from '../../settings/load.ts';
import type { Options } from '../api-command.ts';
import { readMoment } from '../moment.ts';

/** A filter: its flags, what it selects, and its name in the query. */
type FilterOption = readonly [flags: string, help: string, parameter: string];

const RUNS = [
  ['--workflow <url...>', 'of the workflows at these URLs', 'workflowUrl'],
  ['--label <label...>', 'with one of these labels', 'label'],
  ['--flow-control-key <key...>', 'with one of these flow-control keys', 'flowControlKey'],
  ['--caller-ip <address...>', 'triggered from these addresses', 'callerIp'],
] as const satisfies readonly FilterOption[];

const PARTS = [
  ['--host <host...>', 'of workflows on these hosts', 'host'],
  ['--path <path...>', 'of workflows with these paths', 'path'],
] as const satisfies readonly FilterOption[];

type Parameter = (typeof RUNS | typeof PARTS)[number][2];

/** The query of the filter options. Values of one filter are alternatives. */
export type RunFilter<Names extends Parameter = Parameter> = { [Name in Names]?: string[] } & {
  fromDate?: number;
  toDate?: number;
};

/** The filters of dead letters, which have no host and path. */
export type FailedFilter = RunFilter<(typeof RUNS)[number][2]>;

/** Adds the filters of runs. */
export function withRunFilters(command: Command): Command {
  return withFilters(command, [...RUNS, ...PARTS]);
}

/** Adds the filters of runs that have failed. */
export function withFailedFilters(command: Command): Command {
  return withFilters(command, RUNS);
}

function withFilters(command: Command, filters: readonly FilterOption[]): Command {
  for (const [flags, help] of filters) command.option(flags, help);
  return command
    .option('--from <time>', 'from this time on, like 2026-11-20T12:00:00Z')
    .option('--to <time>', 'up to this time');
}

/** @throws SettingError if a time can't be read */
export function readRunFilter(options: Options): RunFilter {
  const { from, to } = options;
  const filter: RunFilter = {};
  for (const [flags, , parameter] of [...RUNS, ...PARTS]) {
    const values = options[new Option(flags).attributeName()];
    if (Array.isArray(values)) filter[parameter] = values as string[];
  }
  if (typeof from === 'string') filter.fromDate = readMoment('--from', from);
  if (typeof to === 'string') filter.toDate = readMoment('--to', to);
  return filter;
}

/** The selected runs; all only with `--all`. @throws SettingError */
export function readRuns(ids: readonly string[], options: Options): RunFilter | 'ids' {
  const filter = readRunFilter(options);
  const ways = [ids.length > 0, Object.keys(filter).length > 0, options['all'] === true];
  if (ways.filter(Boolean).length === 1) return ids.length > 0 ? 'ids' : filter;
  throw new SettingError('give ids of runs, or filters, or --all');
}
