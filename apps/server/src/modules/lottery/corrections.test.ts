import { sql } from '@arara/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPlayer } from '../play/testing/play-program.ts';
import { issueById } from './issue.repository.ts';
import { correctIssue } from './issues/correct-issue.ts';
import { issueProof } from './issues/proof.ts';
import { ticketOf } from './lottery.queries.ts';
import { enterResult, withdrawResult } from './results/enter-result.ts';
import { openLotteryProgram, foreignGame, onFirst } from './testing/lottery-program.ts';
import type { LotteryProgram } from './testing/lottery-program.ts';
import { resultsIn, sources } from './testing/settled-by-three.ts';

let program: LotteryProgram;
let enter: ReturnType<typeof resultsIn>['enter'];
let agree: ReturnType<typeof resultsIn>['agree'];
let settledBy3: ReturnType<typeof resultsIn>['settledBy3'];
beforeAll(async () => {
  program = await openLotteryProgram();
  ({ enter, agree, settledBy3 } = resultsIn(program));
}, 120_000);
afterAll(() => program.close());

const gameCode = foreignGame.code;
const stateOf = async (id: bigint) => (await issueById(program.owner, id))?.state;
const cash = (player: TestPlayer) => program.cashOf(player);

type Corrections = LotteryProgram['deps']['house']['corrections'];

/** Another process whose corrections fail at some point. */
function dying(
  corrections: (asked: Parameters<Corrections>[0], ready: Corrections) => ReturnType<Corrections>,
) {
  const twin = program.twin();
  const ready: Corrections = (asked) => twin.house.corrections(asked);
  return {
    ...twin,
    house: {
      ...twin.house,
      corrections: (asked: Parameters<Corrections>[0]) => corrections(asked, ready),
    },
  };
}

describe('a result that two people correct', () => {
  it('takes back what was paid wrongly, pays what was not, and says so', async () => {
    const { id, numero, players, refs, three, seven } = await settledBy3();
    expect([await cash(three), await cash(seven)]).toEqual([101_760n, 99_800n]);
    await agree(numero, '7,0,0', 'read in the wrong line');
    await program.advance();
    expect(await stateOf(id)).toBe('CORRECTED');
    expect([await cash(three), await cash(seven)]).toEqual([99_800n, 101_760n]);
    for (const at of [0, 1, 2, 4, 5, 6, 8, 9]) expect(await cash(players[at]!)).toBe(99_800n);
    const tickets = await Promise.all(
      [3, 7].map((at) => ticketOf(program.deps, players[at]?.playerId ?? 0n, refs[at] ?? '')),
    );
    expect(tickets).toMatchObject([
      { state: 'LOST', prize: '0.00', result: '7,0,0', correctedFrom: '19.60' },
      { state: 'WON', prize: '19.60', result: '7,0,0', correctedFrom: '0.00' },
    ]);
    expect(await issueProof(program.deps, gameCode, numero)).toMatchObject({
      state: 'CORRECTED',
      draw: '7,0,0',
      corrections: [{ before: '3,0,0', reason: 'read in the wrong line' }],
    });
    const { rows } = await program.owner.query(sql`
      select t.kind, t.amount::integer, t.state from play.vendor_tx t
      join play.round r on r.id = t.round
      where r.round_id = ${refs[3]} order by t.kind`);
    expect(rows).toEqual([
      { kind: 'BET', amount: 200, state: 'APPLIED' },
      { kind: 'WIN', amount: 1_960, state: 'REVERSED' },
      { kind: 'ROLLBACK', amount: 1_960, state: 'APPLIED' },
    ]);
    expect(program.told.toSorted(([, a], [, b]) => a.localeCompare(b))).toEqual([
      [three.playerId, '0.00'],
      [seven.playerId, '19.60'],
    ]);
    await program.prove();
    expect(program.errors).toEqual([]);
  });

  it('can be corrected again, once its tickets have what they should', async () => {
    const { numero, three, seven } = await settledBy3();
    await agree(numero, '7,0,0', 'wrong');
    expect(await enter(numero, 'ana', '3,0,0', 'wrong again')).toBe('early');
    await program.advance();
    await agree(numero, '3,0,0', 'it was right');
    await program.advance();
    expect([await cash(three), await cash(seven)]).toEqual([101_760n, 99_800n]);
    expect(await issueProof(program.deps, gameCode, numero)).toMatchObject({
      corrections: [{ before: '3,0,0' }, { before: '7,0,0' }],
    });
    await program.prove();
  });

  it('moves nothing where only numbers change that nobody bet on', async () => {
    const { id, numero, three } = await settledBy3();
    await agree(numero, '3,9,9', 'a slip');
    await program.advance();
    expect([await stateOf(id), await cash(three)]).toEqual(['CORRECTED', 101_760n]);
    const { rows } = await program.owner.query(sql`
      select 1 from lottery.ticket_correction where issue_id = ${id}`);
    expect(rows).toEqual([]);
  });

  it('makes and takes room below the limits of who is corrected, and tells compliance', async () => {
    const { numero, three, seven } = await settledBy3();
    const budgets = [
      await program.limitLoss(three, 5_000n),
      await program.limitLoss(seven, 5_000n),
    ];
    await agree(numero, '7,0,0', 'wrong');
    await program.advance();
    const rooms = await Promise.all(budgets.map((budget) => program.available(budget)));
    expect(rooms).toEqual([5_000n - 1_960n, 5_000n + 1_960n]);
    expect(program.facts.prizesReturned).toContain(three.playerId);
    expect(program.facts.prizesReturned).not.toContain(seven.playerId);
  });
});

