import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command, InvalidArgumentError } from 'commander';
import { shellOf } from './shell.ts';

const SITE = fileURLToPath(new URL('../../docs-site/', import.meta.url));

/** `plinth docs`: the docs site. */
export function docsCommand(): Command {
  return new Command('docs')
    .description('build the docs site into docs-site/dist; not needed for a package')
    .option(
      '--base <path>',
      'where a server of static files has the site, for its page of what is not there',
      basePath,
      '/',
    )
    .action(async ({ base }: { base: string }, command: Command) => {
      const { stdout } = shellOf(command);
      if (!existsSync(join(SITE, 'build.ts'))) {
        stdout.write(`${join(SITE, 'dist')}: built with this version\n`);
        return;
      }
      const { buildDocs } = await import('../../docs-site/build.ts');
      const { pages, bytes } = await buildDocs({ base });
      stdout.write(`docs-site/dist: ${pages} pages, ${(bytes / 1e6).toFixed(1)} MB\n`);
    });
}

/** `/docs/`. @throws InvalidArgumentError where it is no path from slash to slash */
function basePath(text: string): string {
  if (/^\/(?:[\w.~-]+\/)*$/.test(text)) return text;
  throw new InvalidArgumentError(
    'it must be a path that begins and ends with a slash, such as /docs/',
  );
}
