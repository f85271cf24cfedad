import type { PermissionName, SearchHit, SearchKind } from '@arara/contract';
import { inNearest } from '@arara/i18n';
import type { Currency } from '@arara/money';
import { amountText } from '../../platform/amounts.ts';
import { isAllowed } from '../../platform/permissions.ts';
import type { StaffActor } from '../../platform/permissions.ts';
import type { MatchedBy } from '../identity/index.ts';
import type { ConsoleDeps } from './console.deps.ts';
import { entryOf } from './audit.ts';
import { consoleSettings } from './console.settings.ts';
import type { Lookups } from './lookups.ts';
import { currencyOf, presentName } from './member.present.ts';
import { isPersonal, queryOf } from './search.policy.ts';
import type { Query } from './search.policy.ts';

/** The person who searches, at which brand, in which language. */
export interface Searcher {
  readonly staff: StaffActor;
  readonly merchant: string;
  readonly language: string;
}

/** The permission without which a kind of things does not exist for a person. */
const readOf: Readonly<Record<SearchKind, PermissionName>> = {
  member: 'members:member:read',
  deposit: 'cashier:payment:read',
  withdrawal: 'cashier:withdrawal:read',
  transfer: 'transfers:transfer:read',
  round: 'play:round:read',
  ticket: 'lottery:ticket:read',
  game: 'games:game:read',
};

/** A hit whose member is not named yet; null: it belongs to nobody. */
type Found = Omit<SearchHit, 'member'> & { readonly owner: bigint | null };

type Finder = (deps: ConsoleDeps, at: Searcher, query: Query) => Promise<readonly Found[]>;

/**
 * Finds what a text may mean, of the kinds that the person may read. Things by their id come first. A member who is
 * found by personal data is a line of the audit; throws `rate.limited` where the person has asked so too often.
 */
export async function search(
  deps: ConsoleDeps & { readonly lookups: Lookups },
  at: Searcher,
  text: string,
): Promise<readonly SearchHit[]> {
  const query = queryOf(text);
  const mayRead = (kind: SearchKind) =>
    isAllowed(at.staff, `${readOf[kind]}:own-brand`, at.merchant);
  if (mayRead('member') && isPersonal(query)) deps.lookups.take(at.staff.id);
  const kinds = (Object.keys(finders) as (keyof typeof finders)[]).filter(mayRead);
  const [members, ...others] = await Promise.all([
    mayRead('member') ? findMembers(deps, at, query) : [],
    ...kinds.map((kind) => finders[kind](deps, at, query)),
  ]);
  const found = others.flat();
  const games = found.filter(({ kind }) => kind === 'game');
  const things = await nameOwners(
    deps,
    at,
    found.filter(({ kind }) => kind !== 'game'),
  );
  return [...things, ...members, ...games.map((game) => withMember(game, null))];
}

const personalWays: ReadonlySet<MatchedBy> = new Set(['id-number', 'mobile', 'email']);

async function findMembers(
  { database, identity, staff }: ConsoleDeps,
  at: Searcher,
  { member }: Query,
): Promise<SearchHit[]> {
  const matches = await identity.desk.find(at.merchant, member, consoleSettings.hitsOfKind);
  const told = matches.filter(({ by }) => personalWays.has(by));
  if (told.length > 0) {
    // The lines are there before the answer is. They name the kind of what was typed, never what it was.
    await database.transaction(async (tx) => {
      for (const { member: one, by } of told) {
        await staff.record(tx, entryOf(at, one, 'member.found', { by }));
      }
    });
  }
  return matches.map(({ member: one, by }) => {
    const name = presentName(one);
    return {
      kind: 'member',
      id: name.account,
      label: name.username,
      detail: by,
      amount: null,
      currency: null,
      at: null,
      member: name,
    };
  });
}

