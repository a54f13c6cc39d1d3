import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { components } from '../../generated/control/types.ts';
import { bundledProgram } from '../../bin/clone-bundle.js';
import { nodeFor } from '../../bin/pinned-node.js';
import {
  controlAnswer,
  type ControlClient,
  createControlClient,
} from '../client/control-client.ts';
import type { Mutable } from '../client/fetch-client.ts';
import type { Settings } from '../settings/table.ts';
import { urlsOf, type Urls, type ServedUrls } from './urls.ts';

/** The content of a platform, as the contract of the control API describes it. */
export type Seed = Mutable<components['schemas']['seed']>;
/** A fault for requests, as that contract describes it. */
export type Fault = Mutable<components['schemas']['fault']>;

/** The clock of a platform; a mock has none. Each method @throws ControlApiError if the change is not possible */
export interface PlinthClock {
  /** @returns Unix milliseconds */
  now(): Promise<number>;
  /** Advances it; everything that is due by then happens. @param milliseconds not less than 0 */
  move(milliseconds: number): Promise<void>;
  /** @param moment not before now */
  moveTo(moment: Date): Promise<void>;
  freeze(): Promise<void>;
  /** Resumes from the time at which it is frozen. */
  resume(): Promise<void>;
  /** Derives new ids, tokens and passwords from a seed; at most once between resets. */
  fixIds(seed: number): Promise<void>;
}

/** A platform or a mock started by a program. */
export interface Plinth extends AsyncDisposable {
  /** The variables that the official clients read, as `plinth env` prints them. */
  readonly env: Readonly<Record<string, string>>;
  readonly urls: Urls;
  /**
   * Deletes all data and faults, and keeps addresses and credentials; the last seed that replaced all data, or that
   * of the start, is added again. Data in a `dataDir` is deleted too. Requests in progress are answered first.
   */
  reset(): Promise<void>;
  /**
   * Replaces all data by a seed, or adds it.
   * @throws ControlApiError naming the place that is invalid; then nothing has changed
   */
  seed(seed: Seed, options?: { readonly add?: boolean }): Promise<void>;
  /** Exports all data as a seed. */
  export(): Promise<Seed>;
  /** The clock of all engines of the platform; `reset` returns to the clock of the machine. */
  readonly clock: PlinthClock;
  /**
   * Adds a fault behind the others.
   * @returns its name
   * @throws ControlApiError naming what is invalid
   */
  fault(fault: Fault): Promise<string>;
  /** Removes all faults. */
  clearFaults(): Promise<void>;
  /** Stops it gracefully. */
  close(): Promise<void>;
}

const PROGRAM = new URL('serving.ts', import.meta.url);
const ROOT = new URL('../../', import.meta.url);
/** The compile cache of Node, shared with the program. */
const COMPILED = fileURLToPath(new URL('../../node_modules/.cache/plinth/', import.meta.url));

/** A child process that serves, and what it has answered. */
export interface Serving {
  readonly served: ServedAddresses;
  /** Deletes all data and faults. */
  reset(): Promise<void>;
  control(): ControlClient;
  close(): Promise<void>;
}

/**
 * Starts a platform or its mock in a process of its own.
 * @throws Error with the reason, in one sentence, if it can't serve
 */
export async function startServing(kind: 'platform' | 'mock', settings: Settings): Promise<Plinth> {
  const serving = await startProcess({ serve: kind, settings });
  const control = () => serving.control();
  return {
    get env() {
      return serving.served.env;
    },
    get urls() {
      return urlsOf(serving.served.urls as ServedUrls);
    },
    reset: () => serving.reset(),
    seed: async (seed, { add = false } = {}) => {
      const body = { body: seed };
      await controlAnswer(
        add
          ? control().POST('/api/control/state', body)
          : control().PUT('/api/control/state', body),
      );
      await turn();
    },
    export: () => controlAnswer(control().GET('/api/control/state')),
    clock: clockBy(control),
    ...faultsBy(control),
    close: () => serving.close(),
    [Symbol.asyncDispose]: () => serving.close(),
  };
}

