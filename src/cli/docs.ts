import { Command } from 'commander';
import { shellOf } from './shell.ts';

/** `plinth docs`: the docs site. */
export function docsCommand(): Command {
  return new Command('docs')
    .description('build the docs site into docs-site/dist')
    .action(async (_options, command: Command) => {
      const { buildDocs } = await import('../../docs-site/build.ts');
      const { pages, bytes } = await buildDocs();
      shellOf(command).stdout.write(
        `docs-site/dist: ${pages} pages, ${(bytes / 1e6).toFixed(1)} MB\n`,
      );
    });
}
