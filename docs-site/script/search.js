import { all, make, one, root } from './dom.js';

const MOST_HITS = 12;

/** The search in the header. Its engine and its index are scripts that are loaded on first use. */
export function startSearch() {
  const box = one('.search');
  const input = one('input', box);
  const list = one('#found');
  let selected = -1;
  let ask;
  box.hidden = false;
  if (/Mac|iP/.test(navigator.platform)) one('kbd', box).textContent = '⌘ K';

  const ready = () => {
    if (self.searchDocs === undefined || self.searchIndex === undefined) return;
    ask = self.searchDocs(self.searchIndex);
    show();
  };
  const load = () => {
    if (one('script[data-search]') !== null) return;
    for (const path of [input.dataset.engine, 'assets/search-index.js']) {
      const script = make('script', { src: root.dataset.root + path, onload: ready });
      script.dataset.search = '';
      document.head.append(script);
    }
  };
  const close = () => {
    list.hidden = true;
    input.setAttribute('aria-expanded', 'false');
  };
  const select = (to) => {
    const items = all('[role="option"]', list);
    selected = items.length === 0 ? -1 : (to + items.length) % items.length;
    for (const [i, item] of items.entries())
      item.setAttribute('aria-selected', String(i === selected));
    items[selected]?.scrollIntoView({ block: 'nearest' });
    input.setAttribute('aria-activedescendant', items[selected]?.id ?? '');
  };
  const show = () => {
    if (input.value.trim() === '' || ask === undefined) {
      close();
      return;
    }
    const hits = ask(input.value, MOST_HITS);
    list.replaceChildren(...hits.map(hitItem));
    if (hits.length === 0) list.append(nothingFound());
    list.hidden = false;
    input.setAttribute('aria-expanded', 'true');
    select(0);
  };

  input.addEventListener('focus', load);
  // A hit may be on the same page.
  list.addEventListener('click', close);
  input.addEventListener('input', show);
  input.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      select(selected + (event.key === 'ArrowDown' ? 1 : -1));
    } else if (event.key === 'Enter') {
      one('[aria-selected="true"]', list)?.click();
    } else if (event.key === 'Escape') {
      close();
      input.blur();
    }
  });
  document.addEventListener('click', (event) => {
    if (!box.contains(event.target)) close();
  });
  document.addEventListener('keydown', (event) => {
    if (!opensSearch(event)) return;
    event.preventDefault();
    input.focus();
    input.select();
  });
}

/** Ctrl-K and Cmd-K everywhere, and a slash where nothing is written. */
function opensSearch({ key, ctrlKey, metaKey, altKey, target }) {
  if (key.toLowerCase() === 'k') return (ctrlKey || metaKey) && !altKey;
  return key === '/' && target.closest('input, textarea, select') === null;
}

function hitItem([title, path, kind, place, description], i) {
  const link = make(
    'a',
    { href: root.dataset.root + path, tabIndex: -1, id: `found-${i}` },
    make('strong', { textContent: title }),
    make('small', { textContent: kind.toLowerCase() }),
    make('em', { textContent: place }),
    make('span', { textContent: description }),
  );
  // Options of a list box can't contain interactive elements, so the link itself is the option.
  link.setAttribute('role', 'option');
  const item = make('li', {}, link);
  item.setAttribute('role', 'presentation');
  return item;
}

/** A list box may only contain options. */
function nothingFound() {
  const item = make('li', { className: 'none', id: 'found-0', textContent: 'Nothing found.' });
  item.setAttribute('role', 'option');
  item.setAttribute('aria-disabled', 'true');
  return item;
}
