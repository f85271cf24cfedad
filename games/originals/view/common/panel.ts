import { h } from '@arara/game-kit/view';

/** One of a few: native radio buttons, so that arrows and screen readers know them. */
export interface Segments<V extends string> {
  readonly node: HTMLElement;
  readonly value: () => V;
  choose(value: V): void;
  /** The next one, or the one before, without going round. */
  step(by: 1 | -1): void;
}

export function createSegments<const V extends string>(options: {
  readonly label: string;
  readonly name: string;
  readonly items: readonly { readonly value: V; readonly text: string }[];
  readonly first: V;
  readonly changed: () => void;
}): Segments<V> {
  const { label, name, items, first, changed } = options;
  const inputs = items.map(({ value }) =>
    h('input', { type: 'radio', name, value, checked: value === first }),
  );
  const node = h(
    'fieldset',
    { class: 'segments' },
    h('legend', {}, label),
    h(
      'div',
      {},
      ...items.map(({ text }, at) => h('label', {}, inputs[at] ?? null, h('span', {}, text))),
    ),
  );
  node.addEventListener('change', changed);
  const value = () => (inputs.find((input) => input.checked)?.value ?? first) as V;
  function choose(wanted: V): void {
    const input = inputs.find((one) => one.value === wanted);
    if (input === undefined || input.checked || input.matches(':disabled')) return;
    input.checked = true;
    changed();
  }
  return {
    node,
    value,
    choose,
    step(by) {
      const at = items.findIndex((item) => item.value === value());
      const next = items[at + by];
      if (next !== undefined) choose(next.value);
    },
  };
}

/** A number that is written, or moved by its two buttons; hundredths or whole, as `shown` says. */
export interface NumberField {
  readonly node: HTMLElement;
  readonly value: () => number;
  set(value: number): void;
  step(by: 1 | -1): void;
  /** Shows a value that was chosen elsewhere; nobody is told. */
  put(value: number): void;
}

export function createNumberField(options: {
  readonly label: string;
  readonly less: string;
  readonly more: string;
  readonly least: number;
  readonly most: number;
  readonly first: number;
  /** The next value up or down. */
  readonly next: (value: number, by: 1 | -1) => number;
  readonly write: (value: number) => string;
  /** NaN where the words are no number. */
  readonly read: (text: string) => number;
  readonly changed: () => void;
}): NumberField {
  const { least, most, next, write, read, changed } = options;
  let value = options.first;
  const input = h('input', {
    type: 'text',
    inputmode: 'decimal',
    autocomplete: 'off',
    'aria-label': options.label,
  });
  const button = (label: string, sign: string, by: 1 | -1) => {
    const made = h('button', { type: 'button', 'aria-label': label }, sign);
    made.addEventListener('click', () => set(next(value, by)));
    return made;
  };
  const node = h(
    'div',
    { class: 'number', role: 'group', 'aria-label': options.label },
    h('small', { 'aria-hidden': 'true' }, options.label),
    button(options.less, '−', -1),
    input,
    button(options.more, '+', 1),
  );
  input.value = write(value);
  input.addEventListener('change', () => {
    const typed = read(input.value);
    set(Number.isFinite(typed) ? typed : value);
    input.value = write(value);
  });
  input.addEventListener('keydown', (event) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key] as 1 | -1 | undefined;
    if (event.key === 'Enter') input.blur();
    if (by === undefined) return;
    event.preventDefault();
    set(next(value, by));
  });

  function set(wanted: number): void {
    if (input.matches(':disabled')) return;
    const bounded = Math.min(most, Math.max(least, Math.round(wanted)));
    if (bounded === value) return;
    value = bounded;
    input.value = write(value);
    changed();
  }
  return {
    node,
    value: () => value,
    set,
    step: (by) => set(next(value, by)),
    put(wanted) {
      value = wanted;
      input.value = write(value);
    },
  };
}

