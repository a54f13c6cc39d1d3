import { Command, InvalidArgumentError } from 'commander';
import { shellOf } from './shell.ts';

/** `plinth docs`: the docs site. */
export function docsCommand(): Command {
  return new Command('docs')
    .description('build the docs site into docs-site/dist')
    .option(
      '--base <path>',
      'where a server of static files has the site, for its page of what is not there',
      basePath,
      '/',
    )
    .action(async ({ base }: { base: string }, command: Command) => {
      const { buildDocs } = await import('../../docs-site/build.ts');
      const { pages, bytes } = await buildDocs({ base });
      shellOf(command).stdout.write(
        `docs-site/dist: ${pages} pages, ${(bytes / 1e6).toFixed(1)} MB\n`,
      );
    });
}

/** `/docs/`. @throws InvalidArgumentError where it is no path from slash to slash */
function basePath(text: string): string {
  if (/^\/(?:[\w.~-]+\/)*$/.test(text)) return text;
  throw new InvalidArgumentError(
    'it must be a path that begins and ends with a slash, such as /docs/',
  );
}
