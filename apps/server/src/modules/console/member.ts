import type { MemberConsequence, StaffMember } from '@arara/contract';
import { trialKind } from '@arara/contract';
import type { Currency } from '@arara/money';
import { amountText } from '../../platform/amounts.ts';
import { readDaySpan } from '../../platform/day-span.ts';
import { AppError } from '../../platform/errors.ts';
import { storyStart } from '../../platform/story.ts';
import { byHand } from '../identity/index.ts';
import type { Player } from '../identity/index.ts';
import type { ConsoleDeps } from './console.deps.ts';
import { consoleSettings } from './console.settings.ts';
import { listFlags } from './flag.repository.ts';
import {
  currencyOf,
  presentAccess,
  presentFigures,
  presentName,
  presentNote,
  presentPersonal,
} from './member.present.ts';
import { listNotes } from './note.repository.ts';

/** The member of a brand by the number of the account; another brand's does not exist here. */
export async function requireMember(
  { identity }: Pick<ConsoleDeps, 'identity'>,
  merchant: string,
  account: string,
): Promise<Player> {
  const player = await identity.desk.member(merchant, account);
  if (player === null) throw new AppError('member.not.found');
  return player;
}

/** A member on one page. The doors are asked at once; personal data is masked. */
export async function readMember(
  deps: ConsoleDeps,
  merchant: string,
  account: string,
): Promise<StaffMember> {
  const { database, clock, identity, compliance } = deps;
  const player = await requireMember(deps, merchant, account);
  const { id } = player;
  const notesPlace = storyStart(clock.now(), consoleSettings.notesShown);
  const [told, own, staffs] = await Promise.all([
    Promise.all([
      identity.idNumberOf(id),
      identity.desk.kept(id),
      identity.desk.access(id),
      identity.desk.acceptance(id),
    ]),
    Promise.all([
      stateOf(deps, id),
      rankOf(deps, player),
      uplinesOf(deps, player),
      compliance.ofMember.limits(id),
      balancesOf(deps, player),
      waitingOf(deps, id),
      figuresOf(deps, player),
    ]),
    Promise.all([
      listNotes(database.read, id, notesPlace),
      listFlags(database.read, id),
      identity.desk.related(player, consoleSettings.relatedShown),
    ]),
  ]);
  const [idNumber, erased, access, terms] = told;
  const [state, rank, uplines, limits, balances, waiting, figures] = own;
  const [notes, flags, related] = staffs;
  return {
    ...presentName(player),
    kind: kindOf(player),
    createdAt: player.createdAt.toISOString(),
    firstLoginAt: player.firstLoginAt?.toISOString() ?? null,
    erasedAt: erased?.erasedAt.toISOString() ?? null,
    language: player.language,
    currency: currencyOf(player),
    personal: presentPersonal(player, idNumber),
    state,
    rank,
    uplines,
    limits,
    balances,
    waiting,
    figures,
    access: presentAccess(access, player),
    terms: terms === null ? null : { version: terms.version, at: terms.at.toISOString() },
    notes: notes.map(presentNote),
    flags: flags.map(({ at, ...flag }) => ({ ...flag, at: at.toISOString() })),
    related: related.map(({ shares, ...member }) => ({
      ...presentName(member),
      shares: [...shares],
    })),
  };
}

function kindOf({ isAgent }: Player): StaffMember['kind'] {
  if (isAgent === trialKind) return 'trial';
  return isAgent === 0 ? 'member' : 'agent';
}

async function rankOf(
  { club, identity }: Pick<ConsoleDeps, 'club' | 'identity'>,
  player: Player,
): Promise<StaffMember['rank']> {
  const [label, { earned, levels, given }] = await Promise.all([
    identity.desk.rankLabel(player),
    club.standingOf(player.id),
  ]);
  return {
    level: player.rankLevel,
    label,
    earned,
    until: given?.until?.toISOString() ?? null,
    levels: levels
      .map(({ rankLevel: level, labelName }) => ({ level, label: labelName }))
      .toSorted((one, other) => one.level - other.level),
  };
}

async function stateOf(
  { clock, identity, compliance }: ConsoleDeps,
  id: bigint,
): Promise<StaffMember['state']> {
  const [blocks, decisions, restrictions] = await Promise.all([
    identity.desk.blocks(id),
    identity.desk.decisions(id, storyStart(clock.now(), 1)),
    compliance.ofMember.restrictions(id),
  ]);
  const hand = blocks.find(({ reason }) => reason === byHand);
  const [decision] = decisions;
  const spanOf = (kind: 'pause' | 'exclusion') => {
    const longest = restrictions.find((one) => one.kind === kind);
    if (longest === undefined) return null;
    return { since: longest.since.toISOString(), until: longest.until.toISOString() };
  };
  return {
    blocked:
      hand === undefined
        ? null
        : {
            since: hand.since.toISOString(),
            by: decision?.by ?? '',
            reason: decision?.reason ?? '',
          },
    paused: spanOf('pause'),
    excluded: spanOf('exclusion'),
    forbidden: blocks.map(({ since, until, ...block }) => ({
      ...block,
      since: since.toISOString(),
      until: until?.toISOString() ?? null,
    })),
  };
}

