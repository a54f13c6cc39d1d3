import { all, make, one, store, stored } from './dom.js';

const STEPS = { ArrowRight: 1, ArrowLeft: -1 };

/** Turns consecutive sections into tabs. A selection applies to all tabs of that name, on later pages too; tabs without a name are for themselves. */
export function startTabs() {
  const choosers = new Map();
  for (const tabs of all('[data-tabs]')) {
    const name = tabs.dataset.tabs;
    if (name === '') {
      const choose = tabList(tabs, (label) => choose(label));
      choose();
      tabs.addEventListener('choose', ({ detail }) => choose(detail));
      continue;
    }
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
    const button = make('button', {
      type: 'button',
      className: panel.dataset.look ?? '',
      textContent: label,
    });
    button.setAttribute('role', 'tab');
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-label', label);
    one(':is(h2, h3, h4)', panel).hidden = true;
    button.addEventListener('click', () => onChosen(label));
    // There is nothing in it before something is done on the page.
    button.hidden = panel.dataset.late !== undefined;
    return button;
  });
  const list = make('div', { className: 'tablist' }, ...buttons);
  list.setAttribute('role', 'tablist');
  list.addEventListener('keydown', ({ key, target }) => {
    const step = STEPS[key];
    if (step === undefined) return;
    const shown = buttons.filter(({ hidden }) => !hidden);
    const next = shown.at((shown.indexOf(target) + step) % shown.length);
    next.click();
    next.focus();
  });
  tabs.prepend(list);
  tabs.classList.add('live');
  return (label) => {
    const named = panels.findIndex((panel) => panel.dataset.tab === label);
    const at = named === -1 ? panels.findIndex((panel) => panel.dataset.late === undefined) : named;
    buttons[at].hidden = false;
    for (const [i, panel] of panels.entries()) {
      panel.hidden = i !== at;
      buttons[i].setAttribute('aria-selected', String(i === at));
      buttons[i].tabIndex = i === at ? 0 : -1;
    }
  };
}
