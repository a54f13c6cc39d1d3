import { one, root, store, stored } from './dom.js';

/** The API reference keeps its choice of colors under this name too. */
const SCHEME = 'redoc.colorMode';

/** Before the page is drawn. */
export function applyTheme() {
  const scheme = stored(SCHEME);
  if (scheme === 'light' || scheme === 'dark') root.classList.add(scheme);
}

export function startTheme() {
  const button = one('.bar-theme');
  // The API reference has a button of its own.
  button.hidden = document.body.classList.contains('reference');
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
