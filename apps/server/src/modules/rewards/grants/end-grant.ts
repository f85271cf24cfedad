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
  writeSettled,
  writeStep,
} from './grant.repository.ts';
import type { Ending } from './grant.repository.ts';
import type { GrantRow } from './grant.types.ts';
import { promotionsAccount } from './house-account.ts';
import { lastTransfers, wonOn } from './wagered.repository.ts';
import { lateOwn, partOf } from './wagering.policy.ts';
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
  const key = `grant:${grant.id}:end`;
  const parted = await moveOut(deps, tx, grant, {
    key,
    own: (all) => (reason === 'wagered' ? all : 0n),
  });
  const ended = { ...parted, id: grant.id, state: stateOf[reason], reason, at };
  await writeEnded(tx, ended);
  await writeStep(tx, { grantId: grant.id, state: ended.state, endReason: reason, by, at });
  await noteSettled(deps, tx, grant);
  await touchPlayer(tx, grant.playerId);
  if ((await activeOf(tx, grant.playerId)).length === 0) {
    await writeCashMark(tx, grant.playerId, null);
  }
  if (grant.account !== null) await deps.wallet.balanceChanged(tx, grant.playerId);
  return parted;
}

/** Sends on what came to a grant after its end, by its rules; the caller has locked the member's row. */
export async function settleLate(deps: RewardsDeps, tx: Tx, grant: GrantRow): Promise<void> {
  const { account } = grant;
  invariant(account !== null, 'a grant that was never active gets nothing');
  const { cash } = await deps.wallet.accountsOf(grant.playerId);
  await lockAccounts(tx, [cash, account]);
  const [upTo = 0n] = await lastTransfers(tx, [account]);
  const won = await wonOn(tx, { account, after: grant.mark ?? 0n, upTo });
  const parted = await moveOut(deps, tx, grant, {
    key: `grant:${grant.id}:late:${upTo}`,
    own: (all) => lateOwn(grant, all, won),
  });
  await addLate(tx, { id: grant.id, ...parted });
  await noteSettled(deps, tx, grant);
  if (parted.converted + parted.taken > 0n) await deps.wallet.balanceChanged(tx, grant.playerId);
}

/** Notes up to where the account of an ended grant is settled, and if something may still come. */
async function noteSettled({ play }: RewardsDeps, tx: Tx, { id, account }: GrantRow) {
  if (account === null) return;
  const [mark = 0n] = await lastTransfers(tx, [account]);
  await writeSettled(tx, { id, mark, awaits: await play.hasOpenParts(account) });
}

/** Empties the account of a grant in one chain, under the lock that stakes wait for. */
async function moveOut(
  deps: RewardsDeps,
  tx: Tx,
  grant: GrantRow,
  { key, own }: { readonly key: string; readonly own: (all: bigint) => bigint },
): Promise<Parted> {
  const { account, currency, id, playerId } = grant;
  if (account === null) return { converted: 0n, taken: 0n };
  const { cash } = await deps.wallet.accountsOf(playerId);
  const house = await promotionsAccount(deps, currency);
  await lockAccounts(tx, [account, cash]);
  const [row] = await readAccounts(tx, [account]);
  const all = row?.available ?? 0n;
  const parted = partOf(grant, all, own(all));
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
