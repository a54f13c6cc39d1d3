import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { parseInteger } from '../../../numbers.ts';
import { OK } from '../../../reply.ts';
import type { CommandFunction } from '../command.ts';
import { helpReply } from '../help.ts';

export const dbSize: CommandFunction = ({ keyspace }) => keyspace.size;

/** ASYNC and SYNC are the same: the garbage collector frees the keys in either case. */
export const flush: CommandFunction = ({ keyspace }, argv) => {
  if (argv.length > 2 || !isFlushMode(argv[1])) throw errors.syntax();
  keyspace.flush();
  return OK;
};

function isFlushMode(word: ByteString | undefined): boolean {
  return word === undefined || ['ASYNC', 'SYNC'].includes(word.toUpperCase());
}

/** The estimate is updated at each change, so there is nothing to sample. */
export const memoryUsage: CommandFunction = ({ keyspace }, argv) => {
  for (let i = 3; i < argv.length; i += 2) {
    if (argv[i]!.toUpperCase() !== 'SAMPLES' || i + 1 === argv.length) throw errors.syntax();
    if (parseInteger(argv[i + 1]!) < 0) throw errors.syntax();
  }
  return keyspace.peek(argv[2]!)?.counted ?? null;
};

export const memoryHelp: CommandFunction = () =>
  helpReply('MEMORY', [
    [
      'USAGE <key> [SAMPLES <count>]',
      'Return about how many bytes the key and its value take. All is counted,',
      'so the number of samples makes no difference.',
    ],
    ['STATS', 'Show what the database and its keys take.'],
    ['DOCTOR', 'Describe the state of the memory in words.'],
  ]);
