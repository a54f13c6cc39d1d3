import { PORTS, test as base, type Outcome, type InProcessRun } from './cli.ts';

/** A platform for one test, and commands that run against it. */
export interface TestPlatform {
  /** Runs a command. */
  readonly plinth: (...args: string[]) => Promise<Outcome>;
  /** The same, with this as standard input. */
  readonly pipe: (stdin: string, ...args: string[]) => Promise<Outcome>;
  /** The same with `--json`. @returns what it prints, read as JSON */
  readonly json: (...args: string[]) => Promise<unknown>;
  /** Starts a command that keeps running. */
  readonly begin: (...args: string[]) => InProcessRun;
  readonly folder: () => string;
  /** Its env block. */
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Tests of commands against a platform in memory. */
export const test = base.extend<{ platform: TestPlatform }>({
  platform: async ({ cli }, use) => {
    const env = await cli.plinth(['start', '--memory', ...PORTS]).ready();
    const pipe = (stdin: string, ...args: string[]) => cli.plinth(args, { env, stdin }).ended;
    const plinth = (...args: string[]) => pipe('', ...args);
    await use({
      plinth,
      pipe,
      folder: () => cli.folder(),
      env,
      json: async (...args) => JSON.parse((await plinth(...args, '--json')).stdout) as unknown,
      begin: (...args) => cli.plinth(args, { env }),
    });
  },
});

/** The outcome of a successful run with this output. */
export const succeeded = (stdout: unknown) => ({ code: 0, stderr: '', stdout });
/** The outcome of a run that the platform refused with this message. */
export const refused = (sentence: string) => failed(5, `plinth: ${sentence}\n`);
/** The outcome of a run with wrong usage. */
export const usageError = (sentence: string) => failed(2, `plinth: ${sentence}\n`);
export const failed = (code: number, stderr: unknown) => ({ code, stdout: '', stderr });
