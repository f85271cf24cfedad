import type { Tx } from '@arara/postgres';
import { lockAccounts, readAccounts } from '@arara/ledger';
import { invariant } from '../../../platform/errors.ts';
import type { RewardsDeps } from '../rewards.deps.ts';
import { endGrant } from './end-grant.ts';
import { activeOf, lockPlayer, writeCashMark, writeCounted } from './grant.repository.ts';
import type { ActiveGrant, GrantRow } from './grant.types.ts';
import {
  endedAmong,
  lastTransfers,
  movementsOf,
  wageredIn,
  writeWagered,
} from './wagered.repository.ts';
import type { Movement } from './wagered.repository.ts';
import { countMovements } from './wagering.policy.ts';

/** Counts a member's stakes since they were counted last, and ends what is wagered or used up. */
export async function countGrants(deps: RewardsDeps, playerId: bigint): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const { cashMark } = await lockPlayer(tx, playerId);
    await countIn(deps, tx, playerId, cashMark);
  });
  deps.kept.forget(playerId);
}

/**
 * The same in the caller's transaction, which has locked the member's row. Answers the grants that are still active.
 */
export async function countIn(
  deps: RewardsDeps,
  tx: Tx,
  playerId: bigint,
  cashMark: bigint | null,
): Promise<readonly ActiveGrant[]> {
  const grants = (await activeOf(tx, playerId)).map(withAccount);
  if (grants.length === 0) return [];
  invariant(cashMark !== null, 'the cash of a member with an active grant is counted');
  const { cash } = await deps.wallet.accountsOf(playerId);
  const accounts = [cash, ...grants.map(({ account }) => account)];
  const marks = [cashMark, ...grants.map(({ mark }) => mark)];
  const last = await lastTransfers(tx, accounts);
  const movements = await movementsOf(
    tx,
    accounts.map((account, at) => ({ account, after: marks[at] ?? 0n, upTo: last[at] ?? 0n })),
  );
  const rounds = [...new Set(movements.map(({ round }) => round))];
  const ids = grants.map(({ id }) => id);
  const typeOf = await typesOf(deps, grants[0], movements);
  const rows = await wageredIn(tx, ids, rounds);
  const ended = await endedAmong(tx, [...rounds, ...rows.map(({ round }) => round)]);
  const before = { grants, rows, ended, typeOf };
  const { rows: changed, wagered } = countMovements(before, movements);
  await writeWagered(tx, changed);
  await writeCashMark(tx, playerId, last[0] ?? cashMark);
  const counted = grants.map((grant, at) => ({
    ...grant,
    wagered: wagered.get(grant.id) ?? grant.wagered,
    mark: last[at + 1] ?? grant.mark,
  }));
  for (const grant of counted) await writeCounted(tx, grant);
  return endDone(deps, tx, counted, cash);
}

/** Ends what is wagered, and what is used up with no round open that may bring it money. */
async function endDone(
  deps: RewardsDeps,
  tx: Tx,
  grants: readonly ActiveGrant[],
  cash: bigint,
): Promise<readonly ActiveGrant[]> {
  const left: ActiveGrant[] = [];
  for (const grant of grants) {
    const reason = await reasonOf(deps, tx, grant, cash);
    if (reason === null) left.push(grant);
    else await endGrant(deps, tx, grant, { reason, by: 'program' });
  }
  return left;
}

async function reasonOf(
  { play }: RewardsDeps,
  tx: Tx,
  { account, wagered, wagering }: ActiveGrant,
  cash: bigint,
): Promise<'wagered' | 'spent' | null> {
  if (wagered >= wagering) return 'wagered';
  const isEmpty = async () => (await readAccounts(tx, [account]))[0]?.available === 0n;
  if (!(await isEmpty())) return null;
  // No prize comes between the look and the end: it waits for this lock, and its round is open as long.
  await lockAccounts(tx, [cash, account]);
  return (await isEmpty()) && !(await play.hasOpenParts(account)) ? 'spent' : null;
}

function withAccount(grant: GrantRow): ActiveGrant {
  const { account, mark } = grant;
  invariant(account !== null && mark !== null, 'an active grant has an account');
  return { ...grant, account, mark };
}

/** The types of the games that movements are of, each asked for once. */
async function typesOf(
  { gameOf }: RewardsDeps,
  of: ActiveGrant | undefined,
  movements: readonly Movement[],
) {
  const types = new Map<string, string | null>();
  const keyOf = ({ vendor, gameCode }: Movement) => `${vendor} ${gameCode}`;
  for (const movement of movements) {
    const key = keyOf(movement);
    if (of === undefined || types.has(key)) continue;
    const game = await gameOf(of.merchant, movement.vendor, movement.gameCode);
    types.set(key, game?.gameType ?? null);
  }
  return (movement: Movement): string | null => types.get(keyOf(movement)) ?? null;
}
