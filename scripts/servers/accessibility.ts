import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page, ViewportSize } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2, levels A and AA. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The rules of these levels whose answer depends on colors. */
const COLORS = ['color-contrast', 'link-in-text-block'];

const OPTIONS = {
  all: { runOnly: TAGS },
  colors: { runOnly: { type: 'rule', values: COLORS } },
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
  { name: 'on a phone, dark', viewport: PHONE, colorScheme: 'dark', rules: 'all but colors' },
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

/** Violations of rules. */
export async function violations(page: Page, rules: Rules = 'all'): Promise<string[]> {
  // A page whose route changes has it already.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(AXE);
  const options = JSON.stringify({ ...OPTIONS[rules], resultTypes: ['violations'] });
  const run = `axe.run(${options}).then(({ violations }) => violations)`;
  const found: AxeResults['violations'] = await page.evaluate(run);
  return found.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map(({ target, failureSummary }) => {
      return `${id}: ${target.join(' ')}: ${failureSummary}`;
    }),
  );
}
