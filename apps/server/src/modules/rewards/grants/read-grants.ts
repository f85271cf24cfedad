import type { GrantDetail } from '@arara/contract';
import { amountText } from '../../../platform/amounts.ts';
import { AppError } from '../../../platform/errors.ts';
import { toEntry } from '../../wallet/index.ts';
import type { RewardsDeps } from '../rewards.deps.ts';
import { findGrant, grantsOf } from './grant.repository.ts';
import type { GrantRow } from './grant.types.ts';
import { presentGrants } from './present-grant.ts';
import { wageredOf } from './wagered.repository.ts';

const perPage = 20;
const roundsShown = 100;
const entriesShown = 100;
const idPattern = /^\d{1,18}$/;

/** A page of a member's grants, the newest first; a cursor that is none begins at the beginning. */
export async function grantsPage(
  { database: { read } }: RewardsDeps,
  playerId: bigint,
  cursor?: string,
) {
  const below = cursor !== undefined && idPattern.test(cursor) ? BigInt(cursor) : null;
  const rows = await grantsOf(read, playerId, { below, limit: perPage + 1 });
  const shown = rows.slice(0, perPage);
  const last = rows.length > perPage ? shown.at(-1) : undefined;
  return {
    grants: await presentGrants(read, shown),
    nextCursor: last === undefined ? null : String(last.id),
  };
}

/** A grant as it is now. */
export async function grantNow({ database: { read } }: RewardsDeps, grant: GrantRow) {
  const [one] = await presentGrants(read, [grant]);
  if (one === undefined) throw new AppError('grant.not.found');
  return one;
}

/** A grant of a member with its rounds and entries; throws `grant.not.found` for anybody else's. */
export async function grantDetail(
  deps: RewardsDeps,
  playerId: bigint,
  id: bigint,
  { merchant, language }: { readonly merchant: string; readonly language: string },
): Promise<GrantDetail> {
  const { read } = deps.database;
  const grant = await findGrant(read, id);
  if (grant?.playerId !== playerId) throw new AppError('grant.not.found');
  const text = (minor: bigint) => amountText(minor, grant.currency);
  const rows = await wageredOf(read, id, roundsShown);
  const rounds = [];
  for (const row of rows) {
    const game = await deps.gameOf(merchant, row.vendor, row.gameCode);
    rounds.push({
      round: String(row.round),
      game: game?.names[language] ?? game?.names['en'] ?? row.gameCode,
      gameType: game?.gameType ?? null,
      staked: text(row.staked),
      points: row.weight,
      counted: text(row.counted),
      at: row.at.toISOString(),
    });
  }
  return { ...(await grantNow(deps, grant)), rounds, entries: await entriesOf(deps, grant) };
}

async function entriesOf({ ledger }: RewardsDeps, { account, currency }: GrantRow) {
  if (account === null) return [];
  const asked = { accountId: account, pageSize: entriesShown };
  const { lines } = await ledger.statement(asked);
  return lines.map(toEntry).map(({ id, at, kind, change, balance }) => ({
    id: String(id),
    at: at.toISOString(),
    kind,
    change: amountText(change, currency),
    balance: amountText(balance ?? 0n, currency),
  }));
}
