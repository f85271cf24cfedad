import type { GrantEnd } from '@arara/contract';
import { lockAccounts, readAccounts } from '@arara/ledger';
import type { Chain } from '@arara/ledger';
import { money } from '@arara/money';
import type { Tx } from '@arara/postgres';
import { invariant } from '../../../platform/errors.ts';
import type { RewardsDeps } from '../rewards.deps.ts';
import {
  activeOf,
  addLate,
  touchPlayer,
  writeCashMark,
  writeCost,
  writeEnded,
  writeStep,
} from './grant.repository.ts';
import type { Ending } from './grant.repository.ts';
import type { GrantRow } from './grant.types.ts';
import { promotionsAccount } from './house-account.ts';
import { isLateOwn, partOf } from './wagering.policy.ts';
import type { Parted } from './wagering.policy.ts';

const stateOf: Readonly<Record<GrantEnd, Ending['state']>> = {
  wagered: 'COMPLETED',
  spent: 'COMPLETED',
  expired: 'EXPIRED',
  withdrawal: 'FORFEITED',
  member: 'FORFEITED',
  operator: 'CANCELLED',
};

/**
 * Ends a grant that waits or is active: its money becomes cash where it was wagered, and else goes back to the house,
 * in one posting. The caller has locked the member's row and counted what was staked. Answers the amounts.
 */
export async function endGrant(
  deps: RewardsDeps,
  tx: Tx,
  grant: GrantRow,
  { reason, by }: { readonly reason: GrantEnd; readonly by: string },
): Promise<Parted> {
  const at = deps.clock.now();
  const isOwn = reason === 'wagered';
  const parted = await moveOut(deps, tx, grant, { key: `grant:${grant.id}:end`, isOwn });
  const ended = { ...parted, id: grant.id, state: stateOf[reason], reason, at };
  await writeEnded(tx, ended);
  await writeStep(tx, { grantId: grant.id, state: ended.state, endReason: reason, by, at });
  await touchPlayer(tx, grant.playerId);
  if ((await activeOf(tx, grant.playerId)).length === 0) {
    await writeCashMark(tx, grant.playerId, null);
  }
  if (grant.account !== null) await deps.wallet.balanceChanged(tx, grant.playerId);
  return parted;
}

/** Sends on what came to a grant after its end, by its rules; the caller has locked the member's row. */
export async function settleLate(deps: RewardsDeps, tx: Tx, grant: GrantRow): Promise<void> {
  invariant(grant.account !== null, 'a grant that was never active gets nothing');
  const { cash } = await deps.wallet.accountsOf(grant.playerId);
  await lockAccounts(tx, [cash, grant.account]);
  const [account] = await readAccounts(tx, [grant.account]);
  const key = `grant:${grant.id}:late:${account?.lastTransferId ?? 0n}`;
  const parted = await moveOut(deps, tx, grant, { key, isOwn: isLateOwn(grant) });
  await addLate(tx, { id: grant.id, ...parted });
  await deps.wallet.balanceChanged(tx, grant.playerId);
}

/** Empties the account of a grant in one chain, under the lock that stakes wait for. */
async function moveOut(
  deps: RewardsDeps,
  tx: Tx,
  grant: GrantRow,
  { key, isOwn }: { readonly key: string; readonly isOwn: boolean },
): Promise<Parted> {
  const { account, currency, id, playerId } = grant;
  if (account === null) return { converted: 0n, taken: 0n };
  const { cash } = await deps.wallet.accountsOf(playerId);
  const house = await promotionsAccount(deps, currency);
  await lockAccounts(tx, [account, cash]);
  const [row] = await readAccounts(tx, [account]);
  const parted = partOf(grant, row?.available ?? 0n, isOwn);
  const reference = `grant:${id}`;
  const part = (credit: bigint, amount: bigint, code: 'reward_converted' | 'reward_taken') =>
    amount === 0n
      ? []
      : [{ debit: account, credit, amount: money(amount, currency), code, reference }];
  const chain: Chain = {
    key,
    transfers: [
      ...part(cash, parted.converted, 'reward_converted'),
      ...part(house, parted.taken, 'reward_taken'),
    ],
  };
  if (chain.transfers.length === 0) return parted;
  const [outcome] = await deps.ledger.postIn(tx, [chain]);
  invariant(outcome?.ok === true, `grant ${id} could not be emptied`);
  await writeCost(tx, grant, -parted.taken, deps.clock.now());
  return parted;
}
