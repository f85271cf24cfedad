import { serverSeedOf } from '@arara/fairness';
import { sql } from '@arara/postgres';
import type { Sql } from '@arara/postgres';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { rewrite } from '../../../testing/rewrite.ts';
import type { TestPlayer } from '../../play/testing/play-program.ts';
import { issueById, promiseOf } from '../issue.repository.ts';
import { openLotteryProgram, foreignGame, onFirst, testGame } from '../testing/lottery-program.ts';
import type { LotteryProgram } from '../testing/lottery-program.ts';
import { waitingPayments } from './waiting.repository.ts';

/** An issue of which nothing is paid, since what stands in its row is not borne out. */
let program: LotteryProgram;
const programs: LotteryProgram[] = [];
beforeEach(async () => {
  program = await openLotteryProgram();
  programs.push(program);
}, 120_000);
afterAll(() => Promise.all(programs.map((each) => each.close())));

const opening = 100_000n;

interface Sold {
  readonly id: bigint;
  readonly numero: string;
  readonly player: TestPlayer;
  readonly cash: () => Promise<bigint>;
}

/** A closed issue in which somebody bet on a first 7. */
async function closedIssue(game: typeof testGame | typeof foreignGame = testGame): Promise<Sold> {
  const { id, numero } = await program.openIssue(600, -60, game);
  const player = await program.addPlayer({ balance: opening });
  await program.buy(player, { gameCode: game.code, numero, lines: [onFirst(7)] });
  await program.endSale(id);
  await program.closeIssue(id);
  return { id, numero, player, cash: () => program.cashOf(player) };
}

const invented = {
  seed: 'ab'.repeat(32),
  randomness: 'cd'.repeat(32),
  signature: 'ef'.repeat(48),
};

/** The row that whoever has the password of the database writes. */
async function forge(id: bigint, of: Partial<typeof invented> & { result?: string } = {}) {
  const { seed, randomness, signature } = { ...invented, ...of };
  await program.owner.query(sql`
    update lottery.issue set state = 'DRAWN', result = ${of.result ?? '7,7,7'}, server_seed = ${seed},
      beacon_randomness = ${randomness}, beacon_signature = ${signature} where id = ${id}`);
}

/** The parts that the house really has for an issue. */
async function trueParts(id: bigint) {
  const issue = await issueById(program.owner, id);
  if (issue === null) throw new Error('there is no such issue');
  const { seedSealed, chain, beaconRound } = promiseOf(issue);
  const other = await program.deps.beacon.round(chain, beaconRound + 1);
  if (other === null) throw new Error('the beacon is not there');
  return { seed: serverSeedOf(program.deps.secretBox.open(seedSealed)), other };
}

const heldOf = async (numero: string) =>
  (await waitingPayments(program.owner, 10))
    .filter((row) => row.numero === numero)
    .map(({ what, tickets, held }) => [what, tickets, held]);

/** The outcome of an issue, however often it is tried. */
async function outcomeOf({ id, numero, cash }: Sold) {
  const before = await cash();
  await program.advance();
  await program.advance();
  expect(await program.settle(id)).toBe(false);
  const { state } = (await issueById(program.owner, id)) ?? {};
  const told = program.errors.map((error) => (error as { reason?: string }).reason);
  return { state, paid: (await cash()) - before, listed: await heldOf(numero), told };
}

/** Nothing is paid, and it is told once. */
const heldFor = (reason: string, tickets = 1) => ({
  state: 'DRAWN',
  paid: 0n,
  listed: [['prizes', tickets, reason]],
  told: [reason],
});

test('a result that somebody wrote into the row is not paid, told once and listed', async () => {
  const issue = await closedIssue();
  await forge(issue.id);
  expect(await outcomeOf(issue)).toEqual(heldFor('its proof fails: seed'));
});

test('nor one with the true seed and an invented beacon', async () => {
  const issue = await closedIssue();
  const { seed } = await trueParts(issue.id);
  await forge(issue.id, { seed });
  expect(await outcomeOf(issue)).toEqual(heldFor('its proof fails: beacon'));
});

test('nor one with the true seed and the beacon of another round', async () => {
  const issue = await closedIssue();
  const { seed, other } = await trueParts(issue.id);
  await forge(issue.id, { seed, randomness: other.randomness, signature: other.signature });
  expect(await outcomeOf(issue)).toEqual(heldFor('its proof fails: beacon'));
});

