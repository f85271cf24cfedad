import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sql, transaction } from '@arara/postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { together } from '../play/testing/asks.ts';
import type { TestPlayer } from '../play/testing/world.ts';
import { createLotteryWorld, onFirst } from './testing/lottery-world.ts';
import type { LotteryWorld } from './testing/lottery-world.ts';

const program = fileURLToPath(new URL('testing/settling-process.ts', import.meta.url));
const tickets = 4_000;
const buyers = 80;
/** Minor units: two cents on one digit of ten at the highest mode, 19.6 times rounded down. */
const stake = 2n;
const prize = 19n;
const opening = 100_000n;

let house: LotteryWorld;
let child: ChildProcess | null = null;
beforeAll(async () => {
  house = await createLotteryWorld();
}, 120_000);
afterAll(async () => {
  child?.kill('SIGKILL');
  await house.finish();
});

/** Tickets on all digits in turn, by all players in turn; the issue is drawn. */
async function fillAndDraw(players: readonly TestPlayer[]): Promise<bigint> {
  const { id, numero } = await house.openIssue();
  await together(players.length, async (buyer) => {
    for (let at = buyer; at < tickets; at += players.length) {
      const lines = [onFirst(Math.floor(at / players.length) % 10)];
      const wish = { numero, lines, unit: '0.01', price: '0.02' } as const;
      expect(await house.buy(players[buyer]!, wish)).toHaveProperty('ticket');
    }
  });
  await house.endSale(id);
  expect(await house.close(id)).toBe(true);
  expect(await house.draw(id)).toBe(true);
  return id;
}

interface Progress {
  settled: number;
  won: number;
  paid: number;
}

async function progressOf(issue: bigint): Promise<Progress> {
  const { rows } = await house.world.pool.query<Progress & Record<string, unknown>>(sql`
    select count(*) filter (where t.state <> 'ACCEPTED')::integer as settled,
      count(*) filter (where t.state = 'WON')::integer as won,
      count(w.tx_id)::integer as paid
    from lottery.ticket t
    join play.round r on r.round_id = t.ref
    left join play.vendor_tx w on w.round = r.id and w.kind = 'WIN'
    where t.issue_id = ${issue}`);
  return rows[0] as Progress;
}

/** Settles in another process until half is done and prizes are paid that no ticket tells of yet. */
async function settleHalfAndKill(issue: bigint, players: readonly TestPlayer[]): Promise<Progress> {
  const { world, beaconSeed } = house;
  const killed = fork(program, [world.url, String(issue), beaconSeed.toString('hex')], {
    serialization: 'advanced',
    stdio: 'ignore',
  });
  child = killed;
  return transaction(world.pool, async (tx) => {
    // The second half cannot be written while this is held; what it has won is paid all the same.
    await tx.query(sql`
      select from lottery.ticket where issue_id = ${issue} and id > (
        select id from lottery.ticket where issue_id = ${issue}
        order by id offset ${tickets / 2 - 1} limit 1
      ) for update`);
    killed.send(players);
    let progress = await progressOf(issue);
    await expect
      .poll(
        async () => {
          progress = await progressOf(issue);
          return progress.settled > 0 && progress.paid > progress.won;
        },
        { timeout: 30_000 },
      )
      .toBe(true);
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    return progress;
  });
}

test('kill -9 in the middle of settling: another process goes on, and every winner is paid once', async () => {
  const players = await together(buyers, () => house.world.addPlayer());
  const issue = await fillAndDraw(players);
  const before = await settleHalfAndKill(issue, players);
  expect(before.settled).toBeLessThanOrEqual(tickets / 2);

  // The database lets go of what the dead process held.
  await expect.poll(() => house.settle(issue), { timeout: 10_000 }).toBe(true);
  expect(await house.settle(issue)).toBe(false);

  const winners = tickets / 10;
  expect(await progressOf(issue)).toEqual({ settled: tickets, won: winners, paid: winners });
  const each = BigInt(tickets / buyers);
  const cash = await Promise.all(players.map((player) => house.world.cashOf(player)));
  expect(cash).toEqual(players.map(() => opening - each * stake + (each / 10n) * prize));
  const { rows } = await house.world.pool.query(sql`
    select count(*)::integer as open from play.round r join lottery.ticket t on t.ref = r.round_id
    where t.issue_id = ${issue} and r.state = 'OPEN'`);
  expect(rows).toEqual([{ open: 0 }]);
  await house.world.prove();
}, 120_000);
