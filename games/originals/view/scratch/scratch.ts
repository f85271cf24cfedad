import { h } from '@arara/game-kit/view';
import type { KeyHelp, ShownGame, Words } from '@arara/game-kit/view';
import { scratchTitles } from '../../src/scratch/cards.ts';
import { scratchCards, scratchPrizes } from '../../src/scratch/scratch.ts';
import type { ScratchEvent } from '../../src/scratch/scratch.ts';
import type { House, OriginalPart } from '../common/house.ts';
import { shortTimes, timesText } from '../common/numbers.ts';
import { createOutcomes, createPanel } from '../common/panel.ts';
import { createScreen } from '../common/screen.ts';
import { showOriginal } from '../common/shown.ts';
import { createCard } from './card.ts';
import { box } from './layout.ts';
import { drawSymbol } from './picture.ts';
import { createPrizeBoard, prizesOf, scratchSheet } from './prizes.ts';
import type { ScratchPrize } from './prizes.ts';
import type { ScratchTheme } from './theme.ts';
import './scratch.css';

type CardEvent = Extract<ScratchEvent, { type: 'card' }>;

function cardOf(events: readonly ScratchEvent[]): CardEvent {
  const found = events.find((event) => event.type === 'card');
  if (found === undefined) throw new Error('a round of a scratch card without its card');
  return found;
}

function titleOf({ code }: ScratchTheme) {
  const maths = scratchTitles.find((one) => one.code === code);
  const game = scratchCards.find((one) => one.code === code);
  if (maths === undefined || game === undefined) throw new Error(`no scratch card ${code}`);
  return { maths, game };
}

/** The strip below the card: what three of each symbol pay. */
function createStrip(words: Words, theme: ScratchTheme, prizes: readonly ScratchPrize[]) {
  const outcomes = createOutcomes(words.game('scratch.prizes'));
  outcomes.write(
    prizes.map(({ symbol, name, pays }) => ({
      text: shortTimes(words, pays),
      picture: drawSymbol(theme, symbol, name),
    })),
  );
  const node = createPanel(words.game('scratch.prizes'), [outcomes.node]);
  node.classList.add('scratch-panel');
  return { node, mark: outcomes.mark };
}

function makeScratch(theme: ScratchTheme, house: House): OriginalPart<ScratchEvent> {
  const { host } = house;
  const { words } = host;
  const g = (key: string, params?: Record<string, string>) => words.game(`scratch.${key}`, params);
  const prizes = prizesOf(titleOf(theme).maths, theme, words);
  const [place, board] = [h('div'), createPrizeBoard(words, theme, prizes)];
  host.place.classList.add('scratch');
  host.place.append(place, board.node);
  const screen = createScreen(place, box);
  const strip = createStrip(words, theme, prizes);
  const card = createCard(house, screen, theme, prizes);

  function mark(symbol: number | null): void {
    board.mark(symbol);
    strip.mark(symbol);
  }
  function cover(isAsked: boolean): void {
    mark(null);
    card.cover(isAsked);
  }
  cover(false);

  return {
    panel: { node: strip.node, read: () => ({}), missing: () => null, show: () => {} },
    keys: keysOf(g, card.focus, () => void card.sweep()),
    briefOf: ({ book }) => timesText(words, book.payoutMultiplier),
    begin: () => cover(true),
    async tell({ events, times }) {
      const { fields, won } = cardOf(events);
      await card.play(fields, times);
      mark(won);
      return won === null ? g('none') : g('result', { symbol: prizes[won]?.name ?? '' });
    },
    hurry: card.sweep,
    rest: () => cover(false),
    resize({ width, height }) {
      const beside = board.node.offsetWidth;
      screen.resize({ width: width - beside, height });
      card.resize(place.clientWidth / box[0]);
    },
    prizes: (at) => scratchSheet(words, at, theme, prizes),
    dispose: card.dispose,
  };
}

/** The keys of a card, as the sheet of the rules lists them. */
const keysOf = (g: (key: string) => string, focus: () => void, sweep: () => void): KeyHelp[] => [
  {
    keys: [
      { key: 'ArrowLeft', press: focus },
      { key: 'ArrowRight', press: focus },
    ],
    does: g('keys.field'),
  },
  { keys: [{ key: 'End', press: sweep }], does: g('all') },
];

/** A scratch card, ready for the page. */
export function showScratch(theme: ScratchTheme): ShownGame {
  const { maths, game } = titleOf(theme);
  return showOriginal<ScratchEvent>({
    game,
    look: theme.look,
    song: theme.song,
    pays: 'scratch',
    most: Math.max(...scratchPrizes(maths)),
    makePart: (house) => makeScratch(theme, house),
  });
}