/** Reads a number as people type it in any language of the house: the last sign that is no digit is the point. */
export function readNumber(text: string): number {
  const bare = text.replaceAll(/[^\d.,]/g, '');
  const at = Math.max(bare.lastIndexOf(','), bare.lastIndexOf('.'));
  if (at < 0) return bare === '' ? Number.NaN : Number(bare);
  return Number(`${bare.slice(0, at).replaceAll(/\D/g, '')}.${bare.slice(at + 1)}`);
}

/** Figures side by side that follow the choices: a word and a value each. */
export interface Figures {
  readonly node: HTMLElement;
  write(values: readonly string[]): void;
}

export function createFigures(labels: readonly string[]): Figures {
  const values = labels.map(() => h('dd', {}));
  const node = h(
    'dl',
    { class: 'figures' },
    ...labels.map((label, at) => h('div', {}, h('dt', {}, label), values[at] ?? null)),
  );
  return {
    node,
    write(texts) {
      texts.forEach((text, at) => {
        const value = values[at];
        if (value === undefined || value.textContent === text) return;
        value.textContent = text;
        value.style.setProperty('--chars', String(Math.max(1, text.length)));
      });
    },
  };
}

/** A panel of controls that can be locked as a whole, and then says so to everybody. */
export function createPanel(
  label: string,
  ...rows: readonly (readonly Node[])[]
): HTMLFieldSetElement {
  return h(
    'fieldset',
    { class: 'panel', 'aria-label': label },
    ...rows.map((nodes) => h('div', { class: 'row' }, ...nodes)),
  );
}

/** A short table of the sheet of the rules. */
export function createTable(
  head: readonly string[],
  rows: readonly (readonly (string | Node)[])[],
): HTMLElement {
  return h(
    'table',
    { class: 'odds' },
    h('thead', {}, h('tr', {}, ...head.map((text) => h('th', { scope: 'col' }, text)))),
    h('tbody', {}, ...rows.map((cells) => h('tr', {}, ...cells.map((text) => h('td', {}, text))))),
  );
}

/** Headings and sentences of the sheet of the rules. */
export function createSheetPart(heading: string, ...content: readonly (Node | string)[]): Node[] {
  return [
    h('h3', {}, heading),
    ...content.map((one) => (typeof one === 'string' ? h('p', {}, one) : one)),
  ];
}

/** Short ways to a value, side by side. */
export function createQuick(
  label: string,
  items: readonly { readonly text: string; readonly press: () => void }[],
): HTMLElement {
  const buttons = items.map(({ text, press }) => {
    const button = h('button', { type: 'button' }, text);
    button.addEventListener('click', press);
    return button;
  });
  return h('div', { class: 'quick', role: 'group', 'aria-label': label }, ...buttons);
}

/** The results that can come out, each with its chance: a list that changes with the choices. */
export interface Outcomes {
  readonly node: HTMLElement;
  write(
    items: readonly {
      readonly text: string;
      readonly note?: string;
      readonly picture?: Element;
      readonly ink?: string;
    }[],
  ): void;
  /** Marks the one that came out; null marks none. */
  mark(at: number | null): void;
}

export function createOutcomes(label: string): Outcomes {
  // Longer than a narrow phone is wide, it can be scrolled, also by keys.
  const node = h('ol', {
    class: 'outcomes',
    'aria-label': label,
    tabindex: '0',
    'data-arrows': '',
  });
  return {
    node,
    write(items) {
      node.replaceChildren(
        ...items.map(({ text, note, picture, ink }) => {
          const small = note === undefined ? null : h('small', {}, note);
          const item = h('li', {}, picture ?? null, h('b', {}, text), small);
          if (ink !== undefined) item.style.setProperty('--ink-of', ink);
          return item;
        }),
      );
    },
    mark(at) {
      [...node.children].forEach((item, index) => item.classList.toggle('came', index === at));
      const came = at === null ? undefined : (node.children[at] as HTMLElement | undefined);
      if (came !== undefined) node.scrollLeft = came.offsetLeft - node.clientWidth / 2;
    },
  };
}
