import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sql, transaction } from '@arara/postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { together } from '../play/testing/asks.ts';
import type { TestPlayer } from '../play/testing/play-program.ts';
import { openLotteryProgram, onFirst } from './testing/lottery-program.ts';
import type { LotteryProgram } from './testing/lottery-program.ts';

const script = fileURLToPath(new URL('testing/settling-process.ts', import.meta.url));
const tickets = 4_000;
const buyers = 80;
/** Minor units: two cents on one digit of ten at the highest mode, 19.6 times rounded down. */
const stake = 2n;
const prize = 19n;
const opening = 100_000n;

let program: LotteryProgram;
let child: ChildProcess | null = null;
beforeAll(async () => {
  program = await openLotteryProgram();
}, 120_000);
afterAll(async () => {
  child?.kill('SIGKILL');
  await program.close();
});

/** Tickets on all digits in turn, by all players in turn; the issue is drawn. */
async function fillAndDraw(players: readonly TestPlayer[]): Promise<bigint> {
  const { id, numero } = await program.openIssue();
  await together(players.length, async (buyer) => {
    for (let at = buyer; at < tickets; at += players.length) {
      const lines = [onFirst(Math.floor(at / players.length) % 10)];
      const wish = { numero, lines, unit: '0.01', price: '0.02' } as const;
      expect(await program.buy(players[buyer]!, wish)).toHaveProperty('ticket');
    }
  });
  await program.endSale(id);
  expect(await program.closeIssue(id)).toBe(true);
  expect(await program.draw(id)).toBe(true);
  return id;
}

interface Progress {
  settled: number;
  won: number;
  paid: number;
}

async function progressOf(issue: bigint): Promise<Progress> {
  const { rows } = await program.owner.query<Progress & Record<string, unknown>>(sql`
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
  const { ownerUrl, owner, beaconSeed } = program;
  const killed = fork(script, [ownerUrl, String(issue), beaconSeed.toString('hex')], {
    serialization: 'advanced',
    stdio: 'ignore',
  });
  child = killed;
  return transaction(owner, async (tx) => {
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
  const players = await together(buyers, () => program.addPlayer());
  const issue = await fillAndDraw(players);
  const before = await settleHalfAndKill(issue, players);
  expect(before.settled).toBeLessThanOrEqual(tickets / 2);

  // The database lets go of what the dead process held.
  await expect.poll(() => program.settle(issue), { timeout: 10_000 }).toBe(true);
  expect(await program.settle(issue)).toBe(false);

  const winners = tickets / 10;
  expect(await progressOf(issue)).toEqual({ settled: tickets, won: winners, paid: winners });
  const each = BigInt(tickets / buyers);
  const cash = await Promise.all(players.map((player) => program.cashOf(player)));
  expect(cash).toEqual(players.map(() => opening - each * stake + (each / 10n) * prize));
  const { rows } = await program.owner.query(sql`
    select count(*)::integer as open from play.round r join lottery.ticket t on t.ref = r.round_id
    where t.issue_id = ${issue} and r.state = 'OPEN'`);
  expect(rows).toEqual([{ open: 0 }]);
  await program.prove();
}, 120_000);
