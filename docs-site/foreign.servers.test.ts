import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DESKTOP, Menus, violations } from '../scripts/servers/accessibility.ts';
import { missingBrowser } from '../scripts/servers/browser.ts';
import { onLentPage } from '../scripts/servers/lent-page.ts';
import { CORPUS } from '../testing/contracts/corpus.ts';
import { builtFiles, contractIn } from '../testing/docs-site/contracts.ts';
import { buildContractDocs } from './build-contracts.ts';
import { serveDocs, type ServedDocs } from './live/serve.ts';

/** Their pages are of every kind; those of larger documents and of @readme's small ones are of no other, and take minutes. */
const BROWSED = CORPUS.filter(
  ({ name, operations }) => operations < 150 && !name.startsWith('@readme/'),
);

let docs: ServedDocs;

describe.skipIf(missingBrowser !== undefined)(
  `the docs of documents of other people in a browser${missingBrowser === undefined ? '' : ` (${missingBrowser})`}`,
  () => {
    beforeAll(async () => {
      docs = await serveDocs({ host: '127.0.0.1', port: 0 });
    });
    afterAll(async () => {
      await docs.close();
    });

    test.each(BROWSED)(
      'the largest page of each kind of $name can be used by everybody',
      async ({ path }) => {
        const contract = contractIn(path);
        docs.show({ contracts: [contract], problems: [], warnings: [] });
        const found: Record<string, readonly string[]> = {};
        const menus = new Menus();
        await onLentPage({ viewport: DESKTOP }, async (page) => {
          for (const each of await largestPages(contract)) {
            await page.goto(docs.url + each, { waitUntil: 'load' });
            await page.evaluate(
              "for (const details of document.querySelectorAll('main details')) details.open = true",
            );
            // Colors are those of the style, whatever the document: `contract-site.servers.test.ts` has them on all screens.
            const broken = await violations(page, 'all but colors', await menus.newOn(page));
            if (broken.length > 0) found[each] = broken;
          }
        });
        expect(found).toEqual({});
      },
    );
  },
);

/** Of the pages of each folder the one with the most text, and those that are in none. */
async function largestPages(contract: ReturnType<typeof contractIn>): Promise<string[]> {
  const out = await mkdtemp(join(tmpdir(), 'plinth-foreign-pages-'));
  await buildContractDocs([contract], out);
  const files = await builtFiles(out);
  await rm(out, { recursive: true });
  const largest = new Map<string, { readonly path: string; readonly size: number }>();
  for (const { path, content } of files) {
    const size = content.length;
    if (!path.endsWith('.html')) continue;
    const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : path;
    const kind = path.endsWith('/index.html') ? path : folder;
    if (size > (largest.get(kind)?.size ?? 0)) largest.set(kind, { path, size });
  }
  return [...largest.values()].map(({ path }) => path);
}
