import { createLedger } from '@arara/ledger';
import { sql } from '@arara/postgres';
import { describe, expect, it } from 'vitest';
import type { Visit } from '../testing/shapes-program.ts';
import { ended, keyed, lost, newKey, stakeOn, withShapes } from '../testing/shapes.ts';
import type { WalletPort } from '../studio.ports.ts';

const at = withShapes();

const hourMs = 3_600_000;
const later = (ms: number) => () => new Date(Date.now() + ms);
const afterPatience = () => at.room({ now: later(hourMs) });

const wishOf = (key: string) => ({ ...stakeOn({}, key), roundMinMs: 0 });
const cashOutOf = (round: { id: string; moves: number }, key = newKey()) => ({
  roundId: round.id,
  number: round.moves,
  name: 'cashOut',
  ...keyed(key),
});

/** A wallet that does what it is asked, or not, and whose answer never arrives. */
function breaking(call: 'bet' | 'win', when: 'before' | 'after'): Partial<WalletPort> {
  const real = at.wallet[call] as (vendor: string, body: never) => Promise<unknown>;
  const broken = async (vendor: string, body: never) => {
    if (when === 'after') await real(vendor, body);
    return lost();
  };
  return { [call]: broken };
}

async function stateOfLast({ session }: Visit): Promise<string | undefined> {
  const { rows } = await at.owner.query<{ state: string }>(sql`
    select state from studio.round where player_id = ${session.player_id} order by id desc limit 1`);
  return rows[0]?.state;
}

/** A visitor whose stake was cut off on its way. */
async function openBroken(when: 'before' | 'after') {
  const visit = await at.visit();
  const before = Number(await visit.balance());
  const wish = wishOf(newKey());
  const opening = at.room({ wallet: breaking('bet', when) }).open(visit.session, wish);
  await expect(opening).rejects.toThrow(ended);
  expect(await stateOfLast(visit)).toBe('DEALT');
  return { visit, before, wish };
}

describe('a stake that a crash cut off', () => {
  it('and that had arrived opens its round, for the sweep as for the player’s own repeat', async () => {
    const { visit, before } = await openBroken('after');
    expect(await at.room().current(visit.session, 'look')).toBeNull();
    await afterPatience().finish();
    expect(await at.room().current(visit.session, 'look')).toMatchObject({ moves: 0 });
    expect(Number(await visit.balance())).toBe(before - 2);
    const other = await openBroken('after');
    await expect(at.room().open(other.visit.session, other.wish)).resolves.toMatchObject({
      moves: 0,
    });
    expect(Number(await other.visit.balance())).toBe(other.before - 2);
  });

  it('and that had not arrived can never arrive later: the round is refused', async () => {
    const { visit, before, wish } = await openBroken('before');
    await afterPatience().finish();
    expect(await stateOfLast(visit)).toBe('REFUSED');
    const late = at.room().open(visit.session, wish);
    await expect(late).rejects.toMatchObject({ code: 'round.refused' });
    expect(Number(await visit.balance())).toBe(before);
    await expect(at.room().open(visit.session, wishOf(newKey()))).resolves.toBeDefined();
  });

  it('is left to its player for a while', async () => {
    const { visit } = await openBroken('before');
    await at.room().finish();
    expect(await stateOfLast(visit)).toBe('DEALT');
    await afterPatience().finish();
  });

  it('and that arrives while it is given up is given back, and opens nothing', async () => {
    const visit = await at.visit();
    const before = Number(await visit.balance());
    // The sweep asked before the stake came, and acts after it.
    const none = {
      txStatus: async (...ask: Parameters<WalletPort['txStatus']>) => {
        return { ...(await at.wallet.txStatus(...ask)), state: 'NONE' as const };
      },
    };
    const sweep = at.room({ now: later(hourMs), wallet: none });
    const bet: WalletPort['bet'] = async (...ask) => {
      const reply = await at.wallet.bet(...ask);
      await sweep.finish();
      return reply;
    };
    const opening = at.room({ wallet: { bet } }).open(visit.session, wishOf(newKey()));
    await expect(opening).rejects.toMatchObject({ code: 'round.refused' });
    expect(await stateOfLast(visit)).toBe('REFUSED');
    expect(Number(await visit.balance())).toBe(before);
  });

  it('and that was opened is not given up by a try that failed before', async () => {
    const visit = await at.visit();
    const before = Number(await visit.balance());
    const wish = wishOf(newKey());
    // This try is refused; while it is, another one of the same round gets through.
    const bet: WalletPort['bet'] = async (vendor, body) => {
      const refused = await at.wallet.bet(vendor, { ...body, amount: '900000000', tx_id: 'other' });
      await at.room().open(visit.session, wish);
      return { ...refused, code: 1001, retryable: false };
    };
    const opening = at.room({ wallet: { bet } }).open(visit.session, wish);
    await expect(opening).rejects.toMatchObject({ code: 'wallet.unavailable' });
    expect(await at.room().current(visit.session, 'look')).toMatchObject({ moves: 0 });
    expect(Number(await visit.balance())).toBe(before - 2);
  });
});

