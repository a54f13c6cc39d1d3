import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { shellOf } from './shell.ts';

const SITE = fileURLToPath(new URL('../../docs-site/', import.meta.url));

/** `plinth docs`: the docs site. */
export function docsCommand(): Command {
  return new Command('docs')
    .description('build the docs site into docs-site/dist; a package has it built')
    .action(async (_options, command: Command) => {
      const { stdout } = shellOf(command);
      if (!existsSync(join(SITE, 'build.ts'))) {
        stdout.write(`${join(SITE, 'dist')}: built with this version\n`);
        return;
      }
      const { buildDocs } = await import('../../docs-site/build.ts');
      const { pages, bytes } = await buildDocs();
      stdout.write(`docs-site/dist: ${pages} pages, ${(bytes / 1e6).toFixed(1)} MB\n`);
    });
}
