import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolder } from '../src/base/make-folder.ts';
import { assets, fontAssets } from './assets.ts';
import { downloads } from './downloads.ts';
import { textPathOf } from './head.ts';
import { document } from './layout.ts';
import { LinksForModels } from './llms.ts';
import type { Site } from './navigation.ts';
import type { Page } from './page.ts';
import { missingPage } from './pages/missing.ts';
import { pageText } from './page-text.ts';
import { sitemap } from './published.ts';
import { SearchIndexer, searchScript } from './search-index.ts';

export interface WrittenSite {
  readonly pages: number;
  readonly bytes: number;
}

/** Where the search loads its index from, which has no hash in its name: pages are written before it is known. */
export const SEARCH_INDEX = 'assets/search-index.js';

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
    const found = new SearchIndexer();
    const links = new LinksForModels(site);
    const paths: string[] = [];
    // By this file a site is known, also one that could not be written to its end.
    await this.write(SEARCH_INDEX, '');
    for (const each of pages) {
      // Its body is made once, for all that is made of it.
      const page = { ...each };
      await this.write(page.path, document(page, site));
      await this.write(textPathOf(page.path), pageText(page));
      found.add(page);
      links.add(page);
      paths.push(page.path);
    }
    await this.write('404.html', document(missingPage(site), site, base));
    for (const { path, content } of [...Object.values(assets()), ...fontAssets()]) {
      await this.write(path, content);
    }
    await this.write(SEARCH_INDEX, searchScript(found.index));
    await this.write('llms.txt', links.text);
    for (const { path, content } of downloads(site)) await this.write(path, content());
    const map = sitemap(paths, site.published ?? {});
    if (map !== undefined) await this.write('sitemap.xml', map);
    return { pages: paths.length + 1, bytes: this.#bytes };
  }

  async write(path: string, content: string | Buffer): Promise<void> {
    const target = join(this.#folder, path);
    const folder = dirname(target);
    if (!this.#folders.has(folder)) makeFolder(folder);
    this.#folders.add(folder);
    await writeFile(target, content);
    this.#bytes += Buffer.byteLength(content);
  }
}
