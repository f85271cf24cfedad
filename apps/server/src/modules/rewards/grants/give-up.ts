import type { Tx } from '@arara/postgres';
import { lockAccounts, readAccounts } from '@arara/ledger';
import { amountInWords, amountText } from '../../../platform/amounts.ts';
import { AppError, invariant } from '../../../platform/errors.ts';
import type { RewardsDeps } from '../rewards.deps.ts';
import { countIn } from './count-grants.ts';
import { endGrant } from './end-grant.ts';
import { findGrant, lockPlayer } from './grant.repository.ts';
import type { GrantRow } from './grant.types.ts';

/** The member gives a grant up; one that ended so already stays as it is. Throws `grant.not.found` and `grant.over`. */
export async function giveUpGrant(
  deps: RewardsDeps,
  playerId: bigint,
  id: bigint,
): Promise<GrantRow> {
  await deps.database.transaction(async (tx) => {
    const { cashMark } = await lockPlayer(tx, playerId);
    // A stake that was wagered before the wish may have made it the member's.
    await countIn(deps, tx, playerId, cashMark);
    const grant = await findGrant(tx, id);
    if (grant?.playerId !== playerId) throw new AppError('grant.not.found');
    // One that has just become the member's stays so: the refusal comes after the commit.
    if (grant.endedAt !== null) return;
    await endGrant(deps, tx, grant, { reason: 'member', by: 'member' });
  });
  deps.kept.forget(playerId);
  const grant = await findGrant(deps.database.read, id);
  invariant(grant !== null, 'a grant is never removed');
  if (grant.endReason !== 'member') throw new AppError('grant.over');
  return grant;
}

/** A withdrawal that a member asks for, with the loss of bonus money that was told before, in minor units. */
export interface AskedWithdrawal {
  readonly playerId: bigint;
  readonly told: bigint;
  readonly language: string;
}

/**
 * A withdrawal gives every active grant up: in its transaction, before its money is held. Throws `withdrawal.bonus`
 * with the amount where the member was told of less.
 */
export async function forfeitForWithdrawal(
  deps: RewardsDeps,
  tx: Tx,
  { playerId, told, language }: AskedWithdrawal,
): Promise<void> {
  if ((await deps.kept.of(playerId, tx)).length === 0) return;
  const { cashMark } = await lockPlayer(tx, playerId);
  const grants = await countIn(deps, tx, playerId, cashMark);
  const accounts = grants.map(({ account }) => account);
  // No prize comes between the sum that was told and the end of the grants.
  const { cash } = await deps.wallet.accountsOf(playerId);
  await lockAccounts(tx, [cash, ...accounts]);
  const rows = await readAccounts(tx, accounts);
  const loss = rows.reduce((sum, { available }) => sum + available, 0n);
  const [first] = grants;
  if (first === undefined) return;
  if (loss > told) {
    throw new AppError('withdrawal.bonus', {
      params: { amount: amountInWords(loss, first.currency, language) },
      value: { bonusLoss: amountText(loss, first.currency) },
    });
  }
  for (const grant of grants) {
    await endGrant(deps, tx, grant, { reason: 'withdrawal', by: 'member' });
  }
}
