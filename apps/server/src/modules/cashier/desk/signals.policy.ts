import type { ReviewReason } from '../approval.policy.ts';
import type { CashierSetting } from '../setting.repository.ts';

/** The facts that the rules look at; amounts in minor units. */
export interface Evidence {
  readonly amount: bigint;
  /** Asked for on its day until then, this one included. */
  readonly dayAmount: bigint;
  readonly setting: Pick<CashierSetting, 'reviewAbove' | 'reviewDayAbove'>;
  readonly reason: string | null;
  readonly askedAt: Date;
  /** Since when the account was blocked, as a person was asked. */
  readonly blockedSince: Date | null;
  readonly keySince: Date;
  readonly memberSince: Date;
  readonly passwordChangedAt: Date | null;
  /** The device of the last sign-in before the request. */
  readonly device: { readonly first: Date; readonly signIns: number } | null;
  /** Stakes and deposits among the entries that made the balance. */
  readonly stakes: number;
  readonly deposits: number;
  /** Withdrawals of the member that were paid before. */
  readonly paidBefore: number;
}

export type SignalCode =
  | ReviewReason
  | `${'key' | 'device' | 'password'}.new`
  | `${'key' | 'device'}.known`
  | 'play.none'
  | 'play.some'
  | 'withdrawals.first'
  | 'withdrawals.paid';

export interface Signal {
  readonly code: SignalCode;
  readonly speaks: 'for' | 'against';
  readonly stopped: boolean;
  /** The evidence, by the names of the sentence. */
  readonly amounts?: Readonly<Record<string, bigint>>;
  readonly counts?: Readonly<Record<string, number>>;
  readonly since?: Date;
}

const freshMs = 24 * 3_600_000;

/** The answers of every rule about a withdrawal: first what speaks against it. */
export function signalsOf(facts: Evidence): Signal[] {
  const all = [...boundSignals(facts), ...accountSignals(facts), ...playSignals(facts)];
  return [
    ...all.filter(({ speaks }) => speaks === 'against'),
    ...all.filter(({ speaks }) => speaks === 'for'),
  ];
}

/** The rules of the review itself (`approval.policy.ts`), with their bounds. */
function boundSignals({ amount, dayAmount, setting, reason, blockedSince }: Evidence): Signal[] {
  const signals: Signal[] = [];
  const against = (code: ReviewReason, evidence: Partial<Signal>) =>
    signals.push({ code, speaks: 'against', stopped: reason === code, ...evidence });
  if (blockedSince !== null) against('review.account', { since: blockedSince });
  if (amount > setting.reviewAbove)
    against('review.amount', { amounts: { bound: setting.reviewAbove } });
  if (dayAmount > setting.reviewDayAbove)
    against('review.day', { amounts: { day: dayAmount, bound: setting.reviewDayAbove } });
  return signals;
}

function accountSignals(facts: Evidence): Signal[] {
  const { askedAt, keySince, device, passwordChangedAt, memberSince } = facts;
  const isFresh = (since: Date) => askedAt.getTime() - since.getTime() < freshMs;
  const aged = (thing: 'key' | 'device', since: Date, counts = {}): Signal => ({
    ...(isFresh(since)
      ? { code: `${thing}.new`, speaks: 'against' as const }
      : { code: `${thing}.known`, speaks: 'for' as const }),
    stopped: false,
    since,
    counts,
  });
  const signals = [aged('key', keySince)];
  if (device !== null) signals.push(aged('device', device.first, { signIns: device.signIns }));
  const isChanged =
    passwordChangedAt !== null && passwordChangedAt > memberSince && passwordChangedAt <= askedAt;
  if (isChanged && isFresh(passwordChangedAt)) {
    signals.push({
      code: 'password.new',
      speaks: 'against',
      stopped: false,
      since: passwordChangedAt,
    });
  }
  return signals;
}

function playSignals({ stakes, deposits, paidBefore }: Evidence): Signal[] {
  const signals: Signal[] = [];
  if (stakes > 0) {
    signals.push({ code: 'play.some', speaks: 'for', stopped: false, counts: { count: stakes } });
  } else if (deposits > 0) {
    signals.push({
      code: 'play.none',
      speaks: 'against',
      stopped: false,
      counts: { count: deposits },
    });
  }
  signals.push(
    paidBefore > 0
      ? { code: 'withdrawals.paid', speaks: 'for', stopped: false, counts: { count: paidBefore } }
      : { code: 'withdrawals.first', speaks: 'against', stopped: false },
  );
  return signals;
}
