import { Command } from 'commander';

/** `plinth docs`: the docs site. */
export function docsCommand(): Command {
  return new Command('docs')
    .description('build the docs site into docs-site/dist')
    .action(async () => {
      const { buildDocs } = await import('../../docs-site/build.ts');
      const { pages, bytes } = await buildDocs();
      process.stdout.write(`docs-site/dist: ${pages} pages, ${(bytes / 1e6).toFixed(1)} MB\n`);
    });
}
