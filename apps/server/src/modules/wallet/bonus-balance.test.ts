import { money } from '@arara/money';
import { afterAll, expect, test } from 'vitest';
import { call } from '../../testing/call-route.ts';
import { openMoneyProgram } from '../../testing/money-program.ts';

const program = await openMoneyProgram();
const { wallet } = program;
afterAll(async () => {
  await program.requireSound();
  await program.close();
});

test('bonus money is no balance until it is a grant that can be staked', async () => {
  const id = await program.openPlayer();
  await program.fund(id, 100_000n);
  const waiting = await openBonus(id, 'bonus', 500n);
  expect(await call(wallet.routes, 'balance', id)).toMatchObject({ sumBalance: '1000.00' });
  expect(await wallet.stakeSources(id)).toMatchObject([{ kind: 'cash', order: 0 }]);

  const account = await openBonus(id, 'bonus:1', 700n);
  program.grants.set(id, [{ account, order: 1 }]);
  expect(await call(wallet.routes, 'balance', id)).toMatchObject({
    sumBalance: '1007.00',
    balance: [
      { wallet: 'cash', amount: '1000.00' },
      { wallet: 'bonus', amount: '7.00' },
    ],
  });
  const sources = await wallet.stakeSources(id);
  expect(sources).toMatchObject([{ kind: 'cash' }, { account, kind: 'grant', order: 1 }]);
  expect(sources.map((source) => source.account)).not.toContain(waiting);
  const before = (await wallet.balanceOf(id)).version;
  await openBonus(id, 'bonus:1', 1n);
  expect((await wallet.balanceOf(id)).version).toBeGreaterThan(before);
});

/** Bonus money on an account of a player. */
async function openBonus(playerId: bigint, name: string, minor: bigint): Promise<bigint> {
  const [account] = await program.database.transaction((tx) =>
    program.ledger.openAccounts(tx, [
      {
        address: `player:${playerId}:${name}`,
        currency: 'BRL',
        debitsMustNotExceedCredits: true,
      },
    ]),
  );
  const given = await program.ledger.post({
    key: `grant:${playerId}:${name}:${minor}`,
    transfers: [
      {
        debit: 'world',
        credit: account ?? 0n,
        amount: money(minor, 'BRL'),
        code: 'reward_granted',
        reference: `grant:${playerId}`,
      },
    ],
  });
  expect(given).toMatchObject({ ok: true });
  return account ?? 0n;
}
