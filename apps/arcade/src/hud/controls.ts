import type { StakeNames } from '../stake-names.ts';
import type { Texts } from '../texts.ts';
import { h, icon, iconButton } from './dom.ts';
import { writeFitted } from './fitted.ts';

export interface ControlHandlers {
  spin(): void;
  lessStake(): void;
  moreStake(): void;
  chooseStake(): void;
  turbo(): void;
  auto(): void;
  sound(): void;
  rules(): void;
  buy(): void;
}

/** The controls that there are in this game and under this jurisdiction. */
export interface ControlOffers {
  /** Reels are spun; everything else is played. */
  readonly act: 'spin' | 'play';
  readonly stake: StakeNames;
  readonly auto: boolean;
  readonly turbo: boolean;
  readonly buy: string | null;
  /** Play money: said all the time. */
  readonly play: boolean;
}

export interface ControlState {
  readonly stake: string;
  readonly win: {
    readonly label: string;
    readonly amount: string | null;
    /** More came back than the round cost. */
    readonly isGain: boolean;
  };
  readonly today: { readonly text: string; readonly isGain: boolean };
  readonly shape: string;
  readonly rtp: string;
  /** The most that a round can pay, and the price of a bought one at the present stake. */
  readonly most: string;
  readonly buyPrice: string | null;
  readonly round: string;
  readonly busy: boolean;
  /** The action that a press of the great button does now. */
  readonly press: keyof typeof pressNames | 'act' | 'hand';
  /** The word of the game's own act in an open round. */
  readonly act: string;
  /** The words of the great button where a round waits for its player's hand. */
  readonly hand: string;
  /** The amount that the great button takes. */
  readonly worth: string;
  /** A round is under way, whoever's turn it is. */
  readonly isOpen: boolean;
  readonly canLess: boolean;
  readonly canMore: boolean;
  readonly turbo: boolean;
  readonly muted: boolean;
  readonly autoLeft: number;
}

const pressNames = {
  spin: 'spin',
  play: 'play',
  take: 'take',
  end: 'end',
  yourTurn: 'turn',
  hurry: 'spin.hurry',
  stopAuto: 'auto.stop',
  goOn: 'act.go',
  nothing: 'spin.wait',
} as const;

const pressIcons = {
  spin: 'spin',
  play: 'go',
  take: 'go',
  end: 'stop',
  yourTurn: 'go',
  hurry: 'spin',
  stopAuto: 'stop',
  goOn: 'go',
  nothing: 'spin',
} as const;

/** The panel below the reels; everything in it works by thumb, key and screen reader. */
export function createControls(texts: Texts, handlers: ControlHandlers, offers: ControlOffers) {
  const parts = createParts(texts, offers);
  const { stake, less, more, turbo, auto, sound, rules, spin, buy } = parts;
  const pressed: [HTMLElement | null, () => void][] = [
    [spin, handlers.spin],
    [stake, handlers.chooseStake],
    [less, handlers.lessStake],
    [more, handlers.moreStake],
    [turbo, handlers.turbo],
    [auto, handlers.auto],
    [sound, handlers.sound],
    [rules, handlers.rules],
    [buy, handlers.buy],
  ];
  for (const [button, run] of pressed) button?.addEventListener('click', run);

  return {
    node: panel(texts, parts, offers),
    /** Says something to screen readers; the same words again are said again. */
    say(text: string): void {
      parts.spoken.replaceChildren(h('span', {}, text));
    },
    /** The game's own controls, above those that all games have; null where it has none. */
    choices(own: HTMLElement | null): void {
      if (own === null) return;
      own.classList.add('choices');
      parts.win.after(own);
    },
    show: (state: ControlState): void => show(texts, parts, state),
  };
}

export type Controls = ReturnType<typeof createControls>;
type Parts = ReturnType<typeof createParts>;

function createParts(texts: Texts, offers: ControlOffers) {
  const t = texts.t;
  const stakeAmount = h('strong', {});
  const tile = (...[name, label]: [Parameters<typeof iconButton>[0], string]) =>
    iconButton(name, t(label), 'tile');
  return {
    stakeAmount,
    stake: h(
      'button',
      { type: 'button', class: 'figure stake', 'aria-haspopup': 'dialog' },
      h('small', {}, t(offers.stake.name)),
      h('span', {}, stakeAmount, icon('choose')),
    ),
    winLabel: h('small', {}),
    winAmount: h('strong', {}),
    win: h('div', { class: 'figure win' }),
    less: tile('minus', offers.stake.less),
    more: tile('plus', offers.stake.more),
    turbo: offers.turbo ? tile('turbo', 'turbo') : null,
    auto: offers.auto ? tile('auto', 'auto') : null,
    autoLeft: h('small', { class: 'count' }),
    sound: iconButton('soundOn', t('sound'), 'tile small'),
    rules: iconButton('info', t('rules'), 'tile small'),
    spin: h('button', { type: 'button', class: 'spin', 'aria-keyshortcuts': 'Space' }),
    buy:
      offers.buy === null
        ? null
        : h('button', { type: 'button', class: 'buy', 'aria-haspopup': 'dialog' }, offers.buy),
    today: h('b', {}),
    shape: h('span', {}),
    rtp: h('span', {}),
    most: h('span', {}),
    buyPrice: h('small', {}),
    round: h('span', { class: 'round' }),
    spoken: h('p', { class: 'spoken', role: 'status', 'aria-live': 'polite' }),
  };
}

