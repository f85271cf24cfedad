import type { CashierDeps } from './cashier.types.ts';

/** Why a player may not deposit, as the site names it; null: may. */
export type DepositBlock = 'paused' | 'excluded' | 'operator';

/** Pauses and exclusions, a block by the operator, or a debt: the last two need a person. */
export async function depositBlockOf(
  deps: CashierDeps,
  playerId: bigint,
): Promise<DepositBlock | null> {
  const [block, permissions, balance] = await Promise.all([
    deps.compliance.depositBlock(playerId),
    deps.identity.permissionsOf(playerId),
    deps.wallet.balanceOf(playerId),
  ]);
  if (block?.reason === 'excluded') return 'excluded';
  if (block !== null) return 'paused';
  return permissions.deposit !== null || balance.debt > 0n ? 'operator' : null;
}
