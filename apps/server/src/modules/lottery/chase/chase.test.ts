import { sql } from '@arara/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPlayer } from '../../play/testing/play-program.ts';
import { chaseOf } from '../lottery.queries.ts';
import { waitingStakes } from './chase.repository.ts';
import { openLotteryProgram, onFirst } from '../testing/lottery-program.ts';
import type { LotteryProgram } from '../testing/lottery-program.ts';

let program: LotteryProgram;
beforeAll(async () => {
  program = await openLotteryProgram();
}, 120_000);
afterAll(() => program.close());

const allDigits = onFirst(0, 1, 2, 3, 4, 5, 6, 7, 8, 9);

interface Told {
  readonly chase: {
    readonly id: string;
    readonly state: string;
    readonly stoppedBy: string | null;
    readonly steps: { state: string; reason: string | null; ticketId: string | null }[];
  };
}

/** Issues to come, one after another; the first one is on sale. */
async function issuesToCome(count: number) {
  const issues = [await program.openIssue(600)];
  for (let at = 1; at < count; at += 1) issues.push(await program.openIssue(600 + at, 599 + at));
  return issues;
}

const stepsOn = (issues: readonly { numero: string }[], multiple = 1) =>
  issues.map(({ numero }) => ({ numero, multiple }));

/** The sale of one issue ends, it is drawn and paid, and the next one opens. */
async function pass(issue: { id: bigint }, next?: { id: bigint }) {
  await program.endSale(issue.id);
  if (next !== undefined) await program.startSale(next.id);
  await program.advance();
  await program.advance();
}

const stepsOf = (told: unknown) => (told as Told).chase.steps.map(({ state }) => state);
const ordered = (told: unknown) => (told as Told).chase;

async function moneyOf(player: TestPlayer): Promise<[bigint, bigint]> {
  return [await program.cashOf(player), await program.heldOf(player)];
}

