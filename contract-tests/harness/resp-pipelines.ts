import { once } from 'node:events';
import type { Socket } from 'node:net';
import { encodeCommands, readReplies, type Resp } from './resp2.ts';

/** Milliseconds, only for what hangs. */
const ANSWERS_WITHIN = 200_000;

/** Sends commands together. @returns their replies */
export type RunCommands = (rows: readonly (readonly string[])[]) => Promise<Resp[]>;

/** Runs commands on a RESP connection, one pipeline at a time, since replies don't identify their commands. */
export function pipelines(socket: Socket): RunCommands {
  socket.setEncoding('latin1');
  let last: Promise<unknown> = Promise.resolve();
  return (rows) => {
    const replies = last.then(() => run(socket, rows));
    last = replies.catch(() => undefined);
    return replies;
  };
}

async function run(socket: Socket, rows: readonly (readonly string[])[]): Promise<Resp[]> {
  let received = '';
  socket.write(encodeCommands(rows), 'latin1');
  for (;;) {
    const replies = readReplies(received);
    if (replies.length === rows.length) return replies;
    const within = AbortSignal.timeout(ANSWERS_WITHIN);
    const [chunk] = (await once(socket, 'data', { signal: within })) as [string];
    received += chunk;
  }
}
