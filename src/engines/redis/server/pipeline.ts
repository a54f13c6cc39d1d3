import type { ByteString } from '../bytes.ts';
import { RedisError, type Reply } from '../reply.ts';
import type { ReplyLimit } from '../reply-limit.ts';
import { lookUp } from '../embedded/command-index.ts';
import { commandRouteOf } from './commands/command-routes.ts';
import type { RedisSession } from '../engine.ts';
import type { Protocol } from '../command-spec.ts';

/** After this many rows a pipeline yields to the event loop. */
const ROWS_PER_TURN = 1_000;

/**
 * Sends the rows of a pipeline one after another, without waiting for replies where the order allows it.
 * @param limit holds each reply
 * @returns a reply per row
 */
export async function runPipeline(
  session: Pick<RedisSession, 'execute'> & { readonly protocol: Protocol },
  rows: readonly (readonly ByteString[])[],
  limit: ReplyLimit,
): Promise<Reply[]> {
  const replies: Reply[] = [];
  let waiting: Promise<void>[] = [];
  for (const [row, argv] of rows.entries()) {
    // Serves other clients in between.
    if (row % ROWS_PER_TURN === ROWS_PER_TURN - 1) await new Promise(setImmediate);
    // A command that is answered here, or in several steps, must neither overtake earlier commands nor be overtaken.
    const isAlone = !isPlain(argv, session.protocol);
    if (isAlone && waiting.length > 0) {
      await Promise.all(waiting);
      waiting = [];
    }
    const reply = session.execute(argv, limit);
    if (isAlone) replies[row] = limit.hold(await reply);
    else {
      waiting.push(
        Promise.resolve(reply).then((answer) => void (replies[row] = limit.hold(answer))),
      );
    }
  }
  await Promise.all(waiting);
  return replies;
}

/** Whether a command is sent to the server in one step, so that others may follow before its reply. */
export function isSentAtOnce(argv: readonly ByteString[], protocol: 'http' | 'resp'): boolean {
  return !(lookUp(argv, protocol) instanceof RedisError) && isPlain(argv, protocol);
}

/** Whether a command is sent to the server in one step, or refused. */
function isPlain(argv: readonly ByteString[], protocol: 'http' | 'resp'): boolean {
  const command = lookUp(argv, protocol);
  if (command instanceof RedisError) return true;
  return commandRouteOf(command.spec).inOneStep;
}
