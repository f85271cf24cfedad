import type { AutoPlan } from '../auto-play.ts';
import type { Texts } from '../texts.ts';
import { h } from './dom.ts';
import { openSheet } from './sheet.ts';

const counts = [10, 25, 50, 100];
const lossStops = [10, 20, 50];
const winStops = [10, 50, 100];

/** Asks for the plan; a loss limit is always set, so that nothing plays without an end. */
export function openAutoSheet(
  texts: Texts,
  amountOf: (stakes: number) => string,
  start: (plan: AutoPlan) => void,
): void {
  const t = texts.t;
  const count = choice(
    t('auto.count'),
    counts.map((n) => [String(n), String(n)]),
  );
  const loss = choice(
    t('auto.lossStop'),
    lossStops.map((n) => [String(n), amountOf(n)]),
  );
  const win = choice(t('auto.winStop'), [
    ['', t('auto.never')],
    ...winStops.map((n): [string, string] => [String(n), amountOf(n)]),
  ]);
  const go = h('button', { type: 'button', class: 'primary' });
  const label = () => {
    go.textContent = t('auto.start', { count: Number(count.value()) });
  };
  count.node.addEventListener('change', label);
  label();
  const dialog = openSheet({
    texts,
    title: t('auto'),
    body: [count.node, loss.node, win.node],
    foot: go,
  });
  go.addEventListener('click', () => {
    dialog.close();
    start({
      count: Number(count.value()),
      lossStop: Number(loss.value()),
      winStop: win.value() === '' ? null : Number(win.value()),
    });
  });
}

function choice(label: string, options: readonly (readonly [string, string])[]) {
  const name = `choice-${label.replaceAll(/\W/g, '')}`;
  const inputs = options.map(([value], index) =>
    h('input', { type: 'radio', name, value, checked: index === 0 }),
  );
  const node = h(
    'fieldset',
    { class: 'choice' },
    h('legend', {}, label),
    ...options.map(([, text], index) => h('label', {}, inputs[index] ?? null, h('span', {}, text))),
  );
  return { node, value: () => inputs.find((input) => input.checked)?.value ?? '' };
}
