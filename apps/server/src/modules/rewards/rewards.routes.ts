import {
  activateGrantCall,
  giveUpGrantCall,
  grantOneCall,
  grantsCall,
  staffGrantsCall,
} from '@arara/contract';
import type { GrantDetail } from '@arara/contract';
import { amountText } from '../../platform/amounts.ts';
import { AppError } from '../../platform/errors.ts';
import { route } from '../../platform/http/route.ts';
import type { AnyRoute } from '../../platform/http/route.ts';
import { activateGrant } from './grants/activate-grant.ts';
import { giveUpGrant } from './grants/give-up.ts';
import { findGrant, grantsOf } from './grants/grant.repository.ts';
import type { GrantRow } from './grants/grant.types.ts';
import { presentGrants } from './grants/present-grant.ts';
import { wageredOf } from './grants/wagered.repository.ts';
import { toEntry } from '../wallet/index.ts';
import type { RewardsDeps } from './rewards.deps.ts';

const perPage = 20;
const roundsShown = 100;
const entriesShown = 100;
const idPattern = /^\d{1,18}$/;

/** The calls of members about their grants, and of staff about a member's. */
export const rewardsRoutes = (deps: RewardsDeps): AnyRoute[] => [
  route(grantsCall, ({ caller, query }) => page(deps, caller.session.playerId, query.cursor)),
  route(grantOneCall, ({ caller, params }) =>
    detail(deps, caller.session.playerId, readId(params.id), caller),
  ),
  route(activateGrantCall, async ({ caller, params }) => {
    const { playerId } = caller.session;
    await deps.requireMayPlay(playerId);
    return presentOne(deps, await activateGrant(deps, playerId, readId(params.id)));
  }),
  route(giveUpGrantCall, async ({ caller, params }) =>
    presentOne(deps, await giveUpGrant(deps, caller.session.playerId, readId(params.id))),
  ),
  route(staffGrantsCall, async ({ caller, params, query }) => {
    const member = await deps.memberOf(caller.merchant, params.account);
    if (member === null) throw new AppError('member.not.found');
    return page(deps, member.id, query.cursor);
  }),
];

function readId(text: string): bigint {
  if (!idPattern.test(text)) throw new AppError('grant.not.found');
  return BigInt(text);
}

async function page({ database: { read } }: RewardsDeps, playerId: bigint, cursor?: string) {
  const below = cursor !== undefined && idPattern.test(cursor) ? BigInt(cursor) : null;
  const rows = await grantsOf(read, playerId, { below, limit: perPage + 1 });
  const shown = rows.slice(0, perPage);
  const last = rows.length > perPage ? shown.at(-1) : undefined;
  return {
    grants: await presentGrants(read, shown),
    nextCursor: last === undefined ? null : String(last.id),
  };
}

async function presentOne({ database: { read } }: RewardsDeps, grant: GrantRow) {
  const [one] = await presentGrants(read, [grant]);
  if (one === undefined) throw new AppError('grant.not.found');
  return one;
}

async function detail(
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
  return { ...(await presentOne(deps, grant)), rounds, entries: await entriesOf(deps, grant) };
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
