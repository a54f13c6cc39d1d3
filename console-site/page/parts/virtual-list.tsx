import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { seenRows } from './seen-rows.ts';

/**
 * A list of any length, of which only the visible part is in the DOM. Arrow keys, Home and End move in it, and Enter
 * selects.
 */
export function VirtualList<Item>(props: {
  readonly items: readonly Item[];
  readonly rowHeight: number;
  readonly label: string;
  readonly keyOf: (item: Item) => string;
  readonly row: (item: Item) => ComponentChildren;
  readonly chosen?: string | undefined;
  /** The keys of the selected items, where several can be; then the space bar selects too. */
  readonly selected?: ReadonlySet<string> | undefined;
  readonly choose: (item: Item) => void;
  /** Called when the end is near. */
  readonly more?: () => void;
  /** Called with the items that are in the page, when these change. */
  readonly seen?: (items: readonly Item[]) => void;
}) {
  const { items, rowHeight, label, keyOf, row, chosen, selected, choose, more, seen } = props;
  const box = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ scrolled: 0, height: 600 });
  const [active, setActive] = useState(0);
  useEffect(() => {
    const element = box.current!;
    const measure = () =>
      setView({ scrolled: element.scrollTop, height: element.clientHeight || 600 });
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    return () => resized.disconnect();
  }, []);
  const { from, to } = seenRows(items.length, rowHeight, view.scrolled, view.height);
  useEffect(() => seen?.(items.slice(from, to)), [items, from, to]);
  const scrolled = () => {
    const element = box.current!;
    setView({ scrolled: element.scrollTop, height: element.clientHeight });
    if (element.scrollTop + 2 * element.clientHeight > element.scrollHeight) more?.();
  };
  const goTo = (index: number) => {
    const element = box.current!;
    const next = Math.max(0, Math.min(index, items.length - 1));
    setActive(next);
    const top = next * rowHeight;
    if (top < element.scrollTop) element.scrollTop = top;
    else if (top + rowHeight > element.scrollTop + element.clientHeight) {
      element.scrollTop = top + rowHeight - element.clientHeight;
    }
  };
  const pressed = (event: KeyboardEvent) => {
    const page = Math.max(1, Math.floor(view.height / rowHeight) - 1);
    const steps: Record<string, number> = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      PageDown: active + page,
      PageUp: active - page,
      Home: 0,
      End: items.length - 1,
    };
    const next = steps[event.key];
    if (next !== undefined) {
      event.preventDefault();
      goTo(next);
    } else if (
      (event.key === 'Enter' || (event.key === ' ' && selected !== undefined)) &&
      items[active] !== undefined
    ) {
      event.preventDefault();
      choose(items[active]);
    }
  };
  const rows = [];
  for (let index = from; index < to; index++) {
    const item = items[index]!;
    const isSelected = selected?.has(keyOf(item)) ?? keyOf(item) === chosen;
    rows.push(
      <div
        key={keyOf(item)}
        id={`row-${index}`}
        role="option"
        aria-selected={isSelected}
        aria-posinset={index + 1}
        aria-setsize={items.length}
        class={index === active ? 'row active' : 'row'}
        style={{ height: `${rowHeight}px`, top: `${index * rowHeight}px` }}
        onClick={() => {
          setActive(index);
          choose(item);
        }}
      >
        {selected !== undefined && (
          <span class={isSelected ? 'tick on' : 'tick'} aria-hidden="true" />
        )}
        {row(item)}
      </div>,
    );
  }
  return (
    <div
      class="list"
      ref={box}
      role="listbox"
      aria-label={label}
      aria-multiselectable={selected !== undefined}
      aria-activedescendant={active >= from && active < to ? `row-${active}` : undefined}
      tabIndex={0}
      onScroll={scrolled}
      onKeyDown={pressed}
    >
      <div role="presentation" style={{ height: `${items.length * rowHeight}px` }}>
        {rows}
      </div>
    </div>
  );
}
