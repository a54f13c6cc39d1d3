import { Status, type Reply } from '../../reply.ts';

/** The help on one subcommand: its usage, and its description line by line. */
type HelpEntry = readonly [usage: string, ...does: string[]];

/**
 * The reply to a container's HELP: a heading, each subcommand with its indented description, and HELP itself at the
 * end, every line a status (Redis 7.2 `networking.c` `addReplyHelp`).
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
