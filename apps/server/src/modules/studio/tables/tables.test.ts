import { commit, createStream } from '@arara/fairness';
import { createRegistry, dealRound, verifyRound } from '@arara/game-kit';
import { coinTable } from '@arara/game-kit/testing';
import { createLedger } from '@arara/ledger';
import { sql } from '@arara/postgres';
import { beforeEach, describe, expect, it } from 'vitest';
import type { WalletPort } from '../studio.ports.ts';
import { beaconSaid } from '../testing/shapes-program.ts';
import type { Visit } from '../testing/shapes-program.ts';
import { ended, lost, newKey, outcomes, stakeOn, withShapes } from '../testing/shapes.ts';

const at = withShapes();

const visit = () => at.visit('coin-table');
const wishOf = (side = 'heads', key = newKey(), stake = '2.00') => stakeOn({ side }, key, stake);
const sit = ({ session }: Visit, wish = wishOf()) => at.tables().sit(session, wish);

/** Lets the clock of the table run far on: it closes, and has rested. */
async function pass(): Promise<void> {
  await at.owner.query(sql`
    update studio.table_round set
      closes_at = closes_at - interval '2 days', done_at = done_at - interval '2 days'
    where game_code = 'coin-table'`);
}

async function seatRows(): Promise<{ state: string; payout: bigint | null; public_id: string }[]> {
  const { rows } = await at.owner.query(sql`
    select s.state, s.payout, s.public_id from studio.seat s
    join studio.table_round t on t.id = s.table_id
    where t.game_code = 'coin-table'
      and t.number = (select max(number) from studio.table_round where game_code = 'coin-table')
    order by s.number`);
  return rows as never;
}

/** Ends the round before, and opens a fresh one that takes stakes. */
async function openRound(): Promise<void> {
  const last = await at.tables().look('coin-table', null);
  if (last !== null && last.phase !== 'DONE') {
    await pass();
    await at.tables().run();
  }
  await pass();
  await at.tables().run();
  expect(await at.tables().look('coin-table', null)).toMatchObject({ phase: 'OPEN' });
  // However slow the machine is, the stakes of a test come in time.
  await at.owner.query(sql`
    update studio.table_round set closes_at = closes_at + interval '1 day' where phase = 'OPEN'`);
}

beforeEach(() => openRound());

