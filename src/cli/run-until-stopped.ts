import type { RunningPlatform } from '../platform/platform.ts';
import { formatEnvBlock } from '../control/env-block.ts';
import { storeCompiledCode } from '../base/compiled-scripts.ts';
import { writePrivateFile } from '../base/files/private-file.ts';
import { SettingError } from '../settings/load.ts';
import type { Settings } from '../settings/table.ts';
import { banner } from './banner.ts';
import type { Shell } from './shell.ts';
import { ignoreOutputErrors } from './standard-output.ts';
import { EXIT_CODES } from './exit-codes.ts';

/**
 * Prints the banner, then waits for Ctrl-C or SIGTERM and shuts the platform down gracefully. Meanwhile an exception that
 * nothing has caught does not end the process, because it serves many.
 * @throws SettingError if the env block can't be written
 */
export async function runUntilStopped(
  shell: Shell,
  title: string,
  settings: Settings,
  platform: RunningPlatform,
): Promise<void> {
  const serving = serveUntilStopped(shell, platform);
  if (settings.envOut !== undefined) {
    try {
      // The block contains tokens, so it is for its owner only.
      writePrivateFile(settings.envOut, formatEnvBlock(platform.env));
    } catch (error) {
      await platform.close();
      throw new SettingError(`the env file can't be written: ${(error as Error).message}`);
    }
  }
  await serving.ready(banner(title, settings, platform));
}

/** What a program serves. */
interface Served {
  /** Logs an exception that has reached the process. */
  failed(error: unknown): void;
  close(): Promise<void>;
}

/** From now on, a signal to stop is kept, and an exception that nothing has caught does not end the process. */
export function serveUntilStopped(
  shell: Shell,
  served: Served,
): { readonly ready: (message: string) => Promise<void> } {
  // A program that reads that the platform is ready may stop it at once.
  const stopped = stopSignal(shell);
  shell.signals.on('uncaughtException', (error: unknown) => served.failed(error));
  return {
    ready: async (message) => {
      // Failing to print is harmless from here on: standard output can be a closed pipe, or a file on a
      // full disk.
      ignoreOutputErrors();
      shell.stdout.write(message);
      storeCompiledCode();
      await stopped;
      endAtSecondInterrupt(shell, () => performance.now());
      await served.close();
    },
  };
}

function stopSignal({ signals }: Shell): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) signals.once(signal, () => resolve());
  });
}

/**
 * Milliseconds after the first SIGINT within which further ones count as the same Ctrl-C: the
 * terminal sends one to npm and one to its script, and npm forwards its own to the script too.
 */
const SAME_CTRL_C = 300;

/**
 * Called at the first stop signal: from now on, a second Ctrl-C ends the program at once.
 * @param now milliseconds of a monotonic clock
 */
export function endAtSecondInterrupt(
  { signals, exit }: Pick<Shell, 'signals' | 'exit'>,
  now: () => number,
): void {
  const since = now();
  signals.on('SIGINT', () => {
    if (now() - since > SAME_CTRL_C) exit(EXIT_CODES.interrupted);
  });
}
