import type { Hundredths } from '@arara/game-kit';
import { easeOut, linear } from '@arara/game-kit/stage';
import type { StageClock } from '@arara/game-kit/stage';
import { rankOf } from '@arara/game-kit/view';
import { BLANK } from '../src/index.ts';
import type { coinsOf } from '../src/index.ts';
import type { Cell as Place, Coin, Grid, SlotEvent, TitleMoment, Values } from '../src/index.ts';
import type { Board } from './board.ts';
import { flyValues } from './flying.ts';
import { hitShare, leapMs } from './leap.ts';
import { breathsOf, createOpenCells, passingFaces } from './open-cells.ts';
import type { Times } from './paces.ts';
import type { Reels } from './reels.ts';
import type { Leaper, Narrator, SoundBoard } from './view-types.ts';
import { shownWins } from './wins.ts';
import type { Wins } from './wins.ts';

type Told<T extends SlotEvent['type']> = Extract<SlotEvent, { type: T }>;

/** A value is struck onto its coin from so much above its size. */
const strikeFrom = 0.28;
/** The tones of a sum climb so far. */
const tonesMost = 8;
/** A number is called out for this share of an announcement. */
const callShare = 0.5;

interface HoldOptions {
  readonly coins: ReturnType<typeof coinsOf>;
  /** A round pays no more: no counter goes beyond it. */
  readonly cap: Hundredths;
  readonly moment: TitleMoment;
  readonly board: Board;
  readonly reels: Reels | null;
  readonly clock: StageClock;
  readonly sound: SoundBoard;
  readonly actor: Leaper;
  readonly narrator: Narrator;
  readonly wins: Wins;
  readonly cost: number;
  readonly times: Times;
}

