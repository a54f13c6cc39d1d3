import { killRunning } from './kill-running.ts';
import { OK, RedisError } from '../../../reply.ts';
import type { CommandFunction } from '../command.ts';
import { helpReply } from '../help.ts';

export const load: CommandFunction = ({ database }, argv) => database.scripts.add(argv[2]!).sha;

export const exists: CommandFunction = ({ database }, argv) =>
  argv.slice(2).map((sha) => (database.scripts.has(sha) ? 1 : 0));

/** ASYNC and SYNC are the same: the compiled code is freed with the Lua state that has it. */
export const flush: CommandFunction = ({ database }, argv) => {
  const mode = argv[2]?.toLowerCase() ?? 'sync';
  if (argv.length > 3 || (mode !== 'sync' && mode !== 'async')) {
    throw new RedisError('ERR SCRIPT FLUSH only support SYNC|ASYNC option');
  }
  database.scripts.flush();
  return OK;
};

export const kill: CommandFunction = ({ database }) => killRunning(database, 'script');

export const help: CommandFunction = () =>
  helpReply('SCRIPT', [
    ['EXISTS <sha1> [<sha1> ...]', 'Tell which of the scripts are known.'],
    ['FLUSH [ASYNC|SYNC]', 'Forget all scripts.'],
    ['KILL', 'Stop the script that runs, unless it has written.'],
    ['LOAD <script>', 'Keep a script without running it.'],
  ]);
