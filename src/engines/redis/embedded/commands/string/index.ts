import type { CommandsOf } from '../command.ts';
import { get, mget, strlen } from './read.ts';

export const stringCommands = {
  get,
  mget,
  strlen,
} satisfies CommandsOf<'string'>;
