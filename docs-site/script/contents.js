import { all } from './dom.js';

/** Where a heading counts as passed: just below the bar. */
const PASSED = 120;

/** Marks the heading that is being read in the list beside the page. */
export function startContents() {
  const links = all('.contents a');
  if (links.length === 0) return;
  const headings = links.map((link) => document.getElementById(link.hash.slice(1)));
  const mark = () => {
    const passed = headings.filter(
      (heading) => heading?.getBoundingClientRect().top < PASSED,
    ).length;
    for (const [i, link] of links.entries())
      link.classList.toggle('here', i === Math.max(passed - 1, 0));
  };
  addEventListener('scroll', mark, { passive: true });
  mark();
}
