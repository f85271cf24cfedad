import type { Hundredths, Move } from '@arara/game-kit';
import { h, offerOf } from '@arara/game-kit/view';
import type { KeyHelp, SteppedRound, Words } from '@arara/game-kit/view';
import { blackjack } from '../../src/blackjack/blackjack.ts';
import type { BlackjackEvent, BlackjackView } from '../../src/blackjack/round.ts';
import { ratedMoves } from '../../src/blackjack/best-move.ts';
import { totalOfCards } from '../../src/blackjack/hands.ts';
import type { Card } from '../../src/card.ts';
import { createCalls } from '../common/calls.ts';
import type { Calls } from '../common/calls.ts';
import { cardWords } from '../common/card-words.ts';
import { createHinted } from '../common/hinted.ts';
import type { House, OriginalPart, Told } from '../common/house.ts';
import { timesText } from '../common/numbers.ts';
import { createScreen } from '../common/screen.ts';
import { showOriginal } from '../common/shown.ts';
import { after, empty, totalText } from './layout.ts';
import type { LaidHand, Layout } from './layout.ts';
import { box, createBlackjackPicture } from './picture.ts';
import { blackjackPrizes } from './prizes.ts';
import { look, song } from './theme.ts';

type Say = (key: string, params?: Record<string, string | number>) => string;
const names = ['hit', 'double', 'split', 'surrender', 'insurance'] as const;
type Name = (typeof names)[number];

/** The most that a round can pay: three hands, each of them doubled. */
const MOST: Hundredths = 1_200;
const restMs = 120;
const plain = (name: string): Move => ({ name, choices: {} });
const viewOf = ({ view }: SteppedRound): BlackjackView | null => view as BlackjackView | null;
const greatMoves = { deal: 'deal', insurance: 'decline', play: 'stand' } as const;

/** A gain in stakes, with its sign. */
const signedText = (words: Words, gain: number): string =>
  `${gain > 0 ? '+' : gain < 0 ? '−' : ''}${words.number(Math.abs(gain), 4, 2)}×`;

