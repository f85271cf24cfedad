import type { Choices, Move } from '@arara/game-kit';
import type { GameView, KeyHelp, RoundWorth, SteppedRound, Words } from '@arara/game-kit/view';
import { coinFlip, worths } from '../../src/coin-flip/coin-flip.ts';
import type { CoinEvent, CoinView } from '../../src/coin-flip/coin-flip.ts';
import { createCalls } from '../common/calls.ts';
import type { House, OriginalPart, Told } from '../common/house.ts';
import { shortTimes, timesText } from '../common/numbers.ts';
import { createOddsTable } from '../common/odds-table.ts';
import { createNumberField, createSegments, createSheetPart, readNumber } from '../common/panel.ts';
import { createScreen } from '../common/screen.ts';
import { showOriginal } from '../common/shown.ts';
import { createStepsPanel } from '../common/steps-panel.ts';
import { drawBadge, sides } from './faces.ts';
import type { Side } from './faces.ts';
import { box, createCoinPicture } from './picture.ts';
import { look, song } from './theme.ts';

const cashOut: Move = { name: 'cashOut', choices: {} };
const flip = (side: Side): Move => ({ name: 'flip', choices: { side } });
const viewOf = ({ view }: SteppedRound): CoinView | null => view as CoinView | null;
const sideOf = (text: string): Side => sides.find((side) => side === text) ?? 'heads';
const chanceOf = (wins: number): number => 0.5 ** wins;
const longest = worths.length - 1;
const planned = 3;
const restMs = 160;

type Flipped = Extract<CoinEvent, { type: 'flipped' }>;
const flipsOf = (events: readonly CoinEvent[]): Flipped[] =>
  events.filter((event) => event.type === 'flipped');

function makeCoin({ host, clock, sound, actor }: House): OriginalPart<CoinEvent> {
  const { words, narrator } = host;
  const g = (key: string, params?: Record<string, string | number>) =>
    words.game(`coin.${key}`, params);
  const screen = createScreen(host.place, box);
  const rowOf = worths.slice(1).map((worth) => shortTimes(words, worth));
  const picture = createCoinPicture(screen, rowOf);
  let came: Side[] = [];
  let isOpen = false;

  const side = createSegments({
    label: g('call'),
    name: 'side',
    items: sides.map((value) => ({ value, text: g(value) })),
    first: 'heads',
    changed: () => picture.show(side.value()),
  });
  const goal = createGoal(g);
  const calls = createCalls(
    g('call'),
    sides.map((name) => ({
      name,
      text: g(name),
      picture: drawBadge(name),
      press: () => ask(name),
    })),
  );
  const panel = createStepsPanel({
    words,
    label: g('next'),
    choices: [side.node, goal.node],
    acts: [calls.node],
    read: (): Choices => ({}),
  });

  function ask(called: Side): void {
    calls.enable(false);
    side.choose(called);
    picture.lift(true);
    sound.effect('press');
    actor.act('tension');
    host.ask(flip(called));
  }
  function write(): void {
    const multiplier = worths[came.length + 1];
    panel.next(multiplier === undefined ? null : { multiplier, chance: chanceOf(1) });
  }
  function put(shown: readonly Side[]): void {
    came = [...shown];
    picture.row(came, null);
    write();
  }
  function rest(): void {
    isOpen = false;
    panel.play(false);
    put([]);
    picture.show(side.value());
  }

  async function toss({ called, side: up, worth }: Flipped, { times }: Told<CoinEvent>) {
    const fell = sideOf(up);
    actor.act('tension');
    await picture.toss(fell, times, clock, (turn) => sound.effect('tick', turn % 5));
    if (up === called) {
      came.push(fell);
      picture.row(came, null);
      sound.tone(came.length);
      actor.act('joy');
      write();
    } else {
      isOpen = false;
      picture.row(came, fell);
      sound.effect('last');
      actor.act('idle');
    }
    const side = g(fell);
    narrator.say(
      up === called
        ? g('said.right', { side, times: timesText(words, worth) })
        : g('said.wrong', { side }),
    );
    await clock.wait(times.of(restMs));
  }
  rest();

  return {
    panel,
    keys: keysOf(g, {
      call: (name) => (isOpen ? calls.press(name) : side.choose(name)),
      goal: goal.step,
    }),
    briefOf: ({ book }) => timesText(words, book.payoutMultiplier),
    begin: () => put([]),
    async tell(round) {
      const flips = flipsOf(round.events);
      for (const event of flips) await toss(event, round);
      if (round.events.some(({ type }) => type === 'final')) isOpen = false;
      const last = flips.at(-1);
      const isWrong = last !== undefined && last.called !== last.side;
      const label = isWrong
        ? g('result.wrong', { side: g(last.side) })
        : g('result', { count: came.length });
      if (!isOpen) {
        panel.play(false);
        came = [];
        write();
      }
      return label;
    },
    rest,
    steps: {
      lay(events) {
        isOpen = true;
        panel.play(true);
        const known = flipsOf(events).map(({ side: up }) => sideOf(up));
        put(known);
        picture.show(known.at(-1) ?? side.value());
      },
      turn(round) {
        calls.enable(round !== null);
        if (round !== null) picture.lift(false);
      },
      worthOf: (round) => worthOf(words, g, round),
      first: () => flip(side.value()),
      plan: {
        missing: () => null,
        next: (round) =>
          (viewOf(round)?.wins ?? 0) >= goal.value() ? cashOut : flip(side.value()),
      },
    },
    resize: screen.resize,
    prizes: (at) => coinPrizes(words, at),
  };
}

