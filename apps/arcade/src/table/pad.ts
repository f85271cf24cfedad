import type { OwnSeat } from '@arara/contract';
import { h, icon } from '../hud/dom.ts';
import type { AutoRun } from '../auto-play.ts';
import type { Texts } from '../texts.ts';

/** One of the bets that a player may have in a round. */
export interface PadState {
  /** The place of its stake in the list of stakes. */
  stakeIndex: number;
  /** Where it leaves by itself, in hundredths; null: the player leaves. */
  auto: number | null;
  /** Its seat in the round of now. */
  seat: OwnSeat | null;
  /** Its stake, or its leaving, is on the way. */
  isSending: boolean;
  /** It is to sit down when the next round opens. */
  isArmed: boolean;
  run: AutoRun | null;
  /** The round whose seat was counted by the run. */
  counted: string;
}

export const newPad = (stakeIndex: number): PadState => ({
  stakeIndex,
  auto: null,
  seat: null,
  isSending: false,
  isArmed: false,
  run: null,
  counted: '',
});

/** The act of a pad's great button. */
export type PadPress = 'sit' | 'seated' | 'leave' | 'arm' | 'disarm' | 'wait' | 'stopAuto';

export interface PadShown {
  readonly press: PadPress;
  readonly stake: string;
  /** The amount on the button: the stake, or what leaving would pay. */
  readonly amount: string;
  readonly auto: number | null;
  readonly autoLeft: number;
  readonly isLocked: boolean;
}

interface PadHandlers {
  press(): void;
  less(): void;
  more(): void;
  choose(): void;
  auto(hundredths: number | null): void;
  plan(): void;
}

const words = {
  sit: 'table.sit',
  seated: 'table.seated',
  leave: 'table.leave',
  arm: 'table.arm',
  disarm: 'table.disarm',
  wait: 'table.wait',
  stopAuto: 'auto.stop',
} as const satisfies Record<PadPress, string>;

/** The first target that is offered, in hundredths. */
const preset = 200;

/** The controls of one bet: stake, the target, auto-play, and the button that sits down and leaves. */
export function createPad(
  texts: Texts,
  options: {
    readonly label: string;
    readonly target: { readonly least: number; readonly most: number };
    readonly hasAuto: boolean;
  },
  handlers: PadHandlers,
) {
  const { t } = texts;
  const { label, target } = options;
  const small = (name: Parameters<typeof icon>[0], key: string, run: () => void) => {
    const made = h(
      'button',
      { type: 'button', class: 'tile mini', 'aria-label': t(key) },
      icon(name),
    );
    made.addEventListener('click', run);
    return made;
  };
  const amount = h('b', {});
  const stake = h(
    'button',
    { type: 'button', class: 'pad-stake', 'aria-haspopup': 'dialog' },
    amount,
  );
  stake.addEventListener('click', handlers.choose);
  const isAuto = h('input', { type: 'checkbox', role: 'switch' });
  const field = h('input', {
    type: 'text',
    inputmode: 'decimal',
    autocomplete: 'off',
    'aria-label': t('table.target'),
  });
  const plan = small('auto', 'auto', handlers.plan);
  const left = h('small', { class: 'count' });
  plan.append(left);
  const go = h('button', { type: 'button', class: 'pad-go' });
  go.addEventListener('click', handlers.press);
  const less = small('minus', 'stake.less', handlers.less);
  const more = small('plus', 'stake.more', handlers.more);
  const write = (hundredths: number) => `${texts.number(hundredths / 100, 2, 2)}×`;
  let last = preset;
  field.value = write(last);

  function readTarget(): void {
    const bare = field.value.replaceAll(/[^\d.,]/g, '').replace(',', '.');
    const typed = Math.round(Number(bare) * 100);
    if (Number.isFinite(typed) && bare !== '') {
      last = Math.min(target.most, Math.max(target.least, typed));
    }
    field.value = write(last);
    handlers.auto(isAuto.checked ? last : null);
  }
  field.addEventListener('change', () => {
    isAuto.checked = true;
    readTarget();
  });
  isAuto.addEventListener('change', readTarget);

  const node = h(
    'section',
    { class: 'pad', 'aria-label': label },
    h('div', { class: 'pad-row' }, less, stake, more),
    h(
      'div',
      { class: 'pad-row' },
      h('label', { class: 'pad-auto' }, isAuto, h('span', {}, t('table.auto'))),
      h('span', { class: 'pad-target' }, field),
    ),
    h('div', { class: 'pad-row' }, go, options.hasAuto ? plan : null),
  );

  return {
    node,
    show(state: PadShown): void {
      amount.textContent = state.stake;
      for (const button of [less, more, stake]) {
        button.setAttribute('aria-disabled', String(state.isLocked));
      }
      for (const input of [isAuto, field]) input.disabled = state.isLocked;
      left.textContent = state.autoLeft > 0 ? String(state.autoLeft) : '';
      plan.setAttribute('aria-pressed', String(state.autoLeft > 0));
      go.dataset['does'] = state.press;
      go.setAttribute('aria-disabled', String(state.press === 'wait' || state.press === 'seated'));
      const text = t(words[state.press]);
      const isSame = go.dataset['text'] === text;
      if (!isSame) {
        go.dataset['text'] = text;
        go.replaceChildren(h('span', {}, text), h('b', {}));
      }
      const figure = go.querySelector('b');
      if (figure !== null) figure.textContent = state.amount;
    },
  };
}

export type Pad = ReturnType<typeof createPad>;
