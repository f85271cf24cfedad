import type { Grid, SlotEvent } from '../events.ts';
import type { RespinMaths } from '../maths.ts';
import { BLANK, fullScreenOf } from '../respin/screen.ts';

/** Laws of the respins: what landed stays, each respin but the last brings something, a full screen multiplies. */
export function respinsAddUp(maths: RespinMaths, events: readonly SlotEvent[]): boolean {
  const opened = events.find((event) => event.type === 'respinsOpened');
  const steps = events.filter((event) => event.type === 'respin');
  if (opened?.type !== 'respinsOpened') return steps.length === 0 && wins(maths, events);
  const allowed = new Set([opened.symbol, maths.wild, BLANK]);
  let before = opened.grid;
  for (const [index, { number, landed, grid }] of steps.entries()) {
    const own = landed.map(([column, row]) => `${column}:${row}`);
    const fresh = placesOf(grid).filter(
      ([place, symbol]) => symbol !== BLANK && !heldAt(before, place),
    );
    const kept = placesOf(before).every(
      ([place, symbol]) => symbol === BLANK || symbolAt(grid, place) === symbol,
    );
    const isLast = index === steps.length - 1;
    const goesOn = landed.length > 0 && grid.flat().includes(BLANK);
    if (number !== index + 1 || !kept || goesOn === isLast) return false;
    if (String(fresh.map(([place]) => place)) !== String(own)) return false;
    if (!grid.flat().every((symbol) => allowed.has(symbol))) return false;
    before = grid;
  }
  const end = events.find((event) => event.type === 'respinsEnd');
  const held = before.flat().filter((symbol) => symbol !== BLANK).length;
  const told = end?.type === 'respinsEnd' && end.respins === steps.length && end.held === held;
  return told && wins(maths, events);
}

/** The multiplier of the wins is that of the full screen, or one. */
function wins(maths: RespinMaths, events: readonly SlotEvent[]): boolean {
  const shown = events.findLast((event) => event.type === 'reveal' || event.type === 'respin');
  if (shown?.type !== 'reveal' && shown?.type !== 'respin') return false;
  const full = fullScreenOf(maths.wild, shown.grid);
  const told = events.find((event) => event.type === 'fullScreen');
  const factor = full === null ? 1 : maths.fullScreen;
  if ((told?.type === 'fullScreen' ? told.symbol : null) !== full) return false;
  return events.every((event) => event.type !== 'lineWins' || event.multiplier === factor);
}

function placesOf(grid: Grid): [place: string, symbol: string][] {
  return grid.flatMap((column, x) =>
    column.map((symbol, y): [string, string] => [`${x}:${y}`, symbol]),
  );
}

function symbolAt(grid: Grid, place: string): string | undefined {
  const [column = 0, row = 0] = place.split(':').map(Number);
  return grid[column]?.[row];
}

function heldAt(grid: Grid, place: string): boolean {
  return symbolAt(grid, place) !== BLANK;
}
