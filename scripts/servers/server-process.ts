import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  closeSync,
  fstatSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A user whom nothing belongs to; for servers that refuse to run as root. */
const NOBODY = 65_534;
/** Less than the hooks of tests wait, so that what the server wrote is shown. A Kafka Connect on a busy machine takes over a minute. */
const READY_WITHIN = 110_000;
const STOPPED_WITHIN = 15_000;
const LINES_SHOWN = 60;

/** What is to be started. */
export interface ServerOrder {
  /** For people: `redis-server`, `broker 2`. */
  readonly name: string;
  readonly program: string;
  readonly args: readonly string[];
  readonly folder: TemporaryFolder;
  readonly env?: NodeJS.ProcessEnv;
  /** How it is asked to end; SIGTERM unless told. */
  readonly stopSignal?: NodeJS.Signals;
  /** How it is ended when nobody needs it any more; SIGKILL unless told. */
  readonly disposeSignal?: NodeJS.Signals;
  /** Resolves when it serves. It throws, or answers false, as long as it does not, and is asked again. */
  isReady(process: ServerProcess): Promise<boolean> | boolean;
}

/** A folder of a server's own, which goes with it. */
export interface TemporaryFolder {
  readonly path: string;
  /** Whom it belongs to, and whom the server runs as. */
  readonly owner: { readonly uid: number; readonly gid: number } | undefined;
}

/** @param unprivileged gives it to an ordinary user where root runs the tests */
export function temporaryFolder(name: string, unprivileged = false): TemporaryFolder {
  const path = mkdtempSync(join(tmpdir(), `plinth-${name}-`));
  if (!unprivileged || process.getuid?.() !== 0) return { path, owner: undefined };
  chownSync(path, NOBODY, NOBODY);
  return { path, owner: { uid: NOBODY, gid: NOBODY } };
}

/** A server of somebody else's: started, killed, started again at the same place, and cleared away. */
export class ServerProcess implements AsyncDisposable {
  readonly #order: ServerOrder;
  #child: ChildProcess | undefined;
  #guard: ChildProcess | undefined;
  /** Bytes of the log that are of runs before. */
  #logged = 0;

  private constructor(order: ServerOrder) {
    this.#order = order;
  }

  /** @throws Error where it does not serve in time, with the end of what it wrote */
  static async start(order: ServerOrder): Promise<ServerProcess> {
    const server = new ServerProcess(order);
    try {
      await server.#launch();
      return server;
    } catch (error) {
      await server[Symbol.asyncDispose]();
      throw error;
    }
  }

  get isRunning(): boolean {
    return this.#child !== undefined;
  }

  /** Undefined while it does not run. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** All that it has written to its output. */
  get log(): string {
    return readFileSync(join(this.#order.folder.path, 'log'), 'utf8');
  }

  /** What it has written since it was last started. */
  get logOfRun(): string {
    const all = readFileSync(join(this.#order.folder.path, 'log'));
    return all.subarray(this.#logged).toString();
  }

  /** Ends it as a crash does. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Asks it to end, and waits until it has. */
  async stop(): Promise<void> {
    await this.#end(this.#order.stopSignal ?? 'SIGTERM');
  }

  /** Starts it again with what is in its folder, at the same port. */
  async restart(): Promise<void> {
    await this.stop();
    const deadline = Date.now() + READY_WITHIN;
    for (;;) {
      try {
        await this.#launch();
        return;
      } catch (error) {
        // PostgreSQL: after a kill its processes hold the shared memory for a moment.
        if (Date.now() > deadline) throw error;
        await this.kill();
        await soon();
      }
    }
  }

  /** Suspends it, with its connections open. */
  pause(): void {
    this.#child?.kill('SIGSTOP');
  }

  resume(): void {
    this.#child?.kill('SIGCONT');
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#end(this.#order.disposeSignal ?? 'SIGKILL');
    rmSync(this.#order.folder.path, { recursive: true, force: true });
  }

  async #launch(): Promise<void> {
    const { name, program, args, folder, env } = this.#order;
    const log = openSync(join(folder.path, 'log'), 'a');
    this.#logged = fstatSync(log).size;
    const child = spawn(program, args, {
      ...folder.owner,
      cwd: folder.path,
      env: { ...process.env, ...env },
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    this.#child = child;
    let ended: string | undefined;
    child.once('error', (error) => (ended = String(error)));
    child.once('exit', (code, signal) => (ended ??= `ended with ${code ?? signal}`));
    if (child.pid !== undefined) this.#guard = guard(child.pid, folder.path);
    const deadline = Date.now() + READY_WITHIN;
    for (;;) {
      const reason = await this.#reasonToWait();
      if (reason === undefined) return;
      if (ended === undefined && Date.now() <= deadline) {
        await soon();
        continue;
      }
      const last = this.log.split('\n').slice(-LINES_SHOWN).join('\n');
      throw new Error(`${name} does not serve: ${ended ?? reason}\n${last}`);
    }
  }

  async #reasonToWait(): Promise<string | undefined> {
    try {
      return (await this.#order.isReady(this)) ? undefined : 'not ready in time';
    } catch (error) {
      return String(error);
    }
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (child?.pid !== undefined && child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill(signal);
      // What stands still hears of no signal but that to go on.
      child.kill('SIGCONT');
      const patience = setTimeout(() => child.kill('SIGKILL'), STOPPED_WITHIN);
      await ended;
      clearTimeout(patience);
    }
    this.#guard?.kill('SIGKILL');
    this.#guard = undefined;
  }
}

/**
 * Ends a server and removes its folder when this process is gone, however it went: the pipe that the guard reads is closed by
 * the system.
 */
function guard(pid: number, folder: string): ChildProcess {
  const script = 'read -r _; kill -9 "$1" 2>/dev/null; sleep 0.2; rm -rf "$2"';
  const child = spawn('sh', ['-c', script, 'guard', String(pid), folder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    cwd: tmpdir(),
  });
  child.unref();
  (child.stdin as unknown as { unref?(): void } | null)?.unref?.();
  return child;
}

/** Waits for as long as nobody minds. */
export function soon(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 30));
}

/** Asks again until the answer is yes. @throws Error with what was waited for */
export async function until(
  what: string,
  isSo: () => Promise<boolean> | boolean,
  within = READY_WITHIN,
): Promise<void> {
  const deadline = Date.now() + within;
  let last: unknown;
  for (;;) {
    try {
      if (await isSo()) return;
    } catch (error) {
      last = error;
    }
    if (Date.now() > deadline) throw new Error(`not in time: ${what}`, { cause: last });
    await soon();
  }
}
