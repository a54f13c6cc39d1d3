import type { CommandsOf } from '../command.ts';

export const listCommands = {} satisfies CommandsOf<'list'>;