describe('a correction', () => {
  it('goes on where a ticket failed, and moves nothing twice', async () => {
    const { id, numero, three, seven } = await settledBy3();
    await agree(numero, '7,0,0', 'wrong');
    const broken = dying(async (asked, ready) => {
      if (asked.some(({ playerId }) => playerId === seven.playerId)) throw new Error('killed');
      return ready(asked);
    });
    expect(await correctIssue(broken, id)).toBe(false);
    expect([await cash(three), await cash(seven)]).toEqual([99_800n, 99_800n]);
    await program.advance();
    await program.advance();
    expect([await cash(three), await cash(seven)]).toEqual([99_800n, 101_760n]);
    await program.prove();
  });

  it('is not half done where a ticket fails between the money and its note', async () => {
    const { id, numero, three, seven } = await settledBy3();
    await agree(numero, '7,0,0', 'wrong');
    const broken = dying(async (asked, ready) => {
      const post = await ready(asked);
      return async (tx) => {
        await post(tx);
        throw new Error('killed');
      };
    });
    expect(await correctIssue(broken, id)).toBe(false);
    expect([await cash(three), await cash(seven)]).toEqual([101_760n, 99_800n]);
    await program.advance();
    expect([await cash(three), await cash(seven)]).toEqual([99_800n, 101_760n]);
    await program.prove();
  });

  it('by several processes at once, while the winner spends, moves each cent once', async () => {
    const { id, numero, three, seven } = await settledBy3();
    const next = await program.openIssue();
    await agree(numero, '7,0,0', 'wrong');
    const twin = program.twin();
    await Promise.all([
      correctIssue(program.deps, id),
      correctIssue(twin, id),
      correctIssue(twin, id),
      ...[0, 1, 2].map((digit) =>
        program.buy(three, { numero: next.numero, lines: [onFirst(digit)] }),
      ),
    ]);
    expect([await cash(three), await cash(seven)]).toEqual([99_200n, 101_760n]);
    expect(await correctIssue(program.deps, id)).toBe(true);
    expect([await cash(three), await cash(seven)]).toEqual([99_200n, 101_760n]);
    await program.prove();
  });

  it('waits for a second person, another source, and nobody who says otherwise', async () => {
    const { id, numero, three } = await settledBy3();
    expect(await enter(numero, 'ana', '7,0,0', 'wrong')).toBe('waits');
    const ask = { gameCode, numero, result: '7,0,0', reason: 'wrong' };
    const same = { ...ask, by: 'rui', source: sources.ana };
    expect(await enterResult(program.deps, same)).toEqual({ state: 'refused', why: 'source' });
    const moved = { ...ask, by: 'Ana', source: 'other.vn' };
    expect(await enterResult(program.deps, moved)).toEqual({ state: 'refused', why: 'source' });
    const again = { ...ask, by: 'Ana', source: sources.ana };
    expect(await enterResult(program.deps, again)).toMatchObject({ state: 'waits' });
    expect(await enter(numero, 'rui', '8,0,0', 'wrong')).toBe('differs');
    await program.advance();
    expect([await stateOf(id), await cash(three)]).toEqual(['SETTLED', 101_760n]);
    const { deps } = program;
    expect(await withdrawResult(deps, { gameCode, numero, by: 'rui' })).toMatchObject({
      state: 'waits',
    });
  });

  it('is refused without a settled result, for the result that stands, and in part', async () => {
    const { numero } = await settledBy3();
    expect(await enter(numero, 'ana', '3,0,0', 'no change')).toBe('same');
    expect(await enter(numero, 'ana', '3,0', 'in part')).toBe('result');
    expect(await enter(numero, 'ana', '7,0,0', null), 'no first result any more').toBe('over');
    const open = await program.openIssue(600, -60, foreignGame);
    expect(await enter(open.numero, 'ana', '7,0,0', 'too early')).toBe('early');
    const own = await program.openIssue();
    const ask = { gameCode: 'tres-1m', numero: own.numero, by: 'ana', source: 'x', reason: 'y' };
    expect(await enterResult(program.deps, { ...ask, result: '1,2,3' })).toMatchObject({
      why: 'own',
    });
  });
});

describe('a prize above the cap', () => {
  it('that still waits for people is taken from where it waits', async () => {
    const { owner } = program;
    await owner.query(sql`update play.vendor set prize_max = 1000 where code = 'lottery'`);
    // A process that has read the cap.
    const capped = program.twin();
    const { id, numero, three, seven } = await settledBy3(capped);
    await agree(numero, '7,0,0', 'wrong');
    await program.advance(capped);
    expect(await stateOf(id)).toBe('CORRECTED');
    expect([await cash(three), await cash(seven)]).toEqual([99_800n, 99_800n]);
    expect([await program.heldOf(three), await program.heldOf(seven)]).toEqual([0n, 1_960n]);
    // The one lost it, and the other is not told that it is in the balance.
    expect(program.told.at(-1)).toEqual([three.playerId, '0.00']);
    expect(program.toldOfHeld).toEqual([three, seven].map(({ playerId }) => [playerId, '19.60']));
    const { rows } = await owner.query(sql`
      select player_id, state from play.held_win order by at, player_id`);
    expect(rows).toEqual([
      { player_id: three.playerId, state: 'REVERSED' },
      { player_id: seven.playerId, state: 'HELD' },
    ]);
    await program.prove();
    await owner.query(sql`update play.vendor set prize_max = 100000000 where code = 'lottery'`);
  });
});
