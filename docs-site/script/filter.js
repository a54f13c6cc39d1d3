import { all, one } from './dom.js';

/** The filter of the command index. */
export function startFilter() {
  const input = one('#filter');
  if (input === null) return;
  const groups = all('.command-group');
  one('.filter').hidden = false;
  const apply = () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const group of groups) {
      const items = all('li[data-words]', group);
      for (const item of items) {
        item.hidden = !words.every((word) => item.dataset.words.includes(word));
        shown += item.hidden ? 0 : 1;
      }
      group.hidden = items.every((item) => item.hidden);
    }
    one('[data-shown]').textContent = String(shown);
    one('.nothing').hidden = shown > 0;
  };
  input.addEventListener('input', apply);
  apply();
}
