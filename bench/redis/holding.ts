import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Socket } from 'node:net';
import { quantile } from '../figures.ts';
import { connected, pipelined, replied } from './real-server.ts';
import { fillAll, type Fill } from './large-values.ts';

/** A command that has much to do. */
export interface LargeCommand {
  /** As the table shows it. */
  readonly what: string;
  /** What it works on, which is put there anew before each round where the command takes it away. */
  readonly needs: readonly Fill[];
  readonly argv: readonly string[];
  /** Whether what it needs is gone or changed after it. */
  readonly consumes?: boolean;
  /** Real servers don't have it. */
  readonly isOwn?: boolean;
}

/** What a command cost one server, in milliseconds. */
export interface Held {
  /** Of the thread that serves: the least of the rounds. */
  readonly cpu: number;
  /** The longest that another client waited for the reply to a PING: the middle of the rounds. */
  readonly wait: number;
}

/** A server that is measured. */
export interface Measured {
  readonly port: number;
  readonly child: ChildProcess;
  readonly token?: string | undefined;
}

/** Runs a command some times, and tells how long it holds up others meanwhile. */
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
    const before = cpuOf(server.child);
    const failure = await replied(socket, command.argv);
    cpu.push(cpuOf(server.child) - before);
    waits.push(await probe.stop());
    if (failure !== undefined) throw new Error(`${command.what}: ${failure}`);
  }
  socket.destroy();
  return { cpu: Math.min(...cpu), wait: quantile(waits) };
}

/** A connection that has logged in. */
export async function client({ port, token }: Measured): Promise<Socket> {
  const socket = await connected(port);
  if (token !== undefined) await pipelined(socket, [['AUTH', token]]);
  return socket;
}

/** Asks again and again, a millisecond after each reply, until it is stopped. */
async function probing(server: Measured) {
  const socket = await client(server);
  const probe = { longest: 0, isOver: false };
  const ask = async () => {
    while (!probe.isOver) {
      const asked = performance.now();
      socket.write('PING\r\n');
      await once(socket, 'data');
      probe.longest = Math.max(probe.longest, performance.now() - asked);
      await pause(1);
    }
    socket.destroy();
    return probe.longest;
  };
  const longest = ask();
  const stop = () => {
    probe.isOver = true;
    return longest;
  };
  return { stop };
}

/** What the first thread of a process has run so far, in milliseconds (Linux). */
function cpuOf({ pid }: ChildProcess): number {
  const [nanoseconds] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ');
  return Number(nanoseconds) / 1e6;
}
