import { minorOf } from '../figures.ts';
import type { PlayedLine, StudioSession } from '../studio-client.ts';
import type { Texts } from '../texts.ts';
import { h, icon } from './dom.ts';

export interface LastRoundsOptions {
  readonly texts: Texts;
  readonly session: StudioSession;
  readonly load: () => Promise<readonly PlayedLine[]>;
  /** False while a round is under way: two stories cannot be told at once. Null where no round is told again. */
  readonly replay: ((id: string) => boolean) | null;
  /** Opens the proof of a round. */
  readonly verify: (id: string) => void;
}

/** The rounds that the player has played here: when, for how much, what it brought, and to see it again. */
export function createLastRounds(options: LastRoundsOptions, close: () => void): Node {
  const { texts, load } = options;
  const place = h(
    'div',
    { class: 'rounds', 'aria-live': 'polite' },
    h('p', {}, texts.t('rounds.loading')),
  );
  load().then(
    (lines) => place.replaceChildren(...shown(options, lines, close)),
    () => place.replaceChildren(h('p', {}, texts.t('rounds.failed'))),
  );
  return place;
}

function shown(
  options: LastRoundsOptions,
  lines: readonly PlayedLine[],
  close: () => void,
): Node[] {
  const { t } = options.texts;
  if (lines.length === 0) return [h('p', {}, t('rounds.none'))];
  const items = lines.map((line) => item(options, line, close));
  return [h('p', { class: 'soft' }, t('rounds.text')), h('ol', {}, ...items)];
}

function item(
  { texts, session, replay, verify }: LastRoundsOptions,
  line: PlayedLine,
  close: () => void,
): HTMLElement {
  const { t } = texts;
  const amount = texts.money(line.cost);
  const at = texts.moment(line.createdAt);
  const minor = (amount: string) => minorOf(amount, session.currency);
  const again = replay === null ? null : replayButton(texts, at, () => replay(line.id) && close());
  const check = h('button', { type: 'button', class: 'check' }, t('total.verify'));
  check.setAttribute('aria-label', t('rounds.verify', { at }));
  check.addEventListener('click', () => {
    close();
    verify(line.id);
  });
  const payout = h(
    'b',
    { class: minor(line.payout) > minor(line.cost) ? 'good' : '' },
    texts.money(line.payout),
  );
  return h(
    'li',
    {},
    h('p', {}, h('time', { datetime: line.createdAt }, at), h('small', {}, line.id)),
    h(
      'p',
      { class: 'sums' },
      h('span', {}, t(line.mode === 'base' ? 'rounds.cost' : 'rounds.bought', { amount })),
      payout,
    ),
    check,
    again,
  );
}

function replayButton({ t }: Texts, at: string, press: () => void): HTMLElement {
  const label = t('rounds.again', { at });
  const button = h(
    'button',
    { type: 'button', class: 'tile small', 'aria-label': label, title: label },
    icon('replay'),
  );
  button.addEventListener('click', press);
  return button;
}
