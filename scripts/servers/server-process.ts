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

/** The unprivileged user `nobody`, for servers that refuse to run as root. */
const NOBODY = 65_534;
/**
 * Milliseconds; less than the timeout of test hooks, so that the server's log is shown. A Kafka Connect on a busy
 * machine takes over a minute.
 */
const READY_WITHIN = 240_000;
const STOPPED_WITHIN = 15_000;
const LINES_SHOWN = 60;

/** How to start a server. */
export interface ServerOrder {
  /** Its name for people: `redis-server`, `broker 2`. */
  readonly name: string;
  readonly program: string;
  readonly args: readonly string[];
  readonly folder: TemporaryFolder;
  readonly env?: NodeJS.ProcessEnv;
  /** The signal for a graceful stop; SIGTERM by default. */
  readonly stopSignal?: NodeJS.Signals;
  /** The signal that ends it after use; SIGKILL by default. */
  readonly disposeSignal?: NodeJS.Signals;
  /** Resolves to true when it serves. Until then it may throw or return false, and is called again. */
  isReady(process: ServerProcess): Promise<boolean> | boolean;
}

/** A temporary folder of a server, removed together with it. */
export interface TemporaryFolder {
  readonly path: string;
  /** Its owner, as whom the server runs. */
  readonly owner: { readonly uid: number; readonly gid: number } | undefined;
}

/** @param unprivileged gives it to an ordinary user if root runs the tests */
export function temporaryFolder(name: string, unprivileged = false): TemporaryFolder {
  const path = mkdtempSync(join(tmpdir(), `plinth-${name}-`));
  if (!unprivileged || process.getuid?.() !== 0) return { path, owner: undefined };
  chownSync(path, NOBODY, NOBODY);
  return { path, owner: { uid: NOBODY, gid: NOBODY } };
}

/**
 * An external server process that can be killed and restarted in place, and is cleaned up after use.
 */
export class ServerProcess implements AsyncDisposable {
  readonly #order: ServerOrder;
  #child: ChildProcess | undefined;
  #guard: ChildProcess | undefined;
  /** Bytes of the log from earlier runs. */
  #logged = 0;

  private constructor(order: ServerOrder) {
    this.#order = order;
  }

  /** @throws Error with the end of its log if it does not become ready in time */
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

  /** Everything that it has logged. */
  get log(): string {
    return readFileSync(join(this.#order.folder.path, 'log'), 'utf8');
  }

  /** Its log since the last start. */
  get logOfRun(): string {
    const all = readFileSync(join(this.#order.folder.path, 'log'));
    return all.subarray(this.#logged).toString();
  }

  /** Kills it, as a crash would. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /**
   * Stops it gracefully, and waits for its end.
   * @param within milliseconds after which it is killed
   */
  async stop(within = STOPPED_WITHIN): Promise<void> {
    await this.#end(this.#order.stopSignal ?? 'SIGTERM', within);
  }

  /** Starts it again with the same folder and port. */
  async restart(): Promise<void> {
    await this.stop();
    const deadline = Date.now() + READY_WITHIN;
    for (;;) {
      try {
        await this.#launch();
        return;
      } catch (error) {
        // PostgreSQL: killed processes hold the shared memory for a moment.
        if (Date.now() > deadline) throw error;
        await this.kill();
        await shortPause();
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
    const guarding = child.pid === undefined ? undefined : guard(child.pid, folder.path);
    this.#guard = guarding;
    child.once('exit', (code, signal) => {
      ended ??= `ended with ${code ?? signal}`;
      // The system may soon give the same id to another process, which the guard would kill.
      guarding?.kill('SIGKILL');
    });
    const deadline = Date.now() + READY_WITHIN;
    for (;;) {
      const reason = await this.#reasonToWait();
      if (reason === undefined) return;
      if (ended === undefined && Date.now() <= deadline) {
        await shortPause();
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

  async #end(signal: NodeJS.Signals, within = STOPPED_WITHIN): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (child?.pid !== undefined && child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill(signal);
      // A suspended process only handles SIGCONT.
      child.kill('SIGCONT');
      const patience = setTimeout(() => child.kill('SIGKILL'), within);
      await ended;
      clearTimeout(patience);
    }
    this.#guard?.kill('SIGKILL');
    this.#guard = undefined;
  }
}

/**
 * Ends a server and removes its folder when this process has ended, in whatever way: the system then closes the pipe
 * that the guard process reads.
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

/** A short pause between polls. */
export function shortPause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 30));
}

/** Polls until the answer is yes. @throws Error with what was waited for */
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
    await shortPause();
  }
}
