import { all, make, one, root, wordsOf } from './dom.js';

const MOST_HITS = 12;

/** The search in the bar. Its index is a script that is loaded when somebody first wants it. */
export function startSearch() {
  const box = one('.search');
  const input = one('input', box);
  const list = one('#found');
  let selected = -1;
  box.hidden = false;

  const load = () => {
    if (one('script[data-index]') !== null) return;
    const src = `${root.dataset.root}assets/search-index.js`;
    const script = make('script', { src, onload: show });
    script.dataset.index = '';
    document.head.append(script);
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
    const words = wordsOf(input.value);
    if (words.length === 0 || self.searchIndex === undefined) {
      close();
      return;
    }
    const hits = self.searchIndex
      .map((entry) => ({ entry, score: score(entry, words) }))
      .filter((hit) => hit.score > 0)
      .toSorted((a, b) => b.score - a.score)
      .slice(0, MOST_HITS);
    list.replaceChildren(...hits.map(({ entry }, i) => hitItem(entry, i)));
    if (hits.length === 0) list.append(nothingFound());
    list.hidden = false;
    input.setAttribute('aria-expanded', 'true');
    select(0);
  };

  input.addEventListener('focus', load);
  input.addEventListener('input', show);
  input.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      select(selected + (event.key === 'ArrowDown' ? 1 : -1));
    } else if (event.key === 'Enter') {
      one('[aria-selected="true"]', list)?.click();
    } else if (event.key === 'Escape') {
      close();
    }
  });
  document.addEventListener('click', (event) => {
    if (!box.contains(event.target)) close();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.target.closest('input, textarea, select') !== null) return;
    event.preventDefault();
    input.focus();
  });
}

function hitItem([title, path, kind, description], i) {
  const link = make(
    'a',
    { href: root.dataset.root + path, tabIndex: -1, id: `found-${i}` },
    make('strong', { textContent: title }),
    make('small', { textContent: kind }),
    make('span', { textContent: description }),
  );
  // An option may have nothing in it that could be used by itself, so the link is what is chosen.
  link.setAttribute('role', 'option');
  const item = make('li', {}, link);
  item.setAttribute('role', 'presentation');
  return item;
}

/** A list of options has nothing in it but options. */
function nothingFound() {
  const item = make('li', { className: 'none', id: 'found-0', textContent: 'Nothing found.' });
  item.setAttribute('role', 'option');
  item.setAttribute('aria-disabled', 'true');
  return item;
}

/** How well a page fits: words in the title count most, the whole title above all. */
function score([title, , kind, description, keywords], words) {
  const name = title.toLowerCase();
  let sum = name === words.join(' ') ? 100 : 0;
  for (const word of words) {
    if (name.startsWith(word)) sum += 20 - Math.min(name.length, 15);
    else if (name.includes(word)) sum += 4;
    else if (description.toLowerCase().includes(word)) sum += 3;
    else if (keywords.includes(word)) sum += 1;
    else return 0;
  }
  return sum + (kind === 'Guide' ? 2 : 0);
}
