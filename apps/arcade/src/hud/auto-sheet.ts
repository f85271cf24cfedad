import type { AutoPlan, StakeChange } from '../auto-play.ts';
import type { Texts } from '../texts.ts';
import { h } from './dom.ts';
import { openSheet } from './sheet.ts';

const counts = [10, 25, 50, 100];
const lossStops = [10, 20, 50];
const winStops = [10, 50, 100];
const changes: readonly StakeChange[] = ['keep', 'up', 'down', 'first'];

/** Asks for the plan; a loss limit is always set, so that nothing plays without an end. */
export function openAutoSheet(options: {
  readonly texts: Texts;
  readonly amountOf: (stakes: number) => string;
  /** The stake may change from round to round. */
  readonly hasChanges: boolean;
  readonly start: (plan: AutoPlan) => void;
}): void {
  const { texts, amountOf, hasChanges, start } = options;
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
  const stakes = changes.map((change) => [change, t(`auto.stake.${change}`)] as const);
  const afterWin = choice(t('auto.afterWin'), stakes);
  const afterLoss = choice(t('auto.afterLoss'), stakes);
  const go = h('button', { type: 'button', class: 'primary' });
  const label = () => {
    go.textContent = t('auto.start', { count: Number(count.value()) });
  };
  count.node.addEventListener('change', label);
  label();
  const dialog = openSheet({
    texts,
    title: t('auto'),
    body: [count.node, loss.node, win.node, ...(hasChanges ? [afterWin.node, afterLoss.node] : [])],
    foot: go,
  });
  go.addEventListener('click', () => {
    dialog.close();
    start({
      count: Number(count.value()),
      lossStop: Number(loss.value()),
      winStop: win.value() === '' ? null : Number(win.value()),
      afterWin: afterWin.value() as StakeChange,
      afterLoss: afterLoss.value() as StakeChange,
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
