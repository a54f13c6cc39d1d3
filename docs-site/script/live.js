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
  events.addEventListener('problem', ({ data }) => show(data));
}

function show(problem) {
  one('.live-problem')?.remove();
  const heading = make('strong', {
    textContent: 'The contract has a fault; this page is of before.',
  });
  const text = make('pre', { textContent: problem, tabIndex: 0 });
  const notice = make('div', { className: 'notice warn live-problem' }, heading, text);
  notice.setAttribute('role', 'alert');
  one('main').prepend(notice);
}
