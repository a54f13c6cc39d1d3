import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { nodeFor } from '../../bin/pinned-node.js';
import type { Settings } from '../settings/table.ts';
import type { Answer, Order, Served } from './orders.ts';

/** Where each family is, and the console; with no slash at the end. */
export interface Urls {
  readonly redis: string;
  readonly kafka: string;
  readonly queue: string;
  readonly management: string;
  readonly console: string;
}

/** A platform or a mock that a program has started. */
export interface Plinth extends AsyncDisposable {
  /** The variables that the official clients read, as `plinth env` prints them. */
  readonly env: Readonly<Record<string, string>>;
  readonly urls: Urls;
  /**
   * Forgets all data, at the same addresses and with the same credentials. Requests under way are answered first.
   * @throws Error where the platform keeps data
   */
  reset(): Promise<void>;
  /** Ends it in good order. */
  close(): Promise<void>;
}

const PROGRAM = new URL('serving.ts', import.meta.url);
/** Where the program keeps what Node has compiled, too. */
const COMPILED = fileURLToPath(new URL('../../node_modules/.cache/plinth/', import.meta.url));

/**
 * Starts what serves in a process of its own: with the Node that Plinth needs, whatever Node this is, and so that
 * neither keeps the other from answering.
 * @throws Error with the sentence that says why it can't serve
 */
export async function startServing(kind: 'platform' | 'mock', settings: Settings): Promise<Plinth> {
  const child = fork(fileURLToPath(PROGRAM), {
    execPath: nodeFor(process),
    // Node 24 calls its SQLite an experiment.
    execArgv: ['--disable-warning=ExperimentalWarning'],
    // NODE_OPTIONS are for the Node, the loaders and the debugger of whoever starts it.
    env: { ...process.env, NODE_OPTIONS: '', NODE_COMPILE_CACHE: COMPILED },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ask = ordering(child);
  let served: Served;
  try {
    served = await ask({ serve: kind, settings });
  } catch (error) {
    await close();
    throw error;
  }
  return {
    get env() {
      return served.env;
    },
    get urls() {
      return served.urls;
    },
    reset: async () => {
      served = await ask({ reset: true });
      // Connections that were closed are noticed before anything is sent on them.
      await turn();
    },
    close,
    [Symbol.asyncDispose]: close,
  };

  async function close(): Promise<void> {
    if (hasEnded(child)) return;
    const ended = once(child, 'exit');
    if (child.connected) child.disconnect();
    await ended;
  }
}

/** What gives a process orders. They are answered in the order in which they are given. */
function ordering(child: ChildProcess): (order: Order) => Promise<Served> {
  const waiting: { resolve: (served: Served) => void; reject: (error: Error) => void }[] = [];
  const failAll = (reason: string) => {
    for (const { reject } of waiting.splice(0)) reject(new Error(reason));
  };
  child.on('message', (answer: Answer) => {
    const first = waiting.shift();
    if ('served' in answer) first?.resolve(answer.served);
    else first?.reject(new Error(answer.refused));
  });
  child.on('exit', (code, signal) =>
    failAll(`plinth has ended (${signal ?? `exit code ${code}`})`),
  );
  child.on('error', ({ message }) => failAll(`plinth can't be started: ${message}`));
  return (order) =>
    new Promise((resolve, reject) => {
      if (!child.connected) {
        reject(new Error('plinth has ended'));
        return;
      }
      waiting.push({ resolve, reject });
      child.send(order);
    });
}

/** Also where it never began. */
function hasEnded({ pid, exitCode, signalCode }: ChildProcess): boolean {
  return pid === undefined || exitCode !== null || signalCode !== null;
}
