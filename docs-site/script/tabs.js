import { all, make, one, store, stored } from './dom.js';

const STEPS = { ArrowRight: 1, ArrowLeft: -1 };

/** Turns consecutive sections into tabs. A selection applies to all tabs of that name. */
export function startTabs() {
  const choosers = new Map();
  for (const tabs of all('[data-tabs]')) {
    const name = tabs.dataset.tabs;
    const choose = tabList(tabs, (label) => {
      store(name, label);
      for (const each of choosers.get(name)) each(label);
    });
    choosers.set(name, [...(choosers.get(name) ?? []), choose]);
    choose(stored(name));
  }
}

function tabList(tabs, onChosen) {
  const panels = all('[data-tab]', tabs);
  const buttons = panels.map((panel) => {
    const label = panel.dataset.tab;
    const button = make('button', { type: 'button', textContent: label });
    button.setAttribute('role', 'tab');
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-label', label);
    one(':is(h3, h4)', panel).hidden = true;
    button.addEventListener('click', () => onChosen(label));
    return button;
  });
  const list = make('div', { className: 'tablist' }, ...buttons);
  list.setAttribute('role', 'tablist');
  list.addEventListener('keydown', ({ key, target }) => {
    const step = STEPS[key];
    if (step === undefined) return;
    const next = buttons.at((buttons.indexOf(target) + step) % buttons.length);
    next.click();
    next.focus();
  });
  tabs.prepend(list);
  tabs.classList.add('live');
  return (label) => {
    const at = Math.max(
      panels.findIndex((panel) => panel.dataset.tab === label),
      0,
    );
    for (const [i, panel] of panels.entries()) {
      panel.hidden = i !== at;
      buttons[i].setAttribute('aria-selected', String(i === at));
      buttons[i].tabIndex = i === at ? 0 : -1;
    }
  };
}
