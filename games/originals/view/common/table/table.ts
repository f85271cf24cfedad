import type { BookEvent, ChoiceRule, Hundredths } from '@arara/game-kit';
import type { GameView } from '@arara/game-kit/view';
import type { Card } from '../../../src/card.ts';
import type { SpotWinsEvent } from '../../../src/cloth/cloth.ts';
import { cardWords } from '../card-words.ts';
import { createChipDesk } from '../chips/desk.ts';
import type { House, OriginalPart, Told } from '../house.ts';
import { createPanel, createSegments } from '../panel.ts';
import { stepKeys } from '../step-keys.ts';
import { createFields } from './fields.ts';
import { dealSteps, sides } from './hands.ts';
import type { Dealt, Side } from './hands.ts';
import { createHandsPicture } from './picture.ts';
import type { HandsLook } from './picture.ts';
import { createRoadsPage } from './roads-page.ts';
import type { Bead } from './roads-page.ts';
import { createTableRoom } from './room.ts';
import type { TablePage } from './room.ts';
import './table.css';

/** The result lies there for so long before the chips are paid. */
const resultMs = { moving: 650, still: 900 };
const restMs = 70;

/** The parts of a table of two hands that are the game's own. */
export interface TableGame {
  /** Its code, a class of its road maps. */
  readonly code: string;
  readonly rule: ChoiceRule | undefined;
  readonly spots: readonly { readonly code: string; readonly pays: Hundredths }[];
  readonly nameOf: (spot: string) => string;
  readonly look: HandsLook;
  /** The hands of the first event of a book; null where it is another event. */
  readonly dealtOf: (event: BookEvent) => Dealt | null;
  /** The total of the cards of a hand; null where the card alone says it. */
  readonly totalOf: ((cards: readonly Card[]) => string) | null;
  /** The result as a list of results and a bead show it, and as a sentence. */
  readonly briefOf: (dealt: Dealt) => string;
  readonly resultOf: (dealt: Dealt) => string;
  readonly markOf: (winner: Side | null) => string;
  readonly hasBigRoad: boolean;
  readonly figuresOf: (results: readonly Bead[]) => string | null;
  readonly prizes: GameView['prizes'];
}

type TableEvent = BookEvent | SpotWinsEvent;

const paidOf = (events: readonly BookEvent[]): ReadonlyMap<string, Hundredths> => {
  const paid = events.find((event): event is SpotWinsEvent => event.type === 'spotWins');
  return new Map(paid?.wins.map(({ spot, amount }) => [spot, amount]));
};

/** A table of two hands with chips on its cloth. */
export function createTable(house: House, game: TableGame): OriginalPart<TableEvent> {
  const { host, clock, sound, actor } = house;
  const { words, narrator } = host;
  const { spots, nameOf, look, dealtOf, totalOf, prizes } = game;
  const g = (key: string) => words.game(`table.${key}`);
  const desk = createChipDesk(house, { rule: game.rule, nameOf, changed: draw });
  const fields = createFields({
    words,
    spots,
    nameOf,
    lay: (spot) => desk.lay([{ spot, chips: desk.chips() }], spot),
    take: desk.take,
    spoken: desk.spoken,
  });
  const roads = createRoadsPage(words, {
    code: game.code,
    nameOf: (winner) => (winner === null ? nameOf('tie') : look.names[winner]),
    hasBigRoad: game.hasBigRoad,
    figures: game.figuresOf,
  });
  const room = createTableRoom(host.place, fields.node, roads.node);
  const picture = createHandsPicture(room.ground, look);
  const pages = createSegments<TablePage>({
    label: g('pages'),
    name: 'page',
    items: (['cloth', 'roads'] as const).map((value) => ({ value, text: g(`page.${value}`) })),
    first: 'cloth',
    changed: () => room.open(pages.value()),
  });
  const node = createPanel(words.game('original.choices'), desk.nodes, [pages.node, desk.total]);
  const last = host.last === null ? null : firstOf(host.last.book.events);
  if (last !== null) picture.lay(last, totalsOf(last));
  room.open(pages.value());
  draw();
  void readRoads();

  function firstOf(events: readonly BookEvent[]): Dealt | null {
    const [first] = events;
    return first === undefined ? null : dealtOf(first);
  }
  function totalsOf({ hands: [first, second] }: Dealt): readonly [string, string] | null {
    return totalOf === null ? null : [totalOf(first), totalOf(second)];
  }
  /** The player's own chips, without the marks of the last round. */
  function draw(): void {
    fields.mark(null);
    fields.chips(desk.bets.all(), desk.worth);
  }
  /** Without an answer the roads keep what they show; the next round asks again. */
  async function readRoads(): Promise<void> {
    const results = await host.results().catch(() => null);
    if (results === null) return;
    const beads = results.flatMap((event): Bead[] => {
      const dealt = dealtOf(event);
      if (dealt === null) return [];
      const { winner, pairs } = dealt;
      return [{ winner, pairs, text: game.markOf(winner), said: game.resultOf(dealt) }];
    });
    roads.show(beads.toReversed());
  }

  async function dealAll(dealt: Dealt, { times }: Told<TableEvent>): Promise<void> {
    picture.clear();
    const steps = times.moves ? dealSteps(dealt) : [];
    for (const step of steps) {
      const { side, at, does, isLast } = step;
      const card = dealt.hands[side][at];
      if (card === undefined) continue;
      if (does === 'bring') {
        await picture.bring(step, card, times, clock);
        sound.effect('tick', at);
        await clock.wait(times.of(restMs));
        continue;
      }
      if (isLast) actor.act('tension');
      await picture.turn(step, times, clock);
      const open = dealt.hands[side].slice(0, at + 1);
      if (totalOf !== null) picture.total(side, totalOf(open));
      await clock.wait(times.of(restMs * 2));
    }
    picture.lay(dealt, totalsOf(dealt));
  }
  const saidOf = ({ hands }: Dealt): string =>
    sides
      .map((side) => {
        const cards = hands[side].map((card) => cardWords(words, card)).join(', ');
        return `${look.names[side]}: ${cards}.`;
      })
      .join(' ');

  return {
    panel: desk.panel(node, fields.lock),
    keys: [
      stepKeys('arrows', pages, g('keys.page')),
      stepKeys('pages', desk, words.game('chips.keys.chip')),
      desk.keys,
    ],
    briefOf({ book }) {
      const dealt = firstOf(book.events);
      return dealt === null ? '' : game.briefOf(dealt);
    },
    begin(times) {
      draw();
      picture.clear();
      room.deal(true);
      if (times.moves) picture.wait(clock);
    },
    async tell(round) {
      const { events, choices, times } = round;
      const dealt = firstOf(events);
      if (dealt === null) throw new Error('a round without cards');
      room.deal(true);
      await dealAll(dealt, round);
      sound.effect('last');
      narrator.say(saidOf(dealt));
      await clock.wait(times.moves ? times.of(resultMs.moving) : resultMs.still);
      await desk.showRound(String(choices['bets'] ?? ''), times, (bets) => {
        fields.chips(bets, desk.worth);
        fields.mark(paidOf(events));
      });
      room.deal(false);
      void readRoads();
      return game.resultOf(dealt);
    },
    rest() {
      room.deal(false);
      picture.clear();
      draw();
    },
    resize(size) {
      const { roads: own, hasBoth } = room.resize(size);
      pages.node.hidden = hasBoth;
      roads.resize(own);
    },
    prizes,
  };
}
