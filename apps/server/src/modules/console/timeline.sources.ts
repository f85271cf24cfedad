import type { TimelineKind, TimelineLine } from '@arara/contract';
import { inNearest } from '@arara/i18n';
import type { Currency } from '@arara/money';
import { amountText } from '../../platform/amounts.ts';
import type { StoryPlace } from '../../platform/story.ts';
import type { Player } from '../identity/index.ts';
import { subjectOf, toldElsewhere } from './audit.ts';
import type { ConsoleDeps } from './console.deps.ts';
import { currencyOf } from './member.present.ts';
import { listNotes } from './note.repository.ts';

/** A page of one kind of lines of a member. */
interface Asked {
  readonly player: Player;
  readonly place: StoryPlace;
  readonly language: string;
}

type Source = (deps: ConsoleDeps, asked: Asked) => Promise<readonly TimelineLine[]>;

/** A line with what all of them have; the rest is what its kind has to say. */
const line = (
  kind: TimelineKind,
  facts: Pick<TimelineLine, 'what'> &
    Partial<TimelineLine> & { readonly key: string | bigint; readonly time: Date },
): TimelineLine => {
  const { key, time, ...own } = facts;
  return {
    kind,
    id: String(key),
    at: time.toISOString(),
    title: null,
    amount: null,
    prize: null,
    currency: null,
    by: null,
    reason: null,
    until: null,
    ...own,
  };
};

interface MoneyRow {
  readonly id: string;
  readonly state: string;
  readonly reason: string | null;
  readonly amount: bigint;
  readonly currency: Currency;
  readonly created_at: Date;
}

const moneyLine = (kind: TimelineKind, row: MoneyRow, title: string | null): TimelineLine =>
  line(kind, {
    key: row.id,
    time: row.created_at,
    what: row.state,
    title,
    amount: amountText(row.amount, row.currency),
    currency: row.currency,
    reason: row.reason,
  });

const deposits: Source = async ({ cashier }, { player, place }) =>
  (await cashier.ofMember.deposits(player.id, place)).map((row) =>
    moneyLine('deposit', { ...row, amount: row.paid_amount ?? row.amount }, null),
  );

const withdrawals: Source = async ({ cashier }, { player, place }) =>
  (await cashier.ofMember.withdrawals(player.id, place)).map((row) =>
    moneyLine('withdrawal', row, row.pix_key_masked),
  );

const transfers: Source = async (deps, { player, place }) =>
  (await deps.transfers.ofMember(player.id, place)).map((row) =>
    moneyLine('transfer', row, `${row.direction} ${row.vendor}`),
  );

const adjusted: Source = async ({ adjustments }, { player, place }) =>
  (await adjustments.ofMember(player.id, place)).map((row) =>
    line('adjustment', {
      key: row.id,
      time: row.at,
      what: row.class,
      title: row.reference,
      amount: amountText(row.change, row.currency),
      currency: row.currency,
      by: row.by,
      reason: row.reason,
    }),
  );

const rounds: Source = async ({ play, catalogue }, { player, place, language }) => {
  const rows = await play.roundsOf(player.id, place);
  const facts = await Promise.all(
    rows.map((row) => catalogue.factsOf(row.merchant_id, row.vendor, row.game_code)),
  );
  return rows.map((row, index) => {
    const currency = currencyOf(row);
    return line('round', {
      key: row.id,
      time: row.at,
      what: row.state,
      title: inNearest(facts[index]?.names ?? {}, language) ?? row.game_code,
      amount: amountText(row.bet, currency),
      prize: amountText(row.win, currency),
      currency,
    });
  });
};

const tickets: Source = async ({ lottery }, { player, place }) =>
  (await lottery.ticketsOf(player.id, place)).map((row) => {
    const currency = currencyOf(row);
    return line('ticket', {
      key: row.id,
      time: row.created_at,
      what: row.state,
      title: `${row.game_code} ${row.numero} ${row.ref}`,
      amount: amountText(row.stake, currency),
      prize: row.prize === null ? null : amountText(row.prize, currency),
      currency,
    });
  });

const limits: Source = async ({ compliance }, { player, place }) =>
  (await compliance.ofMember.limitChanges(player.id, place)).map((change) => {
    const { kind, period, value } = change;
    const isTime = kind === 'time';
    const currency = currencyOf(player);
    return line('limit', {
      key: change.id,
      time: change.at,
      what: `${kind}.${period}`,
      title: isTime && value !== null ? String(value) : null,
      amount: isTime || value === null ? null : amountText(value, currency),
      currency: isTime ? null : currency,
      reason: change.cancelledAt === null ? null : 'cancelled',
      until: change.effectiveAt.toISOString(),
    });
  });

const pauses: Source = async ({ compliance }, { player, place }) =>
  (await compliance.ofMember.restrictionsBefore(player.id, place)).map((row) =>
    line('pause', { key: row.id, time: row.since, what: row.kind, until: row.until.toISOString() }),
  );

const blocks: Source = async ({ identity }, { player, place }) =>
  (await identity.desk.decisions(player.id, place)).map((row) =>
    line('block', { key: row.id, time: row.at, what: row.action, by: row.by, reason: row.reason }),
  );

const signIns: Source = async ({ identity }, { player, place }) =>
  (await identity.desk.signIns(player.id, place)).map((row) =>
    line('sign-in', {
      key: row.id,
      time: row.at,
      what: row.outcome,
      title: [row.device, row.country].filter(Boolean).join(', '),
    }),
  );

const agreements: Source = async ({ identity }, { player, place }) =>
  (await identity.desk.acceptances(player.id, place)).map((row) =>
    line('terms', { key: row.id, time: row.at, what: 'accepted', title: String(row.version) }),
  );

const notices: Source = async ({ messages }, { player, place }) =>
  (await messages.toldOf(player.id, place)).map((row) =>
    line('notice', {
      key: row.id,
      time: row.at,
      what: row.template,
      title: [row.byMail ? 'mail' : '', row.bySms ? 'sms' : ''].filter(Boolean).join(' '),
    }),
  );

const notes: Source = async ({ database }, { player, place }) =>
  (await listNotes(database.read, player.id, place)).map((row) =>
    line('note', { key: row.id, time: row.at, what: 'note', title: row.words, by: row.by }),
  );

const acts: Source = async ({ staff }, { player, place }) => {
  const subject = subjectOf(player);
  const about = { merchant: player.merchant, subject, without: toldElsewhere };
  return (await staff.auditAbout(about, place)).map((row) =>
    line('act', {
      key: row.id,
      time: row.at,
      what: row.action,
      title: row.action === 'member.revealed' ? fieldsOf(row.detail) : flagOf(row.detail),
      by: row.actor,
      reason: typeof row.detail['reason'] === 'string' ? row.detail['reason'] : null,
    }),
  );
};

const fieldsOf = ({ fields }: Record<string, unknown>): string | null =>
  Array.isArray(fields) ? fields.join(' ') : null;

const flagOf = ({ flag }: Record<string, unknown>): string | null =>
  typeof flag === 'string' ? flag : null;

/** The doors by the kinds of lines that they tell. */
export const sources: Readonly<Record<TimelineKind, Source>> = {
  deposit: deposits,
  withdrawal: withdrawals,
  transfer: transfers,
  adjustment: adjusted,
  round: rounds,
  ticket: tickets,
  limit: limits,
  pause: pauses,
  block: blocks,
  'sign-in': signIns,
  terms: agreements,
  notice: notices,
  note: notes,
  act: acts,
};
