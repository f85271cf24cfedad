import { toNumber } from '@arara/game-kit';
import type { Choices, Hundredths, Move } from '@arara/game-kit';
import { offerOf } from '@arara/game-kit/view';
import type { KeyHelp, RoundWorth, SteppedRound, Words } from '@arara/game-kit/view';
import { videoBingo } from '../../src/bingo/bingo.ts';
import type { BingoEvent, BingoView } from '../../src/bingo/bingo.ts';
import { cardsOf, ROWS } from '../../src/bingo/cards.ts';
import { nextBall } from '../../src/bingo/offer.ts';
import type { NextBall } from '../../src/bingo/offer.ts';
import { EXTRA, FIRST, mostPaid, prizes } from '../../src/bingo/prizes.ts';
import type { House, OriginalPart, Told } from '../common/house.ts';
import { chanceText, timesText } from '../common/numbers.ts';
import { showOriginal } from '../common/shown.ts';
import { stepKeys } from '../common/step-keys.ts';
import { createBingoBoard } from './board.ts';
import { createBingoChoices } from './choices.ts';
import type { BingoCall, BingoChoices } from './choices.ts';
import { bingoPrizes } from './prizes.ts';
import { look, song } from './theme.ts';
import { cardState, patternName } from './words.ts';

type Say = (key: string, params?: Record<string, string | number>) => string;

const plain = (name: string): Move => ({ name, choices: {} });
const viewOf = ({ view }: SteppedRound): BingoView | null => view as BingoView | null;
const setOf = (choices: Choices): number => Number(choices['cards'] ?? 1);
const worthOfAll = (view: BingoView): Hundredths =>
  view.wins.reduce((sum, { amount }) => sum + amount, 0);
const ballMs = 105;
const holdMs = 520;
const readMs = 420;

function makeBingo({ host, clock, sound, actor }: House): OriginalPart<BingoEvent> {
  const { words, narrator } = host;
  const g: Say = (key, params) => words.game(`bingo.${key}`, params);
  const board = createBingoBoard(host.place, {
    titleOf: (card) => g('card', { card: card + 1 }),
    patterns: g('patterns'),
    items: Array.from({ length: ROWS }, (_, at) => ({
      name: patternName(words, at + 1),
      rows: at + 1,
      times: timesText(words, prizes[at + 1] ?? 0),
    })),
  });
  let cards = cardsOf(setOf(host.last?.choices ?? {}));
  let drawn: number[] = [];
  let isOpen = false;
  const choices = createBingoChoices(words, {
    first: setOf(host.last?.choices ?? {}),
    changed: rest,
    ask,
  });
  const { panel, set } = choices;

  function ask(call: BingoCall): void {
    choices.turn(null);
    sound.effect('press');
    actor.act('tension');
    board.machine.turn(host.moves && call !== 'stop');
    host.ask(plain(call));
  }
  /** Writes what the balls so far have made of the cards. */
  function write(): NextBall {
    const next = nextBall(cards, drawn);
    const out = new Set(drawn);
    const shown = isOpen ? next.wins : [];
    const states = cards.map((card, at) => cardState(words, card, at, shown, out));
    states.forEach((state, at) => board.cards.state(at, state));
    board.light(states.map(({ full }) => full.length));
    return next;
  }
  function put(balls: readonly number[]): void {
    drawn = [...balls];
    board.cards.put(cards);
    for (const ball of drawn) board.cards.mark(ball, false);
    board.show(drawn, false);
    write();
  }
  function rest(): void {
    isOpen = false;
    cards = cardsOf(set.value());
    board.machine.turn(false);
    panel.play(false);
    choices.offer(null);
    put([]);
  }

  /** A ball comes out, and is marked where it lies on a card. */
  function call(ball: number, isMoving: boolean): NextBall {
    drawn.push(ball);
    board.show(drawn, isMoving);
    board.cards.mark(ball, isMoving);
    return write();
  }
  /** The first balls come quickly one after the other; one that fills a row is heard. */
  async function callFirst(numbers: readonly number[], { times }: Told<BingoEvent>) {
    board.machine.turn(times.moves);
    actor.act('look');
    for (const ball of numbers) {
      const before = nextBall(cards, drawn);
      const fills = before.wins.some((win) => win.ball === ball);
      const { wins } = call(ball, times.moves);
      if (fills) sound.tone(4);
      else sound.effect('tick', drawn.length % 5);
      if (fills || wins.length > before.wins.length) actor.act(fills ? 'joy' : 'tension');
      if (times.moves) await clock.wait(times.of(ballMs));
    }
    board.machine.turn(false);
    narrator.say(toldOf(g, words, cards, drawn));
  }
  async function callExtra(ball: number, { times }: Told<BingoEvent>) {
    const win = nextBall(cards, drawn).wins.find((near) => near.ball === ball);
    board.machine.turn(times.moves);
    actor.act('tension');
    await clock.wait(times.of(holdMs));
    board.machine.turn(false);
    call(ball, times.moves);
    sound.effect(win === undefined ? 'last' : 'stop');
    if (win !== undefined) sound.tone(7);
    actor.act(win === undefined ? 'idle' : 'joy');
    narrator.say(
      win === undefined
        ? g('said.miss', { ball })
        : g('said.hit', { ball, card: win.card + 1, times: timesText(words, win.add) }),
    );
    await clock.wait(times.of(readMs));
  }
  function offer(number: number, price: Hundredths): void {
    const next = nextBall(cards, drawn);
    const top = Math.max(...next.wins.map(({ add }) => add));
    const chance = chanceText(words, next.wins.length / next.left);
    const [asked, most] = [narrator.amountOf(price), narrator.amountOf(top)];
    const returns = next.returns === null ? '' : chanceText(words, toNumber(next.returns));
    narrator.say(g('said.offer', { number, of: EXTRA, price: asked, chance, most, returns }));
  }
  async function tellOne(event: BingoEvent, round: Told<BingoEvent>): Promise<void> {
    if (event.type === 'balls') await callFirst(event.numbers, round);
    if (event.type === 'extra') await callExtra(event.ball, round);
    if (event.type === 'offered') offer(event.number, event.price);
    if (event.type === 'cardWins') board.cards.win(event.wins.map(({ card }) => card));
    if (event.type === 'final') isOpen = false;
  }
  /** Nothing is missing any more: the round is over. */
  function end(): void {
    write();
    panel.play(false);
    choices.offer(null);
  }
  rest();

  return {
    panel,
    keys: keysOf(g, choices),
    briefOf: ({ book }) => timesText(words, book.payoutMultiplier),
    begin: () => put([]),
    async tell(round) {
      for (const event of round.events) await tellOne(event, round);
      if (!isOpen) end();
      return resultOf(g, words, round.events);
    },
    rest,
    steps: {
      lay(events, choices) {
        isOpen = true;
        if (setOf(choices) !== set.value()) set.put(setOf(choices));
        cards = cardsOf(setOf(choices));
        panel.play(true);
        put(ballsOf(events));
      },
      turn(round) {
        if (round !== null) {
          board.machine.turn(false);
          choices.offer({ ball: nextBall(cards, drawn), drawn: drawn.length });
        }
        choices.turn(round);
      },
      worthOf: (round) => worthOf(g, words, round),
      first: () => plain('draw'),
      plan: {
        missing: () => null,
        next(round) {
          if (viewOf(round)?.drawn.length === 0) return plain('draw');
          const isBought = choices.plan.value() === 'all' && offerOf(round, 'extra') !== null;
          return plain(isBought ? 'extra' : 'stop');
        },
      },
    },
    resize: board.resize,
    prizes: (at) => bingoPrizes(words, at),
  };
}

