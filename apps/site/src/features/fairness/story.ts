import type { Book } from '@arara/game-kit';
import { cardSign } from '@arara/originals/card';
import type { Card } from '@arara/originals/card';
import type {
  BaccaratEvent,
  BingoEvent,
  BlackjackEvent,
  CoinEvent,
  DiceEvent,
  DragonTigerEvent,
  HiloEvent,
  KenoEvent,
  LimboEvent,
  MinesEvent,
  PlinkoEvent,
  PokerEvent,
  RouletteEvent,
  WheelEvent,
} from '@arara/originals';
import { BLANK } from '@arara/slots';
import type { Grid, SlotEvent, SymbolId } from '@arara/slots';

/** One thing to tell: a heading, a grid, or a sentence `story.<key>` with what fills it. */
export type StoryLine =
  | { readonly kind: 'head'; readonly key: string; readonly params: Params }
  | { readonly kind: 'grid'; readonly rows: readonly (readonly SymbolId[])[] }
  | {
      readonly kind: 'say';
      readonly key: string;
      readonly params: Params;
      readonly symbol?: { readonly id: SymbolId; readonly count: number };
      /** Hundredths of the stake. */
      readonly amount?: number;
    };

type Params = Readonly<Record<string, number | string>>;
type OriginalEvent =
  | DiceEvent
  | LimboEvent
  | PlinkoEvent
  | WheelEvent
  | KenoEvent
  | MinesEvent
  | CoinEvent
  | HiloEvent
  | BingoEvent
  | PokerEvent
  | BlackjackEvent
  | RouletteEvent
  | BaccaratEvent
  | DragonTigerEvent;
type HouseEvent = SlotEvent | OriginalEvent;
type Told = {
  readonly [T in HouseEvent['type']]: (event: Extract<HouseEvent, { type: T }>) => StoryLine[];
};

const say = (key: string, params: Params = {}, amount?: number): StoryLine => ({
  kind: 'say',
  key,
  params,
  ...(amount === undefined ? {} : { amount }),
});

/** Columns from the left become rows from the top: how a person reads a grid. */
function rowsOf(grid: Grid): SymbolId[][] {
  const height = Math.max(0, ...grid.map((column) => column.length));
  return Array.from({ length: height }, (_, row) => grid.map((column) => column[row] ?? ''));
}

const signsOf = (cards: readonly Card[]): string => cards.map(cardSign).join(' ');

