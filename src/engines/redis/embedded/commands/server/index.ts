import type { CommandsOf } from '../command.ts';

export const serverCommands = {} satisfies CommandsOf<'server'>;
