import type { CommandsOf } from '../command.ts';

export const genericCommands = {} satisfies CommandsOf<'generic'>;
