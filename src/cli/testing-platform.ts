import { PORTS, test as base, type Outcome, type RunHere } from './testing.ts';

/** A platform of a test's own, and commands that are run against it. */
export interface TestPlatform {
  /** Runs a command. */
  readonly plinth: (...args: string[]) => Promise<Outcome>;
  /** The same, with something piped into it. */
  readonly pipe: (stdin: string, ...args: string[]) => Promise<Outcome>;
  /** The same with `--json`. @returns what it prints, read as JSON */
  readonly json: (...args: string[]) => Promise<unknown>;
  /** Starts a command that goes on. */
  readonly begin: (...args: string[]) => RunHere;
  readonly folder: () => string;
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
      json: async (...args) => JSON.parse((await plinth(...args, '--json')).stdout) as unknown,
      begin: (...args) => cli.plinth(args, { env }),
    });
  },
});

/** How a run ends that printed this. */
export const fine = (stdout: unknown) => ({ code: 0, stderr: '', stdout });
/** How a run ends that the platform refused, with the sentence of the platform. */
export const refused = (sentence: string) => failed(5, `plinth: ${sentence}\n`);
/** How a run ends whose usage was wrong. */
export const wrong = (sentence: string) => failed(2, `plinth: ${sentence}\n`);
export const failed = (code: number, stderr: unknown) => ({ code, stdout: '', stderr });
