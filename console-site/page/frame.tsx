import { useEffect, useRef, useState } from 'preact/hooks';
import type { LiveRequests } from './api/live-requests.ts';
import type { Session } from './api/session.ts';
import { PAGES, pageOf, pagesOf } from './pages/index.ts';
import { hashOf, useRoute } from './route.ts';

/** The header, the menu, and the page of the route. */
export function Frame(props: {
  readonly session: Session;
  readonly live: LiveRequests;
  readonly signOut: () => void;
}) {
  const { session, live, signOut } = props;
  const [name = PAGES[0]!.name, ...rest] = useRoute();
  const page = pageOf(name, session);
  const main = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    document.title = `${page.title} · Plinth console`;
    // When the page is left: an effect runs after the next frame, and the menu may be open by then.
    return () => setOpen(false);
  }, [page]);
  const skip = (event: Event) => {
    event.preventDefault();
    main.current?.focus();
  };
  return (
    <div
      class="frame"
      onKeyDown={(event) => {
        if (event.key === 'Escape') setOpen(false);
      }}
    >
      <a class="skip" href="#main" onClick={skip}>
        To the content
      </a>
      <header class="bar">
        <button
          type="button"
          class="menu-button"
          aria-expanded={isOpen}
          aria-controls="menu"
          onClick={() => setOpen(!isOpen)}
        >
          Menu
        </button>
        <a class="brand" href={hashOf(PAGES[0]!.name)}>
          <img src="logo.svg" alt="" width="24" height="24" /> Plinth
          <span class="muted">{session.platform.kind === 'mock' ? 'mock' : 'console'}</span>
        </a>
        <span class="push" />
        <a href="../">Docs</a>
        <ThemeButton />
        {session.platform.apiKey === undefined && (
          <button type="button" class="quiet" onClick={signOut}>
            Sign out
          </button>
        )}
      </header>
      <nav id="menu" class={isOpen ? 'menu open' : 'menu'} aria-label="Pages">
        <ul>
          {pagesOf(session).map((each) => (
            <li key={each.name}>
              <a href={hashOf(each.name)} aria-current={each === page ? 'page' : undefined}>
                {each.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <main id="main" ref={main} tabIndex={-1}>
        <page.Page key={page.name} session={session} live={live} rest={rest} />
      </main>
    </div>
  );
}

const THEMES = ['light', 'dark'] as const;
const KEPT = 'plinth-console-theme';

/** Switches between the system's color scheme and the other one. */
function ThemeButton() {
  const [theme, setTheme] = useState(localStorage.getItem(KEPT) ?? '');
  useEffect(() => {
    document.documentElement.classList.remove(...THEMES);
    if (theme !== '') document.documentElement.classList.add(theme);
  }, [theme]);
  const isDark =
    theme === '' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
  const choose = (chosen: (typeof THEMES)[number]) => {
    // At once and not in the effect, which runs after the next frame: the page may be left or reloaded before.
    localStorage.setItem(KEPT, chosen);
    setTheme(chosen);
  };
  return (
    <button type="button" class="quiet" onClick={() => choose(isDark ? 'light' : 'dark')}>
      {isDark ? 'Light' : 'Dark'}
    </button>
  );
}