const told: Told = {
  reveal: ({ grid }) => [{ kind: 'grid', rows: rowsOf(grid) }],
  lineWins: ({ wins }) =>
    wins.map(({ line, count, symbol, amount }) => ({
      ...say('line', { line }, amount),
      symbol: { id: symbol, count },
    })),
  waysWins: ({ wins }) =>
    wins.map(({ ways, count, symbol, amount }) => ({
      ...say('ways', { ways }, amount),
      symbol: { id: symbol, count },
    })),
  clusterWins: ({ wins }) =>
    wins.map(({ count, symbol, amount }) => ({
      ...say('cluster', {}, amount),
      symbol: { id: symbol, count },
    })),
  anywhereWins: ({ wins }) =>
    wins.map(({ count, symbol, amount }) => ({
      ...say('anywhere', {}, amount),
      symbol: { id: symbol, count },
    })),
  bombs: ({ bombs, multiplier, amount }) => {
    const sum = bombs.map(({ value }) => `×${value}`).join(' + ');
    if (sum === '') return [say('bombs.kept', { times: multiplier }, amount)];
    return [say('bombs', { sum, times: multiplier }, amount)];
  },
  scatterWin: ({ symbol, cells, amount }) => [
    {
      ...say(amount > 0 ? 'scatter' : 'scatter.free', {}, amount),
      symbol: { id: symbol, count: cells.length },
    },
  ],
  cascade: ({ grid }) => [say('cascade'), { kind: 'grid', rows: rowsOf(grid) }],
  multiplier: ({ value, cause }) => (cause === 'reset' ? [] : [say('multiplier', { value })]),
  freeSpinsAwarded: ({ spins }) => [say('award', { spins })],
  freeSpin: ({ number, total }) => [{ kind: 'head', key: 'free', params: { number, total } }],
  respinsOpened: ({ symbol, grid }) => [
    { ...say('respins'), symbol: { id: symbol, count: 1 } },
    { kind: 'grid', rows: rowsOf(grid) },
  ],
  respin: ({ number, landed, grid }) => [
    say('respin', { number, landed: landed.length }),
    { kind: 'grid', rows: rowsOf(grid) },
  ],
  respinsEnd: ({ held }) => [say('respinsEnd', { held })],
  coins: ({ coins }) => [
    say('coins', { values: coins.map(({ value }) => `${value / 100}×`).join(', ') }),
  ],
  collect: ({ symbol, coins, amount }) => [
    { ...say('collect', {}, amount), symbol: { id: symbol, count: coins.length } },
  ],
  holdOpened: ({ grid, left }) => [
    say('holdOpened', { held: grid.flat().filter((symbol) => symbol !== BLANK).length, left }),
    { kind: 'grid', rows: rowsOf(grid) },
  ],
  holdRespin: ({ number, landed, left, grid }) => [
    say('holdRespin', { number, landed: landed.length, left }),
    { kind: 'grid', rows: rowsOf(grid) },
  ],
  gather: ({ value }) => [say('gather', { times: value / 100 })],
  holdWin: ({ grand, amount }) => [say(grand > 0 ? 'holdWin.grand' : 'holdWin', {}, amount)],
  holdEnd: ({ held }) => [say('holdEnd', { held })],
  bookSymbol: ({ symbol }) => [{ ...say('bookSymbol'), symbol: { id: symbol, count: 1 } }],
  expand: ({ symbol, columns, grid }) => [
    { ...say('expand', { columns: columns.length }), symbol: { id: symbol, count: 1 } },
    { kind: 'grid', rows: rowsOf(grid) },
  ],
  fullScreen: ({ multiplier }) => [say('fullScreen', { times: multiplier })],
  freeSpinsEnd: ({ spins, amount }) => [
    { kind: 'head', key: 'freeEnd', params: {} },
    say('freeSum', { spins }, amount),
  ],
  spinEnd: ({ amount }) => (amount === 0 ? [say('nothing')] : []),
  winCap: () => [say('cap')],
  jackpotDraw: ({ number }) => [say('jackpotDraw', { number })],
  rolled: ({ roll }) => [say('rolled', { roll: roll / 100 })],
  reached: ({ multiplier }) => [say('reached', { times: multiplier / 100 })],
  fell: ({ path, place }) => [say('fell', { rows: path.length, rights: place, place: place + 1 })],
  stopped: ({ segment }) => [say('stopped', { segment: segment + 1 })],
  drawn: ({ numbers, hits }) => [say('drawn', { count: numbers.length, hits })],
  laid: ({ mines }) => [say('laid', { count: mines })],
  opened: ({ cell, safe, worth }) => [
    safe
      ? say('opened', { tile: cell + 1, times: worth / 100 })
      : say('opened.mine', { tile: cell + 1 }),
  ],
  // Where the mines lay is in the book; in words it says little.
  mines: () => [],
  flipped: ({ side }) => [say(side === 'heads' ? 'flipped.heads' : 'flipped.tails')],
  card: ({ card }) => [say('dealt', { rank: card.rank })],
  skipped: ({ card }) => [say('dealt', { rank: card.rank })],
  called: ({ card, right, worth }) => [
    right
      ? say('called', { rank: card.rank, times: worth / 100 })
      : say('called.wrong', { rank: card.rank }),
  ],
  cards: () => [say('cards')],
  balls: ({ numbers }) => [say('balls', { count: numbers.length })],
  offered: ({ number, price }) => [say('offered', { number, times: price / 100 })],
  extra: ({ ball }) => [say('extra', { ball })],
  cardWins: ({ wins }) =>
    wins.map(({ card, rows, amount }) =>
      say('cardWin', { card: card + 1, rows: rows.length }, amount),
    ),
  spun: ({ number }) => [say('spun', { number })],
  coup: ({ player, banker }) => [say('coup', { player: signsOf(player), banker: signsOf(banker) })],
  duel: ({ dragon, tiger }) => [say('duel', { dragon: cardSign(dragon), tiger: cardSign(tiger) })],
  spotWins: ({ wins }) => [
    say(
      'spots',
      { spots: wins.length },
      wins.reduce((sum, { amount }) => sum + amount, 0),
    ),
  ],
  dealt: ({ cards }) => [say('hand', { cards: signsOf(cards) })],
  drew: ({ held, cards }) => [say('drew', { held: held.length, cards: signsOf(cards) })],
  table: ({ player, up }) => [say('table', { cards: signsOf(player), up: cardSign(up) })],
  insurance: ({ taken }) => [say(taken ? 'insurance' : 'insurance.none')],
  peeked: () => [say('peeked')],
  hit: ({ hand, card, total }) => [say('hit', { hand: hand + 1, card: cardSign(card), total })],
  doubled: ({ hand, card, total }) => [
    say('doubled', { hand: hand + 1, card: cardSign(card), total }),
  ],
  stood: ({ hand }) => [say('stood', { hand: hand + 1 })],
  surrendered: () => [say('surrendered')],
  split: ({ hand, cards }) => [say('split', { hand: hand + 1, cards: signsOf(cards) })],
  dealer: ({ cards, total }) => [say('dealer', { cards: signsOf(cards), total })],
  insured: ({ amount }) => [say('insured', {}, amount)],
  settledHands: ({ hands }) =>
    hands.map(({ amount }, at) => say('brought', { hand: at + 1 }, amount)),
  final: ({ amount }) => [{ kind: 'head', key: 'end', params: {} }, say('final', {}, amount)],
};

/** A round in words, in the order in which it happened; events of a game it does not know are left out. */
export function tellBook(book: Book): StoryLine[] {
  const lines = (book.events as readonly HouseEvent[]).flatMap((event) => {
    const tell = told[event.type] as ((event: HouseEvent) => StoryLine[]) | undefined;
    return tell?.(event) ?? [];
  });
  // Only reels have a first spin.
  const isSpun = lines.some(({ kind }) => kind === 'grid');
  return isSpun ? [{ kind: 'head', key: 'start', params: {} }, ...lines] : lines;
}