describe('a table', () => {
  it('takes stakes until its close, tells one outcome, and pays each seat by its choice', async () => {
    const [first, second] = [await visit(), await visit()];
    const before = [Number(await first.balance()), Number(await second.balance())] as const;
    const seated = await sit(first, wishOf('heads'));
    await sit(second, wishOf('tails'));
    expect(await at.tables().look('coin-table', first.session.player_id)).toMatchObject({
      phase: 'OPEN',
      serverSeed: null,
      view: { own: 'heads', side: null },
    });
    expect(seated?.own).toMatchObject([{ stake: '2.00', payout: null }]);
    await at.tables().run();
    expect(await at.tables().look('coin-table', null)).toMatchObject({ phase: 'OPEN' });
    await pass();
    await expect(sit(first)).rejects.toMatchObject({ code: 'table.closed' });
    await at.tables().run();
    const done = await at.tables().look('coin-table', first.session.player_id);
    expect(done).toMatchObject({ phase: 'DONE', view: { own: 'heads', seats: 2 } });
    const view = done?.view as { side: string } | undefined;
    expect(view?.side).toMatch(/^(heads|tails)$/);
    const paid = [view?.side === 'heads' ? 3.8 : 0, view?.side === 'tails' ? 3.8 : 0] as const;
    expect(Number(await first.balance())).toBeCloseTo(before[0] - 2 + paid[0]);
    expect(Number(await second.balance())).toBeCloseTo(before[1] - 2 + paid[1]);
    const { rows } = await at.owner.query(sql`
      select state, bet::text from play.round where round_id = ${done?.own[0]?.id}`);
    expect(rows).toEqual([{ state: 'CLOSED', bet: '200' }]);
  });

  it('promises its seed before it opens, and anybody can play its outcome again', async () => {
    const player = await visit();
    await sit(player);
    const promised = await at.tables().look('coin-table', null);
    await pass();
    await at.tables().run();
    const done = await at.tables().look('coin-table', player.session.player_id);
    if (done?.serverSeed == null) throw new Error('nothing was revealed');
    const clientSeed = done.chain.randomness;
    expect(commit(done.serverSeed)).toBe(promised?.serverSeedHash);
    expect(clientSeed).toBe(beaconSaid);
    const seeds = { serverSeed: done.serverSeed, clientSeed, nonce: done.number };
    const choices = { mode: 'base', side: 'heads' };
    const book = dealRound(coinTable(), { choices }, createStream(seeds));
    const proof = {
      ...seeds,
      gameCode: 'coin-table',
      gameVersion: '1',
      mathsHash: coinTable().mathsHash,
      mode: 'base',
      choices,
      serverSeedHash: done.serverSeedHash,
      stake: '2.00',
      payout: done.own[0]?.payout,
      currency: 'FUN',
      book,
    };
    expect(verifyRound(proof, createRegistry([coinTable()])).ok).toBe(true);
  });

  it('is opened, resolved and paid once, however many workers run it', async () => {
    const player = await visit();
    const before = Number(await player.balance());
    const { number } = (await at.tables().look('coin-table', null)) ?? { number: -1 };
    await sit(player);
    await pass();
    const workers = Array.from({ length: 8 }, () => at.tables());
    await Promise.all(workers.map((worker) => worker.run()));
    await at.tables().run();
    const done = await at.tables().look('coin-table', player.session.player_id);
    const payout = Number(done?.own[0]?.payout);
    expect(Number(await player.balance())).toBeCloseTo(before - 2 + payout);
    await pass();
    await Promise.all(workers.map((worker) => worker.run()));
    const pool = at.owner;
    const { rows } = await pool.query(
      `select max(chain_number) as last from studio.table_round where game_code = 'coin-table'`,
    );
    expect(rows).toEqual([{ last: number + 1 }]);
    await expect(
      pool.query(
        `update studio.table_round set outcome = '{"side":"edge"}' where outcome is not null`,
      ),
    ).rejects.toThrow('the outcome of a table and its promise stay');
  });
});

