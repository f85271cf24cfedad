import type { StudioRound } from '@arara/contract';
import type { BriefOf } from '@arara/game-kit/view';
import { minorOf } from '../figures.ts';
import type { StudioSession } from '../studio-client.ts';
import type { Texts } from '../texts.ts';
import { h } from './dom.ts';
import { openSheet } from './sheet.ts';

/** A round of this visit, as the list of the last ones shows it. */
interface PastRound {
  readonly id: string;
  /** The result in a few letters. */
  readonly brief: string;
  readonly cost: string;
  readonly payout: string;
  /** More came back than it cost. */
  readonly isGain: boolean;
}

export interface HistoryOptions {
  readonly texts: Texts;
  readonly session: Pick<StudioSession, 'currency'>;
  /** Null where a list of results says nothing. */
  readonly briefOf: BriefOf | null;
  readonly verify: (id: string) => void;
  /** False while a round is under way. */
  readonly replay: (id: string) => boolean;
}

/** The last results, the newest first; each opens its round, with its proof one tap away. */
export interface History {
  /** Null where there is none. */
  readonly node: HTMLElement | null;
  add(round: StudioRound): void;
}

const shownMost = 12;

/** The list of the last results; null where the game has no brief of a round. */
export function createHistory(options: HistoryOptions): History {
  const { texts, briefOf } = options;
  if (briefOf === null) return { node: null, add: () => {} };
  const list = h('ol', { class: 'history', 'aria-label': texts.t('history') });
  return {
    node: list,
    add(played) {
      const round = pastOf(options, played, briefOf);
      const label = texts.t('history.round', { result: round.brief, amount: round.payout });
      const chip = h(
        'button',
        { type: 'button', class: round.isGain ? 'gain' : '', 'aria-label': label },
        h('span', {}, round.brief),
      );
      chip.addEventListener('click', () => openRound(options, round));
      list.prepend(h('li', {}, chip));
      while (list.childElementCount > shownMost) list.lastElementChild?.remove();
    },
  };
}

function pastOf(
  { texts, session: { currency } }: HistoryOptions,
  round: StudioRound,
  briefOf: BriefOf,
): PastRound {
  return {
    id: round.id,
    brief: briefOf(round),
    cost: texts.money(round.cost),
    payout: texts.money(round.payout),
    isGain: minorOf(round.payout, currency) > minorOf(round.cost, currency),
  };
}

function openRound({ texts, verify, replay }: HistoryOptions, round: PastRound): void {
  const t = texts.t;
  const check = h('button', { type: 'button', class: 'primary' }, t('total.verify'));
  const again = h('button', { type: 'button', class: 'chip quiet' }, t('history.again'));
  const rows = [
    [t('history.result'), round.brief],
    [t('stake'), round.cost],
    [t('history.paid'), round.payout],
    [t('history.code'), round.id],
  ] as const;
  const dialog = openSheet({
    texts,
    title: t('history.title'),
    body: [
      h(
        'dl',
        { class: 'facts' },
        ...rows.map(([name, value]) => h('div', {}, h('dt', {}, name), h('dd', {}, value))),
      ),
    ],
    foot: h('div', { class: 'ways' }, check, again),
  });
  check.addEventListener('click', () => {
    dialog.close();
    verify(round.id);
  });
  again.addEventListener('click', () => {
    dialog.close();
    replay(round.id);
  });
  check.focus();
}
