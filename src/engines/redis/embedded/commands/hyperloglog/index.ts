import type { CommandsOf } from '../command.ts';
import { pfadd, pfcount, pfmerge } from './commands.ts';

export const hyperloglogCommands = {
  pfadd,
  pfcount,
  pfmerge,
} satisfies CommandsOf<'hyperloglog'>;
