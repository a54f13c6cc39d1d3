import { numberText } from './format.ts';
import { useMemo, useState } from 'preact/hooks';

/** The current page of a long list: the cursors that lead to it, those of earlier pages first. */
export interface Pages {
  /** The additional query; empty for the first page. */
  readonly query: { readonly cursor?: string };
  readonly number: number;
  readonly further: (cursor: string) => void;
  readonly back: () => void;
  readonly toFirst: () => void;
}

/** Pages through a list by the cursors at the end of its pages. */
export function usePages(): Pages {
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const query = useMemo(() => {
    const cursor = cursors.at(-1);
    return cursor === undefined ? {} : { cursor };
  }, [cursors]);
  return {
    query,
    number: cursors.length + 1,
    further: (cursor) => setCursors([...cursors, cursor]),
    back: () => setCursors(cursors.slice(0, -1)),
    toFirst: () => setCursors([]),
  };
}

/** Buttons for paging. @param props.next the cursor at the end of the present page; undefined on the last */
export function Pager({
  pages,
  next,
}: {
  readonly pages: Pages;
  readonly next: string | undefined;
}) {
  const { number } = pages;
  if (number === 1 && next === undefined) return null;
  return (
    <nav class="filters" aria-label="Pages of the list">
      <button type="button" disabled={number === 1} onClick={pages.back}>
        Newer
      </button>
      <button
        type="button"
        disabled={next === undefined}
        onClick={() => next !== undefined && pages.further(next)}
      >
        Older
      </button>
      <span class="muted" role="status">
        Page {numberText(number)}
      </span>
    </nav>
  );
}