const findDeposits: Finder = async ({ cashier }, { merchant }, { uuid, bankId }) => {
  if (uuid === null && bankId === null) return [];
  const rows = await cashier.ofMember.findDeposits(merchant, { uuid, bankId });
  return rows.map((row) => ({ ...moneyOf('deposit', row), owner: row.player_id }));
};

const findWithdrawals: Finder = async ({ cashier }, { merchant }, { uuid, bankId }) => {
  if (uuid === null && bankId === null) return [];
  const rows = await cashier.ofMember.findWithdrawals(merchant, { uuid, bankId });
  return rows.map((row) => ({ ...moneyOf('withdrawal', row), owner: row.player_id }));
};

const findTransfers: Finder = async ({ transfers }, { merchant }, { uuid }) => {
  const row = uuid === null ? null : await transfers.find(merchant, uuid);
  return row === null ? [] : [{ ...moneyOf('transfer', row), owner: row.player_id }];
};

const findRounds: Finder = async ({ play, catalogue }, { merchant, language }, { roundId }) => {
  const row = roundId === null ? null : await play.roundById(merchant, roundId);
  if (row === null) return [];
  const facts = await catalogue.factsOf(merchant, row.vendor, row.game_code);
  const currency = currencyOf(row);
  return [
    {
      kind: 'round',
      id: String(row.id),
      label: inNearest(facts?.names ?? {}, language) ?? row.game_code,
      detail: row.state,
      amount: amountText(row.bet, currency),
      currency,
      at: row.opened_at.toISOString(),
      owner: row.player_id,
    },
  ];
};

const findTickets: Finder = async ({ lottery }, { merchant }, { ticketRef }) => {
  const row = ticketRef === null ? null : await lottery.ticketByRef(merchant, ticketRef);
  if (row === null) return [];
  const currency = currencyOf(row);
  return [
    {
      kind: 'ticket',
      id: row.ref,
      label: `${row.game_code} ${row.numero}`,
      detail: row.state,
      amount: amountText(row.stake, currency),
      currency,
      at: row.created_at.toISOString(),
      owner: row.player_id,
    },
  ];
};

const findGames: Finder = async ({ catalogue }, { merchant, language }, { game }) => {
  if (game === null) return [];
  const games = await catalogue.findGames(merchant, game, consoleSettings.hitsOfKind);
  return games.map(({ nodeId, names, code, vendor }) => ({
    kind: 'game',
    id: nodeId,
    label: inNearest(names, language) ?? code,
    detail: vendor.name,
    amount: null,
    currency: null,
    at: null,
    owner: null,
  }));
};

const finders: Readonly<Record<Exclude<SearchKind, 'member'>, Finder>> = {
  deposit: findDeposits,
  withdrawal: findWithdrawals,
  transfer: findTransfers,
  round: findRounds,
  ticket: findTickets,
  game: findGames,
};

interface MoneyRow {
  readonly id: string;
  readonly state: string;
  readonly amount: bigint;
  readonly currency: Currency;
  readonly created_at: Date;
}

const moneyOf = (kind: SearchKind, row: MoneyRow): Omit<Found, 'owner'> => ({
  kind,
  id: row.id,
  label: row.id,
  detail: row.state,
  amount: amountText(row.amount, row.currency),
  currency: row.currency,
  at: row.created_at.toISOString(),
});

const withMember = ({ owner: _owner, ...hit }: Found, member: SearchHit['member']): SearchHit => ({
  ...hit,
  member,
});

/** Names the owners of things; a person who may read no members learns it not. */
async function nameOwners(
  { identity }: ConsoleDeps,
  { staff, merchant }: Searcher,
  found: readonly Found[],
): Promise<readonly SearchHit[]> {
  const mayName = isAllowed(staff, 'members:member:read:own-brand', merchant);
  const ids = mayName ? found.flatMap(({ owner }) => owner ?? []) : [];
  const names = await identity.desk.named(merchant, ids);
  return found.map((hit) => {
    const owner = hit.owner === null ? undefined : names.get(hit.owner);
    return withMember(hit, owner === undefined ? null : presentName(owner));
  });
}
