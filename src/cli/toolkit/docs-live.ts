import type { ServedDocsOptions } from '../../../docs-site/live/serve.ts';
import type { Shell } from '../shell.ts';
import { untilInterrupted } from '../until-interrupted.ts';
import type { namedBy, ReadingOptions } from './contract-options.ts';
import { watchContracts } from './watched-contracts.ts';

/**
 * Serves the docs of contracts until Ctrl-C, and reads them anew when one of their files changes. What is wrong with them
 * then is told in the terminal and in open pages, which keep showing the last good ones.
 * @throws InputError if they can't be read at first
 */
export async function serveWhileWritten(
  named: ReturnType<typeof namedBy>,
  reading: ReadingOptions,
  options: ServedDocsOptions,
  shell: Shell,
): Promise<void> {
  const { serveDocs } = await import('../../../docs-site/live/serve.ts');
  let docs: Awaited<ReturnType<typeof serveDocs>> | undefined;
  const watched = await watchContracts(named, reading, shell, {
    // A schema that no value could be held against is described like any other.
    acceptsWrongSchemas: true,
    onChange: (now) => docs?.show(now),
  });
  try {
    docs = await serveDocs(options);
    docs.show(watched);
    const names = watched.contracts.map(({ name }) => name).join(', ');
    shell.stdout.write(`${names} at ${docs.url} (Ctrl-C stops it)\n`);
    await untilInterrupted(shell, async (interrupted) => {
      await new Promise<void>((resolve) => interrupted.addEventListener('abort', () => resolve()));
    });
  } finally {
    watched.close();
    await docs?.close();
  }
}
