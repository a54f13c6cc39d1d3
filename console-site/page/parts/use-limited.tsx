import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { countText } from './format.ts';

/**
 * The first items of a list of any length, so that a page has no more elements than it should, and a button for more.
 * @param step how many are shown at first, and how many more on each request
 * @param what one of them is called
 */
export function useLimited<Item>(
  items: readonly Item[],
  step: number,
  what = 'row',
): { readonly shown: readonly Item[]; readonly more: ComponentChildren } {
  const [most, setMost] = useState(step);
  const left = items.length - most;
  const more = left > 0 && (
    <p>
      <button type="button" onClick={() => setMost(most + step)}>
        Show more
      </button>{' '}
      <span class="muted">{countText(left, what)} not shown</span>
    </p>
  );
  return { shown: items.slice(0, most), more };
}
