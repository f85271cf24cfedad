import { money } from '@arara/money';
import { AppError, invariant } from '../../../platform/errors.ts';
import type { RewardsDeps } from '../rewards.deps.ts';
import { countIn } from './count-grants.ts';
import {
  findGrant,
  lockPlayer,
  touchPlayer,
  writeActive,
  writeCashMark,
  writeCost,
  writeStep,
} from './grant.repository.ts';
import type { GrantRow } from './grant.types.ts';
import { refuseBeforeBet } from './issue-grant.ts';
import { promotionsAccount } from './house-account.ts';
import { lastTransfers } from './wagered.repository.ts';

const dayMs = 86_400_000;
/** Stakes lock every grant that they may be taken from: a member has few at once. */
const activeMax = 5;

/**
 * The member takes a grant: its money leaves the house's account for one of its own. A repeat changes nothing. Throws
 * `grant.not.found`, `grant.over` and `grant.too.many`.
 */
export async function activateGrant(
  deps: RewardsDeps,
  playerId: bigint,
  id: bigint,
): Promise<GrantRow> {
  await refuseBeforeBet(deps, playerId);
  const house = await promotionsAccountOf(deps, playerId);
  await deps.database.transaction(async (tx) => {
    const { cashMark } = await lockPlayer(tx, playerId);
    const grant = await findGrant(tx, id);
    if (grant?.playerId !== playerId) throw new AppError('grant.not.found');
    if (grant.state === 'ACTIVE') return;
    const at = deps.clock.now();
    if (grant.state !== 'ISSUED' || grant.expiresAt <= at) throw new AppError('grant.over');
    // Stakes of before stand for the grants of before.
    const others = await countIn(deps, tx, playerId, cashMark);
    if (others.length >= activeMax) throw new AppError('grant.too.many');
    const address = `player:${playerId}:bonus:${id}`;
    const [account] = await deps.ledger.openAccounts(tx, [
      { address, currency: grant.currency, debitsMustNotExceedCredits: true },
    ]);
    invariant(account !== undefined, 'the ledger answers every account');
    const transfer = { debit: house, credit: account, amount: money(grant.amount, grant.currency) };
    const [outcome] = await deps.ledger.postIn(tx, [
      {
        key: `grant:${id}`,
        transfers: [{ ...transfer, code: 'reward_granted', reference: `grant:${id}` }],
      },
    ]);
    invariant(outcome?.ok === true, 'the house can always give a grant');
    const { cash } = await deps.wallet.accountsOf(playerId);
    const [cashNow = 0n, mark = 0n] = await lastTransfers(tx, [cash, account]);
    if (others.length === 0) await writeCashMark(tx, playerId, cashNow);
    const expiresAt = new Date(at.getTime() + grant.days * dayMs);
    await writeActive(tx, { id, account, mark, at, expiresAt });
    await writeStep(tx, { grantId: id, state: 'ACTIVE', endReason: null, by: 'member', at });
    await writeCost(tx, grant, grant.amount, at);
    await touchPlayer(tx, playerId);
    // A grant without wagering is the member's at once.
    await countIn(deps, tx, playerId, cashNow);
    await deps.wallet.balanceChanged(tx, playerId);
  });
  deps.kept.forget(playerId);
  const grant = await findGrant(deps.database.read, id);
  invariant(grant !== null, 'a grant is never removed');
  return grant;
}

const promotionsAccountOf = async (deps: RewardsDeps, playerId: bigint): Promise<bigint> =>
  promotionsAccount(deps, (await deps.wallet.accountsOf(playerId)).currency);
