import { money } from '@arara/money';
import { expect } from 'vitest';
import { openLedger } from '../compose/ledger.ts';
import type { TestProgram } from './test-program.ts';

/** Gives a member money, in centavos, out of nothing: the demo's, unless another is named. */
export async function giveMoney(
  { modules, kernel }: TestProgram,
  minor: bigint,
  member?: { readonly id: bigint },
): Promise<void> {
  const { identity, wallet } = modules;
  const { id } = member ?? (await identity.service.demoMember('arara'));
  const { cash } = await wallet.accountsOf(id);
  const ledger = openLedger(kernel);
  const debit = await wallet.houseAccount('world', 'BRL');
  const amount = money(minor, 'BRL');
  const part = { debit, credit: cash, amount, code: 'opening', reference: 'test' } as const;
  expect(await ledger.post({ key: `give:${id}`, transfers: [part] })).toMatchObject({ ok: true });
  await ledger.close();
}
