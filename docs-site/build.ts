import { rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCoverage } from '../scripts/coverage/coverage.ts';
import type { Published } from '../src/settings/published-docs.ts';
import { loadSite } from './site.ts';
import { SiteWriter, type WrittenSite } from './write-site.ts';

export interface BuildOptions {
  /** The reference of the program's commands, as Markdown. */
  readonly commands: string;
  /** The output directory, whose content is replaced; `docs-site/dist` by default. */
  readonly outDir?: URL | string;
  /**
   * The path at which a server publishes the site: `/plinth/`. Only the "not found" page depends on it; `/` by default.
   */
  readonly base?: string;
  readonly published?: Published;
}

const DIST = new URL('dist/', import.meta.url);

/** Builds the docs site. Needs no network. @returns its number of pages, and its size */
export async function buildDocs(options: BuildOptions): Promise<WrittenSite> {
  const { commands, outDir = DIST, base = '/', published = {} } = options;
  const folder = resolve(outDir instanceof URL ? fileURLToPath(outDir) : outDir);
  const coverage = readCoverage();
  const { site, pages } = await loadSite(commands, coverage);
  const writing = `${folder}.${process.pid}`;
  const writer = new SiteWriter(writing);
  try {
    if (coverage !== undefined) {
      await writer.write('coverage/coverage.json', JSON.stringify(coverage));
    }
    const written = await writer.writeSite({ ...site, published }, pages, base);
    await replace(folder, writing);
    return written;
  } finally {
    await rm(writing, { recursive: true, force: true });
  }
}

/** Puts a folder in the place of another, so that who reads the site meanwhile finds all of the one or the other. */
async function replace(folder: string, by: string): Promise<void> {
  const outdated = `${by}.outdated`;
  await rename(folder, outdated).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rename(by, folder);
  await rm(outdated, { recursive: true, force: true });
}