const ballsOf = (events: readonly BingoEvent[]): number[] =>
  events.flatMap((event) =>
    event.type === 'balls' ? event.numbers : event.type === 'extra' ? [event.ball] : [],
  );

/** The first balls in short sentences: the patterns that are there, and the numbers that are missing. */
function toldOf(
  g: Say,
  words: Words,
  cards: ReturnType<typeof cardsOf>,
  drawn: readonly number[],
): string {
  const next = nextBall(cards, drawn);
  const out = new Set(drawn);
  const states = cards.map((card, at) => cardState(words, card, at, next.wins, out));
  const won = states.flatMap(({ full }, at) =>
    full.length === 0
      ? []
      : [g('said.card', { card: at + 1, pattern: patternName(words, full.length) })],
  );
  const near = next.wins.map(({ ball }) => ball).join(', ');
  return [
    g('said.balls', { count: FIRST }),
    ...(won.length === 0 ? [g('said.none')] : won),
    ...(near === '' ? [] : [`${g('near', { numbers: near })}.`]),
  ].join(' ');
}

/** The sentence that tells a round: the pattern of the only card that won, or how many did. */
function resultOf(g: Say, words: Words, events: readonly BingoEvent[]): string {
  const wins = events.flatMap((event) => (event.type === 'cardWins' ? event.wins : []));
  const [first] = wins;
  if (first === undefined) return g('result.none');
  if (wins.length > 1) return g('result', { count: wins.length });
  const pattern = patternName(words, first.rows.length);
  return g('result.card', { card: first.card + 1, pattern });
}

/** The worth of a round that waits: to stop takes it, also where it is nothing. */
function worthOf(g: Say, words: Words, round: SteppedRound): RoundWorth | null {
  const view = viewOf(round);
  if (view === null || view.drawn.length === 0) return null;
  const amount = worthOfAll(view);
  const label = amount === 0 ? g('worth.none') : g('worth', { times: timesText(words, amount) });
  return { label, amount, move: plain('stop') };
}

const keysOf = (g: Say, { set, plan, calls, swap }: BingoChoices): KeyHelp[] => [
  stepKeys('pages', set, g('keys.cards')),
  { keys: [{ key: 'Home', press: swap }], does: g('keys.swap') },
  stepKeys('arrows', plan, g('keys.auto')),
  { keys: [{ key: 'End', press: () => calls.press('extra') }], does: g('keys.buy') },
];

/** Video bingo, ready for the page. */
export const shown = showOriginal({
  game: videoBingo,
  look,
  song,
  most: mostPaid(),
  makePart: makeBingo,
});
