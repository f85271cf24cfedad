import { transaction } from '@arara/postgres';
import { money } from '@arara/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../platform/database.ts';
import { asksOf, together } from '../play/testing/asks.ts';
import { newId } from '../play/testing/play-program.ts';
import type { TestPlayer } from '../play/testing/play-program.ts';
import { action, openReportsProgram } from './testing/reports-program.ts';
import type { Fact, ReportsProgram } from './testing/reports-program.ts';

let program: ReportsProgram;
beforeAll(async () => {
  program = await openReportsProgram();
});
afterAll(() => program.close());

async function factsOf({ playerId }: TestPlayer): Promise<Fact[]> {
  return (await program.dailyFacts()).filter(({ player }) => player === playerId);
}

/** The sum of a player's facts, whatever the days. */
async function sumOf(player: TestPlayer) {
  const sum = (of: (fact: Fact) => bigint, facts: readonly Fact[]) =>
    facts.reduce((all, fact) => all + of(fact), 0n);
  const facts = await factsOf(player);
  return {
    rounds: Number(sum(({ rounds }) => BigInt(rounds), facts)),
    stakes: sum(({ stakes }) => stakes, facts),
    prizes: sum(({ prizes }) => prizes, facts),
    stakesReturned: sum(({ stakesReturned }) => stakesReturned, facts),
    prizesReturned: sum(({ prizesReturned }) => prizesReturned, facts),
  };
}

const nothing = { rounds: 0, stakes: 0n, prizes: 0n, stakesReturned: 0n, prizesReturned: 0n };

describe('the facts of play', () => {
  test('are stakes, prizes, what went back and rounds, by player, game and currency', async () => {
    const player = await program.addPlayer({ balance: 100_000n });
    const ask = asksOf(program.service, player);
    await ask.play({ actions: [action('bet', 1_000), action('bet', 500), action('win', 700)] });
    const undone = { round_id: newId('r'), tx_id: newId('b') };
    await ask.bet({ ...undone, amount: 300 });
    await ask.rollback({ original_tx_id: undone.tx_id, round_id: undone.round_id });
    const held = { round_id: newId('r'), tx_id: newId('w') };
    await ask.bet({ round_id: held.round_id, amount: 0 });
    await ask.win({ ...held, amount: 10_000_001 });
    await program.process().follow();
    expect(await sumOf(player)).toEqual({
      rounds: 3,
      stakes: 1_800n,
      prizes: 10_000_701n,
      stakesReturned: 300n,
      prizesReturned: 0n,
    });
    await ask.rollback({ original_tx_id: held.tx_id, round_id: held.round_id });
    await program.process().follow();
    expect(await sumOf(player)).toMatchObject({ prizesReturned: 10_000_001n });
    const [fact] = await factsOf(player);
    expect(fact).toMatchObject({
      merchant: 'arara',
      vendor: 'acme',
      game: 'dado',
      type: 'SLOT',
      currency: 'BRL',
    });
  });

  test('say what of a prize was taken back, though it is spent', async () => {
    const player = await program.addPlayer({ balance: 100n });
    const ask = asksOf(program.service, player);
    const won = { round_id: newId('r'), tx_id: newId('w') };
    await ask.bet({ round_id: won.round_id, amount: 100 });
    await ask.win({ ...won, amount: 900 });
    await ask.play({ actions: [action('bet', 850)] });
    await ask.rollback({ original_tx_id: won.tx_id, round_id: won.round_id });
    await program.process().follow();
    expect(await sumOf(player)).toEqual({
      ...nothing,
      rounds: 2,
      stakes: 950n,
      prizes: 900n,
      prizesReturned: 900n,
    });
  });

  test('have no play money in them, and none of what limits count', async () => {
    const trial = await program.addPlayer({ currency: 'FUN' });
    await asksOf(program.service, trial).play({ actions: [action('bet', 100)] });
    const limited = await program.addPlayer({ balance: 5_000n });
    await program.limitLoss(limited, 2_000n);
    await asksOf(program.service, limited).play({ actions: [action('bet', 100)] });
    await program.process().follow();
    expect(await sumOf(trial)).toEqual(nothing);
    expect(await sumOf(limited)).toEqual({ ...nothing, rounds: 1, stakes: 100n });
  });
});