/** What adds faults and removes them, for a platform or any mock. */
export function faultsBy(control: () => ControlClient): Pick<Plinth, 'fault' | 'clearFaults'> {
  return {
    fault: async (fault) =>
      (await controlAnswer(control().POST('/api/control/faults', { body: fault }))).name,
    clearFaults: async () => {
      await controlAnswer(control().DELETE('/api/control/faults'));
    },
  };
}

/** Like its program, a clone serves from a bundle of its present sources if there is one, which starts sooner. */
function program(): URL {
  const bundled = PROGRAM.pathname.endsWith('.ts') ? bundledProgram(ROOT) : undefined;
  return bundled === undefined ? PROGRAM : new URL('serving.js', bundled);
}

/**
 * Starts a child process that serves: it runs on the Node that Plinth needs, and neither process blocks the other.
 * @throws Error with the reason, in one sentence, if it can't serve
 */
export async function startProcess(order: ServingRequest): Promise<Serving> {
  const child = fork(fileURLToPath(program()), {
    execPath: nodeFor(process),
    // Node 24 calls its SQLite experimental.
    execArgv: ['--disable-warning=ExperimentalWarning'],
    // NODE_OPTIONS are for the Node, the loaders and the debugger of the calling program.
    env: { ...process.env, NODE_OPTIONS: '', NODE_COMPILE_CACHE: COMPILED },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ask = ordering(child);
  let served: ServedAddresses;
  try {
    served = await ask(order);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    get served() {
      return served;
    },
    reset: async () => {
      served = await ask({ reset: true });
      // Closed connections are noticed before anything is sent on them.
      await turn();
    },
    control,
    close,
  };

  function control(): ControlClient {
    const { UPSTASH_EMAIL: email = '', UPSTASH_API_KEY: apiKey = '' } = served.env;
    return createControlClient({ url: served.urls.console, email, apiKey });
  }

  async function close(): Promise<void> {
    if (hasEnded(child)) return;
    const ended = once(child, 'exit');
    if (child.connected) child.disconnect();
    await ended;
  }
}

function clockBy(control: () => ControlClient): PlinthClock {
  const change = async (body: Mutable<components['schemas']['change-clock']>) => {
    await controlAnswer(control().PATCH('/api/control/clock', { body }));
  };
  return {
    now: async () => Date.parse((await controlAnswer(control().GET('/api/control/clock'))).now),
    move: (milliseconds) => change({ moveBy: milliseconds }),
    moveTo: (moment) => change({ moveTo: moment.toISOString() }),
    freeze: () => change({ frozen: true }),
    resume: () => change({ frozen: false }),
    fixIds: async (seed) => {
      await controlAnswer(control().PUT('/api/control/ids', { body: { seed } }));
    },
  };
}

/** Sends orders to a process, which answers them in order. */
function ordering(child: ChildProcess): (order: ServingRequest) => Promise<ServedAddresses> {
  const waiting: { resolve: (served: ServedAddresses) => void; reject: (error: Error) => void }[] =
    [];
  const failAll = (reason: string) => {
    for (const { reject } of waiting.splice(0)) reject(new Error(reason));
  };
  child.on('message', (answer: ServingResponse) => {
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

/** Also true if it never started. */
function hasEnded({ pid, exitCode, signalCode }: ChildProcess): boolean {
  return pid === undefined || exitCode !== null || signalCode !== null;
}

/** Messages from a program to its serving process: the first is what to serve. */
export type ServingRequest =
  | { readonly serve: 'platform' | 'mock'; readonly settings: Settings }
  | {
      readonly serve: 'contract';
      readonly settings: Settings;
      readonly mock: ContractMockRequest;
    }
  | { readonly serve?: never; readonly reset: true };

export interface ServedAddresses {
  readonly env: Readonly<Record<string, string>>;
  readonly urls: ServedUrls | ContractUrls;
}

/** The addresses of the mock of a contract. */
export interface ContractUrls {
  readonly contract: string;
  readonly console: string;
}

/** What the mock of a contract is started with, besides settings. */
export interface ContractMockRequest {
  /** The path of an OpenAPI document. */
  readonly contract: string;
  readonly port: number;
  readonly dynamic: boolean;
  /** The path of a recording. */
  readonly recording?: string | undefined;
}

/** The answer to an order: the addresses, or in one sentence why not. */
export type ServingResponse = { readonly served: ServedAddresses } | { readonly refused: string };
