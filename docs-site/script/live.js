import { make, one, root } from './dom.js';

/** Has a page that is served live load anew when its contract changes, and show what is wrong with that. */
export function startLive() {
  if (root.dataset.live === undefined) return;
  let version;
  const events = new EventSource(`${root.dataset.root}live`);
  events.addEventListener('version', ({ data }) => {
    if (version !== undefined && version !== data) location.reload();
    version = data;
  });
  events.addEventListener('problem', ({ data }) => {
    show('problem', 'alert', 'The contract has a fault; this page is of before.', data);
  });
  events.addEventListener('warning', ({ data }) => {
    show('warning', 'status', 'The contract is usable, but something is wrong with it.', data);
  });
}

function show(kind, role, heading, lines) {
  one(`.live-${kind}`)?.remove();
  if (lines === '') return;
  const text = make('pre', { textContent: lines, tabIndex: 0 });
  const notice = make(
    'div',
    { className: `notice warn live-told live-${kind}`, role },
    make('strong', { textContent: heading }),
    text,
  );
  one('main').prepend(notice);
}
