import { toNumber } from '@arara/game-kit';
import type { Choices } from '@arara/game-kit';
import { offerOf } from '@arara/game-kit/view';
import type { OfferedMove, SteppedRound, Words } from '@arara/game-kit/view';
import { SETS } from '../../src/bingo/cards.ts';
import type { NextBall } from '../../src/bingo/offer.ts';
import { EXTRA, FIRST } from '../../src/bingo/prizes.ts';
import { createCalls } from '../common/calls.ts';
import type { Calls } from '../common/calls.ts';
import { chanceText } from '../common/numbers.ts';
import {
  createFigures,
  createNumberField,
  createQuick,
  createSegments,
  readNumber,
} from '../common/panel.ts';
import type { NumberField, Segments } from '../common/panel.ts';
import { createTurnPanel } from '../common/turn-panel.ts';
import type { TurnPanel } from '../common/turn-panel.ts';
import '../common/steps.css';

/** The moves that a player can ask for by a button of the panel. */
export type BingoCall = 'draw' | 'extra' | 'stop';
/** The plan of auto-play: no extra ball, or each that is offered. */
export type BingoPlan = 'none' | 'all';

/** The panel of bingo: the cards and the plan before a round, the extra ball with both its decisions in it. */
export interface BingoChoices {
  readonly panel: TurnPanel;
  readonly set: NumberField;
  readonly plan: Segments<BingoPlan>;
  readonly calls: Calls<BingoCall>;
  /** Another set by the device's own chance: balls know nothing of cards. */
  swap(): void;
  /** The next ball after so many, with its price as the page tells it; null before a round. */
  offer(next: { readonly ball: NextBall; readonly drawn: number } | null): void;
  /** The player may move now; null: nobody may. */
  turn(round: SteppedRound | null): void;
}

export function createBingoChoices(
  words: Words,
  on: {
    readonly first: number;
    readonly changed: () => void;
    readonly ask: (call: BingoCall) => void;
  },
): BingoChoices {
  const g = (key: string, params?: Record<string, string | number>) =>
    words.game(`bingo.${key}`, params);
  const set = createNumberField({
    label: g('cards'),
    less: g('less'),
    more: g('more'),
    least: 1,
    most: SETS,
    first: on.first,
    next: (value, by) => value + by,
    write: (value) => words.number(value),
    read: (text) => readNumber(text.replaceAll(/\D/g, '')),
    changed: on.changed,
  });
  const plan = createSegments({
    label: g('auto'),
    name: 'extra',
    items: [
      { value: 'none', text: g('auto.none') },
      { value: 'all', text: g('auto.all') },
    ],
    first: 'none',
    changed: () => {},
  });
  plan.node.classList.add('bingo-wide');
  const swap = (): void => set.set(anySet());
  const calls = createCalls(g('calls'), [
    { name: 'draw', text: g('draw'), press: () => on.ask('draw') },
    { name: 'extra', text: g('buy', { number: 1, of: EXTRA }), press: () => on.ask('extra') },
    { name: 'stop', text: g('stop'), press: () => on.ask('stop') },
  ]);
  const figures = createFigures([g('chance'), g('top'), g('return')]);
  figures.node.classList.add('bingo-wide');
  let amountOf = (_hundredths: number): string => '';
  let last: Parameters<BingoChoices['offer']>[0] = null;

  function write(): void {
    const returns = last?.ball.returns ?? null;
    if (last === null || returns === null) return figures.write(['—', '—', '—']);
    const { wins, left } = last.ball;
    figures.write([
      chanceText(words, wins.length / left),
      amountOf(Math.max(...wins.map(({ add }) => add))),
      chanceText(words, toNumber(returns)),
    ]);
  }
  /** The two decisions side by side, with what they cost. */
  function showOffer(price: string): void {
    const number = Math.max(0, (last?.drawn ?? 0) - FIRST) + 1;
    calls.note('draw', null);
    calls.note('extra', price, g('buy', { number, of: EXTRA }));
    calls.note('stop', g('stop.note'));
  }
  const panel = createTurnPanel({
    words,
    choices: [set.node, createQuick(g('cards'), [{ text: g('swap'), press: swap }]), plan.node],
    acts: [calls.node, figures.node],
    rows: [],
    read: (): Choices => ({ cards: set.value() }),
    shown(now) {
      amountOf = now.amountOf;
      write();
    },
  });
  panel.node.classList.add('bingo-panel');
  showOffer('');
  return {
    panel,
    set,
    plan,
    calls,
    swap,
    offer(next) {
      last = next;
      write();
    },
    turn(round) {
      calls.enable(round !== null);
      if (round === null) {
        if (last?.drawn === 0) showOffer('');
        return;
      }
      const [draw, extra] = [offerOf(round, 'draw'), offerOf(round, 'extra')];
      if (draw === null) return showOffer(extra === null ? '' : priceOf(g, extra));
      calls.note('draw', '');
      calls.note('extra', null);
      calls.note('stop', null);
    },
  };
}

/** The price as it leaves the balance, and where the balance is too small, that it is. */
const priceOf = (
  g: (key: string, params: Record<string, string | number>) => string,
  { price, isCovered }: OfferedMove,
): string => g(isCovered ? 'price' : 'price.poor', { price: price ?? '' });

function anySet(): number {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return 1 + (word % SETS);
}
