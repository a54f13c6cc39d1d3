import { one, root, store, stored } from './dom.js';

const SCHEME = 'plinth.colors';

/** Runs before the page is drawn. */
export function applyTheme() {
  const scheme = stored(SCHEME);
  if (scheme === 'light' || scheme === 'dark') root.classList.add(scheme);
}

export function startTheme() {
  const button = one('.bar-theme');
  button.hidden = false;
  button.addEventListener('click', () => {
    const isDark =
      root.classList.contains('dark') || (!root.classList.contains('light') && prefersDark());
    const scheme = isDark ? 'light' : 'dark';
    root.classList.remove('light', 'dark');
    root.classList.add(scheme);
    store(SCHEME, scheme);
  });
}

function prefersDark() {
  return matchMedia('(prefers-color-scheme: dark)').matches;
}
