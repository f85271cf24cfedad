import type { StepsRound } from '@arara/contract';
import { createLedger } from '@arara/ledger';
import { describe, expect, it } from 'vitest';
import type { WalletPort } from '../studio.ports.ts';
import { cashOutOf, dearRounds, openOf } from '../testing/dear-rounds.ts';
import type { Visit } from '../testing/shapes-program.ts';
import { ended, lost, withShapes } from '../testing/shapes.ts';

const at = withShapes();
const { half, look, raisesOf, walletRound } = dearRounds(at);

const hourMs = 3_600_000;
const later = (ms: number) => ({ now: () => new Date(Date.now() + ms) });

/** A wallet whose answer to a raise never arrives; the raise itself may. */
function losing(when: 'before' | 'after'): Partial<WalletPort> {
  const bet: WalletPort['bet'] = async (...ask) => {
    if (when === 'after') await at.wallet.bet(...ask);
    return lost();
  };
  return { bet };
}

describe('a price that a crash cut off', () => {
  async function cutOff(when: 'before' | 'after') {
    const begun = await half();
    const { visit, round, second } = begun;
    const move = openOf(round, second);
    const moving = at.room({ wallet: losing(when) }).move(visit.session, move);
    await expect(moving).rejects.toThrow(ended);
    expect(await raisesOf(round)).toMatchObject([{ state: 'ASKED', cost: '200' }]);
    return { ...begun, move };
  }

  it.each(['before', 'after'] as const)(
    '%s the money left goes on with the player’s own repeat',
    async (when) => {
      const { visit, before, move } = await cutOff(when);
      const won = await at.room().move(visit.session, move);
      expect(won).toMatchObject({ cost: '3.00', payout: '6.00' });
      expect(Number(await visit.balance())).toBe(before + 3);
    },
  );

  it.each([
    ['the sweep', () => at.room(later(hourMs)).finish()],
    ['a reload', (visit: Visit) => look(visit)],
    [
      'another window',
      async (visit: Visit, round: StepsRound) => {
        const other = at.room().move(visit.session, cashOutOf(round));
        await expect(other).rejects.toMatchObject({ code: 'round.moved' });
        await look(visit);
      },
    ],
  ])('after the money left has its move made by %s', async (_, end) => {
    const { visit, before, round } = await cutOff('after');
    await end(visit, round);
    expect(await raisesOf(round)).toMatchObject([{ state: 'MOVED', cost: '300' }]);
    expect(await at.rowOf(round.id)).toMatchObject({ state: 'SETTLED', payout: 600n });
    expect(Number(await visit.balance())).toBe(before + 3);
  });

  it('before the money left is left alone for a while, then given up, and the round goes on', async () => {
    const { visit, before, round, move } = await cutOff('before');
    await at.room().finish();
    const soon = at.room().move(visit.session, cashOutOf(round));
    await expect(soon).rejects.toMatchObject({ code: 'round.moved' });
    expect(await raisesOf(round)).toMatchObject([{ state: 'ASKED' }]);
    const other = await at.room(later(6_000)).move(visit.session, cashOutOf(round));
    expect(other).toMatchObject({ cost: '2.00', payout: '3.00' });
    expect(await raisesOf(round)).toMatchObject([{ state: 'REFUSED', refusal: 'move.refused' }]);
    const late = at.room().move(visit.session, move);
    await expect(late).rejects.toMatchObject({ code: 'round.moved' });
    expect(Number(await visit.balance())).toBe(before + 1);
  });

  it('and that arrives while it is given up goes back, and makes no move', async () => {
    const { visit, before, round, second } = await half();
    const none: Partial<WalletPort> = {
      txStatus: async (...ask) => ({ ...(await at.wallet.txStatus(...ask)), state: 'NONE' }),
    };
    const bet: WalletPort['bet'] = async (...ask) => {
      const reply = await at.wallet.bet(...ask);
      await at.room({ ...later(hourMs), wallet: none }).finish();
      return reply;
    };
    const moving = at.room({ wallet: { bet } }).move(visit.session, openOf(round, second));
    await expect(moving).rejects.toMatchObject({ code: 'round.moved' });
    expect(Number(await visit.balance())).toBe(before - 2);
    expect(await look(visit)).toMatchObject({ moves: 1, cost: '2.00' });
    const paid = await at.room().move(visit.session, cashOutOf(round));
    expect(paid.payout).toBe('3.00');
    expect(await walletRound(round)).toEqual([{ state: 'CLOSED', bet: '200', win: '300' }]);
  });

  it('in a round that is then left alone for a day goes back before the house moves', async () => {
    const { visit, before, round } = await cutOff('before');
    await at.room(later(25 * hourMs)).finish();
    expect(await raisesOf(round)).toMatchObject([{ state: 'REFUSED', cost: '200' }]);
    expect(await at.rowOf(round.id)).toMatchObject({ state: 'SETTLED', payout: 300n });
    expect(Number(await visit.balance())).toBe(before + 1);
  });

  it('in a day’s old round is waited for where the wallet says nothing', async () => {
    const { visit, before, round } = await cutOff('after');
    const txStatus: WalletPort['txStatus'] = async (...ask) => ({
      ...(await at.wallet.txStatus(...ask)),
      code: 1901,
    });
    await at.room({ ...later(25 * hourMs), wallet: { txStatus } }).finish();
    expect(await at.rowOf(round.id)).toMatchObject({ state: 'OPEN' });
    await at.room(later(25 * hourMs)).finish();
    expect(await at.rowOf(round.id)).toMatchObject({ state: 'SETTLED', payout: 600n });
    expect(Number(await visit.balance())).toBe(before + 3);
  });

  it('with its move made and the prize cut off is paid once', async () => {
    const { visit, before, round, second } = await half();
    const win = () => lost();
    const moving = at.room({ wallet: { win } }).move(visit.session, openOf(round, second));
    await expect(moving).rejects.toThrow(ended);
    expect(await at.rowOf(round.id)).toMatchObject({ state: 'DECIDED', payout: 600n });
    await at.room(later(hourMs)).finish();
    await at.room(later(hourMs)).finish();
    expect(await at.rowOf(round.id)).toMatchObject({ state: 'SETTLED' });
    expect(Number(await visit.balance())).toBe(before + 3);
  });
});

it('the ledger is sound after all of it', async () => {
  const { pool, databaseUrl: url } = at.kernel;
  const ledger = createLedger({ pool, url });
  expect(await ledger.prove({ whole: true })).toMatchObject({ sound: true });
  await ledger.close();
});
