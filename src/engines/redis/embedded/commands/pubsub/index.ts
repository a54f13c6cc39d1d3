import type { CommandsOf } from '../command.ts';

export const pubsubCommands = {} satisfies CommandsOf<'pubsub'>;
