import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { LiveRequests } from './api/live-requests.ts';
import type { Session } from './api/session.ts';
import { menuOf, PAGES, pageOf, titleOf, type MenuLink } from './pages/index.ts';
import { Palette } from './palette/palette.tsx';
import { useTheme } from './parts/use-theme.ts';
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
  const title = titleOf(page, rest);
  const main = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isFinding, setFinding] = useState(false);
  const { isDark, toggle } = useTheme();
  useEffect(() => {
    document.title = `${title} · Plinth console`;
    // When the page is left: an effect runs after the next frame, and the menu may be open by then.
    return () => setOpen(false);
  }, [title]);
  // As soon as the page is there: other effects run after the next frame.
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setFinding(true);
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
  const skip = (event: Event) => {
    event.preventDefault();
    main.current?.focus();
  };
  const canSignOut = session.platform.apiKey === undefined;
  return (
    <div
      class="frame"
      onKeyDown={(event) => {
        if (event.key === 'Escape') setOpen(false);
      }}
    >
      <a class="skip" href="#main" onClick={skip}>
        Skip to content
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
          <img src="logo.svg" alt="" width="22" height="22" /> Plinth
          <span class="muted">{session.platform.kind === 'mock' ? 'mock' : 'console'}</span>
        </a>
        <span class="push" />
        <button type="button" class="go-to" onClick={() => setFinding(true)}>
          Go to… <kbd>Ctrl K</kbd>
        </button>
        <a href="../">Docs</a>
        <button type="button" class="quiet" onClick={toggle}>
          {isDark ? 'Light' : 'Dark'}
        </button>
        {canSignOut && (
          <button type="button" class="quiet" onClick={signOut}>
            Sign out
          </button>
        )}
      </header>
      <nav id="menu" class={isOpen ? 'menu open' : 'menu'} aria-label="Pages">
        <Menu links={menuOf(session)} route={[page.name, ...rest]} />
      </nav>
      <main id="main" ref={main} tabIndex={-1}>
        <page.Page key={page.name} session={session} live={live} rest={rest} />
      </main>
      {isFinding && (
        <Palette
          session={session}
          close={() => setFinding(false)}
          actions={[
            { title: isDark ? 'Use light colors' : 'Use dark colors', run: toggle },
            ...(canSignOut ? [{ title: 'Sign out', run: signOut }] : []),
          ]}
        />
      )}
    </div>
  );
}

/** The links of the menu in groups. */
function Menu(props: {
  readonly links: readonly MenuLink[];
  readonly route: readonly [string, ...string[]];
}) {
  const { links, route } = props;
  const current =
    links.find((link) => link.route[0] === route[0] && link.route[1] === route[1]) ??
    links.find((link) => link.route[0] === route[0]);
  return (
    <div>
      {[...Map.groupBy(links, ({ group }) => group)].map(([group, of]) => (
        <>
          {group !== '' && <h2>{group}</h2>}
          <ul key={group}>
            {of.map((link) => (
              <li key={link.title}>
                <a
                  href={hashOf(...link.route)}
                  aria-current={link === current ? 'page' : undefined}
                >
                  {link.title}
                </a>
              </li>
            ))}
          </ul>
        </>
      ))}
    </div>
  );
}