describe('a chase', () => {
  it('holds the money of all steps and buys each when its issue opens', async () => {
    const player = await program.addPlayer();
    const issues = await issuesToCome(3);
    const steps = issues.map(({ numero }, at) => ({ numero, multiple: at + 1 }));
    const told = await program.chase(player, { steps, price: '12.00' });
    expect(stepsOf(told)).toEqual(['WAITING', 'WAITING', 'WAITING']);
    expect(await moneyOf(player)).toEqual([98_800n, 1_200n]);
    await program.advance();
    expect(await moneyOf(player)).toEqual([98_800n, 1_000n]);
    // The money that is held for chases is told by name.
    expect(await waitingStakes(program.owner, player.playerId)).toBe(1_000n);
    await program.advance();
    expect(await moneyOf(player)).toEqual([98_800n, 1_000n]);
    await pass(issues[0]!, issues[1]);
    expect((await moneyOf(player))[1]).toBe(600n);
    await pass(issues[1]!, issues[2]);
    await pass(issues[2]!);
    const { rows } = await program.owner.query(sql`
      select state, (select array_agg(stake order by id) from lottery.ticket
        where player_id = ${player.playerId}) as stakes
      from lottery.chase where ref = ${ordered(told).id}`);
    expect(rows).toEqual([{ state: 'DONE', stakes: [200n, 400n, 600n] }]);
    expect((await moneyOf(player))[1]).toBe(0n);
    await program.prove();
    expect(program.errors).toEqual([]);
  });

  it('ends with the first win where it was told to, and gives the rest back', async () => {
    const player = await program.addPlayer();
    const issues = await issuesToCome(5);
    const told = await program.chase(player, {
      lines: [allDigits],
      steps: stepsOn(issues),
      price: '100.00',
      stopOnWin: true,
    });
    await program.advance();
    expect(await moneyOf(player)).toEqual([90_000n, 8_000n]);
    await pass(issues[0]!, issues[1]);
    // Ten digits for twenty reais win one prize of 19.60.
    expect(await moneyOf(player)).toEqual([90_000n + 1_960n + 8_000n, 0n]);
    const stopped = await program.stop(player, ordered(told).id);
    expect(ordered(stopped)).toMatchObject({ state: 'STOPPED', stoppedBy: 'win' });
    expect(stepsOf(stopped)).toEqual(['BOUGHT', ...Array(4).fill('RELEASED')]);
    expect(ordered(stopped).steps.slice(0, 2)).toMatchObject([
      { ticketId: expect.any(String), ticketState: 'WON', prize: '19.60', reason: null },
      { ticketId: null, ticketState: null, prize: null, reason: 'win' },
    ]);
    const { id } = ordered(stopped);
    expect(await chaseOf(program.deps, player.playerId, id)).toEqual(stopped);
    const stranger = await program.addPlayer();
    await expect(chaseOf(program.deps, stranger.playerId, id)).rejects.toMatchObject({
      code: 'lottery.chase.not.found',
    });
    await program.prove();
  });

  it('waits for the draw before where it ends with a win; what comes too late goes back', async () => {
    const player = await program.addPlayer();
    const issues = await issuesToCome(2);
    await program.chase(player, { steps: stepsOn(issues), price: '4.00', stopOnWin: true });
    await program.advance();
    program.beacon.due = false;
    await pass(issues[0]!, issues[1]);
    expect((await moneyOf(player))[1]).toBe(200n);
    await program.endSale(issues[1]!.id);
    await program.advance();
    await program.advance();
    expect(await moneyOf(player)).toEqual([99_800n, 0n]);
    program.beacon.due = true;
    await program.advance();
  });

  it('stakes nothing on after a win that is told only when a step came too late', async () => {
    const player = await program.addPlayer();
    const issues = await issuesToCome(3);
    const told = await program.chase(player, {
      lines: [allDigits],
      steps: stepsOn(issues),
      price: '60.00',
      stopOnWin: true,
    });
    await program.advance();
    program.beacon.due = false;
    await pass(issues[0]!, issues[1]);
    await pass(issues[1]!, issues[2]);
    expect(await moneyOf(player)).toEqual([96_000n, 2_000n]);
    program.beacon.due = true;
    await program.advance();
    await program.advance();
    const stopped = await program.stop(player, ordered(told).id);
    expect(stepsOf(stopped)).toEqual(['BOUGHT', 'RELEASED', 'RELEASED']);
    expect(ordered(stopped).steps.map(({ reason }) => reason)).toEqual([null, 'late', 'win']);
    expect(await moneyOf(player)).toEqual([98_000n + 1_960n, 0n]);
  });

  it('is ordered once for one key, however often and at once', async () => {
    const player = await program.addPlayer();
    const steps = stepsOn(await issuesToCome(2));
    const told = await Promise.all(
      Array.from({ length: 10 }, () =>
        program.chase(player, { steps, price: '4.00' }, 'chase-key'),
      ),
    );
    expect(new Set(told.map((one) => ordered(one).id)).size).toBe(1);
    expect(await moneyOf(player)).toEqual([99_600n, 400n]);
    const other = await program.chase(
      player,
      { steps, price: '4.00', stopOnWin: true },
      'chase-key',
    );
    expect(other).toEqual({ code: 'idempotency.conflict' });
  });

  it('that is stopped while its steps are bought, in two processes, moves each cent once', async () => {
    const twin = program.twin();
    const players = await Promise.all(Array.from({ length: 12 }, () => program.addPlayer()));
    const issues = await issuesToCome(2);
    const chases = await Promise.all(
      players.map((player) => program.chase(player, { steps: stepsOn(issues), price: '4.00' })),
    );
    await Promise.all([
      program.advance(),
      program.advance(twin),
      ...players.map((player, at) => program.stop(player, ordered(chases[at]).id)),
    ]);
    for (const [at, player] of players.entries()) {
      const stopped = await program.stop(player, ordered(chases[at]).id);
      const bought = stepsOf(stopped).filter((state) => state === 'BOUGHT').length;
      expect(await moneyOf(player)).toEqual([100_000n - 200n * BigInt(bought), 0n]);
    }
    await program.prove();
  });

  it('gives a step back that a limit refuses, and goes on', async () => {
    const player = await program.addPlayer();
    const issues = await issuesToCome(2);
    const told = await program.chase(player, { steps: stepsOn(issues), price: '4.00' });
    await program.limitLoss(player, 100n);
    await program.advance();
    expect(await moneyOf(player)).toEqual([99_800n, 200n]);
    const stopped = await program.stop(player, ordered(told).id);
    expect(ordered(stopped).steps.map(({ reason }) => reason)).toEqual(['limit.reached', 'member']);
    expect(await moneyOf(player)).toEqual([100_000n, 0n]);
  });

  it('buys nothing where no lotteries are sold: what is due goes back, what is not may be stopped', async () => {
    const player = await program.addPlayer();
    const issues = await issuesToCome(3);
    const told = await program.chase(player, { steps: stepsOn(issues), price: '6.00' });
    program.shop.isOpen = false;
    await program.advance();
    program.shop.isOpen = true;
    expect(await moneyOf(player)).toEqual([99_600n, 400n]);
    await pass(issues[0]!, issues[1]);
    expect(await moneyOf(player)).toEqual([99_600n, 200n]);
    program.shop.isOpen = false;
    const stopped = await program.stop(player, ordered(told).id);
    program.shop.isOpen = true;
    expect(ordered(stopped).steps).toMatchObject([
      { state: 'RELEASED', reason: 'function.not.available', ticketId: null },
      { state: 'BOUGHT' },
      { state: 'RELEASED', reason: 'member' },
    ]);
    expect(await moneyOf(player)).toEqual([99_800n, 0n]);
    await program.prove();
  });

  it.each<[string, object, string]>([
    ['one issue twice', { twice: true }, 'lottery.chase.steps'],
    ['another price', { price: '3.00' }, 'lottery.price'],
    [
      'a step that takes a line more often than a ticket may',
      { unit: '0.001', lines: [{ ...onFirst(7), multiple: 5_000 }], price: '40.00', multiple: 2 },
      'request.invalid',
    ],
    ['a digit that does not exist', { lines: [onFirst(11)] }, 'lottery.selection'],
  ])('with %s is refused and holds nothing', async (_, wish, code) => {
    const player = await program.addPlayer();
    const [one, two] = await issuesToCome(2);
    const { twice, multiple, ...asked } = { twice: false, multiple: 1, ...wish };
    const steps = stepsOn(twice ? [one!, one!] : [one!, two!], multiple);
    expect(await program.chase(player, { steps, price: '4.00', ...asked })).toEqual({ code });
    expect(await moneyOf(player)).toEqual([100_000n, 0n]);
  });

  it('is read once, however many steps it has', async () => {
    const player = await program.addPlayer();
    const issues = await issuesToCome(12);
    const { plays } = program.deps.rules;
    const code = onFirst(7).play;
    const play = plays.get(code)!;
    let reads = 0;
    const grammar = () => {
      reads += 1;
      return play.type.grammar;
    };
    const type = Object.defineProperty({ ...play.type }, 'grammar', { get: grammar });
    plays.set(code, { ...play, type });
    const wrong = { price: '1.00' };
    expect(await program.chase(player, { steps: stepsOn(issues.slice(0, 2)), ...wrong })).toEqual({
      code: 'lottery.price',
    });
    const readsOfTwo = reads;
    await program.chase(player, { steps: stepsOn(issues), ...wrong });
    expect(readsOfTwo).toBeGreaterThan(0);
    expect(reads).toBe(2 * readsOfTwo);
    plays.set(code, play);
  });

  it('of more than there is money for is refused', async () => {
    const player = await program.addPlayer({ balance: 399n });
    const steps = stepsOn(await issuesToCome(2));
    expect(await program.chase(player, { steps, price: '4.00' })).toEqual({
      code: 'stake.insufficient',
    });
    expect(await moneyOf(player)).toEqual([399n, 0n]);
  });
});