describe('a prize that a crash cut off', () => {
  it.each(['before', 'after'] as const)(
    '%s it was paid is paid once, and told only then',
    async (when) => {
      const visit = await at.visit();
      const before = Number(await visit.balance());
      const opened = await at.room().open(visit.session, wishOf(newKey()));
      const move = cashOutOf(opened);
      const moving = at.room({ wallet: breaking('win', when) }).move(visit.session, move);
      await expect(moving).rejects.toThrow(ended);
      expect(await at.rowOf(opened.id)).toMatchObject({ state: 'DECIDED', payout: 200n });
      await afterPatience().finish();
      expect(await at.rowOf(opened.id)).toMatchObject({ state: 'SETTLED' });
      expect(Number(await visit.balance())).toBe(before);
      await expect(at.room().move(visit.session, move)).resolves.toMatchObject({ payout: '2.00' });
      await afterPatience().finish();
      expect(Number(await visit.balance())).toBe(before);
    },
  );

  it('comes with the player’s own repeat, or when the game is opened again', async () => {
    const visit = await at.visit();
    const before = Number(await visit.balance());
    const opened = await at.room().open(visit.session, wishOf(newKey()));
    const broken = at.room({ wallet: breaking('win', 'before') });
    await expect(broken.move(visit.session, cashOutOf(opened))).rejects.toThrow(ended);
    await expect(broken.current(visit.session, 'look')).rejects.toThrow(ended);
    expect(await at.room().current(visit.session, 'look')).toMatchObject({ payout: '2.00' });
    expect(Number(await visit.balance())).toBe(before);
  });

  it('of a round that people called void is not paid beside the stake that went back', async () => {
    const visit = await at.visit();
    const before = Number(await visit.balance());
    const opened = await at.room().open(visit.session, wishOf(newKey()));
    await at.wallet.rollback(visit.session.vendor, {
      request_id: newKey(),
      player_id: visit.session.wallet_player,
      tx_id: `${opened.id}:void`,
      original_tx_id: `${opened.id}:bet`,
      round_id: opened.id,
      reason: 'void',
    });
    const move = cashOutOf(opened);
    await expect(at.room().move(visit.session, move)).rejects.toMatchObject({
      code: 'round.refused',
    });
    expect(await at.rowOf(opened.id)).toMatchObject({ state: 'REFUSED' });
    expect(Number(await visit.balance())).toBe(before);
  });
});

describe('a round that is left alone', () => {
  it('is finished by its published rule after a day, without a session, and once', async () => {
    const visit = await at.visit();
    const opened = await at.room().open(visit.session, wishOf(newKey()));
    await at.room({ now: later(23 * hourMs) }).finish();
    expect(await at.rowOf(opened.id)).toMatchObject({ state: 'OPEN' });
    const pool = at.owner;
    await pool.query(sql`update play.session set expires_at = now() - interval '1 hour'
      where player_id = ${visit.session.player_id}`);
    const sweeps = Array.from({ length: 5 }, () => at.room({ now: later(25 * hourMs) }).finish());
    await Promise.all(sweeps);
    expect(await at.rowOf(opened.id)).toMatchObject({ state: 'SETTLED', payout: 200n });
    const { rows } = await pool.query(sql`
      select number, made_by, move from studio.move m join studio.round r on r.id = m.round_id
      where r.public_id = ${opened.id}`);
    expect(rows).toEqual([{ number: 0, made_by: 'house', move: { name: 'cashOut', choices: {} } }]);
    const { rows: sums } = await pool.query(sql`
      select state, bet::text, win::text from play.round where round_id = ${opened.id}`);
    expect(sums).toEqual([{ state: 'CLOSED', bet: '200', win: '200' }]);
    const late = at.room().move(visit.session, cashOutOf(opened));
    await expect(late).rejects.toMatchObject({ code: 'round.moved' });
  });

  it('keeps no other round from its end where it cannot be finished', async () => {
    const [first, second] = [await at.visit(), await at.visit()];
    const opened = await at.room().open(first.session, wishOf(newKey()));
    const other = await at.room().open(second.session, wishOf(newKey()));
    const win: WalletPort['win'] = (vendor, body) =>
      body.round_id === opened.id ? lost() : at.wallet.win(vendor, body);
    const sweep = at.room({ now: later(25 * hourMs), wallet: { win } });
    await expect(sweep.finish()).rejects.toThrow('1 rounds could not be ended');
    expect(await at.rowOf(opened.id)).toMatchObject({ state: 'DECIDED' });
    expect(await at.rowOf(other.id)).toMatchObject({ state: 'SETTLED' });
    await afterPatience().finish();
    expect(await at.rowOf(opened.id)).toMatchObject({ state: 'SETTLED' });
  });
});

it('the ledger is sound after all of it', async () => {
  const { pool, databaseUrl: url } = at.kernel;
  const ledger = createLedger({ pool, url });
  expect(await ledger.prove({ whole: true })).toMatchObject({ sound: true });
  await ledger.close();
});
