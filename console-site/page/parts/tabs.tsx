import { useEffect, useRef } from 'preact/hooks';
import { hashOf } from '../route.ts';

/** Tabs of a page, each with its own route. */
export function Tabs(props: {
  readonly label: string;
  /** The route before the name of the tab. */
  readonly base: readonly string[];
  readonly tabs: Readonly<Record<string, string>>;
  readonly current: string;
}) {
  const { label, base, tabs, current } = props;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => showCurrent(list.current), [current]);
  return (
    <nav aria-label={label}>
      <ul class="tabs" ref={list}>
        {Object.entries(tabs).map(([name, title]) => (
          <li key={name}>
            <a href={hashOf(...base, name)} aria-current={name === current ? 'page' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** On a phone the tabs are one line, which is moved so that the current one is in its middle. */
function showCurrent(list: HTMLUListElement | null): void {
  const link = list?.querySelector('[aria-current]') ?? undefined;
  if (list === null || !(link?.parentElement instanceof HTMLElement)) return;
  const tab = link.parentElement;
  list.scrollLeft = tab.offsetLeft - list.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
}
