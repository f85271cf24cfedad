import { heldPurposes } from '@arara/contract';
import type { HeldMoney } from './wallet.types.ts';

type Purpose = (typeof heldPurposes)[number];

export interface HeldPart {
  readonly purpose: Purpose;
  readonly amount: bigint;
}

/**
 * Held money by what it is held for, in minor units. Money that no module explains waits for a withdrawal.
 * The modules are asked one after another: a part that something has just ended is left out.
 */
export async function heldByPurpose(
  explained: readonly HeldMoney[],
  playerId: bigint,
  held: bigint,
): Promise<readonly HeldPart[]> {
  if (held <= 0n) return [];
  const amounts = new Map<Purpose, bigint>([['withdrawal', held]]);
  const add = (purpose: Purpose, amount: bigint) =>
    amounts.set(purpose, (amounts.get(purpose) ?? 0n) + amount);
  for (const { purpose, amountOf } of explained) {
    const amount = await amountOf(playerId);
    add(purpose, amount);
    add('withdrawal', -amount);
  }
  return heldPurposes
    .map((purpose) => ({ purpose, amount: amounts.get(purpose) ?? 0n }))
    .filter(({ amount }) => amount > 0n);
}