function makeBlackjack({ host, clock, sound, actor }: House): OriginalPart<BlackjackEvent> {
  const { words, narrator } = host;
  const g: Say = (key, params) => words.game(`blackjack.${key}`, params);
  const screen = createScreen(host.place, box);
  const picture = createBlackjackPicture(screen);
  let layout: Layout = empty;
  let view: BlackjackView | null = null;
  let phase: BlackjackView['phase'] = 'play';
  let amountOf = (_hundredths: Hundredths): string => '';
  const calls = createCalls(
    g('moves'),
    names.map((name) => ({ name, text: g(name), press: () => ask(name) })),
  );
  const hinted = createHinted({
    hint: g('hint'),
    figures: [g('yours'), g('dealer')],
    list: g('gains'),
    ask: hint,
  });
  const node = h(
    'div',
    { class: 'panel', role: 'group', 'aria-label': words.game('original.choices') },
    h('div', { class: 'row' }, calls.node),
    hinted.node,
  );

  function ask(name: Name): void {
    calls.enable(false);
    sound.effect('press');
    actor.act('tension');
    host.ask(plain(name));
  }
  /** Every possible move with what it brings in the mean, the best first. */
  function hint(): void {
    if (view === null) return;
    const rated = ratedMoves(view);
    const [best] = rated;
    if (best === undefined) return;
    hinted.list(rated.map(({ name, gain }) => ({ text: g(name), note: signedText(words, gain) })));
    hinted.mark(0);
    narrator.say(g('said.hint', { move: g(best.name), gain: signedText(words, best.gain) }));
  }
  const noteOf = ({ stakes, result }: LaidHand): string => {
    if (result === null) return amountOf(stakes * 100);
    const word = g(`result.${result.result}`);
    return result.amount > 0 ? `${word} ${amountOf(result.amount)}` : word;
  };
  function show(): void {
    picture.show(layout, noteOf);
    const { dealer, hands, isShown } = layout;
    hinted.write([
      hands.length === 0
        ? '—'
        : hands.map(({ cards, isOver }) => totalText(cards, isOver)).join(' · '),
      dealer.length === 0 ? '—' : totalText(dealer, isShown),
    ]);
  }
  function offer(round: SteppedRound | null): void {
    for (const name of names) {
      const found = round === null ? null : offerOf(round, name);
      const isKept = round === null && name !== 'insurance';
      if (found === null && !isKept) calls.note(name, null);
      else calls.note(name, found?.price ?? '', g(name));
    }
    calls.enable(round !== null);
  }
  function rest(): void {
    [layout, view] = [empty, null];
    show();
    offer(null);
    hinted.turn(false);
  }
  const said = (card: Card, total: number): string =>
    g('said.card', { card: cardWords(words, card), total });

  /** One card after the other comes to its place. */
  async function bring(who: 'dealer' | number, { times }: Told<BlackjackEvent>): Promise<void> {
    show();
    await picture.fly(who, times, clock);
    sound.effect('tick');
    await clock.wait(times.of(restMs));
  }
  async function openTable(
    { player, up }: Extract<BlackjackEvent, { type: 'table' }>,
    round: Told<BlackjackEvent>,
  ): Promise<void> {
    const hand = (cards: readonly Card[]) =>
      [{ cards, stakes: 1, isOver: false, result: null }] as const;
    for (const [dealer, cards, who] of [
      [[], player.slice(0, 1), 0],
      [[up], player.slice(0, 1), 'dealer'],
      [[up], player, 0],
      [[up, null], player, 'dealer'],
    ] as const) {
      layout = { ...empty, dealer, hands: hand(cards) };
      await bring(who, round);
    }
    const total = totalOfCards(player).points;
    const own = player.map((card) => cardWords(words, card)).join(', ');
    narrator.say(g('said.table', { cards: own, total, up: cardWords(words, up) }));
  }
  /** The hole card is turned, then the dealer draws. */
  async function reveal(
    { cards, total }: Extract<BlackjackEvent, { type: 'dealer' }>,
    round: Told<BlackjackEvent>,
  ): Promise<void> {
    actor.act('tension');
    for (let count = 2; count <= cards.length; count += 1) {
      layout = { ...layout, dealer: cards.slice(0, count), isShown: count === cards.length };
      await bring('dealer', round);
    }
    narrator.say(g('said.dealer', { total }));
  }
  async function tellOne(event: BlackjackEvent, round: Told<BlackjackEvent>): Promise<void> {
    if (event.type === 'table') await openTable(event, round);
    else if (event.type === 'dealer') await reveal(event, round);
    layout = after(layout, event);
    if (event.type === 'hit' || event.type === 'doubled') {
      await bring(event.hand, round);
      narrator.say(said(event.card, event.total));
      return;
    }
    if (event.type === 'split') {
      await bring(event.hand, round);
      await bring(event.hand + 1, round);
      narrator.say(g('said.split'));
      return;
    }
    if (event.type === 'peeked') narrator.tell(g('said.peeked'));
    show();
  }
  rest();

  return {
    panel: {
      node,
      read: () => ({}),
      missing: () => null,
      show(now) {
        ({ amountOf } = now);
        show();
      },
    },
    keys: keysOf(g, calls, hint),
    briefOf: ({ book }) => timesText(words, book.payoutMultiplier),
    begin: rest,
    async tell(round) {
      for (const event of round.events) await tellOne(event, round);
      const { hands } = layout;
      return hands
        .map(({ result }) => (result === null ? '' : g(`result.${result.result}`)))
        .join(' · ');
    },
    rest,
    steps: {
      lay(events) {
        layout = events.reduce(after, empty);
        show();
      },
      turn(round) {
        view = round === null ? null : viewOf(round);
        if (view !== null) ({ phase } = view);
        hinted.turn(view !== null && phase !== 'deal');
        if (round === null) calls.enable(false);
        else offer(round);
      },
      first: () => plain('deal'),
      worthOf: () => null,
      act: {
        get word() {
          return g(greatMoves[phase]);
        },
        move: () => plain(greatMoves[phase]),
      },
      plan: null,
    },
    resize: screen.resize,
    prizes: (at) => blackjackPrizes(words, at),
  };
}

const keysOf = (g: Say, calls: Calls<Name>, hint: () => void): KeyHelp[] => [
  ...names.map((name, at) => ({
    keys: [
      { key: (['1', '2', '3', '4', '5'] as const)[at] ?? '1', press: () => calls.press(name) },
    ],
    does: g(name),
  })),
  { keys: [{ key: 'Home', press: hint }], does: g('hint') },
];

/** Blackjack, ready for the page. */
export const shown = showOriginal({
  game: blackjack,
  look,
  song,
  most: MOST,
  isByHand: true,
  makePart: makeBlackjack,
});