/** The length of a streak at which auto-play takes the round. */
const createGoal = (g: (key: string) => string) =>
  createNumberField({
    label: g('goal'),
    less: g('goal.less'),
    more: g('goal.more'),
    least: 1,
    most: longest,
    first: planned,
    next: (value, by) => value + by,
    write: String,
    read: readNumber,
    changed: () => {},
  });

/** The worth of a streak; a round without one is worth less than its stake, and nobody is asked to take that. */
function worthOf(
  words: Words,
  g: (key: string, params: Record<string, string | number>) => string,
  round: SteppedRound,
): RoundWorth | null {
  const view = viewOf(round);
  if (view === null || view.wins === 0) return null;
  const label = g('worth', { count: view.wins, times: timesText(words, view.worth) });
  return { label, amount: view.worth, move: cashOut };
}

const keysOf = (
  g: (key: string) => string,
  on: { readonly call: (side: Side) => void; readonly goal: (by: 1 | -1) => void },
): KeyHelp[] => [
  {
    keys: [
      { key: 'ArrowLeft', press: () => on.call('heads') },
      { key: 'ArrowRight', press: () => on.call('tails') },
    ],
    does: g('keys.call'),
  },
  {
    keys: [
      { key: 'PageDown', press: () => on.goal(-1) },
      { key: 'PageUp', press: () => on.goal(1) },
    ],
    does: g('keys.goal'),
  },
];

function coinPrizes(words: Words, { stake, amountOf }: Parameters<GameView['prizes']>[0]): Node {
  const g = (key: string, params?: Record<string, string | number>) =>
    words.game(`coin.${key}`, params);
  const part = document.createDocumentFragment();
  part.append(
    ...createSheetPart(words.t('sheet.how'), g('rule.1'), g('rule.2'), g('rule.3'), g('rule.auto')),
    ...createSheetPart(
      words.game('original.idle'),
      words.game('original.idle.rule', { times: timesText(words, worths[0] ?? 0) }),
    ),
    ...createSheetPart(
      words.t('sheet.prizes', { stake }),
      createOddsTable(
        words,
        amountOf,
        worths
          .map((pays, wins) => ({ label: String(wins), chance: chanceOf(wins), pays }))
          .slice(1),
        g('wins'),
      ),
    ),
  );
  return part;
}

/** Coin flip, ready for the page. */
export const shown = showOriginal({
  game: coinFlip,
  look,
  song,
  most: Math.max(...worths),
  makePart: makeCoin,
});
