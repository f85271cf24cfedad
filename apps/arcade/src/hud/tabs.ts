import { h } from './dom.ts';

export interface Tab {
  readonly id: string;
  readonly label: string;
  /** Made when the tab is opened for the first time. */
  readonly content: () => Node;
}

/** Tabs as everybody knows them: arrows go from one to the next, Tab goes into what is shown. */
export function createTabs(label: string, first: string, tabs: readonly Tab[]): HTMLElement {
  const buttons = tabs.map(({ id, label: name }) =>
    h(
      'button',
      { type: 'button', role: 'tab', id: `tab-${id}`, 'aria-controls': `panel-${id}` },
      name,
    ),
  );
  const panels = tabs.map(({ id }) =>
    h('div', { role: 'tabpanel', id: `panel-${id}`, 'aria-labelledby': `tab-${id}` }),
  );
  const list = h('div', { class: 'tabs', role: 'tablist', 'aria-label': label }, ...buttons);

  function open(chosen: number): void {
    tabs.forEach(({ content }, index) => {
      const isChosen = index === chosen;
      buttons[index]?.setAttribute('aria-selected', String(isChosen));
      buttons[index]?.setAttribute('tabindex', isChosen ? '0' : '-1');
      const panel = panels[index];
      if (panel === undefined) return;
      panel.hidden = !isChosen;
      if (isChosen && !panel.hasChildNodes()) panel.append(content());
    });
  }

  function walk(event: KeyboardEvent, from: number): void {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const next = (from + step + tabs.length) % tabs.length;
    open(next);
    buttons[next]?.focus();
  }

  buttons.forEach((button, index) => {
    button.addEventListener('click', () => open(index));
    button.addEventListener('keydown', (event) => walk(event, index));
  });
  open(
    Math.max(
      0,
      tabs.findIndex(({ id }) => id === first),
    ),
  );
  return h('div', {}, list, ...panels);
}
