import type { StepsRound } from '@arara/contract';
import { createRegistry, playSteps, verifyRound } from '@arara/game-kit';
import { tinyMines } from '@arara/game-kit/testing';
import { sql } from '@arara/postgres';
import { describe, expect, it } from 'vitest';
import { waitersOf } from '../../../testing/waiters.ts';
import { rotateSeeds } from '../commands/rotate-seeds.ts';
import { streamOfPair } from '../dealing/deal.ts';
import { roundByPublicId } from '../dealing/round.repository.ts';
import { presentProof } from '../studio.present.ts';
import type { Visit } from '../testing/shapes-program.ts';
import { keyed, newKey, outcomes, stakeOn, withShapes } from '../testing/shapes.ts';
import { markOpen } from './steps.repository.ts';

const at = withShapes();

const wishOf = (key = newKey(), stake = '2.00', choices: object = {}) => ({
  ...stakeOn(choices, key, stake),
  roundMinMs: 0,
});

const moveOf = (round: StepsRound, name: string, cell?: number, key = newKey()) => ({
  roundId: round.id,
  number: round.moves,
  name,
  choices: cell === undefined ? {} : { cell },
  ...keyed(key),
});

/** A round whose player has seen all that happened. */
const known = (round: StepsRound) => ({ ...round, told: round.events.length });

const open = ({ session }: Visit, wish = wishOf()) => at.room().open(session, wish);

/** Cells without a mine, and then the mine, as only the house knows them. */
async function cellsOf({
  id,
}: StepsRound): Promise<readonly [safe: number, other: number, mine: number]> {
  const round = await roundByPublicId(at.deps.database.read, id);
  if (round === null) throw new Error('no round');
  const choices = { mode: 'base', mines: 1 };
  const laid =
    playSteps(tinyMines(), { choices }, streamOfPair(at.deps, round))?.state?.mines[0] ?? -1;
  const [safe = -1, other = -1] = [0, 1, 2].filter((cell) => cell !== laid);
  return [safe, other, laid];
}

async function walletRound(id: string) {
  const { rows } = await at.owner.query(sql`
    select state, bet::text, win::text from play.round where round_id = ${id}`);
  return rows;
}

describe('a round in steps', () => {
  it('takes its stake, shows no mine, and pays what its last move won', async () => {
    const visit = await at.visit();
    const before = Number(await visit.balance());
    const opened = await open(visit);
    expect(Number(await visit.balance())).toBe(before - 2);
    expect(opened).toMatchObject({ moves: 0, payout: null, book: null });
    expect(opened.view).toEqual({ opened: [], worth: 100 });
    expect(JSON.stringify(opened)).not.toMatch(/"cells"/);
    const [first, second] = await cellsOf(opened);
    const half = await at.room().move(visit.session, moveOf(opened, 'open', first));
    expect(half).toMatchObject({ moves: 1, payout: null, view: { opened: [first], worth: 150 } });
    expect(half.events.slice(half.told)).toEqual([{ type: 'opened', cell: first, safe: true }]);
    const won = await at.room().move(visit.session, moveOf(half, 'open', second));
    expect(won).toMatchObject({ moves: 2, payout: '6.00', view: null });
    expect(Number(await visit.balance())).toBe(before + 4);
    expect(await walletRound(won.id)).toEqual([{ state: 'CLOSED', bet: '200', win: '600' }]);
  });

  it('that is lost is closed with a prize of nothing', async () => {
    const visit = await at.visit();
    const before = Number(await visit.balance());
    const opened = await open(visit);
    const [, , mine] = await cellsOf(opened);
    const lost = await at.room().move(visit.session, moveOf(opened, 'open', mine));
    expect(lost).toMatchObject({ payout: '0.00', book: { payoutMultiplier: 0 } });
    expect(Number(await visit.balance())).toBe(before - 2);
    expect(await walletRound(lost.id)).toEqual([{ state: 'CLOSED', bet: '200', win: '0' }]);
  });

  it('goes on after a reload and in another process, where it stood', async () => {
    const visit = await at.visit();
    const opened = await open(visit);
    const [first] = await cellsOf(opened);
    const half = await at.room().move(visit.session, moveOf(opened, 'open', first));
    expect(await at.room().current(visit.session, 'reload')).toEqual(known(half));
    const won = await at.room().move(visit.session, moveOf(half, 'cashOut'));
    expect(won.payout).toBe('3.00');
    expect(await at.room().current(visit.session, 'reload')).toBeNull();
  });

  it('is proven by its seeds, choices and moves, which hold the seeds until its end', async () => {
    const visit = await at.visit();
    const { deps } = at;
    const opened = await open(visit, wishOf(newKey(), '1.00', { mines: 2 }));
    const rotate = async () => {
      const pair = await deps.seeds.current(deps.database.read, visit.session.player_id);
      const { promise } = deps.seeds.asked(pair);
      return rotateSeeds(deps, visit.session.player_id, { promise, clientSeed: 'outra' });
    };
    await expect(rotate()).rejects.toMatchObject({ code: 'round.open' });
    await at.room().move(visit.session, moveOf(opened, 'cashOut'));
    await rotate();
    const { round, moves } = await at.queries.provenRound(opened.id);
    const proof = presentProof(round, moves, deps.seeds.open);
    expect(proof).toMatchObject({
      choices: { mode: 'base', mines: 2 },
      moves: [{ name: 'cashOut' }],
    });
    expect(verifyRound(proof, createRegistry([tinyMines()]))).toMatchObject({
      ok: true,
      isBound: true,
    });
    const lying = { ...proof, moves: [{ name: 'open', choices: { cell: 0 } }] };
    expect(verifyRound(lying, createRegistry([tinyMines()])).ok).toBe(false);
  });
});

