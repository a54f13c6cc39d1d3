import type { Published } from '../src/settings/published-docs.ts';

/** The absolute address of a page, if that of the site is known. An index is the address of its folder. */
export function addressOf(path: string, { address }: Published): string | undefined {
  return address && address + path.replace(/(^|\/)index\.html$/, '$1');
}

/** Where the source of a page is edited. */
export function editAddress(source: string | undefined, { edit }: Published): string | undefined {
  if (source === undefined || edit === undefined) return undefined;
  return edit.replaceAll('{file}', source.split('/').map(encodeURIComponent).join('/'));
}

/** A map of the site for search engines (sitemaps.org), which takes absolute addresses only. */
export function sitemap(paths: readonly string[], published: Published): string | undefined {
  if (published.address === undefined) return undefined;
  const entries = paths.map((path) => {
    const address = addressOf(path, published)!;
    return `<url><loc>${address.replaceAll('&', '&amp;').replaceAll("'", '&apos;')}</loc></url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
}
