import { sql, transaction } from '@arara/postgres';
import type { Sql } from '@arara/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rewrite } from '../../../testing/rewrite.ts';
import type { TestPlayer } from '../../play/testing/play-program.ts';
import { openLotteryProgram, foreignGame, testGame } from '../testing/lottery-program.ts';
import type { LotteryProgram } from '../testing/lottery-program.ts';
import { resultsIn } from '../testing/settled-by-three.ts';

/** The attempts of somebody with the password of the database on the fate of tickets. */
let program: LotteryProgram;
beforeAll(async () => {
  program = await openLotteryProgram();
}, 120_000);
afterAll(() => program.close());

interface Bought {
  readonly id: bigint;
  readonly ref: string;
  readonly player: TestPlayer;
}

/** An issue on sale with a ticket of two reais. */
async function sold(game: typeof testGame | typeof foreignGame = testGame): Promise<Bought> {
  const { id, numero } = await program.openIssue(600, -60, game);
  const player = await program.addPlayer();
  const bought = await program.buy(player, { numero, gameCode: game.code });
  return { id, player, ref: 'ticket' in bought ? bought.ticket.id : '' };
}

async function settled(): Promise<Bought> {
  const bought = await sold();
  await program.endSale(bought.id);
  await program.advance();
  await program.advance();
  return bought;
}

const changed = ({ ref }: Pick<Bought, 'ref'>, change: Sql) =>
  sql`update lottery.ticket set ${change} where ref = ${ref}`;

async function rowOf({ ref }: Pick<Bought, 'ref'>): Promise<Record<string, unknown>> {
  const { rows } = await program.owner.query<Record<string, unknown>>(sql`
    select state, prize, rebate, settled_at from lottery.ticket where ref = ${ref}`);
  return rows[0] ?? {};
}

/** Why the database refuses each of these changes. The ticket stays as it was, and nobody is paid for it. */
async function refusalsOf(bought: Bought, changes: readonly Sql[]): Promise<(string | null)[]> {
  const before = [await rowOf(bought), await program.cashOf(bought.player)];
  const refusals: (string | null)[] = [];
  for (const change of changes) {
    const refusal = await program.owner.query(changed(bought, change)).then(
      () => null,
      (error: Error) => error.message,
    );
    refusals.push(refusal);
  }
  await program.advance();
  expect([await rowOf(bought), await program.cashOf(bought.player)]).toEqual(before);
  return refusals;
}

const each = (why: string, changes: readonly Sql[]) =>
  changes.map(() => expect.stringContaining(why));
const back = sql`settled_at = null, prize = null, rebate = null`;
const paid = (state: string, prize: bigint) =>
  sql`state = ${state}::lottery.ticket_state, prize = ${prize}, rebate = 0, settled_at = now()`;
const notNow = 'a ticket is paid while its issue is, and void with it';
const byCorrection = 'what a ticket came to changes by a correction alone';