describe('a seat', () => {
  it('is taken once for a key, and another stake or choice under it is refused', async () => {
    const player = await visit();
    const before = Number(await player.balance());
    const key = newKey();
    const all = Array.from({ length: 20 }, () => sit(player, wishOf('heads', key)));
    expect(new Set(await outcomes(all))).toEqual(new Set(['ok']));
    expect(Number(await player.balance())).toBe(before - 2);
    const others = [wishOf('tails', key), wishOf('heads', key, '1.00')];
    expect(new Set(await outcomes(others.map((wish) => sit(player, wish))))).toEqual(
      new Set(['idempotency.conflict']),
    );
    const bad = sit(player, wishOf('edge'));
    await expect(bad).rejects.toMatchObject({ code: 'request.invalid', detail: { field: 'side' } });
  });

  it('is never one too many, and tells nobody the choice of another', async () => {
    const players = await Promise.all([visit(), visit()]);
    const full = coinTable().seatsMax;
    const tries = Array.from({ length: full + 6 }, (_, index) =>
      sit(
        players[index % 2] ?? players[0],
        wishOf(index % 2 === 0 ? 'heads' : 'tails', newKey(), '1.00'),
      ),
    );
    const came = await outcomes(tries);
    expect(came.filter((code) => code === 'ok')).toHaveLength(full);
    expect(came.filter((code) => code === 'table.full')).toHaveLength(6);
    const seen = await at.tables().look('coin-table', players[0].session.player_id);
    expect(seen).toMatchObject({ view: { own: 'heads', seats: full, side: null } });
    expect(JSON.stringify(seen)).not.toContain('tails');
  });

  it('without the money for it is refused, and is not dealt', async () => {
    const player = await visit();
    await at.leaveOne();
    await expect(sit(player)).rejects.toMatchObject({ code: 'stake.insufficient' });
    await pass();
    await at.tables().run();
    expect(await seatRows()).toMatchObject([{ state: 'REFUSED', payout: null }]);
  });

  it.each([
    ['before', 'REFUSED', 0],
    ['after', 'PAID', -2],
  ] as const)('cut off %s its stake arrived ends %s', async (when, state, cost) => {
    const player = await visit();
    const before = Number(await player.balance());
    const bet: WalletPort['bet'] = async (...ask) => {
      if (when === 'after') await at.wallet.bet(...ask);
      return lost();
    };
    const wish = wishOf();
    const sitting = at.tables({ wallet: { bet } }).sit(player.session, wish);
    await expect(sitting).rejects.toThrow(ended);
    await at.tables().run();
    expect(await seatRows()).toMatchObject([{ state: 'DEALT' }]);
    await pass();
    await at.tables().run();
    const [seat] = await seatRows();
    expect(seat).toMatchObject({ state });
    expect(Number(await player.balance())).toBeCloseTo(
      before + cost + Number(seat?.payout ?? 0n) / 100,
    );
    if (state === 'PAID') return;
    await expect(sit(player, wish)).rejects.toMatchObject({ code: 'round.refused' });
    expect(Number(await player.balance())).toBe(before);
  });

  it('whose stake arrives while the table closes is given back or sits, never both', async () => {
    const player = await visit();
    const before = Number(await player.balance());
    // The worker asked before the stake came, and acts after it.
    const txStatus: WalletPort['txStatus'] = async (...ask) => {
      return { ...(await at.wallet.txStatus(...ask)), state: 'NONE' as const };
    };
    const bet: WalletPort['bet'] = async (...ask) => {
      const reply = await at.wallet.bet(...ask);
      await pass();
      await at.tables({ wallet: { txStatus } }).run();
      return reply;
    };
    const sitting = at.tables({ wallet: { bet } }).sit(player.session, wishOf());
    await expect(sitting).rejects.toMatchObject({ code: 'round.refused' });
    expect(Number(await player.balance())).toBe(before);
    expect(await seatRows()).toMatchObject([{ state: 'REFUSED', payout: null }]);
  });

  it.each(['before', 'after'] as const)(
    'cut off %s its prize was paid is paid once',
    async (when) => {
      const [first, second] = [await visit(), await visit()];
      const before = Number(await first.balance()) + Number(await second.balance());
      await sit(first, wishOf('heads'));
      await sit(second, wishOf('tails'));
      await pass();
      let asked = 0;
      const win: WalletPort['win'] = async (...ask) => {
        asked += 1;
        if (asked > 1 || when === 'after') await at.wallet.win(...ask);
        return asked === 1 ? lost() : at.wallet.win(...ask);
      };
      await expect(at.tables({ wallet: { win } }).run()).rejects.toThrow(
        '1 rounds could not be ended',
      );
      expect((await seatRows()).map(({ state }) => state).toSorted()).toEqual(['DECIDED', 'PAID']);
      await at.tables().run();
      await at.tables().run();
      expect((await seatRows()).map(({ state }) => state)).toEqual(['PAID', 'PAID']);
      expect(Number(await first.balance()) + Number(await second.balance())).toBeCloseTo(
        before - 4 + 3.8,
      );
    },
  );
});

it('the ledger is sound after all of it', async () => {
  const { pool, databaseUrl: url } = at.kernel;
  const ledger = createLedger({ pool, url });
  expect(await ledger.prove({ whole: true })).toMatchObject({ sound: true });
  await ledger.close();
});
