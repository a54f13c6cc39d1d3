import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command, InvalidArgumentError } from 'commander';
import { programReference } from './reference.ts';
import { shellOf } from './shell.ts';

const SITE = fileURLToPath(new URL('../../docs-site/', import.meta.url));

/** `plinth docs`: the docs site. */
export function docsCommand(): Command {
  return new Command('docs')
    .description('build the docs site into docs-site/dist; not needed for a package')
    .option(
      '--base <path>',
      'path at which a static file server publishes the site, for its "not found" page',
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
      const commands = programReference(command.parent!);
      const { pages, bytes } = await buildDocs({ commands, base });
      stdout.write(`docs-site/dist: ${pages} pages, ${(bytes / 1e6).toFixed(1)} MB\n`);
    });
}

/**
 * A path such as `/docs/`. @throws InvalidArgumentError if it does not begin and end with a
 * slash
 */
function basePath(text: string): string {
  if (/^\/(?:[\w.~-]+\/)*$/.test(text)) return text;
  throw new InvalidArgumentError(
    'it must be a path that begins and ends with a slash, such as /docs/',
  );
}
