import { useEffect, useState } from 'preact/hooks';

/** A color of the style sheet in a form for a canvas. @param name of a custom property */
export function colorOf(element: Element, name: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${name})`;
  element.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** Changes with the color scheme of the page. */
export function useColors(): string {
  const [theme, setTheme] = useState(themeNow);
  useEffect(() => {
    const changed = () => setTheme(themeNow());
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const choice = new MutationObserver(changed);
    dark.addEventListener('change', changed);
    choice.observe(document.documentElement, { attributeFilter: ['class'] });
    return () => {
      dark.removeEventListener('change', changed);
      choice.disconnect();
    };
  }, []);
  return theme;
}

function themeNow(): string {
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  return `${document.documentElement.className} ${isDark}`;
}
