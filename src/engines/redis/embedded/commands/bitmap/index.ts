import type { CommandsOf } from '../command.ts';

export const bitmapCommands = {} satisfies CommandsOf<'bitmap'>;
