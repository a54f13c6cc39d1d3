import type { CommandsOf } from '../command.ts';

export const setCommands = {} satisfies CommandsOf<'set'>;
