import type { Cell as Place, SlotBook, SlotEvent } from '../src/index.ts';
import type { Board } from './board.ts';
import { easeOut } from './clock.ts';
import type { StageClock } from './clock.ts';
import type { Drops } from './drops.ts';
import type { Times } from './paces.ts';
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

/** Wins above this many times the stake (in hundredths) are shown with more noise. */
const bigWin = 1_000;
const hugeWin = 5_000;
const cascadesToneMax = 8;

/** Tells a book event by event; it shows amounts that the book names and computes none. */
export async function tell(scene: Scene, book: SlotBook, times: Times): Promise<void> {
  const handlers = createHandlers(scene, times);
  for (const event of book.events) {
    await (handlers[event.type] as (event: SlotEvent) => Promise<void> | void)(event);
  }
}

function createHandlers(scene: Scene, times: Times): Handlers {
  const { board, clock, sound, narrator } = scene;
  let total = 0;
  let cascades = 0;
  let spun = scene.reels?.isTurning() ?? true;

  async function showWins(wins: readonly ShownWin[], amount: number): Promise<void> {
    total += amount;
    sound.win(rankOf(amount));
    const several: WinLine = { kind: 'several', wins: wins.length };
    const first = wins[0];
    const line = wins.length === 1 && first !== undefined ? first.line : several;
    narrator.win({ line, amount, total });
    board.highlight(wins.flatMap(({ cells }) => cells));
    board.line(wins.length === 1 ? (first?.path ?? null) : null);
    await pulse(wins.flatMap(({ cells }) => cells));
    const each = wins.length > 1 && times.winShow > 600 ? wins.slice(0, 6) : [];
    for (const win of each) {
      board.highlight(win.cells);
      board.line(win.path);
      narrator.win({ line: win.line, amount: win.amount, total });
      await clock.wait(times.winShow * 0.6);
    }
    board.line(null);
  }

  async function pulse(places: readonly Place[]): Promise<void> {
    await clock.tween(times.winShow, easeOut, (progress) => {
      const scale = 1 + 0.09 * Math.sin(Math.min(1, progress) * Math.PI);
      for (const place of places) board.cellAt(place).node.scale.set(scale);
    });
  }

  return {
    async reveal(event) {
      board.highlight([]);
      board.line(null);
      cascades = 0;
      if (event.strips !== null) scene.useStrips(event.strips);
      if (scene.reels !== null) {
        if (!spun) scene.reels.start();
        spun = false;
        await clock.wait(times.turnMin);
        await scene.reels.land(event.grid, event.tension, times);
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
      narrator.final(event.amount);
    },
  };
}

function rankOf(amount: number): 0 | 1 | 2 | 3 {
  if (amount >= hugeWin) return 3;
  if (amount >= bigWin) return 2;
  return amount >= 100 ? 1 : 0;
}
