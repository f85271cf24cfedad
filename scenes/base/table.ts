import type { Page } from '@playwright/test';
import { moveSeatCall, tableCall, takeSeatCall } from '@arara/contract';
import type { OwnSeat, SeatSeen, Table, TableNews } from '@arara/contract';
import { crash } from '@arara/originals';
import type { Scene } from './play.ts';
import { placeGame, playMoney, purseAtFirst, purseOf } from './studio.ts';
import type { GameOnPage } from './studio.ts';

const hash = 'a'.repeat(64);

/** The table of a scene: its rounds go as the scene says. */
export interface PlayedTable extends Pick<GameOnPage, 'frame' | 'inside'> {
  /** The table is so from now on, and every page is told. */
  tell(change: Partial<TableNews>): void;
}

const first: TableNews = {
  gameCode: crash.code,
  id: 'round-one',
  number: 1,
  phase: 'OPEN',
  closesInMs: 60_000,
  elapsedMs: null,
  seats: [],
  outcome: null,
  serverSeedHash: hash,
  serverSeed: null,
};

/** Opens crash in its frame on the site; its table is the scene's. */
export async function openTable(page: Page, scene: Scene): Promise<PlayedTable> {
  const { frame, inside, open } = placeGame(page, scene, crash);
  let now = first;
  let balance = purseAtFirst;
  const own: OwnSeat[] = [];
  const table = (): Table => ({
    ...now,
    gameVersion: crash.version,
    view: {},
    own: [...own],
    chain: {
      promise: hash,
      root: hash,
      length: 10_000,
      beaconChain: hash,
      beaconRound: 7,
      randomness: hash,
    },
  });

  scene.answer(tableCall, () => ({
    merchant: 'arara',
    table: table(),
    last: [{ id: 'round-zero', number: 0, outcome: { point: 1_204 } }],
    ...purseOf(balance),
  }));
  scene.answer(takeSeatCall, ({ body }) => {
    balance -= playMoney(body.stake).minor;
    const number = own.length;
    own.push({
      id: `seat-${number}`,
      number,
      choices: { mode: 'base', ...body.choices },
      stake: body.stake,
      currency: 'FUN',
      moves: [],
      state: 'STAKED',
      view: null,
      payout: null,
    });
    return { id: now.id, own: [...own], ...purseOf(balance) };
  });
  scene.answer(moveSeatCall, ({ params }) => {
    const at = own.findIndex(({ id }) => id === params.id);
    const seat = own[at];
    if (seat === undefined) throw new Error('the page moved a seat that nobody has');
    own[at] = { ...seat, view: { at: 150 } };
    return { id: now.id, own: [...own], ...purseOf(balance) };
  });
  await open();
  return {
    frame,
    inside,
    tell(change) {
      // A next round has no seats yet.
      if (change.id !== undefined && change.id !== now.id) own.splice(0);
      now = { ...now, ...change };
      scene.live.tell({ topic: 'table', payload: now });
    },
  };
}

/** Somebody's seat as everybody sees it. */
export const seatOf = (number: number, name: string, at: number | null = null): SeatSeen => ({
  number,
  name,
  stake: '1.00',
  currency: 'FUN',
  view: at === null ? null : { at },
});
