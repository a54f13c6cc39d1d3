import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DESKTOP, violations } from '../scripts/servers/accessibility.ts';
import { missingBrowser } from '../scripts/servers/browser.ts';
import { onLentPage } from '../scripts/servers/lent-page.ts';

/** The checks of the pages themselves: what they must not miss. */

const DESK = { viewport: DESKTOP };
const head = '<!doctype html><html lang="en"><title>Test</title>';

async function found(page: Page, body: string, rules?: 'colors' | 'places'): Promise<string[]> {
  await page.setContent(`${head}<main>${body}</main>`);
  return (await violations(page, rules)).map((each) => each.replace(/:.*/s, ''));
}

const pale = (style = '') => `<p style="color:#bbb;background:#fff;${style}">Hardly to be read</p>`;

// Chromium is not a dependency that npm installs.
describe.skipIf(missingBrowser !== undefined)('the checks of pages', () => {
  test('find a text without contrast on each page that has it', async () => {
    await onLentPage(DESK, async (page) => {
      expect(await found(page, pale())).toEqual(['color-contrast']);
      expect(await found(page, `<h1>Other</h1>${pale()}`, 'colors')).toEqual(['color-contrast']);
      expect(await page.locator('[data-new-look]').count()).toBe(0);
    });
  });

  test('find it if the same text was hidden, disabled or large before, or on another background', async () => {
    await onLentPage(DESK, async (page) => {
      const before = [
        ...[pale('display:none'), pale('visibility:hidden'), pale('position:absolute;left:-999px')],
        '<details><summary>More</summary><p style="color:#919191">Hardly to be read</p></details>',
        '<p style="color:#919191;font-size:40px">Hardly to be read</p>',
        '<div style="background:#000"><p style="color:#919191">Hardly to be read</p></div>',
        '<p style="color:#919191">→</p>',
        '<button disabled style="color:#919191">Hardly to be read</button>',
      ];
      for (const body of before) expect(await found(page, body)).toEqual([]);
      expect(await found(page, '<p style="color:#919191">Hardly to be read</p>')).toEqual([
        'color-contrast',
      ]);
      expect(await found(page, pale())).toEqual(['color-contrast']);
    });
  });

  test('find a link that does not differ from the text around it, and one that stood alone before', async () => {
    const link = '<a href="/" style="color:#333;text-decoration:none">the next page</a>';
    await onLentPage(DESK, async (page) => {
      expect(await found(page, `<p style="color:#000">${link}</p>`)).toEqual([]);
      expect(await found(page, `<p style="color:#000">More is on ${link} of them.</p>`)).toEqual([
        'link-in-text-block',
      ]);
    });
  });

  test('find what is too small, and what has no name once its text is hidden', async () => {
    await onLentPage(DESK, async (page) => {
      const small = '<button style="width:9px;height:9px;padding:0" aria-label="A"></button>';
      expect(await found(page, small.repeat(2), 'places')).toEqual(['target-size', 'target-size']);
      const mute = '<button style="width:90px"><span style="display:none">Menu</span></button>';
      expect(await found(page, mute, 'places')).toEqual(['button-name']);
    });
  });

  test('get a page in which nothing of the test before is left', async () => {
    const url = 'http://127.0.0.1/of-the-test';
    const visit = async (page: Page) => {
      await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body: head }));
      await page.goto(url);
      return page.evaluate(
        "[localStorage.chosen, sessionStorage.chosen, document.cookie].join('')",
      );
    };
    const told: string[] = [];
    await onLentPage({ viewport: DESKTOP, colorScheme: 'dark' }, async (page) => {
      page.on('console', (message) => told.push(message.text()));
      await visit(page);
      await page.evaluate(
        "localStorage.chosen = sessionStorage.chosen = document.cookie = 'kept=here'; console.log('told')",
      );
      await expect.poll(() => told).toEqual(['told']);
    });
    await onLentPage({}, async (page) => {
      expect(page.url()).toBe('about:blank');
      expect(await visit(page)).toBe('');
      const heard = page.waitForEvent('console');
      await page.evaluate("console.log('again')");
      await heard;
      expect(told).toEqual(['told']);
      expect(page.viewportSize()).toEqual({ width: 1280, height: 720 });
      expect(await page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")).toBe(false);
    });
  });
});
