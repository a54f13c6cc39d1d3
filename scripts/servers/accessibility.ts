import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page, ViewportSize } from 'playwright-core';
import { MARK, onNewLooks } from './looks.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2, levels A and AA. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The rules of these levels whose answer depends on colors. */
const COLORS = ['color-contrast', 'link-in-text-block'];

/** Those whose answer depends on where things are, or on which of them are shown: the names of what has a text, above all. */
const PLACES = [
  ...['target-size', 'scrollable-region-focusable', 'aria-hidden-focus', 'bypass'],
  ...['button-name', 'link-name', 'summary-name', 'input-button-name', 'select-name', 'label'],
  ...['aria-command-name', 'aria-input-field-name', 'aria-toggle-field-name', 'aria-tab-name'],
  ...['label-content-name-mismatch', 'nested-interactive'],
];

/** Has axe apply the rules of colors to marked elements only. */
const ON_MARKED = `;axe.configure({ rules: ${JSON.stringify([
  { id: 'color-contrast', selector: `[${MARK}]` },
  { id: 'link-in-text-block', selector: `a[href][${MARK}]` },
])} });`;

const OPTIONS = {
  all: { runOnly: TAGS },
  colors: { runOnly: { type: 'rule', values: COLORS } },
  places: { runOnly: { type: 'rule', values: PLACES } },
  'all but colors': {
    runOnly: TAGS,
    rules: Object.fromEntries(COLORS.map((rule) => [rule, { enabled: false }])),
  },
} as const satisfies Record<string, RunOptions>;

/** Which rules axe applies. */
export type Rules = keyof typeof OPTIONS;

/** What a page is looked at on, and what can be wrong with it there and not on the others. */
export interface Screen {
  readonly name: string;
  readonly viewport: ViewportSize;
  readonly colorScheme: 'light' | 'dark';
  readonly rules: Rules;
}

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 900 };

/**
 * A page has the same elements on all of them: their colors differ by theme, their places by size. What only a phone has, the
 * button of the menu and the open menu, is for tests of the menu to look at in both themes.
 */
export const SCREENS: readonly Screen[] = [
  { name: 'on a desk, light', viewport: DESKTOP, colorScheme: 'light', rules: 'all' },
  { name: 'on a desk, dark', viewport: DESKTOP, colorScheme: 'dark', rules: 'colors' },
  { name: 'on a phone, dark', viewport: PHONE, colorScheme: 'dark', rules: 'places' },
];

/** Changes what an open page is looked at on. */
export async function lookOn(page: Page, { viewport, colorScheme }: Screen): Promise<void> {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme });
  // Scripts that follow the size have done so by the second frame.
  await page.evaluate(
    'new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))',
  );
}

/** By how many pixels a page is wider than the screen. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
}

/** The links to all pages, which many pages have in common. */
const MENU = 'nav[aria-label="Pages"]';

/** The menus of the pages that have been looked at, by what they show. A page that has one of them need not be asked about it. */
export class Menus {
  readonly #known = new Set<string>();

  /** What of an open page has not been looked at yet. */
  async newOn(page: Page): Promise<Extent> {
    // On a phone it is hidden.
    await page.setViewportSize(DESKTOP);
    const shown = await page.evaluate<string>(`document.querySelector('${MENU}')?.innerText ?? ''`);
    if (this.#known.has(shown)) return 'all but the menu';
    this.#known.add(shown);
    return 'all of it';
  }
}

/** How much of a page rules are applied to. */
export type Extent = 'all of it' | 'all but the menu';

/** Violations of rules. Those of colors are looked for in texts that look as none has before in this run. */
export async function violations(
  page: Page,
  rules: Rules = 'all',
  extent: Extent = 'all of it',
): Promise<readonly string[]> {
  await giveAxe(page);
  if (rules === 'places' || rules === 'all but colors') return violationsIn(page, rules, extent);
  return onNewLooks(page, async (count) => {
    if (count > 0) return violationsIn(page, rules, extent);
    return rules === 'colors' ? [] : violationsIn(page, 'all but colors', extent);
  });
}

/** The page gets it once: one whose route changes has it already. */
async function giveAxe(page: Page): Promise<void> {
  if (await page.evaluate('"axe" in window')) return;
  // The browser compiles what it is given so once for all pages of a process, and what Playwright evaluates for each page.
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: AXE + ON_MARKED });
  await session.detach();
}

async function violationsIn(page: Page, rules: Rules, extent: Extent): Promise<string[]> {
  const options = JSON.stringify({ ...OPTIONS[rules], resultTypes: ['violations'] });
  // A text in the menu can have a new look too.
  const isWhole = extent === 'all of it' || rules === 'colors';
  const context = isWhole ? 'document' : JSON.stringify({ exclude: [[MENU]] });
  const run = `axe.run(${context}, ${options}).then(({ violations }) => violations)`;
  const found: AxeResults['violations'] = await page.evaluate(run);
  return found.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map(({ target, failureSummary }) => {
      return `${id}: ${target.join(' ')}: ${failureSummary}`;
    }),
  );
}
