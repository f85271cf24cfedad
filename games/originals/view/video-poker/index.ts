import type { KeyHelp, SteppedRound } from '@arara/game-kit/view';
import type { Card } from '../../src/card.ts';
import { numberOf } from '../../src/deck.ts';
import { HAND, HANDS, placeOfCards } from '../../src/video-poker/hands.ts';
import type { HandName } from '../../src/video-poker/hands.ts';
import { holdsOf } from '../../src/video-poker/holds.ts';
import type { Hold } from '../../src/video-poker/holds.ts';
import { holding, videoPoker } from '../../src/video-poker/video-poker.ts';
import type { PokerEvent, PokerView } from '../../src/video-poker/video-poker.ts';
import { cardWords } from '../common/card-words.ts';
import type { House, OriginalPart, Told } from '../common/house.ts';
import { timesText } from '../common/numbers.ts';
import { createScreen } from '../common/screen.ts';
import { showOriginal } from '../common/shown.ts';
import { createHandButtons } from './hand.ts';
import type { HandButtons } from './hand.ts';
import { createPokerPanel } from './panel.ts';
import { box, createPokerPicture } from './picture.ts';
import { pokerPrizes } from './prizes.ts';
import { createSchedule } from './schedule.ts';
import { look, song } from './theme.ts';
import './video-poker.css';

type Say = (key: string, params?: Record<string, string | number>) => string;

const places = Array.from({ length: HAND }, (_, at) => at);
const restMs = 90;
const viewOf = ({ view }: SteppedRound): PokerView | null => view as PokerView | null;
const handOf = (cards: readonly Card[]): HandName | null =>
  HANDS[placeOfCards(cards.map(numberOf))]?.name ?? null;
const isHeld = (held: readonly boolean[]) => places.filter((at) => held[at] === true);

function makePoker({ host, clock, sound, actor }: House): OriginalPart<PokerEvent> {
  const { words, narrator } = host;
  const g: Say = (key, params) => words.game(`video-poker.${key}`, params);
  const screen = createScreen(host.place, box);
  const picture = createPokerPicture(screen);
  const schedule = createSchedule(words);
  let cards: readonly Card[] = [];
  let holds: readonly Hold[] = [];
  screen.over.classList.add('poker');
  screen.over.append(schedule.node);
  const hand = createHandButtons(screen, { label: g('card'), word: g('held'), changed });
  const panel = createPokerPanel(words, best);

  const heldHold = (): Hold | undefined => {
    const wanted = isHeld(hand.held()).join();
    return holds.find((one) => one.places.join() === wanted);
  };
  function changed(): void {
    picture.hold(hand.held());
    panel.chosen(heldHold() ?? null);
  }
  function hold(wanted: readonly number[]): void {
    hand.hold(places.map((at) => wanted.includes(at)));
  }
  function best(): void {
    const [found] = holds;
    if (found === undefined) return;
    hold(found.places);
    panel.list(holds, cards);
    const kept = found.places.map((at) => cards[at]).filter((card) => card !== undefined);
    const told = kept.map((card) => cardWords(words, card)).join(', ');
    narrator.say(
      g(kept.length === 0 ? 'hint.none' : 'hint', {
        cards: told,
        times: words.number(found.mean / 100, 4, 2),
      }),
    );
  }
  function turn(isMine: boolean): void {
    holds = isMine ? holdsOf(cards) : [];
    hand.turn(
      cards.map((card) => cardWords(words, card)),
      isMine,
    );
    panel.turn(isMine);
    panel.chosen(heldHold() ?? null);
  }
  function rest(): void {
    cards = [];
    hold([]);
    turn(false);
    picture.put([]);
    schedule.mark(null, false);
  }
  const saidOf = (hand: HandName | null): string =>
    g(hand === null ? 'hand.nothing' : `hand.${hand}`);

  async function dealAll(
    dealt: readonly Card[],
    at: readonly number[],
    { times }: Told<PokerEvent>,
  ): Promise<void> {
    for (const place of at) {
      const card = dealt[place];
      if (card === undefined) continue;
      await picture.deal(place, card, times, clock);
      sound.effect('tick', place);
      await clock.wait(times.of(restMs));
    }
    cards = dealt;
    picture.put(cards);
    narrator.say(
      `${cards.map((card) => cardWords(words, card)).join(', ')}. ${saidOf(handOf(cards))}.`,
    );
  }
  async function draw(
    { held, cards: after, hand: made }: Extract<PokerEvent, { type: 'drew' }>,
    round: Told<PokerEvent>,
  ): Promise<void> {
    hold(held.map((place) => place - 1));
    schedule.mark(null, false);
    const drawn = places.filter((at) => !held.includes(at + 1));
    actor.act('tension');
    await picture.away(drawn, round.times, clock);
    await dealAll(after, drawn, round);
    schedule.mark(made, true);
    sound.effect(made === null ? 'last' : 'stop');
  }
  rest();

  return {
    panel: panel.choices,
    keys: keysOf(g, hand, { best, none: () => hold([]) }),
    briefOf: ({ book }) => timesText(words, book.payoutMultiplier),
    begin: rest,
    async tell(round) {
      let label = '';
      for (const event of round.events) {
        if (event.type === 'dealt') {
          picture.put([]);
          await dealAll(event.cards, places, round);
          schedule.mark(handOf(cards), false);
        }
        if (event.type === 'drew') {
          await draw(event, round);
          label = saidOf(event.hand);
        }
      }
      return label;
    },
    rest,
    steps: {
      lay(events) {
        const dealt = events.find((event) => event.type === 'dealt');
        if (dealt === undefined) return;
        ({ cards } = dealt);
        picture.put(cards);
        schedule.mark(handOf(cards), false);
      },
      turn(round) {
        const view = round === null ? null : viewOf(round);
        if (view !== null) cards = view.hand;
        turn(view !== null);
      },
      worthOf: () => null,
      act: { word: g('draw'), move: () => holding(isHeld(hand.held())) },
      plan: {
        missing: () => null,
        next: (round) => holding(holdsOf(viewOf(round)?.hand ?? [])[0]?.places ?? []),
      },
    },
    resize: screen.resize,
    prizes: (at) => pokerPrizes(words, at),
  };
}

const keysOf = (
  g: Say,
  hand: HandButtons,
  on: { readonly best: () => void; readonly none: () => void },
): KeyHelp[] => [
  {
    keys: (['1', '2', '3', '4', '5'] as const).map((key, at) => ({
      key,
      press: () => hand.toggle(at),
    })),
    does: g('keys.hold'),
  },
  {
    keys: [
      { key: 'ArrowLeft', press: hand.focus },
      { key: 'ArrowRight', press: hand.focus },
    ],
    does: g('keys.hand'),
  },
  { keys: [{ key: 'Home', press: on.best }], does: g('keys.best') },
  { keys: [{ key: 'End', press: on.none }], does: g('keys.none') },
];

/** Video poker, ready for the page. */
export const shown = showOriginal({
  game: videoPoker,
  look,
  song,
  most: HANDS[0].pays,
  makePart: makePoker,
});
