import type { Decision, WithdrawalFile } from '@arara/contract';
import { periodAt } from '../../../platform/calendar.ts';
import { AppError } from '../../../platform/errors.ts';
import type { StaffCaller } from '../../../platform/http/caller.ts';
import type { StaffActor } from '../../../platform/permissions.ts';
import type { MoneySources } from '../../wallet/index.ts';
import { amountText } from '../cashier.amount.ts';
import { isId } from '../cashier.ids.ts';
import { cashierCurrency } from '../cashier.types.ts';
import { givenBack, paidOut } from '../postings.ts';
import { readSetting } from '../setting.repository.ts';
import { readSteps } from '../step.repository.ts';
import { readWithdrawal } from '../withdrawal.repository.ts';
import type { WithdrawalRow } from '../withdrawal.repository.ts';
import { afterPosting, houseMoney } from './consequence.ts';
import type { CashierDeskDeps } from './desk.deps.ts';
import {
  presentConsequence,
  presentDeposits,
  presentLine,
  presentSignal,
  presentStory,
} from './desk.present.ts';
import type { DeskVoice } from './desk.present.ts';
import { askedUntil, countPaid, depositsBetween, listEarlier } from './desk.repository.ts';
import { signalsOf } from './signals.policy.ts';

const dayMs = 24 * 3_600_000;
const depositDays = 30;

/**
 * The facts on which two people decide a withdrawal. It moves nothing; of another brand it is the same as of one that
 * does not exist.
 */
export async function withdrawalFile(
  deps: CashierDeskDeps,
  { staff, merchant, language }: Pick<StaffCaller, 'staff' | 'merchant' | 'language'>,
  id: string,
): Promise<WithdrawalFile> {
  const db = deps.database.read;
  const row = isId(id) ? await readWithdrawal(db, id) : null;
  if (row?.merchant_id !== merchant) throw new AppError('withdrawal.not.found');
  const playerId = row.player_id;
  const timeZone = await deps.timeZoneOf(merchant);
  const voice: DeskVoice = { texts: deps.texts, language, timeZone };
  const key = `withdrawal:${row.id}`;
  const [names, player, keySince, balance, money, devices, earlier, limits, steps, deposits] =
    await Promise.all([
      deps.members.maskedNames([playerId]),
      deps.members.playerOf(playerId),
      deps.members.idNumberSince(playerId),
      deps.wallet.balanceOf(playerId),
      deps.wallet.sourcesBefore(playerId, key, language),
      deps.members.devicesOf(playerId, row.created_at),
      listEarlier(db, row),
      deps.compliance.ofMember.limits(playerId),
      readSteps(db, [row.id]),
      depositsBetween(db, playerId, before(row, depositDays), row.created_at),
    ]);
  if (player === null || money === null) throw new AppError('withdrawal.not.found');
  const memberSince = player.createdAt;
  const about = { memberSince, keySince: keySince ?? memberSince, ...player };
  const signals = await judge(deps, row, { ...about, device: devices[0] ?? null, money, timeZone });
  return {
    ...presentLine(row, names, voice),
    now: deps.clock.now().toISOString(),
    signals: signals.map((signal) => presentSignal(signal, voice)),
    // The money goes to the CPF of the account and to nothing else.
    pixKey: { masked: row.pix_key_masked, since: about.keySince.toISOString(), own: true },
    ...(await presentMoney(deps, playerId, money)),
    deposits: presentDeposits(depositDays, deposits),
    earlier: earlier.map((one) => ({
      id: one.id,
      amount: amountText(one.amount),
      state: one.state,
      askedAt: one.created_at.toISOString(),
      finishedAt: one.finished_at?.toISOString() ?? null,
      decidedBy: one.decided_by,
    })),
    devices: devices.map(({ first, last, ...device }) => ({
      ...device,
      first: first.toISOString(),
      last: last.toISOString(),
    })),
    limits: limits.map(({ kind, period, value, used }) => ({
      kind,
      period,
      value: value ?? '',
      used,
    })),
    about: {
      since: memberSince.toISOString(),
      rank: player.rankLevel,
      available: amountText(balance.cash),
      held: amountText(balance.held),
      debt: amountText(balance.debt),
    },
    story: presentStory(steps, voice),
    consequence: await consequenceOf(deps, staff, row),
    decisions: await openDecisions(deps, { staff, merchant }, row.id),
  };
}

const before = ({ created_at: at }: WithdrawalRow, days: number) =>
  new Date(at.getTime() - days * dayMs);

interface Around {
  readonly memberSince: Date;
  readonly keySince: Date;
  readonly passwordChangedAt: Date | null;
  readonly device: { readonly first: Date; readonly signIns: number } | null;
  readonly money: MoneySources;
  readonly timeZone: string;
}

async function judge(deps: CashierDeskDeps, row: WithdrawalRow, around: Around) {
  const db = deps.database.read;
  const { money, timeZone, ...facts } = around;
  const dayStart = periodAt(timeZone, 'day', row.created_at).start;
  const [setting, dayAmount, paidBefore] = await Promise.all([
    readSetting(db, row.merchant_id),
    askedUntil(db, row, dayStart),
    countPaid(db, row.player_id, row.created_at),
  ]);
  const count = (kind: string) => money.sources.find((one) => one.kind === kind)?.count ?? 0;
  return signalsOf({
    ...facts,
    amount: row.amount,
    dayAmount,
    setting,
    reason: row.reason,
    askedAt: row.created_at,
    blockedSince: row.asked_block_since,
    stakes: count('stake'),
    deposits: count('deposit'),
    paidBefore,
  });
}

async function presentMoney(
  { rounds }: CashierDeskDeps,
  playerId: bigint,
  money: MoneySources,
): Promise<Pick<WithdrawalFile, 'money' | 'prizes'>> {
  const prizes = money.prizes.map(async ({ change, at, label, reference }) => {
    const id = /^round:(\d{1,18})$/.exec(reference)?.[1] ?? null;
    const round = id === null ? null : await rounds.roundOf(playerId, BigInt(id));
    return {
      amount: amountText(change),
      at: at.toISOString(),
      label,
      round: id,
      stake: round === null ? null : amountText(round.bet),
      proof: round?.verifiable === true ? round.round_id : null,
    };
  });
  return {
    money: {
      since: money.since?.toISOString() ?? null,
      opening: amountText(money.opening),
      sources: money.sources.map((one) => ({ ...one, amount: amountText(one.amount) })),
      balance: amountText(money.balance),
      whole: money.whole,
    },
    prizes: await Promise.all(prizes),
  };
}

/** The house's money after each word, by the postings of the deed itself; null: nothing is to decide. */
async function consequenceOf(
  { ledger }: CashierDeskDeps,
  staff: StaffActor,
  { id, amount, player_id: playerId, state }: WithdrawalRow,
): Promise<WithdrawalFile['consequence']> {
  if (state !== 'REVIEW') return null;
  const now = houseMoney(await ledger.house(cashierCurrency));
  return {
    approve: presentConsequence(staff, now, afterPosting(now, paidOut(id, amount, playerId))),
    refuse: presentConsequence(staff, now, afterPosting(now, givenBack(id, amount, playerId))),
  };
}

async function openDecisions(
  { decisions }: CashierDeskDeps,
  { staff, merchant }: Pick<StaffCaller, 'staff' | 'merchant'>,
  key: string,
): Promise<Decision[]> {
  const open = await Promise.all(
    ['withdrawal.approve', 'withdrawal.refuse'].map((kind) =>
      decisions.openAbout(staff, { merchant, kind, key }),
    ),
  );
  return open.filter((decision) => decision !== null);
}
