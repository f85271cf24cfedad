import { toNumber } from '@arara/game-kit';
import type { Hundredths, Move } from '@arara/game-kit';
import type { KeyHelp, SteppedRound, Words } from '@arara/game-kit/view';
import { rankText } from '../../src/card.ts';
import { houseCap } from '../../src/define.ts';
import { hilo } from '../../src/hilo/hilo.ts';
import type { HiloEvent, HiloView } from '../../src/hilo/hilo.ts';
import { CALLS, chanceOf, RANKS } from '../../src/hilo/offers.ts';
import type { Call } from '../../src/hilo/offers.ts';
import { createCalls } from '../common/calls.ts';
import type { Calls } from '../common/calls.ts';
import type { House, OriginalPart } from '../common/house.ts';
import { chanceText, shortTimes, timesText } from '../common/numbers.ts';
import { createScreen } from '../common/screen.ts';
import { showOriginal } from '../common/shown.ts';
import { createStepsPanel } from '../common/steps-panel.ts';
import { box, createHiloPicture } from './picture.ts';
import type { DrawnCard } from './picture.ts';
import { hiloPrizes } from './prizes.ts';
import { look, song } from './theme.ts';

type Act = Call | 'skip';
type Say = (key: string, params?: Record<string, string | number>) => string;

const acts: readonly Act[] = [...CALLS, 'skip'];
const plain = (name: string): Move => ({ name, choices: {} });
const viewOf = ({ view }: SteppedRound): HiloView | null => view as HiloView | null;
const restMs = 140;
const mournMs = 380;

/** The card that an event has brought; null for the end. */
function drawnBy(event: HiloEvent): DrawnCard | null {
  if (event.type === 'final') return null;
  if (event.type !== 'called') return { card: event.card, as: 'free' };
  return { card: event.card, as: event.right ? 'right' : 'wrong' };
}
const cardsOf = (events: readonly HiloEvent[]): DrawnCard[] =>
  events.map(drawnBy).filter((drawn) => drawn !== null);
const rightOf = (events: readonly { readonly type: string }[]): number =>
  (events as readonly HiloEvent[]).filter((event) => event.type === 'called' && event.right).length;

/** Two decimals have no room on a button where there are hundreds before them. */
const briefTimes = (words: Words, multiplier: Hundredths): string =>
  multiplier < 10_000 ? timesText(words, multiplier) : shortTimes(words, multiplier);

/** Between the ends an equal card wins with either call: the words say so. */
const wordOf = (g: Say, call: Call, rank: number): string =>
  g(call === 'same' || rank === 1 || rank === RANKS ? call : `${call}.equal`);

function makeHilo({ host, clock, sound, actor }: House): OriginalPart<HiloEvent> {
  const { words, narrator } = host;
  const g: Say = (key, params) => words.game(`hilo.${key}`, params);
  const screen = createScreen(host.place, box);
  const picture = createHiloPicture(screen);
  let drawn: DrawnCard[] = [];
  let [right, isOpen] = [0, false];
  const calls = createCalls(
    g('calls'),
    acts.map((name) => ({ name, text: g(name), press: () => ask(name) })),
  );
  calls.node.classList.add('lift');
  const panel = createStepsPanel({
    words,
    label: g('next'),
    choices: [],
    acts: [calls.node],
    read: () => ({}),
  });

  function ask(name: Act): void {
    calls.enable(false);
    sound.effect('press');
    actor.act('tension');
    host.ask(plain(name));
  }
  /** Every call with its worth, as the server offers it, and its chance by the rules' own function. */
  function offer(view: HiloView | null): void {
    let best: { multiplier: number; chance: number } | null = null;
    for (const call of CALLS) {
      const multiplier = view?.offers[call] ?? null;
      if (view === null) calls.note(call, call === 'same' ? null : '', g(call));
      else if (multiplier === null) calls.note(call, null);
      else {
        const chance = toNumber(
          chanceOf(view.card.rank, call) ?? { numerator: 0n, denominator: 1n },
        );
        const note = `${briefTimes(words, multiplier)} · ${chanceText(words, chance)}`;
        calls.note(call, note, wordOf(g, call, view.card.rank));
        if (best === null || chance > best.chance) best = { multiplier, chance };
      }
    }
    calls.note('skip', view === null ? '' : g('skips', { count: view.skipsLeft }));
    panel.next(best);
  }
  function rest(): void {
    [drawn, right, isOpen] = [[], 0, false];
    picture.put(drawn);
    offer(null);
    calls.enable(false);
  }

  /** The lift rides to the card of an event. */
  async function bring(event: HiloEvent, times: Parameters<typeof picture.ride>[2]): Promise<void> {
    const next = drawnBy(event);
    if (next === null) return;
    const before = drawn.at(-1)?.card.rank ?? next.card.rank;
    const isCalled = event.type === 'called';
    const way =
      !isCalled || next.card.rank === before ? 'side' : next.card.rank > before ? 'up' : 'down';
    if (isCalled && !times.moves) actor.act('tension');
    await picture.ride(next.card, way, times, clock);
    drawn = [...drawn, next];
    picture.put(drawn);
    const card = rankText(next.card.rank);
    if (event.type !== 'called') {
      sound.effect('stop');
      narrator.say(g('said.card', { card }));
      return;
    }
    right += event.right ? 1 : 0;
    if (event.right) sound.tone(right);
    else sound.effect('last');
    actor.act(event.right ? 'joy' : 'idle');
    const worth = timesText(words, event.worth);
    narrator.say(event.right ? g('said.right', { card, times: worth }) : g('said.wrong', { card }));
    await clock.wait(times.of(event.right ? restMs : mournMs));
  }
  rest();

  return {
    panel,
    keys: keysOf(g, calls),
    briefOf: ({ book }) => timesText(words, book.payoutMultiplier),
    begin: rest,
    async tell({ events, times }) {
      for (const event of events) await bring(event, times);
      const last = events.findLast((event) => event.type === 'called');
      const isOver = events.some(({ type }) => type === 'final');
      const label =
        last?.right === false
          ? g('result.wrong', { card: rankText(last.card.rank) })
          : g('result', { count: right });
      if (isOver && isOpen) {
        isOpen = false;
        offer(null);
      }
      return label;
    },
    rest,
    steps: {
      lay(events) {
        isOpen = true;
        drawn = cardsOf(events);
        right = rightOf(events);
        picture.put(drawn);
      },
      turn(round) {
        const view = round === null ? null : viewOf(round);
        if (view !== null) offer(view);
        calls.enable(view !== null);
      },
      worthOf(round) {
        const [view, count] = [viewOf(round), rightOf(round.events)];
        if (view === null || count === 0) return null;
        const label = g('worth', { count, times: timesText(words, view.worth) });
        return { label, amount: view.worth, move: plain('cashOut') };
      },
      plan: null,
    },
    resize: screen.resize,
    prizes: (at) => hiloPrizes(words, at),
  };
}

const keysOf = (g: Say, calls: Calls<Act>): KeyHelp[] => [
  {
    keys: [
      { key: 'PageUp', press: () => calls.press('higher') },
      { key: 'PageDown', press: () => calls.press('lower') },
    ],
    does: g('keys.call'),
  },
  { keys: [{ key: 'End', press: () => calls.press('same') }], does: g('keys.same') },
  { keys: [{ key: 'Home', press: () => calls.press('skip') }], does: g('keys.skip') },
];

/** Hilo, ready for the page. */
export const shown = showOriginal({
  game: hilo,
  look,
  song,
  most: houseCap,
  isByHand: true,
  makePart: makeHilo,
});