describe('each transfer is counted once', () => {
  test('while two processes count and players play', async () => {
    const buyers = await together(20, () => program.addPlayer({ balance: 100_000n }));
    const processes = [program.process(), program.process()];
    const playing = together(20, async (at) => {
      const ask = asksOf(program.service, buyers[at] as TestPlayer);
      for (let round = 0; round < 5; round += 1) {
        await ask.play({ actions: [action('bet', 100), action('win', 30)] });
      }
    });
    const counting = processes.map(async ({ follow }) => {
      for (let times = 0; times < 20; times += 1) await follow();
    });
    await Promise.all([playing, ...counting]);
    await program.process().follow();
    for (const buyer of buyers) {
      const sums = { ...nothing, rounds: 5, stakes: 500n, prizes: 150n };
      expect(await sumOf(buyer)).toEqual(sums);
    }
  });

  test('though a process dies before its commit', async () => {
    const player = await program.addPlayer();
    await asksOf(program.service, player).play({ actions: [action('bet', 100)] });
    const dying: Database = {
      ...program.database,
      transaction: (work) =>
        program.database.transaction(async (tx) => {
          await work(tx);
          await tx.query('select pg_terminate_backend(pg_backend_pid())');
          throw new Error('not reached');
        }),
    };
    await expect(program.process(dying).follow()).rejects.toThrow();
    expect(await sumOf(player)).toEqual(nothing);
    await program.process().follow();
    await program.process().follow();
    expect(await sumOf(player)).toEqual({ ...nothing, rounds: 1, stakes: 100n });
  });

  test('though its transaction stays open: it waits for its end, and later ones do not', async () => {
    // At another vendor: the one’s income is a row that the open transaction holds.
    const [slow, quick] = [await program.addPlayer(), await program.addPlayer({ vendor: 'other' })];
    const { round } = await openRound(slow);
    await program.process().follow();
    const before = await sumOf(slow);
    const revenue = await program.ledger.find('vendor:acme:revenue', 'BRL');
    await transaction(program.owner, async (tx) => {
      if (revenue === undefined) throw new Error('no income yet');
      const [outcome] = await program.ledger.postIn(tx, [
        {
          key: newId('slow'),
          transfers: [
            {
              debit: slow.accounts.cash,
              credit: revenue,
              amount: money(400n, 'BRL'),
              code: 'stake',
              reference: `round:${round}`,
            },
          ],
        },
      ]);
      expect(outcome).toMatchObject({ ok: true });
      const ask = asksOf(program.service, quick, 'other');
      await ask.play({ actions: [action('bet', 100)] });
      await program.process().follow();
      expect(await sumOf(slow)).toEqual(before);
      expect(await sumOf(quick)).toMatchObject({ stakes: 100n });
    });
    await program.process().follow();
    await program.process().follow();
    expect(await sumOf(slow)).toEqual({ ...before, stakes: before.stakes + 400n });
    expect(await sumOf(quick)).toMatchObject({ stakes: 100n });
  });

  test('in steps of any size', async () => {
    const player = await program.addPlayer({ balance: 100_000n });
    for (let times = 0; times < 7; times += 1) {
      await asksOf(program.service, player).play({ actions: [action('bet', 100)] });
    }
    let steps = 0;
    while ((await program.process().step(1)) > 0) steps += 1;
    expect(steps).toBeGreaterThan(5);
    expect(await sumOf(player)).toMatchObject({ rounds: 7, stakes: 700n });
  });
});

async function openRound(player: TestPlayer): Promise<{ round: bigint }> {
  const name = newId('r');
  await asksOf(program.service, player).bet({ round_id: name, amount: 10 });
  const { rows } = await program.owner.query<{ id: bigint }>(
    'select id from play.round where round_id = $1',
    [name],
  );
  return { round: (rows[0] as { id: bigint }).id };
}
