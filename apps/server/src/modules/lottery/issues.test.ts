import { isRevealOf } from '@arara/fairness';
import { verifyIssue } from '@arara/lottery';
import { sql } from '@arara/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueById, promiseOf, readChain } from './issue.repository.ts';
import type { IssueRow } from './issue.repository.ts';
import { planIssues } from './issues/plan-issues.ts';
import { issueProof, ticketProof } from './issues/proof.ts';
import type { TestPlayer } from '../play/testing/play-program.ts';
import { openLotteryProgram, onFirst, testGame, testModel } from './testing/lottery-program.ts';
import type { LotteryProgram } from './testing/lottery-program.ts';
import { rewrite } from '../../testing/rewrite.ts';

let program: LotteryProgram;
beforeAll(async () => {
  program = await openLotteryProgram();
}, 120_000);
afterAll(() => program.close());

async function issueOf(id: bigint): Promise<IssueRow> {
  const issue = await issueById(program.owner, id);
  if (issue === null) throw new Error('no such issue');
  return issue;
}

/** The published proof of an issue of our own. */
async function ownProof(numero: string) {
  const proof = await issueProof(program.deps, testGame.code, numero);
  if ('sources' in proof) throw new Error('it was drawn elsewhere');
  return proof;
}

/** The checks of the verifier that a proof does not pass. */
function faultsOf(proof: unknown): string[] {
  const { steps } = verifyIssue(proof, new Map([[testModel.code, testModel]]));
  return steps.filter(({ ok }) => !ok).map(({ check }) => check);
}

/** Sells one ticket on each digit to one player each, so that exactly one of them wins. */
async function sellAllDigits(numero: string) {
  const players = await Promise.all(Array.from({ length: 10 }, () => program.addPlayer()));
  await Promise.all(
    players.map((player, digit) => program.buy(player, { numero, lines: [onFirst(digit)] })),
  );
  return players;
}

const refOf = (sold: object) => (sold as { ticket: { id: string } }).ticket.id;

