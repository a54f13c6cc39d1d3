import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { assets } from './assets.ts';
import { document } from './layout.ts';
import type { Site } from './navigation.ts';
import type { Page } from './page.ts';
import { missingPage } from './pages/missing.ts';
import { searchEntries, searchScript, type SearchEntry } from './search-index.ts';

export interface WrittenSite {
  readonly pages: number;
  readonly bytes: number;
}

/** Writes a site into a folder, page by page, so that a large one needs no more memory than a small one. */
export class SiteWriter {
  readonly #folder: string;
  readonly #folders = new Set<string>();
  #bytes = 0;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * @param base the path at which a server publishes the site: only the "not found" page depends on it
   */
  async writeSite(site: Site, pages: Iterable<Page>, base: string): Promise<WrittenSite> {
    const found: SearchEntry[] = [];
    let count = 0;
    for (const page of pages) {
      await this.write(page.path, document(page, site));
      found.push(...searchEntries([page]));
      count++;
    }
    await this.write('404.html', document(missingPage(site), site, base));
    for (const { path, content } of assets()) await this.write(path, content);
    await this.write('assets/search-index.js', searchScript(found));
    return { pages: count + 1, bytes: this.#bytes };
  }

  async write(path: string, content: string): Promise<void> {
    const target = join(this.#folder, path);
    const folder = dirname(target);
    if (!this.#folders.has(folder)) await mkdir(folder, { recursive: true });
    this.#folders.add(folder);
    await writeFile(target, content);
    this.#bytes += Buffer.byteLength(content);
  }
}