async function uplinesOf(
  { agents, identity }: ConsoleDeps,
  { id, merchant }: Player,
): Promise<StaffMember['uplines']> {
  const uplines = await agents.uplinesOf(id);
  const names = await identity.desk.named(
    merchant,
    uplines.map(({ uplineId }) => uplineId),
  );
  return uplines.flatMap(({ uplineId, kind, code, at }) => {
    const upline = names.get(uplineId);
    return upline === undefined
      ? []
      : [{ ...presentName(upline), kind, code, at: at.toISOString() }];
  });
}

async function balancesOf(
  { wallet, transfers }: ConsoleDeps,
  player: Player,
): Promise<StaffMember['balances']> {
  const [balance, heldFor, purses] = await Promise.all([
    wallet.balanceOf(player.id),
    wallet.heldFor(player.id),
    transfers.balancesOf(player.merchant, player.id),
  ]);
  const text = (minor: bigint, of: Currency = balance.currency) => amountText(minor, of);
  return {
    currency: balance.currency,
    cash: text(balance.cash),
    bonus: text(balance.bonus),
    held: text(balance.held),
    debt: text(balance.debt),
    heldFor: heldFor.map(({ purpose, amount }) => ({ purpose, amount: text(amount) })),
    purses: purses.map(({ vendor, name, balance: kept }) => ({
      vendor,
      name,
      balance: text(kept),
    })),
  };
}

/** Money of the member that two people decide on at the cashier's desk. */
async function waitingOf(
  { cashier, play }: Pick<ConsoleDeps, 'cashier' | 'play'>,
  id: bigint,
): Promise<StaffMember['waiting']> {
  const [{ withdrawals, payments }, prizes] = await Promise.all([
    cashier.ofMember.waiting(id),
    play.heldWinsOf(id),
  ]);
  const line = (
    queue: StaffMember['waiting'][number]['queue'],
    key: string,
    { amount, currency, at }: { amount: bigint; currency: string; at: Date },
  ) => ({
    queue,
    id: key,
    amount: amountText(amount, currencyOf({ currency })),
    currency: currencyOf({ currency }),
    at: at.toISOString(),
  });
  return [
    ...withdrawals.map((row) => line('withdrawals', row.id, row)),
    ...payments.map((row) => line('payments', row.id, row)),
    ...prizes.map((row) => line('prizes', `${row.vendor}/${row.txId}`, row)),
  ];
}

/** Since ever, and in the last thirty days of the merchant, today included. */
async function figuresOf(
  { cashier, reports, adjustments, clock, timeZoneOf, levyPointsOf }: ConsoleDeps,
  player: Player,
): Promise<StaffMember['figures']> {
  const { id, merchant } = player;
  const currency = currencyOf(player);
  const { firstDay, lastDay, from, until } = readDaySpan(
    await timeZoneOf(merchant),
    {},
    clock.now(),
  );
  const levyPoints = await levyPointsOf(merchant);
  const of = async (start: Date | null, day: string) => {
    const span = { from: start, until };
    const [money, played, adjusted, bonusCost] = await Promise.all([
      cashier.ofMember.sums(id, span),
      reports.ofPlayer(id, { firstDay: day, lastDay }),
      adjustments.sumsOf(id, span),
      adjustments.bonusCostOf(id, span, currency),
    ]);
    return presentFigures(currency, { cashier: money, played, adjusted, bonusCost, levyPoints });
  };
  const [lifetime, last30] = await Promise.all([of(null, '-infinity'), of(from, firstDay)]);
  return { lifetime, last30 };
}

/** Everything that an action upon a member meets now. */
export async function readConsequence(
  deps: ConsoleDeps,
  merchant: string,
  account: string,
): Promise<MemberConsequence> {
  const { play, lottery, cashier, identity, wallet } = deps;
  const player = await requireMember(deps, merchant, account);
  const { id } = player;
  const [rounds, tickets, money, { sessions }, balance] = await Promise.all([
    play.openRoundsOf(id),
    lottery.openTicketsOf(id),
    cashier.ofMember.open(id),
    identity.desk.access(id),
    wallet.balanceOf(id),
  ]);
  const text = (minor: bigint) => amountText(minor, balance.currency);
  return {
    openRounds: rounds.rounds,
    openTickets: tickets.tickets,
    // The stake of a ticket is the stake of its round as well.
    openStakes: text(rounds.stakes),
    openWithdrawals: money.withdrawals,
    openWithdrawalsAmount: text(money.withdrawalsAmount),
    openDeposits: money.deposits,
    liveSessions: sessions.length,
    balance: text(balance.cash + balance.bonus),
    currency: balance.currency,
  };
}
