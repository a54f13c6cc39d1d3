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
  return (
    <nav aria-label={label}>
      <ul class="tabs">
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
