import type { CommandsOf } from '../command.ts';

export const sortedSetCommands = {} satisfies CommandsOf<'sorted-set'>;
