import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { assets } from './assets.ts';
import { readCoverage } from '../scripts/coverage/coverage.ts';
import { document } from './layout.ts';
import { missingPage } from './pages/missing.ts';
import { searchIndex } from './search-index.ts';
import { loadSite } from './site.ts';

export interface BuildOptions {
  /** The reference of the program's commands, as Markdown. */
  readonly commands: string;
  /** The output directory, whose content is replaced; `docs-site/dist` by default. */
  readonly outDir?: URL | string;
  /**
   * The path at which a server publishes the site: `/plinth/`. Only the "not found" page depends on it; `/` by default.
   */
  readonly base?: string;
}

const DIST = new URL('dist/', import.meta.url);

/** Builds the docs site. Needs no network. @returns its number of pages, and its size */
export async function buildDocs(options: BuildOptions): Promise<{ pages: number; bytes: number }> {
  const { commands, outDir = DIST, base = '/' } = options;
  const folder = outDir instanceof URL ? fileURLToPath(outDir) : outDir;
  const coverage = readCoverage();
  const { site, pages } = await loadSite(commands, coverage);
  const files = [
    ...pages.map((page) => ({ path: page.path, content: document(page, site) })),
    { path: '404.html', content: document(missingPage(site), site, base) },
    ...assets(),
    { path: 'assets/search-index.js', content: searchIndex(pages) },
    ...(coverage === undefined
      ? []
      : [{ path: 'coverage/coverage.json', content: JSON.stringify(coverage) }]),
  ];
  await rm(folder, { recursive: true, force: true });
  for (const { path, content } of files) {
    const target = join(folder, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content);
  }
  return { pages: pages.length + 1, bytes: await sizeOf(folder) };
}

async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map((file) => stat(join(file.parentPath, file.name))));
  return sizes.reduce((sum, { size }) => sum + size, 0);
}
