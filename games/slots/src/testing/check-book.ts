import type { Grid, SlotBook, SlotEvent } from '../events.ts';
import type { SlotTitle } from '../title.ts';
import { cutStrips, gridAt } from '../reels/strips.ts';
import { BLANK } from '../respin/screen.ts';
import { isFalls } from '../falls/books.ts';
import { gridOf, loosesOf, wildOf } from '../shape.ts';
import { bombsAddUp } from './check-bombs.ts';
import { heightsStay } from './check-heights.ts';
import { coinsAddUp } from './check-hold.ts';
import { respinsAddUp } from './check-respins.ts';

/** The sum of a book: its wins, less the part that the cap cut. */
export function sumOfEvents(book: SlotBook): number {
  return book.events.reduce((sum, event) => sum + worthOf(event), 0);
}

function worthOf(event: SlotEvent): number {
  switch (event.type) {
    case 'lineWins':
    case 'waysWins':
    case 'clusterWins':
    case 'anywhereWins':
    case 'bombs':
    case 'scatterWin':
    case 'collect':
    case 'holdWin':
      return event.amount;
    case 'winCap':
      return -event.cut;
    default:
      return 0;
  }
}

/** Laws that every book of a title keeps; each broken one is named. */
export function faultsOfBook(title: SlotTitle, book: SlotBook): string[] {
  const { maths } = title;
  const { events, payoutMultiplier } = book;
  const faults: string[] = [];
  const law = (kept: boolean, name: string) => {
    if (!kept) faults.push(name);
  };
  const last = events.at(-1);
  law(Number.isSafeInteger(payoutMultiplier) && payoutMultiplier >= 0, 'a whole payout');
  law(payoutMultiplier <= maths.winCap, 'never above the cap');
  law(payoutMultiplier % maths.payoutUnit === 0, 'whole prizes');
  law(sumOfEvents(book) === payoutMultiplier, 'events add up to the payout');
  law(last?.type === 'final' && last.amount === payoutMultiplier, 'ends with its payout');
  law(events.filter(({ type }) => type === 'final').length === 1, 'one end');
  law(freeSpinsAddUp(events), 'free spins add up');
  law(spinsAddUp(events), 'spins add up');
  if (maths.model === 'respin') law(respinsAddUp(maths, events), 'respins hold what landed');
  if (maths.model === 'variable') law(heightsStay(maths, events), 'columns keep their heights');
  if (maths.model === 'anywhere') law(bombsAddUp(maths, events), 'bombs multiply their spin');
  if (maths.model === 'hold') law(coinsAddUp(maths, events), 'coins are held and paid');
  const bombs = maths.model === 'anywhere' ? Object.keys(maths.bombs) : [];
  const blank = maths.model === 'respin' || maths.model === 'hold' ? [BLANK] : [];
  const special = [wildOf(maths) ?? BLANK, ...loosesOf(maths), ...bombs, ...blank];
  const known = new Set([...Object.keys(maths.paytable), ...special]);
  for (const event of events) {
    if (event.type === 'reveal') law(revealIsTrue(title, event), 'a reveal shows its stops');
    if ('grid' in event) law(gridIsWhole(title, event.grid, known), 'a grid is whole');
    if ('wins' in event) {
      law(event.amount === event.wins.reduce((sum, { amount }) => sum + amount, 0), 'wins add up');
      law(event.wins.length > 0, 'no empty win');
    }
  }
  return faults;
}

function revealIsTrue(title: SlotTitle, event: Extract<SlotEvent, { type: 'reveal' }>): boolean {
  const { maths } = title;
  if (isFalls(maths)) return event.stops === null && event.strips === null;
  const isFree = event.strips === 'free';
  if (isFree && !('freeStrips' in maths)) return false;
  const strips = cutStrips(isFree && 'freeStrips' in maths ? maths.freeStrips : maths.strips);
  const stops = event.stops ?? [];
  const inRange = strips.every(
    (strip, x) => (stops[x] ?? -1) >= 0 && (stops[x] ?? 0) < strip.length,
  );
  return inRange && String(gridAt(strips, stops)) === String(event.grid);
}

function gridIsWhole({ maths }: SlotTitle, grid: Grid, known: ReadonlySet<string>): boolean {
  const { columns, rows } = gridOf(maths);
  // Columns of drawn heights have a law of their own.
  const fits = (held: number) => held === rows || maths.model === 'variable';
  const whole = grid.length === columns && grid.every((column) => fits(column.length));
  return whole && grid.flat().every((symbol) => known.has(symbol));
}

/** Running totals of spins never fall, and the last one is the payout. */
function spinsAddUp(events: readonly SlotEvent[]): boolean {
  let total = 0;
  for (const event of events) {
    if (event.type !== 'spinEnd') continue;
    if (event.total - event.amount !== total) return false;
    total = event.total;
  }
  const final = events.at(-1);
  return final?.type === 'final' && final.amount === total;
}

/** As many free spins as were awarded, unless the cap ended the round before. */
function freeSpinsAddUp(events: readonly SlotEvent[]): boolean {
  const count = (type: SlotEvent['type']) => events.filter((event) => event.type === type).length;
  const awarded = events.reduce(
    (sum, event) => sum + (event.type === 'freeSpinsAwarded' ? event.spins : 0),
    0,
  );
  if (count('winCap') > 0) return count('freeSpin') <= awarded;
  const end = events.find((event) => event.type === 'freeSpinsEnd');
  const told = end?.type === 'freeSpinsEnd' ? end.spins : 0;
  return count('freeSpin') === awarded && told === awarded;
}
