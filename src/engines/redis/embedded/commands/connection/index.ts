import type { CommandsOf } from '../command.ts';

export const connectionCommands = {} satisfies CommandsOf<'connection'>;
