import type { Texts } from '../texts.ts';
import { h, icon, iconButton } from './dom.ts';

export interface ControlHandlers {
  spin(): void;
  lessStake(): void;
  moreStake(): void;
  turbo(): void;
  auto(): void;
  sound(): void;
  rules(): void;
  buy(): void;
}

export interface ControlState {
  readonly stake: string;
  readonly win: { readonly label: string; readonly amount: string | null };
  readonly today: { readonly text: string; readonly good: boolean };
  readonly shape: string;
  readonly rtp: string;
  readonly round: string;
  readonly busy: boolean;
  readonly canLess: boolean;
  readonly canMore: boolean;
  readonly turbo: boolean;
  readonly muted: boolean;
  readonly autoLeft: number;
}

function spinButtonOf(label: string): HTMLButtonElement {
  return h('button', { type: 'button', class: 'spin', 'aria-label': label }, icon('spin'));
}

function buyButtonOf(label: string | null): HTMLButtonElement | null {
  return label === null ? null : h('button', { type: 'button', class: 'buy' }, label);
}

/** The panel below the reels; everything in it works by thumb, key and screen reader. */
export function createControls(
  texts: Texts,
  handlers: ControlHandlers,
  offers: { readonly auto: boolean; readonly buy: string | null; readonly play: boolean },
) {
  const t = texts.t;
  const stake = h('strong', {});
  const winLabel = h('small', {});
  const winAmount = h('strong', {});
  const win = h('div', { class: 'figure end' }, winLabel, winAmount);
  const less = iconButton('minus', t('stake.less'), 'tile');
  const more = iconButton('plus', t('stake.more'), 'tile');
  const turbo = iconButton('turbo', t('turbo'), 'tile');
  const auto = iconButton('auto', t('auto'), 'tile');
  const autoLeft = h('small', { class: 'count' });
  auto.append(autoLeft);
  const sound = iconButton('soundOn', t('sound'), 'tile small');
  const rules = iconButton('info', t('rules'), 'tile small');
  const spinButton = spinButtonOf(t('spin'));
  const buy = buyButtonOf(offers.buy);
  const today = h('b', {});
  const shape = h('span', {});
  const round = h('span', { class: 'round' });
  const spoken = h('p', { class: 'spoken', role: 'status', 'aria-live': 'polite' });

  spinButton.addEventListener('click', handlers.spin);
  less.addEventListener('click', handlers.lessStake);
  more.addEventListener('click', handlers.moreStake);
  turbo.addEventListener('click', handlers.turbo);
  auto.addEventListener('click', handlers.auto);
  sound.addEventListener('click', handlers.sound);
  rules.addEventListener('click', handlers.rules);
  buy?.addEventListener('click', handlers.buy);

  const node = h(
    'section',
    { class: 'controls' },
    offers.play ? h('p', { class: 'demo' }, t('play.money')) : null,
    h(
      'div',
      { class: 'line' },
      h('div', { class: 'figure' }, h('small', {}, t('stake')), stake),
      h('div', { class: 'tools' }, sound, rules),
      win,
    ),
    h(
      'div',
      { class: 'line buttons' },
      turbo,
      less,
      spinButton,
      more,
      offers.auto ? auto : buyOrGap(buy),
    ),
    offers.auto && buy !== null ? buy : null,
    h('div', { class: 'line foot' }, h('span', {}, `${t('today')}: `, today), shape, round),
    spoken,
  );

  return {
    node,
    focusSpin: () => spinButton.focus({ preventScroll: true }),
    /** Says a result to screen readers. */
    say(text: string): void {
      spoken.textContent = text;
    },
    show(state: ControlState): void {
      stake.textContent = state.stake;
      winLabel.textContent = state.win.label;
      winAmount.textContent = state.win.amount ?? '';
      win.classList.toggle('lit', state.win.amount !== null);
      today.textContent = state.today.text;
      today.className = state.today.good ? 'good' : '';
      shape.textContent = `${state.shape} · ${state.rtp}`;
      round.textContent = state.round;
      less.disabled = state.busy || !state.canLess;
      more.disabled = state.busy || !state.canMore;
      turbo.setAttribute('aria-pressed', String(state.turbo));
      sound.setAttribute('aria-pressed', String(!state.muted));
      sound.replaceChildren(icon(state.muted ? 'soundOff' : 'soundOn'));
      auto.setAttribute('aria-pressed', String(state.autoLeft > 0));
      autoLeft.textContent = state.autoLeft > 0 ? String(state.autoLeft) : '';
      spinButton.classList.toggle('busy', state.busy);
      spinButton.setAttribute('aria-label', t(state.busy ? 'spin.stop' : 'spin'));
      spinButton.replaceChildren(icon(state.autoLeft > 0 ? 'stop' : 'spin'));
      if (buy !== null) buy.disabled = state.busy;
    },
  };
}

function buyOrGap(buy: HTMLElement | null): HTMLElement {
  return buy ?? h('span', { class: 'tile gap', 'aria-hidden': 'true' });
}

export type Controls = ReturnType<typeof createControls>;
