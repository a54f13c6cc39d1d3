import { one } from './dom.js';

/** The sidebar, which is behind a button on narrow pages. */
export function startMenu() {
  const button = one('.bar-menu');
  const side = one('#sidebar');
  if (side === null) return;
  button.hidden = false;
  const show = (open) => {
    side.classList.toggle('open', open);
    document.body.classList.toggle('menu-open', open);
    button.setAttribute('aria-expanded', String(open));
  };
  button.addEventListener('click', () => show(!side.classList.contains('open')));
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !side.classList.contains('open')) return;
    show(false);
    button.focus();
  });
  const current = one('[aria-current="page"]', side);
  if (current !== null && current.offsetTop > side.clientHeight) {
    side.scrollTop = current.offsetTop - side.clientHeight / 2;
  }
}
