import type { ByteString } from '../../../bytes.ts';
import { parseCount, parseInt64, readInt64 } from '../../../numbers.ts';
import { RedisError } from '../../../reply.ts';
import type { CommandFunction } from '../command.ts';

/** An embedded database has no replicas, and none can come: there is nothing to wait for. */
export const wait: CommandFunction = (_ctx, argv) => {
  parseInt64(argv[1]!);
  checkTimeout(argv[2]!);
  return 0;
};

/**
 * Where the local log is asked for, the reply is held back until the log is on the disk, so it may say
 * 1 at once, and it says 0 after all where the disk refuses. Where it isn't asked for, nobody waits for
 * the disk, and 0 is what is known for sure.
 */
export const waitaof: CommandFunction = ({ database: { journal } }, argv) => {
  const local = parseInt64(argv[1]!);
  if (local < 0n || local > 1n) {
    throw new RedisError('ERR value is out of range, value must between 0 and 1');
  }
  parseCount(argv[2]!);
  checkTimeout(argv[3]!);
  if (local === 0n) return [0, 0];
  if (journal.demandSync === undefined) {
    throw new RedisError(
      'ERR WAITAOF cannot be used when numlocal is set but appendonly is disabled.',
    );
  }
  journal.demandSync();
  const reply = [1, 0];
  // Added before whoever sends the reply adds theirs, this is called before them.
  journal.settled()?.catch(() => (reply[0] = 0));
  return reply;
};

function checkTimeout(text: ByteString): void {
  const timeout = readInt64(text);
  if (timeout === undefined) {
    throw new RedisError('ERR timeout is not an integer or out of range');
  }
  if (timeout < 0n) throw new RedisError('ERR timeout is negative');
}
