import { errors } from '../../../errors.ts';
import { Status } from '../../../reply.ts';
import type { CommandFunction, CommandsOf } from '../command.ts';

/** Without a message the answer is a status, with one it is that message. */
const ping: CommandFunction = (_ctx, argv) => {
  if (argv.length > 2) throw errors.wrongArity('ping');
  return argv[1] ?? new Status('PONG');
};

const echo: CommandFunction = (_ctx, argv) => argv[1]!;

export const connectionCommands = { ping, echo } satisfies CommandsOf<'connection'>;
