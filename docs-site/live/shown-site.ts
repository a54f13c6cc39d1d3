import { withConsoleLink } from '../../src/http/console-link.ts';
import type { Contract } from '../../src/contract/model/contract.ts';
import { ServedContent } from '../../src/http/served-content.ts';
import { assets, fontAssets } from '../assets.ts';
import { contractSite, type ContractSite } from '../contract-site.ts';
import { downloads } from '../downloads.ts';
import { textPathOf } from '../head.ts';
import { document } from '../layout.ts';
import { LinksForModels } from '../llms.ts';
import type { Page } from '../page.ts';
import { pageText } from '../page-text.ts';
import { missingPage } from '../pages/missing.ts';
import type { Published } from '../../src/settings/published-docs.ts';
import { sitemap } from '../published.ts';
import { SearchIndexer, searchScript } from '../search-index.ts';
import { SEARCH_INDEX } from '../write-site.ts';

/** A site whose files are made when they are asked for. */
export interface ShownSite extends Pick<ContractSite, 'site'> {
  /** A file by its path; undefined if the site has no such file. */
  readonly contentOf: (path: string) => ServedContent | undefined;
  /** The page for a path that it does not have. */
  readonly missing: () => ServedContent;
}

export interface ShowingOptions {
  /** The path at which it is served. */
  readonly base: string;
  readonly consolePath?: string;
  readonly published?: Published | undefined;
}

export function shownSite(
  contracts: readonly Contract[],
  { base, consolePath, published = {} }: ShowingOptions,
): ShownSite {
  const { site, pages } = contractSite(contracts, { isLive: true, published });
  const all = [...pages()];
  const byPath = new Map(all.map((page) => [page.path, page]));
  const byTextPath = new Map(all.map((page) => [textPathOf(page.path), page]));
  const files = new Map<string, () => string | Buffer>([
    ...[...Object.values(assets()), ...downloads(site)].map(({ path, content }) => {
      return [path, typeof content === 'string' ? () => content : content] as const;
    }),
    ...fontAssets().map(({ path, content }) => [path, () => content] as const),
    [SEARCH_INDEX, () => searchScript(indexOf(all))],
    ['llms.txt', () => linksTo(all, site)],
  ]);
  const map = sitemap([...byPath.keys()], published);
  if (map !== undefined) files.set('sitemap.xml', () => map);
  /** Those that are not pages: they are large, and asked for by every page. */
  const made = new Map<string, ServedContent>();
  const shown = (page: Page, root?: string) => {
    const markup = document(page, site, root);
    return new ServedContent(
      consolePath === undefined ? markup : withConsoleLink(markup, consolePath),
    );
  };
  return {
    site,
    contentOf(path) {
      const page = byPath.get(path);
      if (page !== undefined) return shown(page);
      const text = byTextPath.get(path);
      if (text !== undefined) return new ServedContent(pageText(text));
      const content = files.get(path);
      if (content === undefined) return undefined;
      const known = made.get(path) ?? new ServedContent(content());
      made.set(path, known);
      return known;
    },
    missing: () => shown(missingPage(site), base),
  };
}

function indexOf(pages: readonly Page[]) {
  const found = new SearchIndexer();
  for (const page of pages) found.add(page);
  return found.index;
}

function linksTo(pages: readonly Page[], site: ContractSite['site']): string {
  const links = new LinksForModels(site);
  for (const page of pages) links.add(page);
  return links.text;
}