/** The acts of coins: values are struck, collected and held, and in the end all of them fly into the counter. */
export function createHold(options: HoldOptions) {
  const {
    coins: rules,
    cap,
    moment,
    board,
    reels,
    clock,
    sound,
    actor,
    narrator,
    wins,
    cost,
    times,
  } = options;
  const cells = createOpenCells(options);
  const faces = passingFaces(rules.chances);
  const all = board.columns * board.rows;
  let held: readonly Place[] = [];
  let left = rules.respins;
  let values: Values = [];

  const placesOf = (grid: Grid, isWanted: (symbol: string) => boolean): Place[] =>
    grid.flatMap((column, x) =>
      column.flatMap((symbol, y) => (isWanted(symbol) ? [[x, y] as const] : [])),
    );
  const coinsOf = (places: readonly Place[]): Coin[] =>
    places
      .map((cell) => ({ cell, value: board.cellAt(cell).worth }))
      .filter(({ value }) => value > 0);

  function stand(grid: Grid, worths: Values): void {
    reels?.show({ grid, stops: null });
    values = worths;
    board.showValues(values);
    held = placesOf(grid, (symbol) => symbol !== BLANK);
    board.highlight(held);
  }

  function count(now: number): void {
    left = now;
    narrator.left({ now, held: held.length, of: all });
  }

  /** The number of respins that are left, large, while the cells turn; on the last one nobody speaks. */
  async function call(): Promise<void> {
    if (left === 0) return;
    const text = String(left);
    await clock.tween(times.announce * callShare, linear, (progress) =>
      board.call({ text, progress }),
    );
    board.call(null);
  }

  /** A collect symbol takes the values of coins into itself, one by one. */
  async function take(cell: Place, coins: readonly Coin[]): Promise<void> {
    const collect = board.cellAt(cell);
    board.highlight([...coins.map((coin) => coin.cell), cell]);
    actor.act('joy');
    await flyValues({ board, clock, times }, coins, () => board.centreOf(cell), {
      arrive: ({ value }, index) => {
        collect.worth += value;
        collect.scale = times.moves && index < coins.length - 1 ? 1.08 : 1;
        sound.cascade(Math.min(index, tonesMost));
      },
    });
    collect.scale = 1;
  }

  return {
    /** Values are struck onto the coins that have landed. */
    async coins({ coins }: Told<'coins'>): Promise<void> {
      const struck = coins.map(({ cell, value }) => {
        const own = board.cellAt(cell);
        own.worth = value;
        return own;
      });
      if (!times.moves) return;
      await clock.tween(times.landing * 0.4, easeOut, (progress) => {
        for (const cell of struck) cell.scale = 1 + strikeFrom * (1 - progress);
      });
    },
    async collect(event: Told<'collect'>): Promise<void> {
      board.trace([]);
      await take(event.cell, event.coins);
      await wins.show(shownWins(event), event.amount);
    },
    async open({ grid, values: worths, left: respins }: Told<'holdOpened'>): Promise<void> {
      board.trace([]);
      board.highlight(placesOf(grid, (symbol) => symbol !== BLANK));
      if (times.moves) {
        actor.act('tension');
        sound.tension();
        await clock.wait(times.tension);
        actor.leap(moment.leap);
        await clock.wait(leapMs * hitShare);
      }
      stand(grid, worths);
      if (times.moves) await cells.press(held);
      actor.act('joy');
      sound.award();
      await clock.wait(times.announce / 2);
      await narrator.hold({ coins: held.length });
      count(respins);
      sound.mood('feature');
    },
    async respin({ left: after, landed, grid, values: worths }: Told<'holdRespin'>): Promise<void> {
      const isHeld = new Set(held.map(String));
      const open = placesOf(grid, () => true).filter((place) => !isHeld.has(String(place)));
      const breath = breathsOf(open);
      actor.act(breath > 0 ? 'tension' : 'look');
      if (breath > 0) sound.tension();
      else sound.spin();
      // All light falls on the last cells.
      board.highlight(breath > 0 ? open : held);
      count(left - 1);
      if (times.moves) await Promise.all([cells.roll(open, faces), call()]);
      else await clock.wait(times.turnMin);
      stand(grid, worths);
      if (times.moves) await cells.press(landed);
      else sound.stop(0, true);
      if (landed.length > 0) actor.act('joy');
      if (landed.length > 0) count(after);
      await clock.wait(times.between * (landed.length === 0 ? 4 : 2));
    },
    /** The sum of all values goes into one cell; those it came from keep their own. */
    async gather({ cell, value }: Told<'gather'>): Promise<void> {
      await clock.wait(times.between * 2);
      await take(cell, coinsOf(held));
      board.cellAt(cell).worth = value;
      values = values.map((column, x) => (x === cell[0] ? column.with(cell[1], value) : column));
      narrator.gathered(value);
      await clock.wait(times.moves ? times.between * 4 : times.turnMin);
      board.highlight(held);
    },
    /** Everything that is held flies up into the counter, which is the one place of the sum. */
    async win({ grand, amount }: Told<'holdWin'>): Promise<void> {
      board.highlight(held);
      if (grand > 0) await printGrand(grand);
      actor.act('joy');
      let sum = Math.min(cap, grand);
      narrator.sum(sum);
      if (times.moves) actor.leap(moment.leap);
      const goal = () => ({ x: (board.cellSize().width * board.columns) / 2, y: 0 });
      // The largest comes last.
      const rising = coinsOf(held).toSorted((a, b) => a.value - b.value);
      await flyValues({ board, clock, times }, rising, goal, {
        leave: ({ cell }) => {
          // Where nothing may fly, the values stand while their sum is told.
          if (!times.moves) return;
          const own = board.cellAt(cell);
          own.worth = 0;
          own.dim = true;
          own.ring = false;
        },
        arrive: ({ value }, index) => {
          sum = Math.min(cap, sum + value);
          narrator.sum(sum);
          sound.cascade(Math.min(index, tonesMost));
        },
      });
      wins.tell({ kind: 'hold', count: held.length }, amount);
      await clock.wait(times.announce / 2);
    },
    async end({ held: filled, amount }: Told<'holdEnd'>): Promise<void> {
      const rank = rankOf(amount, cost);
      if (rank > 0) sound.win(rank);
      actor.act(rank >= 4 ? 'wild' : rank > 0 ? 'joy' : 'idle');
      board.highlight([]);
      board.showValues(values);
      await narrator.holdEnd({ held: filled, of: all, amount, rank });
      sound.mood('calm');
    },
  };

  /** One print over the whole board. */
  async function printGrand(grand: number): Promise<void> {
    actor.act('wild');
    sound.print();
    narrator.grand(grand);
    const show = (progress: number) => board.print({ symbol: rules.coin, text: grand, progress });
    if (times.moves) await clock.tween(times.announce * 0.5, linear, show);
    else show(1);
    await clock.wait(times.announce);
    if (times.moves) await clock.tween(times.cascade, linear, (progress) => show(1 + progress));
    board.print(null);
  }
}
