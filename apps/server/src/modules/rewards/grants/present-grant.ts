import type { Grant } from '@arara/contract';
import { readAccounts } from '@arara/ledger';
import type { Db } from '@arara/postgres';
import { amountText } from '../../../platform/amounts.ts';
import type { GrantRow } from './grant.types.ts';

/** Grants with what is in each now. */
export async function presentGrants(db: Db, grants: readonly GrantRow[]): Promise<Grant[]> {
  const accounts = grants.flatMap(({ account }) => (account === null ? [] : [account]));
  const rows = accounts.length === 0 ? [] : await readAccounts(db, accounts);
  const left = new Map(rows.map(({ id, available }) => [id, available]));
  return grants.map((grant) => presentGrant(grant, left.get(grant.account ?? -1n) ?? 0n));
}

function presentGrant(grant: GrantRow, left: bigint): Grant {
  const { currency, stakeMax, convertMax, wagered, wagering } = grant;
  const text = (minor: bigint) => amountText(minor, currency);
  const instant = (at: Date | null) => at?.toISOString() ?? null;
  const done = wagered < wagering ? wagered : wagering;
  return {
    id: String(grant.id),
    kind: grant.kind,
    state: grant.state,
    endReason: grant.endReason,
    currency,
    amount: text(grant.amount),
    left: text(left),
    wagering: text(wagering),
    wagered: text(done),
    percent: wagering === 0n ? 100 : Number((done * 100n) / wagering),
    stakeMax: stakeMax === null ? null : text(stakeMax),
    convertMax: convertMax === null ? null : text(convertMax),
    weights: Object.entries(grant.weights).map(([gameType, points]) => ({ gameType, points })),
    bonusFirst: grant.bonusFirst,
    lateForfeits: grant.lateForfeits,
    days: grant.days,
    issuedAt: grant.issuedAt.toISOString(),
    expiresAt: grant.expiresAt.toISOString(),
    activatedAt: instant(grant.activatedAt),
    endedAt: instant(grant.endedAt),
    converted: text(grant.converted),
    taken: text(grant.taken),
  };
}
