import { Status, type Reply } from '../../reply.ts';

/** What HELP tells of one subcommand: how it is called, and what it does, a line each. */
export type HelpEntry = readonly [usage: string, ...does: string[]];

/**
 * The reply of a container's HELP: a heading, each subcommand with its explanation indented below,
 * and HELP itself at the end, every line a status (Redis 7.2 `networking.c` `addReplyHelp`).
 */
export function helpReply(container: string, entries: readonly HelpEntry[]): Reply {
  const lines = [
    `${container} <subcommand> [<arg> [value] [opt] ...]. Subcommands are:`,
    ...[...entries, ['HELP', 'Print this help.'] as const].flatMap(([usage, ...does]) => [
      usage,
      ...does.map((line) => `    ${line}`),
    ]),
  ];
  return lines.map((line) => new Status(line));
}