async function ticketStates(issueId: bigint): Promise<Record<string, number>> {
  const { rows } = await program.owner.query<{ state: string; count: number }>(sql`
    select state::text, count(*)::integer as count from lottery.ticket
    where issue_id = ${issueId} group by 1 order by 1`);
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

describe('an issue', () => {
  it('goes from sale to paid by the clock of the database, and pays what was won', async () => {
    const issue = await program.openIssue();
    const players = await sellAllDigits(issue.numero);
    await program.advance();
    expect((await issueOf(issue.id)).state).toBe('ON_SALE');
    await program.endSale(issue.id);
    await program.advance();
    const settled = await issueOf(issue.id);
    expect(settled.state).toBe('SETTLED');
    const winner = Number(settled.result?.slice(0, 1));
    const cash = await Promise.all(players.map((player) => program.cashOf(player)));
    expect(cash).toEqual(players.map((_, at) => (at === winner ? 101_760n : 99_800n)));
    expect(await ticketStates(issue.id)).toEqual({ LOST: 9, WON: 1 });
    const { rows } = await program.owner.query(sql`
      select count(*)::integer as open from play.round
      where vendor_id = (select id from play.vendor where code = 'lottery')
        and state = 'OPEN' and round_id in (select ref from lottery.ticket
          where issue_id = ${issue.id})`);
    expect(rows).toEqual([{ open: 0 }]);
    await program.prove();
    expect(program.errors).toEqual([]);
  });

  it('waits for a beacon that is late, and is drawn with that one and no other', async () => {
    const issue = await program.openIssue();
    await sellAllDigits(issue.numero);
    await program.endSale(issue.id);
    program.beacon.due = false;
    await program.advance();
    const waiting = await issueOf(issue.id);
    expect([waiting.state, waiting.server_seed, waiting.result]).toEqual(['CLOSED', null, null]);
    program.beacon.due = true;
    await program.advance();
    expect((await issueOf(issue.id)).state).toBe('SETTLED');
  });

  it('is drawn once, whoever draws it at the same instant', async () => {
    const issue = await program.openIssue();
    await program.endSale(issue.id);
    const closed = await Promise.all([1, 2, 3, 4].map(() => program.closeIssue(issue.id)));
    expect(closed.filter(Boolean)).toHaveLength(1);
    const drawn = await Promise.all([1, 2, 3, 4].map(() => program.draw(issue.id)));
    expect(drawn.filter(Boolean)).toHaveLength(1);
    const { result } = await issueOf(issue.id);
    expect(await program.draw(issue.id)).toBe(false);
    expect((await issueOf(issue.id)).result).toBe(result);
  });

  it('is not drawn before its sale is closed', async () => {
    const issue = await program.openIssue();
    expect(await program.closeIssue(issue.id)).toBe(false);
    expect(await program.draw(issue.id)).toBe(false);
    expect((await issueOf(issue.id)).server_seed).toBeNull();
  });
});

describe('an issue whose beacon never comes', () => {
  it('is void at the promised instant: stakes go back once, and the seed is told', async () => {
    const issue = await program.openIssue();
    const players = await sellAllDigits(issue.numero);
    await program.endSale(issue.id);
    program.beacon.due = false;
    await program.advance();
    const overdue = sql`
      update lottery.issue set draw_at = draw_at - interval '2 hours',
        open_at = open_at - interval '3 hours', close_at = close_at - interval '2 hours',
        void_at = clock_timestamp() - interval '1 hour' where id = ${issue.id}`;
    await rewrite(program.owner, overdue);
    await program.advance();
    await program.advance();
    program.beacon.due = true;
    await program.advance();
    const done = await issueOf(issue.id);
    expect([done.state, done.result]).toEqual(['VOID', null]);
    expect(isRevealOf(done.server_seed ?? '', done.seed_hash ?? '')).toBe(true);
    const cash = await Promise.all(players.map((player) => program.cashOf(player)));
    expect(cash).toEqual(players.map(() => 100_000n));
    expect(await ticketStates(issue.id)).toEqual({ VOID: 10 });
    await program.prove();
  });
});

describe('the proof of an issue', () => {
  it('is borne out by the verifier, with all tickets and for each of them', async () => {
    const issue = await program.openIssue();
    const players = await sellAllDigits(issue.numero);
    const { numero } = issue;
    const before = await ownProof(numero);
    expect([before.serverSeed, before.beacon, before.draw]).toEqual([null, null, '']);
    await program.endSale(issue.id);
    await program.closeIssue(issue.id);
    await program.draw(issue.id);
    const proof = await ownProof(numero);
    expect(proof.serverSeedHash).toBe(before.serverSeedHash);
    expect(proof.tickets).toBe(10);
    expect(faultsOf(proof)).toEqual([]);
    for (const player of players) {
      const { rows } = await program.owner.query<{ ref: string }>(sql`
        select ref from lottery.ticket where player_id = ${player.playerId}`);
      const own = await ticketProof(program.deps, player.playerId, rows[0]?.ref ?? '');
      expect(faultsOf(own)).toEqual([]);
      expect(own.ticket?.text).not.toContain(String(player.playerId));
      expect(faultsOf({ ...own, ticketsRoot: '0'.repeat(64) })).not.toEqual([]);
    }
    const [one, other] = players as [TestPlayer, TestPlayer];
    const { rows } = await program.owner.query<{ ref: string }>(sql`
      select ref from lottery.ticket where player_id = ${one.playerId}`);
    await expect(
      ticketProof(program.deps, other.playerId, rows[0]?.ref ?? ''),
    ).rejects.toMatchObject({ code: 'lottery.ticket.not.found' });
  });

  it('finds one ticket among thousands by its branch, and none that was taken back', async () => {
    const issue = await program.openIssue();
    const player = await program.addPlayer();
    const first = refOf(await program.buy(player, { numero: issue.numero }));
    const many = sql`
      insert into lottery.ticket (issue_id, player_id, stake, created_at, table_version, unit_bets,
        mode, state, currency, merchant_id, prize_table, unit, ref, salt, leaf, lines)
      select issue_id, player_id, stake, created_at, table_version, unit_bets, mode,
        case when n % 7 = 0 then 'CANCELLED'::lottery.ticket_state else state end, currency, merchant_id, prize_table,
        unit, ref || n, salt, sha256(n::text::bytea), lines
      from lottery.ticket, generate_series(1, 2500) n where ref = ${first}`;
    await rewrite(program.owner, many);
    const last = refOf(await program.buy(player, { numero: issue.numero }));
    await program.endSale(issue.id);
    await program.closeIssue(issue.id);
    await program.draw(issue.id);
    const all = await issueProof(program.deps, testGame.code, issue.numero);
    expect(faultsOf(all)).toEqual([]);
    expect(all.tickets).toBe(2 + 2_500 - 357);
    for (const [ref, index] of [
      [first, 0],
      [last, all.tickets - 1],
    ] as const) {
      const own = await ticketProof(program.deps, player.playerId, ref);
      expect([own.ticket?.index, faultsOf(own)]).toEqual([index, []]);
    }
    await expect(ticketProof(program.deps, player.playerId, `${first}7`)).rejects.toMatchObject({
      code: 'lottery.ticket.not.found',
    });
    // Nobody pays for tickets that nobody bought: they end with this test.
    await rewrite(program.owner, sql`delete from lottery.ticket where ref like ${`${first}_%`}`);
  });

  it('fails where a ticket was changed after the sale', async () => {
    const issue = await program.openIssue();
    const player = await program.addPlayer();
    await program.buy(player, { numero: issue.numero });
    await program.endSale(issue.id);
    await program.closeIssue(issue.id);
    await program.draw(issue.id);
    const changed = sql`
      update lottery.ticket set lines = jsonb_set(lines::jsonb, '{0,rows}', '[[1]]')::json
      where issue_id = ${issue.id} returning ref`;
    const [ticket] = await rewrite<{ ref: string }>(program.owner, changed);
    const proof = await ticketProof(program.deps, player.playerId, ticket?.ref ?? '');
    expect(faultsOf(proof)).toEqual(['ticket']);
  });

  it('is promised before the sale with the first beacon after its end', async () => {
    await planIssues(program.deps);
    await planIssues(program.deps);
    const { rows } = await program.owner.query<{ id: bigint }>(sql`
      select id from lottery.issue
      where numero < '2099' and game_code = ${testGame.code} order by close_at`);
    expect(rows.length).toBeGreaterThan(2_800);
    const { rows: doubled } = await program.owner.query(sql`
      select 1 from lottery.issue
      where numero < '2099' group by game_code, close_at having count(*) > 1`);
    expect(doubled).toEqual([]);
    const issue = await issueOf(rows[0]?.id as bigint);
    const { chain, beaconRound, marginMs } = promiseOf(issue);
    const info = await readChain(program.owner, chain);
    const comesOut = info.genesis_time + (beaconRound - 1) * info.period;
    const afterClose = comesOut * 1_000 - issue.close_at.getTime();
    expect(afterClose).toBeGreaterThanOrEqual(marginMs);
    expect(afterClose).toBeLessThan(marginMs + info.period * 1_000);
  });
});

describe('settling', () => {
  it('goes on where a process died, and pays nobody twice', async () => {
    const issue = await program.openIssue();
    const players = await sellAllDigits(issue.numero);
    await program.endSale(issue.id);
    await program.closeIssue(issue.id);
    await program.draw(issue.id);
    // The wallet pays, and then the process is gone before it can say so.
    const dying = program.twin();
    const broken = {
      ...dying,
      house: {
        ...dying.house,
        closeLost: async () => {
          throw new Error('killed');
        },
      },
    };
    await expect(program.settle(issue.id, broken)).rejects.toThrow('killed');
    expect((await issueOf(issue.id)).state).toBe('SETTLING');
    expect(await program.settle(issue.id)).toBe(true);
    expect(await program.settle(issue.id)).toBe(false);
    const cash = await Promise.all(players.map((player) => program.cashOf(player)));
    expect(cash.reduce((sum, each) => sum + each, 0n)).toBe(9n * 99_800n + 101_760n);
    await program.prove();
  });

  it('by two processes at once pays once', async () => {
    const issue = await program.openIssue();
    const players = await sellAllDigits(issue.numero);
    await program.endSale(issue.id);
    await program.closeIssue(issue.id);
    await program.draw(issue.id);
    const twin = program.twin();
    await Promise.all([
      program.settle(issue.id),
      program.settle(issue.id, twin),
      program.settle(issue.id, twin),
    ]);
    expect((await issueOf(issue.id)).state).toBe('SETTLED');
    const cash = await Promise.all(players.map((player) => program.cashOf(player)));
    expect(cash.reduce((sum, each) => sum + each, 0n)).toBe(9n * 99_800n + 101_760n);
    await program.prove();
  });

  it('gives the rebate of a lower mode to winners and losers alike', async () => {
    const issue = await program.openIssue();
    const player = await program.addPlayer();
    const lines = [onFirst(0, 1, 2, 3, 4, 5, 6, 7, 8, 9)];
    const sold = await program.buy(player, {
      numero: issue.numero,
      lines,
      mode: 1_700,
      price: '20.00',
    });
    expect(sold).toHaveProperty('ticket');
    await program.endSale(issue.id);
    await program.advance();
    // One of ten digits wins 8.5 stakes of two reais; thirteen percent of twenty come back.
    expect(await program.cashOf(player)).toBe(100_000n - 2_000n + 1_700n + 260n);
  });
});
