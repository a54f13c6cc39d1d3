import { useEffect, useState } from 'preact/hooks';

const THEMES = ['light', 'dark'] as const;
const KEPT = 'plinth-console-theme';

/** The color scheme: the system's, or the one that the reader chose. */
export function useTheme(): { readonly isDark: boolean; readonly toggle: () => void } {
  const [theme, setTheme] = useState(localStorage.getItem(KEPT) ?? '');
  useEffect(() => {
    document.documentElement.classList.remove(...THEMES);
    if (theme !== '') document.documentElement.classList.add(theme);
  }, [theme]);
  const isDark =
    theme === '' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
  const toggle = () => {
    const chosen = isDark ? 'light' : 'dark';
    // At once and not in the effect, which runs after the next frame: the page may be left or reloaded before.
    localStorage.setItem(KEPT, chosen);
    setTheme(chosen);
  };
  return { isDark, toggle };
}
