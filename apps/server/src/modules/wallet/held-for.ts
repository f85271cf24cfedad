import type { heldPurposes } from '@arara/contract';
import type { HeldFor } from './wallet.types.ts';

type Purpose = (typeof heldPurposes)[number];

export interface HeldPart {
  readonly purpose: Purpose;
  readonly amount: bigint;
}

/**
 * Held money by what it is held for, in minor units. What neither a chase nor a prize explains waits for
 * a withdrawal. The three are read one after another: a part that something has just ended is left out.
 */
export async function heldByPurpose(
  heldFor: HeldFor,
  playerId: bigint,
  held: bigint,
): Promise<readonly HeldPart[]> {
  if (held <= 0n) return [];
  const { chase, prize } = await heldFor(playerId);
  const parts: readonly HeldPart[] = [
    { purpose: 'withdrawal', amount: held - chase - prize },
    { purpose: 'chase', amount: chase },
    { purpose: 'prize', amount: prize },
  ];
  return parts.filter(({ amount }) => amount > 0n);
}
