import type { CashierDeps } from './cashier.deps.ts';

/** Why a player may not deposit, as the site names it, and until when where that is known. */
export interface DepositBlock {
  readonly reason: 'paused' | 'excluded' | 'operator';
  readonly until: Date | null;
}

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
  if (block !== null) {
    return { reason: block.reason === 'excluded' ? 'excluded' : 'paused', until: block.until };
  }
  const needsPerson = permissions.deposit !== null || balance.debt > 0n;
  return needsPerson ? { reason: 'operator', until: null } : null;
}
