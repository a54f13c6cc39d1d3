import { InputError } from '../../base/input-error.ts';
import type { LiveDocsOptions } from '../../../docs-site/live/serve.ts';
import { printMessage, type Shell } from '../shell.ts';
import { untilInterrupted } from '../until-interrupted.ts';
import { readContracts } from './docs-contracts.ts';
import { FileWatch } from './file-watch.ts';

/**
 * Serves the docs of contracts until Ctrl-C, and reads them anew when one of their files changes. What is wrong with them
 * then is told in the terminal and in open pages, which keep showing the last good ones.
 * @throws InputError if they can't be read at first
 */
export async function serveWhileWritten(
  files: readonly string[],
  options: LiveDocsOptions,
  shell: Shell,
): Promise<void> {
  const { serveDocs } = await import('../../../docs-site/live/serve.ts');
  const watch = new FileWatch(() => readAgain());
  const read = () => {
    const paths = new Set(files);
    try {
      return readContracts(files, (path) => paths.add(path)).contracts;
    } finally {
      // Those of a contract with a fault too: the fault may be repaired in any of them.
      watch.follow(paths);
    }
  };
  let docs: Awaited<ReturnType<typeof serveDocs>> | undefined;
  const readAgain = () => {
    try {
      docs?.show(read());
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      printMessage(shell, error.message);
      docs?.tell(error.message);
    }
  };
  try {
    const contracts = read();
    docs = await serveDocs(options);
    docs.show(contracts);
    shell.stdout.write(`${files.join(', ')} at ${docs.url} (Ctrl-C stops it)\n`);
    await untilInterrupted(shell, async (interrupted) => {
      await new Promise<void>((resolve) => interrupted.addEventListener('abort', () => resolve()));
    });
  } finally {
    watch.close();
    await docs?.close();
  }
}
