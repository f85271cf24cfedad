import type { MemberFigures, MemberName, MemberNote, StaffMember } from '@arara/contract';
import { isCurrency } from '@arara/money';
import type { Currency } from '@arara/money';
import { amountText } from '../../platform/amounts.ts';
import { invariant } from '../../platform/errors.ts';
import type { MemberMoney } from '../cashier/index.ts';
import type { MemberAccess, NamedMember, Player } from '../identity/index.ts';
import { figuresOf } from '../reports/index.ts';
import type { PlayerSums } from '../reports/index.ts';
import type { AdjustmentSum } from '../wallet/index.ts';
import * as mask from './mask.policy.ts';
import type { NoteRow } from './note.repository.ts';

/** The currency of a member, as money knows it. */
export function currencyOf({ currency }: Pick<Player, 'currency'>): Currency {
  invariant(isCurrency(currency), 'a member has a currency of the house');
  return currency;
}

/** A member as lists name one. */
export const presentName = (member: Omit<NamedMember, 'id'>): MemberName => ({
  account: member.accountNumber,
  username: mask.maskUsername(member.username),
  name: mask.masked(member.payeeName, mask.maskFullName),
  program: member.isProgram,
});

/** The personal data of a member, masked. The key of payouts by Pix is the CPF. */
export function presentPersonal(player: Player, idNumber: string | null): StaffMember['personal'] {
  const cpf = mask.masked(idNumber, mask.maskIdNumber);
  return {
    idNumber: cpf,
    birthDate: mask.masked(player.birthDate, mask.maskBirthDate),
    email: mask.masked(player.email, mask.maskEmail),
    emailConfirmed: player.emailConfirmed,
    mobile: mask.masked(player.mobile, mask.maskMobile),
    mobileConfirmed: player.mobileConfirmed,
    pixKey: cpf,
  };
}

type Sums = Awaited<ReturnType<MemberMoney['sums']>>;

/** The sums of a span, as the doors tell them. */
interface Spans {
  readonly cashier: Sums;
  readonly played: readonly PlayerSums[];
  readonly adjusted: readonly AdjustmentSum[];
  readonly bonusCost: bigint;
  /** The levy on GGR in hundredths of a percent. */
  readonly levyPoints: number;
}

/** The figures of a span: money through the cashier, play, and what people adjusted. */
export function presentFigures(
  currency: Currency,
  { cashier, played, adjusted, bonusCost, levyPoints }: Spans,
): MemberFigures {
  const own = played.filter((title) => title.currency === currency);
  const sum = (of: (title: PlayerSums) => bigint) =>
    own.reduce((total, title) => total + of(title), 0n);
  const text = (minor: bigint) => amountText(minor, currency);
  const change = adjusted.reduce((total, one) => total + one.change, 0n);
  const sums = {
    stakes: sum((title) => title.stakes),
    stakesReturned: sum((title) => title.stakesReturned),
    prizes: sum((title) => title.prizes),
    prizesReturned: sum((title) => title.prizesReturned),
  };
  const { turnover, prizes, ggr, levy, ngr } = figuresOf(sums, { bonus: bonusCost, levyPoints });
  return {
    deposits: text(cashier.deposits),
    withdrawals: text(cashier.withdrawals),
    net: text(cashier.deposits - cashier.withdrawals),
    turnover: text(turnover),
    prizes: text(prizes),
    ggr: text(ggr),
    bonusCost: text(bonusCost),
    levy: levyPoints === 0 ? null : text(levy),
    ngr: text(ngr),
    adjusted: text(change),
    rounds: own.reduce((total, { rounds }) => total + rounds, 0),
  };
}

/** The proofs of an account and its sessions; addresses are masked. */
export function presentAccess(access: MemberAccess, player: Player): StaffMember['access'] {
  const { hasPassword, hasPaymentPassword, totpSince, secondStep, recoveryCodesLeft } = access;
  return {
    hasPassword,
    mustChangePassword: player.mustChangePassword,
    passwordChangedAt: player.passwordChangedAt?.toISOString() ?? null,
    hasPaymentPassword,
    totpSince,
    secondStep,
    recoveryCodesLeft,
    passkeys: access.passkeys.map(({ name, lastUsedAt }) => ({ name, lastUsedAt })),
    linked: [...access.linked],
    sessions: access.sessions.map(({ device, address, country, startedAt, lastSeenAt }) => ({
      device,
      address: mask.maskAddress(address),
      country,
      startedAt: startedAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    })),
    lastSeenAt: access.lastSeenAt?.toISOString() ?? null,
  };
}

export const presentNote = ({ id, at, by, words }: NoteRow): MemberNote => ({
  id: String(id),
  at: at.toISOString(),
  by,
  text: words,
});
