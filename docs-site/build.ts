import { rm } from 'node:fs/promises';
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
  const folder = outDir instanceof URL ? fileURLToPath(outDir) : outDir;
  const coverage = readCoverage();
  const { site, pages } = await loadSite(commands, coverage);
  await rm(folder, { recursive: true, force: true });
  const writer = new SiteWriter(folder);
  if (coverage !== undefined) {
    await writer.write('coverage/coverage.json', JSON.stringify(coverage));
  }
  return writer.writeSite({ ...site, published }, pages, base);
}
