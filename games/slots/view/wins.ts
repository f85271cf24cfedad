import { easeOut } from '@arara/game-kit/stage';
import type { Actor, StageClock } from '@arara/game-kit/stage';
import { rankOf } from '@arara/game-kit/view';
import type { Cell as Place, SlotEvent } from '../src/index.ts';
import type { Board, Trace } from './board.ts';
import type { Times } from './paces.ts';
import type { Narrator, SoundBoard, WinLine } from './view-types.ts';

/** One combination as it is shown. */
export interface ShownWin {
  readonly line: WinLine;
  readonly cells: readonly Place[];
  /** How it is marked; what has moved by itself needs no mark. */
  readonly kind: Trace['kind'] | 'none';
  readonly amount: number;
}

/** Where wins are shown this briefly, there is no time to show each alone. */
const winShowShort = 600;
/** All combinations alone take at most so many times what one takes. */
const aloneMost = 6;
const aloneShare = 0.6;
/** A symbol that wins acts so often while all are shown. */
const reach = 0.07;

interface WinsOptions {
  readonly board: Board;
  readonly clock: StageClock;
  readonly sound: SoundBoard;
  readonly actor: Actor;
  readonly narrator: Narrator;
  readonly cost: number;
  readonly times: Times;
}

/** Shows winning combinations: all of them first, then each alone, with its own mark and its own amount. */
export function createWins({ board, clock, sound, actor, narrator, cost, times }: WinsOptions) {
  /** The amount that the round has paid so far. */
  let total = 0;

  async function show(wins: readonly ShownWin[], amount: number): Promise<void> {
    total += amount;
    const isGain = total > cost;
    const first = wins[0];
    if (first === undefined) return;
    const rank = rankOf(amount, cost);
    if (isGain) {
      sound.win(rank === 0 ? 1 : rank);
      actor.act(rank >= 4 ? 'wild' : 'joy');
    }
    const all = wins.flatMap(({ cells }) => cells);
    const isOne = wins.length === 1;
    narrator.win({
      line: isOne ? first.line : { kind: 'several', wins: wins.length },
      amount,
      total,
      isGain,
    });
    const traces = wins.flatMap(({ cells, kind }, index): Trace[] =>
      kind === 'none' ? [] : [{ kind, places: cells, index }],
    );
    board.highlight(all);
    await act(traces, all, isGain);
    if (!isOne && times.winShow > winShowShort) await showAlone(wins, traces, isGain);
    board.trace(traces);
    board.highlight(all);
  }

  async function showAlone(
    wins: readonly ShownWin[],
    traces: readonly Trace[],
    isGain: boolean,
  ): Promise<void> {
    const ms = times.winShow * aloneShare * Math.min(1, aloneMost / wins.length);
    for (const [index, win] of wins.entries()) {
      const trace = traces[index];
      board.highlight(win.cells);
      board.trace(trace === undefined ? [] : [trace]);
      narrator.win({ line: win.line, amount: win.amount, total, isGain });
      await clock.tween(ms, easeOut, (progress) => perform(win.cells, times.moves ? progress : 0));
    }
  }

  /** Draws the marks while those that won act. */
  async function act(
    traces: readonly Trace[],
    places: readonly Place[],
    isGain: boolean,
  ): Promise<void> {
    const grow = isGain && times.moves ? reach : 0;
    await clock.tween(times.winShow, easeOut, (progress) => {
      board.trace(traces, times.moves ? Math.min(1, progress * 1.6) : 1);
      const scale = 1 + grow * Math.sin(Math.min(1, progress) * Math.PI);
      for (const place of places) board.cellAt(place).scale = scale;
      perform(places, times.moves ? progress : 0);
    });
  }

  function perform(places: readonly Place[], progress: number): void {
    for (const place of places) board.cellAt(place).act = progress < 1 ? progress : 0;
  }

  /** The win of a spin is multiplied: it grows by so much. */
  function grow(line: WinLine, amount: number): void {
    total += amount;
    const isGain = total > cost;
    const rank = rankOf(amount, cost);
    if (isGain) {
      sound.win(rank === 0 ? 1 : rank);
      actor.act(rank >= 4 ? 'wild' : 'joy');
    }
    narrator.win({ line, amount, total, isGain });
  }

  return {
    show,
    grow,
    /** Tells a win that was shown in a way of its own. */
    tell(line: WinLine, amount: number): void {
      total += amount;
      narrator.win({ line, amount, total, isGain: total > cost });
    },
    /** The round has paid so much by the book, where a cap cut the last win. */
    count(paid: number): void {
      total = paid;
    },
  };
}

export type Wins = ReturnType<typeof createWins>;

/** The combinations of an event, each with the mark that its model draws. */
export function shownWins(
  event: Extract<
    SlotEvent,
    {
      type: 'lineWins' | 'waysWins' | 'clusterWins' | 'anywhereWins' | 'scatterWin' | 'collect';
    }
  >,
): ShownWin[] {
  switch (event.type) {
    case 'lineWins':
      return event.wins.map(({ line, count, symbol, cells, amount }) => ({
        line: { kind: 'line', line, count, symbol },
        cells,
        kind: 'line',
        amount,
      }));
    case 'waysWins':
      return event.wins.map(({ ways, count, symbol, cells, amount }) => ({
        line: { kind: 'ways', ways, count, symbol },
        cells,
        kind: 'ways',
        amount,
      }));
    case 'clusterWins':
      return event.wins.map(({ count, symbol, cells, amount }) => ({
        line: { kind: 'cluster', count, symbol },
        cells,
        kind: 'group',
        amount,
      }));
    case 'anywhereWins':
      return event.wins.map(({ count, symbol, cells, amount }) => ({
        line: { kind: 'anywhere', count, symbol },
        cells,
        kind: 'group',
        amount,
      }));
    case 'scatterWin': {
      const { symbol, cells, amount } = event;
      const line: WinLine = { kind: 'scatter', count: cells.length, symbol };
      return [{ line, cells, kind: 'group', amount }];
    }
    case 'collect': {
      const { symbol, cell, coins, amount } = event;
      const cells = [...coins.map((coin) => coin.cell), cell];
      const line: WinLine = { kind: 'collect', count: coins.length, symbol };
      return [{ line, cells, kind: 'none', amount }];
    }
    default:
      return event satisfies never;
  }
}
