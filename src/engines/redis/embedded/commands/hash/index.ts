import type { CommandsOf } from '../command.ts';

export const hashCommands = {} satisfies CommandsOf<'hash'>;