describe('a stake', () => {
  it('is read by the choices of its game', async () => {
    const visit = await at.visit();
    const tries = [{ mines: 3 }, { mines: '1' }, { mode: 'buy' }, { colour: 'red' }];
    for (const choices of tries) {
      const refused = open(visit, wishOf(newKey(), '2.00', choices));
      await expect(refused).rejects.toMatchObject({
        code: 'request.invalid',
        detail: { field: Object.keys(choices)[0] },
      });
    }
    await expect(open(visit, wishOf(newKey(), '5.00'))).rejects.toMatchObject({
      code: 'stake.bounds',
    });
    expect(await at.room().current(visit.session, 'none')).toBeNull();
  });

  it('that is repeated is the same round, and with another amount or choice is refused', async () => {
    const visit = await at.visit();
    const before = Number(await visit.balance());
    const key = newKey();
    const first = await open(visit, wishOf(key));
    expect(await open(visit, wishOf(key))).toEqual(first);
    const others = [wishOf(key, '1.00'), wishOf(key, '2.00', { mines: 2 })];
    expect(await outcomes(others.map((wish) => open(visit, wish)))).toEqual([
      'idempotency.conflict',
      'idempotency.conflict',
    ]);
    await expect(open(visit)).rejects.toMatchObject({ code: 'round.open' });
    expect(Number(await visit.balance())).toBe(before - 2);
  });

  it('that is sent twenty times at once is taken once', async () => {
    const visit = await at.visit();
    const before = Number(await visit.balance());
    const key = newKey();
    const rounds = await Promise.all(Array.from({ length: 20 }, () => open(visit, wishOf(key))));
    expect(new Set(rounds.map(({ id }) => id)).size).toBe(1);
    expect(Number(await visit.balance())).toBe(before - 2);
  });

  it('is open for a try that waited while another opened it', async () => {
    const visit = await at.visit();
    const { id } = await open(visit);
    await at.owner.query(sql`update studio.round set state = 'DEALT' where public_id = ${id}`);
    const round = await roundByPublicId(at.deps.database.read, id);
    if (round === null) throw new Error('no round');
    const late = await at.deps.database.transaction(async (tx) => {
      expect(await markOpen(tx, round.id)).toBe(true);
      const waiting = markOpen(at.deps.database.read, round.id);
      await expect.poll(() => waitersOf(at.owner), { timeout: 20_000 }).toBe(1);
      return { waiting };
    });
    expect(await late.waiting).toBe(true);
  });

  it('of two windows at once opens one round', async () => {
    const visit = await at.visit();
    const before = Number(await visit.balance());
    const tries = Array.from({ length: 8 }, () => open(visit));
    expect(await outcomes(tries)).toEqual(['ok', ...Array<string>(7).fill('round.open')]);
    expect(Number(await visit.balance())).toBe(before - 2);
  });

  it('that is not there opens nothing, and its number stands in the list as refused', async () => {
    const visit = await at.visit();
    await at.leaveOne();
    const before = await visit.balance();
    const key = newKey();
    await expect(open(visit, wishOf(key))).rejects.toMatchObject({ code: 'stake.insufficient' });
    await expect(open(visit, wishOf(key))).rejects.toMatchObject({ code: 'round.refused' });
    expect(await visit.balance()).toBe(before);
    const { current } = await at.queries.seedsOf(visit.session.player_id);
    expect(current).toMatchObject({ nonce: 1, refused: 1 });
    await expect(open(visit, wishOf(newKey(), '1.00'))).resolves.toMatchObject({ moves: 0 });
  });
});

