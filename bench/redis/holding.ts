import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { Worker } from 'node:worker_threads';
import { connected, pipelined, replied } from './real-server.ts';
import type { Probed } from './probe.ts';
import { firstThreadTime } from '../processor-time.ts';
import { fillAll, type Fill } from './large-values.ts';

/** A command with a large amount of work. */
export interface LargeCommand {
  /** Its name in the table. */
  readonly what: string;
  /** Its data, which is created again before each round if the command consumes it. */
  readonly needs: readonly Fill[];
  readonly argv: readonly string[];
  /** Whether the command removes or changes its data. */
  readonly consumes?: boolean;
  /** Whether real servers lack it. */
  readonly isOwn?: boolean;
}

/**
 * The cost of a command on one server, in milliseconds of processor time of the serving thread, so that other processes
 * on the machine don't count. The minimum of all rounds.
 */
export interface Held {
  readonly cpu: number;
  /** The longest time between another client's PING and its reply. */
  readonly wait: number;
}

/** A server that is measured. */
export interface Measured {
  readonly port: number;
  readonly child: ChildProcess;
  readonly token?: string | undefined;
}

/** Runs a command several times, and measures how long it delays other clients. */
export async function holdOf(
  server: Measured,
  command: LargeCommand,
  rounds: number,
): Promise<Held> {
  const socket = await client(server);
  const cpu: number[] = [];
  const waits: number[] = [];
  for (let round = 0; round < rounds; round++) {
    if (round === 0 || command.consumes === true) await fillAll(socket, command.needs);
    const probe = await probing(server);
    const before = firstThreadTime(server.child.pid!);
    const failure = await replied(socket, command.argv);
    cpu.push(firstThreadTime(server.child.pid!) - before);
    waits.push(await probe.stop());
    if (failure !== undefined) throw new Error(`${command.what}: ${failure}`);
  }
  socket.destroy();
  return { cpu: Math.min(...cpu), wait: Math.min(...waits) };
}

/** A connection that is logged in. */
export async function client({ port, token }: Measured): Promise<Socket> {
  const socket = await connected(port);
  if (token !== undefined) await pipelined(socket, [['AUTH', token]]);
  return socket;
}

/** Sends PING continuously until it is stopped: see `probe.ts`. */
async function probing({ port, token, child }: Measured) {
  const workerData: Probed = { port, token, pid: child.pid! };
  const worker = new Worker(new URL('probe.ts', import.meta.url), { workerData });
  await once(worker, 'message');
  return {
    async stop(): Promise<number> {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage('stop');
      const [longest] = (await once(worker, 'message')) as [number];
      return longest;
    },
  };
}
