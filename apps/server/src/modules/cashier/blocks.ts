import type { CashierDeps } from './cashier.deps.ts';

/** Why a player may not deposit, as the site names it, and until when where that is known. */
export interface DepositBlock {
  readonly reason: 'paused' | 'excluded' | 'terms' | 'operator';
  readonly until: Date | null;
}

/** Pauses and exclusions, a block by the operator or a debt, which need a person, or terms that wait for the member. */
export async function depositBlockOf(
  deps: CashierDeps,
  playerId: bigint,
): Promise<DepositBlock | null> {
  const [block, permissions, balance, owesTerms] = await Promise.all([
    deps.compliance.depositBlock(playerId),
    deps.identity.permissionsOf(playerId),
    deps.wallet.balanceOf(playerId),
    deps.identity.owesTerms(playerId),
  ]);
  if (block !== null) {
    return { reason: block.reason === 'excluded' ? 'excluded' : 'paused', until: block.until };
  }
  const needsPerson = permissions.deposit !== null || balance.debt > 0n;
  if (needsPerson) return { reason: 'operator', until: null };
  return owesTerms ? { reason: 'terms', until: null } : null;
}