test('nor one that does not follow from the true seed and the true beacon', async () => {
  const issue = await closedIssue();
  await program.draw(issue.id);
  const { result } = (await issueById(program.owner, issue.id)) ?? {};
  const other = result === '7,7,7' ? '8,8,8' : '7,7,7';
  const drawn = sql`update lottery.issue set result = ${other} where id = ${issue.id}`;
  await rewrite(program.owner, drawn);
  expect(await outcomeOf(issue)).toEqual(heldFor('its proof fails: result'));
});

test.each<[string, Sql, string]>([
  ['another promise', sql`beacon_margin_ms = beacon_margin_ms + 600000`, 'its proof fails: round'],
  ['another root', sql`tickets_root = ${'ab'.repeat(32)}`, 'its proof fails: result'],
  [
    'a count after the beacon',
    sql`closed_at = now() + interval '1 day'`,
    'its proof fails: closed',
  ],
  ['no count', sql`closed_at = null`, 'its tickets were not counted'],
  ['another count', sql`tickets = tickets + 1`, 'its count is not the one that was sealed'],
])(
  'an issue is held that has %s, even if the owner of the database wrote it',
  async (_, change, why) => {
    const issue = await closedIssue();
    await program.draw(issue.id);
    await rewrite(program.owner, sql`update lottery.issue set ${change} where id = ${issue.id}`);
    expect(await outcomeOf(issue)).toEqual(heldFor(why));
  },
);

test('an issue is held whose tickets are not those that were counted', async () => {
  const issue = await closedIssue();
  await program.draw(issue.id);
  const added = sql`
    insert into lottery.ticket (issue_id, player_id, stake, created_at, table_version, unit_bets, mode,
      currency, merchant_id, prize_table, unit, ref, salt, leaf, lines)
    select issue_id, player_id, stake, created_at, table_version, unit_bets, mode, currency, merchant_id,
      prize_table, unit, 'added-later', salt, leaf, lines
    from lottery.ticket where issue_id = ${issue.id}`;
  await program.owner.query(added);
  expect(await outcomeOf(issue)).toEqual(heldFor('its tickets are not those that were counted', 2));
});

test('a draw made elsewhere is held where the two who agreed are gone', async () => {
  const issue = await closedIssue(foreignGame);
  const drawn = sql`update lottery.issue set state = 'DRAWN', result = '7,7,7' where id = ${issue.id}`;
  await rewrite(program.owner, drawn);
  expect(await outcomeOf(issue)).toEqual(
    heldFor('no two people who agree have entered its result'),
  );
});

test('an issue that is put right is looked at again after a while, and paid', async () => {
  const issue = await closedIssue();
  await forge(issue.id);
  expect(await outcomeOf(issue)).toEqual(heldFor('its proof fails: seed'));
  const undone = sql`
    update lottery.issue set state = 'CLOSED', result = null, server_seed = null,
      beacon_randomness = null, beacon_signature = null where id = ${issue.id}`;
  await rewrite(program.owner, undone);
  await program.advance();
  expect((await issueById(program.owner, issue.id))?.state).toBe('DRAWN');
  await program.owner.query(sql`
    update lottery.held_issue set looked_at = looked_at - interval '11 minutes'`);
  await program.advance();
  expect((await issueById(program.owner, issue.id))?.state).toBe('SETTLED');
  expect(await heldOf(issue.numero)).toEqual([]);
  const { rowCount } = await program.owner.query('select from lottery.held_issue');
  expect(rowCount).toBe(0);
  await program.prove();
});

test('an honest result is proven once, however often paying is begun', async () => {
  const issue = await closedIssue();
  await program.draw(issue.id);
  const ready = program.deps.house;
  let isBroken = true;
  let read = 0;
  const deps = {
    ...program.deps,
    games: {
      ...program.deps.games,
      byCode: (code: string) => {
        read += 1;
        return program.deps.games.byCode(code);
      },
    },
    house: {
      ...ready,
      closeLost: async (rounds: Parameters<typeof ready.closeLost>[0]) => {
        if (isBroken) throw new Error('no way now');
        await ready.closeLost(rounds);
      },
    },
  };
  await expect(program.settle(issue.id, deps)).rejects.toThrow('no way now');
  const first = read;
  await expect(program.settle(issue.id, deps)).rejects.toThrow('no way now');
  expect(read - first, 'the proof asks for the lottery, too').toBeLessThan(first);
  isBroken = false;
  expect(await program.settle(issue.id, deps)).toBe(true);
});