describe('a move', () => {
  it('belongs to the player of the round alone', async () => {
    const visit = await at.visit();
    const stranger = await at.visit();
    const opened = await open(visit);
    const move = moveOf(opened, 'cashOut');
    await expect(at.room().move(stranger.session, move)).rejects.toMatchObject({
      code: 'round.not.found',
    });
    const elsewhere = { ...visit.session, game_code: 'fortuna-da-arara' };
    await expect(at.room().move(elsewhere, move)).rejects.toMatchObject({
      code: 'round.not.found',
    });
    expect(await at.room().current(stranger.session, 'look')).toBeNull();
    expect(await at.room().current(visit.session, 'look')).toEqual(known(opened));
  });

  it('that is not possible keeps the round as it is', async () => {
    const visit = await at.visit();
    const opened = await open(visit);
    const [first] = await cellsOf(opened);
    const half = await at.room().move(visit.session, moveOf(opened, 'open', first));
    const refusals = [
      [moveOf(half, 'open', first), 'move.refused'],
      [moveOf(half, 'open', 7), 'request.invalid'],
      [moveOf(half, 'peek'), 'request.invalid'],
      [moveOf(opened, 'cashOut'), 'round.moved'],
    ] as const;
    for (const [move, code] of refusals) {
      await expect(at.room().move(visit.session, move)).rejects.toMatchObject({ code });
    }
    expect(await at.room().current(visit.session, 'look')).toEqual(known(half));
  });

  it('of two windows at once is made by one, and the other is told', async () => {
    const visit = await at.visit();
    const opened = await open(visit);
    const [first, second] = await cellsOf(opened);
    const tries = [first, second].map((cell) =>
      at.room().move(visit.session, moveOf(opened, 'open', cell)),
    );
    expect(await outcomes(tries)).toEqual(['ok', 'round.moved']);
    expect(await at.room().current(visit.session, 'look')).toMatchObject({ moves: 1 });
  });

  it('that is repeated twenty times at once is made once, and pays once', async () => {
    const visit = await at.visit();
    const before = Number(await visit.balance());
    const opened = await open(visit);
    const [first] = await cellsOf(opened);
    const half = await at.room().move(visit.session, moveOf(opened, 'open', first));
    const move = moveOf(half, 'cashOut');
    const all = Array.from({ length: 20 }, () => at.room().move(visit.session, move));
    expect(new Set((await Promise.all(all)).map(({ payout }) => payout))).toEqual(
      new Set(['3.00']),
    );
    expect(Number(await visit.balance())).toBe(before + 1);
    const other = { ...move, name: 'open', choices: { cell: 0 } };
    await expect(at.room().move(visit.session, other)).rejects.toMatchObject({
      code: 'idempotency.conflict',
    });
  });

  it('stays as it was made, whoever asks', async () => {
    const visit = await at.visit();
    const opened = await open(visit);
    await at.room().move(visit.session, moveOf(opened, 'cashOut'));
    const pool = at.owner;
    const changes = [
      'update studio.move set number = 5',
      'delete from studio.move',
      'truncate studio.move',
    ];
    for (const change of changes) {
      await expect(pool.query(change)).rejects.toThrow('a move stays as it was made');
    }
  });
});
