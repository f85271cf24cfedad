import type { StageClock } from '@arara/game-kit/stage';
import { rankOf } from '@arara/game-kit/view';
import { coinsOf } from '../src/index.ts';
import type { RevealEvent, SlotBook, SlotEvent, SlotTitle } from '../src/index.ts';
import type { Board } from './board.ts';
import { createBombActs } from './bombs.ts';
import { createBookActs } from './book-acts.ts';
import type { Drops } from './drops.ts';
import { createHold } from './hold.ts';
import { hitShare, leapMs } from './leap.ts';
import type { Times } from './paces.ts';
import type { Reels } from './reels.ts';
import { createRespins } from './respins.ts';
import type { Leaper, Narrator, SoundBoard } from './view-types.ts';
import type { WaysActs } from './ways-acts.ts';
import { createWins, shownWins } from './wins.ts';

export interface Scene {
  readonly title: SlotTitle;
  readonly board: Board;
  readonly reels: Reels | null;
  readonly drops: Drops | null;
  /** Of variable ways only. */
  readonly ways: WaysActs | null;
  readonly clock: StageClock;
  readonly sound: SoundBoard;
  readonly actor: Leaper;
  readonly narrator: Narrator;
  useStrips(which: 'base' | 'free'): void;
}

type Handlers = {
  readonly [T in SlotEvent['type']]: (
    event: Extract<SlotEvent, { type: T }>,
  ) => Promise<void> | void;
};

const cascadesToneMax = 8;

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
  const { board, clock, sound, actor, narrator } = scene;
  const wins = createWins({ ...scene, cost, times });
  const { moment } = scene.title;
  const respins = createRespins({ ...scene, maths: scene.title.maths, moment, times });
  const book = createBookActs({ ...scene, times });
  const bombs = createBombActs({ ...scene, times, grow: wins.grow });
  const hold = createHold({
    ...scene,
    coins: coinsOf(scene.title.maths),
    cap: scene.title.maths.winCap,
    moment,
    wins,
    cost,
    times,
  });
  let cascades = 0;
  let spun = scene.reels?.isTurning() ?? true;
  /** The total of a feature was told on a page of its own. */
  let isTold = false;

  async function showAtOnce(event: RevealEvent): Promise<void> {
    scene.reels?.show(event);
    scene.drops?.show(event.grid);
    sound.stop(0, true);
    await clock.wait(times.turnMin);
  }

  async function turn(event: RevealEvent): Promise<void> {
    if (scene.reels !== null) {
      if (!spun) scene.reels.start();
      spun = false;
      await clock.wait(times.turnMin);
      await scene.reels.land(event, times);
      return;
    }
    if (!spun) await scene.drops?.leave(times);
    spun = false;
    await scene.drops?.arrive(event, times);
  }

  const showWins = (event: Parameters<typeof shownWins>[0]) =>
    wins.show(shownWins(event), event.amount);

  return {
    async reveal(event) {
      board.highlight([]);
      board.trace([]);
      cascades = 0;
      if (event.strips !== null) scene.useStrips(event.strips);
      actor.act('look');
      await (times.moves ? turn(event) : showAtOnce(event));
      await scene.ways?.stand(event.grid);
      actor.act('idle');
    },
    lineWins: showWins,
    waysWins: showWins,
    clusterWins: showWins,
    anywhereWins: showWins,
    bombs: bombs.strike,
    scatterWin: showWins,
    async cascade(event) {
      sound.cascade(Math.min(cascades, cascadesToneMax));
      cascades += 1;
      board.highlight([]);
      board.trace([]);
      await scene.drops?.cascade(event, times);
    },
    async multiplier(event) {
      narrator.multiplier(event.value);
      await scene.ways?.climb(event.value, times);
    },
    async freeSpinsAwarded({ spins, cause }) {
      sound.award();
      actor.act('joy');
      if (cause !== 'again' && times.moves) {
        actor.leap(moment.leap);
        await clock.wait(leapMs * hitShare);
        sound.print();
      }
      await clock.wait(cause === 'again' ? 0 : times.announce / 2);
      await narrator.freeSpins({ spins, cause });
      if (cause === 'again') {
        await clock.wait(times.announce);
        return;
      }
      sound.mood('feature');
      if (scene.drops !== null) await scene.ways?.open(scene.drops, times);
    },
    freeSpin({ number, total }) {
      bombs.keep();
      narrator.freeSpin({ number, total });
    },
    async freeSpinsEnd({ spins, amount }) {
      const rank = rankOf(amount, cost);
      if (rank > 0) sound.win(rank);
      actor.act(rank >= 4 ? 'wild' : rank > 0 ? 'joy' : 'idle');
      await narrator.freeSpinsEnd({ spins, amount, rank });
      sound.mood('calm');
      isTold = true;
    },
    respinsOpened: respins.open,
    respin: respins.respin,
    respinsEnd: respins.end,
    fullScreen: respins.fullScreen,
    coins: hold.coins,
    collect: hold.collect,
    holdOpened: hold.open,
    holdRespin: hold.respin,
    gather: hold.gather,
    holdWin: hold.win,
    async holdEnd(event) {
      await hold.end(event);
      isTold = true;
    },
    bookSymbol: book.draw,
    expand: book.expand,
    spinEnd(event) {
      wins.count(event.total);
    },
    async winCap(event) {
      narrator.capReached(event.cap);
      await clock.wait(times.announce);
    },
    jackpotDraw() {
      // The page tells what it won: the amount is the ledger's, and no part of the book.
    },
    async final({ amount }) {
      const rank = rankOf(amount, cost);
      if (rank >= 4 && !isTold) actor.act('wild');
      await narrator.final({ amount, rank, isTold });
      scene.ways?.end();
      sound.mood('calm');
      actor.act('idle');
    },
  };
}