function panel(texts: Texts, parts: Parts, offers: ControlOffers): HTMLElement {
  const { stake, win, less, more, turbo, auto, sound, rules, spin, buy } = parts;
  win.append(parts.winLabel, parts.winAmount);
  auto?.append(parts.autoLeft);
  buy?.append(parts.buyPrice);
  return h(
    'section',
    { class: 'controls', 'aria-label': texts.t('controls') },
    offers.play ? h('p', { class: 'demo' }, texts.t('play.money')) : null,
    stake,
    h('div', { class: 'tools' }, sound, rules),
    win,
    h('div', { class: 'buttons' }, turbo ?? gap(), less, spin, more, auto ?? gap()),
    buy,
    h(
      'div',
      { class: 'foot' },
      h('span', { class: 'today' }, `${texts.t('today')}: `, parts.today),
      h('span', { class: 'shape' }, parts.shape, ' ', parts.rtp, ' ', parts.most),
      parts.round,
    ),
    parts.spoken,
  );
}

/** Keeps the great button in the middle where a tile has nothing to do. */
function gap(): HTMLElement {
  return h('span', { class: 'tile gap', 'aria-hidden': 'true' });
}

function show(texts: Texts, parts: Parts, state: ControlState): void {
  const { spin, less, more, turbo, sound, auto, buy } = parts;
  writeFitted(parts.stakeAmount, state.stake);
  parts.winLabel.textContent = state.win.label;
  writeFitted(parts.winAmount, state.win.amount ?? '');
  parts.win.classList.toggle('gain', state.win.isGain);
  parts.today.textContent = state.today.text;
  parts.today.classList.toggle('good', state.today.isGain);
  parts.shape.textContent = state.shape;
  parts.rtp.textContent = state.rtp;
  parts.most.textContent = state.most;
  parts.buyPrice.textContent = state.buyPrice ?? '';
  parts.round.textContent = state.round;
  // Not `disabled`: that would take the keyboard's place away under the finger.
  const isUnderWay = state.busy || state.isOpen;
  off(parts.stake, isUnderWay);
  off(less, isUnderWay || !state.canLess);
  off(more, isUnderWay || !state.canMore);
  off(buy, isUnderWay);
  off(auto, state.isOpen && state.autoLeft === 0);
  off(spin, state.press === 'nothing' || state.press === 'yourTurn');
  turbo?.setAttribute('aria-pressed', String(state.turbo));
  sound.setAttribute('aria-pressed', String(!state.muted));
  sound.replaceChildren(icon(state.muted ? 'soundOff' : 'soundOn'));
  auto?.setAttribute('aria-pressed', String(state.autoLeft > 0));
  parts.autoLeft.textContent = state.autoLeft > 0 ? String(state.autoLeft) : '';
  spin.classList.toggle('busy', state.busy);
  spin.classList.toggle(
    'turns',
    state.busy && (state.press === 'hurry' || state.press === 'nothing'),
  );
  spin.classList.toggle('asks', state.press === 'goOn');
  spin.classList.toggle('takes', ['take', 'act'].includes(state.press));
  showPress(texts, spin, state);
}

/** The word of the great button for the ear, and its face: words where it does what only this game knows. */
function showPress(texts: Texts, spin: HTMLElement, state: ControlState): void {
  const { press, worth } = state;
  const isOwn = press === 'act' || press === 'hand';
  const name = isOwn ? state[press] : texts.t(pressNames[press]);
  spin.setAttribute('aria-label', press === 'take' ? `${name} ${worth}` : name);
  if (press === 'take') spin.replaceChildren(taken(name, worth));
  else if (press === 'hand') spin.replaceChildren(h('span', { class: 'handing' }, name));
  else spin.replaceChildren(isOwn ? worded(name) : icon(pressIcons[press]));
}

/** The word of a press that is the game's own. */
function worded(word: string): HTMLElement {
  const text = h('b', {});
  writeFitted(text, word);
  return h('span', { class: 'taking' }, text);
}

/** The word and the sum of a press that takes what a round is worth. */
function taken(word: string, amount: string): HTMLElement {
  const sum = h('b', {});
  writeFitted(sum, amount);
  return h('span', { class: 'taking' }, h('small', {}, word), ' ', sum);
}

function off(button: HTMLElement | null, isOff: boolean): void {
  button?.setAttribute('aria-disabled', String(isOff));
}
