import type { Choices } from '@arara/game-kit';
import { roulette, spotPrize } from '../../src/roulette/roulette.ts';
import type { RouletteEvent } from '../../src/roulette/roulette.ts';
import { colourOf, spotOf, SPOTS } from '../../src/roulette/spots.ts';
import { createChipDesk } from '../common/chips/desk.ts';
import type { House, OriginalPart } from '../common/house.ts';
import { createPanel, createSegments } from '../common/panel.ts';
import { showOriginal } from '../common/shown.ts';
import { stepKeys } from '../common/step-keys.ts';
import { createCloth } from './cloth.ts';
import { nameOf } from './names.ts';
import { createNumbersPage } from './numbers-page.ts';
import { roulettePrizes } from './prizes.ts';
import { createRoom } from './room.ts';
import type { Page } from './room.ts';
import { look, song } from './theme.ts';
import { createTrack } from './track.ts';
import { createWheel } from './wheel.ts';
import './roulette.css';

/** The number lies still for so long before the table is looked at again. */
const numberMs = { moving: 1_100, still: 700 };

const spunOf = (events: readonly { readonly type: string }[]): number | null =>
  (events as readonly RouletteEvent[]).find((event) => event.type === 'spun')?.number ?? null;

const wonOf = (events: readonly RouletteEvent[]): ReadonlySet<string> => {
  const wins = events.find((event) => event.type === 'spotWins')?.wins ?? [];
  return new Set(wins.map(({ spot }) => spot));
};

const betsOf = (choices: Choices): string => String(choices['bets'] ?? '');

function makeRoulette(house: House): OriginalPart<RouletteEvent> {
  const { host, clock, sound, actor } = house;
  const { words } = host;
  const g = (key: string, params?: Record<string, string | number>) =>
    words.game(`roulette.${key}`, params);
  const wheel = createWheel();
  const numbers = createNumbersPage(words);
  const desk = createChipDesk(house, {
    rule: roulette.choices['bets'],
    nameOf: (spot) => nameOf(words, spotOf(spot)),
    changed: draw,
  });
  const cloth = createCloth({
    words,
    lay: ({ code }) => desk.lay([{ spot: code, chips: desk.chips() }], code),
    take: ({ code }) => desk.take(code),
    spoken: ({ code }) => desk.spoken(code),
  });
  const track = createTrack(words, (bets, name) => desk.layNamed(bets(desk.chips()), name));
  const room = createRoom(host.place, wheel.svg, {
    cloth: cloth.node,
    track: track.node,
    numbers: numbers.node,
  });
  const pages = createSegments<Page>({
    label: g('pages'),
    name: 'page',
    items: (['cloth', 'track', 'numbers'] as const).map((value) => ({
      value,
      text: g(`page.${value}`),
    })),
    first: 'cloth',
    changed: turn,
  });
  const node = createPanel(words.game('original.choices'), desk.nodes, [pages.node, desk.total]);
  wheel.lay(host.last === null ? null : spunOf(host.last.book.events));
  turn();

  function turn(): void {
    room.open(pages.value());
    void readNumbers();
  }
  /** Without an answer the page keeps what it shows; the next round asks again. */
  async function readNumbers(): Promise<void> {
    if (pages.value() !== 'numbers') return;
    const results = await host.results().catch(() => null);
    if (results !== null) numbers.show(results.flatMap((event) => spunOf([event]) ?? []));
  }
  /** The player's own chips, without the marks of the last round. */
  function draw(): void {
    cloth.mark(null, new Set());
    cloth.chips(desk.bets.all(), desk.worth);
  }

  return {
    panel: desk.panel(node, track.lock),
    keys: [
      stepKeys('arrows', pages, g('keys.page')),
      stepKeys('pages', desk, words.game('chips.keys.chip')),
      desk.keys,
    ],
    briefOf: ({ book }) => String(spunOf(book.events) ?? ''),
    begin(times) {
      draw();
      if (!times.moves) return;
      room.spin(true);
      wheel.circle(clock);
    },
    async tell({ events, choices, times }) {
      const number = spunOf(events) ?? 0;
      const text = betsOf(choices);
      actor.act('tension');
      room.spin(true);
      await wheel.settle(number, times, clock, () => sound.effect('tick'));
      sound.effect('last');
      await clock.wait(times.moves ? times.of(numberMs.moving) : numberMs.still);
      room.spin(false);
      await desk.showRound(text, times, (bets) => {
        cloth.chips(bets, desk.worth);
        cloth.mark(number, wonOf(events));
      });
      void readNumbers();
      return g('result', { number, colour: g(`colour.${colourOf(number)}`) });
    },
    rest() {
      room.spin(false);
      wheel.lay(null);
      draw();
    },
    resize(size) {
      const { width, height, isTall } = room.resize(size);
      cloth.resize(width, height, isTall);
      track.resize(height);
    },
    prizes: (at) => roulettePrizes(words, at),
  };
}

/** Roulette, ready for the page. */
export const shown = showOriginal({
  game: roulette,
  look,
  most: Math.max(...SPOTS.map(({ code }) => spotPrize(code))),
  song,
  makePart: makeRoulette,
});
