import type { Cell as Place, RevealEvent, SlotBook, SlotEvent } from '../src/index.ts';
import type { Board } from './board.ts';
import { easeOut } from './clock.ts';
import type { StageClock } from './clock.ts';
import type { Drops } from './drops.ts';
import type { Times } from './paces.ts';
import { rankOf } from '@arara/game-kit/view';
import type { Reels } from './reels.ts';
import type { Narrator, SoundBoard, WinLine } from './view-types.ts';

export interface Scene {
  readonly board: Board;
  readonly reels: Reels | null;
  readonly drops: Drops | null;
  readonly clock: StageClock;
  readonly sound: SoundBoard;
  readonly narrator: Narrator;
  useStrips(which: 'base' | 'free'): void;
}

type Handlers = {
  readonly [T in SlotEvent['type']]: (
    event: Extract<SlotEvent, { type: T }>,
  ) => Promise<void> | void;
};

interface ShownWin {
  readonly line: WinLine;
  readonly cells: readonly Place[];
  readonly path: readonly Place[] | null;
  readonly amount: number;
}

const cascadesToneMax = 8;
/** Of a grid full of wins only the first ones are shown alone. */
const winsAloneMax = 6;
/** Where wins are shown this briefly, there is no time to show each alone. */
const winShowShort = 600;

/** Tells a book event by event; it shows amounts that the book names and computes none. */
export async function tell(
  scene: Scene,
  book: SlotBook,
  cost: number,
  times: Times,
): Promise<void> {
  const handlers = createHandlers(scene, cost, times);
  for (const event of book.events) {
    await (handlers[event.type] as (event: SlotEvent) => Promise<void> | void)(event);
  }
}

function createHandlers(scene: Scene, cost: number, times: Times): Handlers {
  const { board, clock, sound, narrator } = scene;
  let total = 0;
  let cascades = 0;
  let spun = scene.reels?.isTurning() ?? true;

  async function showWins(wins: readonly ShownWin[], amount: number): Promise<void> {
    total += amount;
    const isGain = total > cost;
    const first = wins[0];
    if (first === undefined) return;
    const rank = rankOf(amount, cost);
    if (isGain) sound.win(rank === 0 ? 1 : rank);
    const all = wins.flatMap(({ cells }) => cells);
    const isOne = wins.length === 1;
    narrator.win({
      line: isOne ? first.line : { kind: 'several', wins: wins.length },
      amount,
      total,
      isGain,
    });
    board.highlight(all);
    board.line(isOne ? first.path : null);
    await pulse(all, isGain);
    if (!isOne && times.winShow > winShowShort)
      await showAlone(wins.slice(0, winsAloneMax), isGain);
    board.line(isOne ? first.path : null);
    board.highlight(all);
  }

  async function showAlone(wins: readonly ShownWin[], isGain: boolean): Promise<void> {
    for (const win of wins) {
      board.highlight(win.cells);
      board.line(win.path);
      narrator.win({ line: win.line, amount: win.amount, total, isGain });
      await clock.wait(times.winShow * 0.6);
    }
  }

  async function pulse(places: readonly Place[], isGain: boolean): Promise<void> {
    const reach = isGain && times.moves ? 0.09 : 0;
    await clock.tween(times.winShow, easeOut, (progress) => {
      const scale = 1 + reach * Math.sin(Math.min(1, progress) * Math.PI);
      for (const place of places) board.cellAt(place).scale = scale;
    });
  }

  async function showAtOnce(event: RevealEvent): Promise<void> {
    scene.reels?.show(event);
    scene.drops?.show(event.grid);
    sound.stop(0);
    await clock.wait(times.turnMin);
  }

  return {
    async reveal(event) {
      board.highlight([]);
      board.line(null);
      cascades = 0;
      if (event.strips !== null) scene.useStrips(event.strips);
      if (!times.moves) return showAtOnce(event);
      if (scene.reels !== null) {
        if (!spun) scene.reels.start();
        spun = false;
        await clock.wait(times.turnMin);
        await scene.reels.land(event, times);
        return;
      }
      if (!spun) await scene.drops?.leave(times);
      spun = false;
      await scene.drops?.arrive(event.grid, times);
    },
    lineWins: (event) =>
      showWins(
        event.wins.map((win) => ({
          line: { kind: 'line', line: win.line, count: win.count, symbol: win.symbol },
          cells: win.cells,
          path: win.cells,
          amount: win.amount,
        })),
        event.amount,
      ),
    waysWins: (event) =>
      showWins(
        event.wins.map((win) => ({
          line: { kind: 'ways', ways: win.ways, count: win.count, symbol: win.symbol },
          cells: win.cells,
          path: null,
          amount: win.amount,
        })),
        event.amount,
      ),
    clusterWins: (event) =>
      showWins(
        event.wins.map((win) => ({
          line: { kind: 'cluster', count: win.count, symbol: win.symbol },
          cells: win.cells,
          path: null,
          amount: win.amount,
        })),
        event.amount,
      ),
    async scatterWin(event) {
      const line: WinLine = { kind: 'scatter', count: event.cells.length, symbol: event.symbol };
      await showWins(
        [{ line, cells: event.cells, path: null, amount: event.amount }],
        event.amount,
      );
    },
    async cascade(event) {
      sound.cascade(Math.min(cascades, cascadesToneMax));
      cascades += 1;
      board.highlight([]);
      await scene.drops?.cascade(event, times);
    },
    multiplier(event) {
      narrator.multiplier(event.value);
    },
    async freeSpinsAwarded(event) {
      sound.award();
      narrator.freeSpins({ spins: event.spins, cause: event.cause });
      await clock.wait(times.announce);
    },
    freeSpin(event) {
      narrator.freeSpin({ number: event.number, total: event.total });
    },
    async freeSpinsEnd(event) {
      narrator.freeSpinsEnd({ spins: event.spins, amount: event.amount });
      await clock.wait(times.announce);
    },
    spinEnd(event) {
      total = event.total;
    },
    async winCap(event) {
      narrator.capReached(event.cap);
      await clock.wait(times.announce);
    },
    final(event) {
      narrator.final({ amount: event.amount, rank: rankOf(event.amount, cost) });
    },
  };
}