describe('a ticket', () => {
  it('gets no stake back once it is paid or lost', async () => {
    const bought = await settled();
    const changes = [
      sql`state = 'VOID', settled_at = null`,
      sql`state = 'CANCELLED', settled_at = null`,
      sql`state = 'VOID', ${back}`,
      sql`state = 'ACCEPTED', ${back}`,
    ];
    expect(await refusalsOf(bought, changes)).toEqual(each('a ticket does not go from', changes));
  });

  it('keeps what it came to, and when, but for a correction', async () => {
    const bought = await settled();
    const changes = [
      sql`prize = prize + 1`,
      sql`rebate = rebate + 1`,
      sql`settled_at = settled_at + interval '1 second'`,
      sql`state = case state when 'LOST' then 'WON' else 'LOST' end::lottery.ticket_state`,
    ];
    expect(await refusalsOf(bought, changes)).toEqual(each(byCorrection, changes));
  });

  it('is paid only while its issue is, and void only with it', async () => {
    const bought = await sold();
    const changes = [paid('WON', 1_960n), paid('LOST', 0n), sql`state = 'VOID'`];
    expect(await refusalsOf(bought, changes)).toEqual(each(notNow, changes));
    await program.endSale(bought.id);
    await program.closeIssue(bought.id);
    for (const change of changes) {
      await expect(program.owner.query(changed(bought, change))).rejects.toThrow(notNow);
    }
    expect(await rowOf(bought)).toMatchObject({ state: 'ACCEPTED' });
  });

  it('is paid whole or not at all', async () => {
    const bought = await sold();
    const parts = [
      sql`state = 'LOST'`,
      sql`state = 'WON', prize = 1960`,
      sql`state = 'VOID', settled_at = now()`,
    ];
    expect(await refusalsOf(bought, parts)).toEqual(each('a ticket does not go from', parts));
    const amounts = [sql`prize = 1960`, sql`settled_at = now()`];
    expect(await refusalsOf(bought, amounts)).toEqual(each('what a ticket came to stays', amounts));
  });

  it('is not taken back once its sale is over, closed or not', async () => {
    const bought = await sold();
    const ended = sql`update lottery.issue set close_at = clock_timestamp() - interval '2 seconds'
      where id = ${bought.id}`;
    await rewrite(program.owner, ended);
    const change = changed(bought, sql`state = 'CANCELLED'`);
    const refusal = 'a ticket is taken back before its sale ends';
    await expect(program.owner.query(change)).rejects.toThrow(refusal);
    await program.endSale(bought.id);
    await expect.poll(() => program.closeIssue(bought.id)).toBe(true);
    await expect(program.owner.query(change)).rejects.toThrow(refusal);
  });

  it('that is being taken back keeps its sale from being counted', async () => {
    const bought = await sold();
    const { owner } = program;
    const free = sql`
      select from lottery.issue where id = ${bought.id} for no key update skip locked`;
    await transaction(owner, async (tx) => {
      expect((await owner.query(free)).rowCount).toBe(1);
      await tx.query(changed(bought, sql`state = 'CANCELLED'`));
      expect((await owner.query(free)).rowCount).toBe(0);
    });
  });

  it('that is void or taken back is so for ever, and its stake is back once', async () => {
    const bought = await sold();
    await program.cancel(bought.player, bought.ref);
    const states = [
      sql`state = 'ACCEPTED', settled_at = null`,
      sql`state = 'VOID'`,
      paid('WON', 1_960n),
    ];
    expect(await refusalsOf(bought, states)).toEqual(each('a ticket does not go from', states));
    const amounts = [sql`settled_at = null`, sql`settled_at = now()`, sql`prize = 1960`];
    expect(await refusalsOf(bought, amounts)).toEqual(each('what a ticket came to stays', amounts));
  });

  it('begins as it was sold', async () => {
    const { ref } = await sold();
    const copied = (state: string) => sql`
      insert into lottery.ticket (issue_id, player_id, stake, created_at, table_version, unit_bets, mode,
        currency, merchant_id, prize_table, unit, ref, salt, leaf, lines, state)
      select issue_id, player_id, stake, created_at, table_version, unit_bets, mode, currency, merchant_id,
        prize_table, unit, ref || 'x', salt, leaf, lines, ${state}::lottery.ticket_state
      from lottery.ticket where ref = ${ref}`;
    for (const state of ['VOID', 'CANCELLED', 'WON']) {
      const added = program.owner.query(copied(state));
      await expect(added, state).rejects.toThrow('a ticket begins as it was sold');
    }
  });
});

describe('while a result is corrected', () => {
  it('a ticket changes by what the correction says of it, and by nothing else', async () => {
    const results = resultsIn(program);
    const { id, numero, players, refs } = await results.settledBy3();
    await results.agree(numero, '7,0,0', 'read wrongly');
    const [three, seven] = [3, 7].map((at) => {
      return { id, ref: refs[at] ?? '', player: players[at] as TestPlayer };
    }) as [Bought, Bought];
    const { owner } = program;
    const rich = changed(seven, sql`state = 'WON', prize = 999999`);
    await expect(owner.query(rich)).rejects.toThrow(byCorrection);
    const again = changed(three, sql`settled_at = now()`);
    await expect(owner.query(again)).rejects.toThrow(byCorrection);
    await program.advance();
    expect(await rowOf(three)).toMatchObject({ state: 'LOST', prize: 0n });
    expect(await rowOf(seven)).toMatchObject({ state: 'WON', prize: 1_960n });
    const changes = [sql`state = 'LOST'`, sql`prize = 0`];
    expect(await refusalsOf(seven, changes)).toEqual(each(byCorrection, changes));
    await program.prove();
  });
});

it('stakes of tickets whose state nothing bears out do not go back', async () => {
  const bought = await sold(foreignGame);
  await rewrite(program.owner, changed(bought, sql`state = 'VOID'`));
  const lost = await settled();
  const forged = changed(lost, sql`state = 'CANCELLED', settled_at = null`);
  await rewrite(program.owner, forged);
  const cash = await program.cashOf(lost.player);
  await program.advance();
  expect(await program.cashOf(bought.player)).toBe(99_800n);
  expect(await program.cashOf(lost.player)).toBe(cash);
});
