import {
  staffPaymentCall,
  staffPaymentsCall,
  staffWithdrawalCall,
  staffWithdrawalsCall,
} from '@arara/contract';
import type { StaffCaller } from '../../../platform/http/caller.ts';
import { AppError } from '../../../platform/errors.ts';
import { route } from '../../../platform/http/route.ts';
import type { AnyRoute } from '../../../platform/http/route.ts';
import type { ServerModule } from '../../../platform/module.ts';
import { isId } from '../cashier.ids.ts';
import type { CashierDeskDeps } from './desk.deps.ts';
import { presentLine, presentPaymentLine } from './desk.present.ts';
import type { DeskVoice } from './desk.present.ts';
import {
  countPayments,
  countQueue,
  listPayments,
  listQueue,
  moneyBetween,
  queuePage,
} from './desk.repository.ts';
import type { PaymentPlace } from './desk.repository.ts';
import { paymentFile } from './payment-file.ts';
import { withdrawalFile } from './withdrawal-file.ts';

/** The desk of the cashier: what waits for people, and the facts to decide on. It moves no money. */
export function createCashierDesk(deps: CashierDeskDeps) {
  const { read } = deps.database;
  const service = {
    /** How much waits at a merchant in each queue of the cashier, and since when. */
    async queues(merchant: string) {
      const now = deps.clock.now();
      const [review, unknown, returned, held, refunding] = await Promise.all([
        countQueue(read, merchant, 'review', now),
        countQueue(read, merchant, 'unknown', now),
        countQueue(read, merchant, 'returned', now),
        countPayments(read, merchant, 'held'),
        countPayments(read, merchant, 'refunding'),
      ]);
      return [
        { name: 'withdrawals', ...review },
        { name: 'payouts.unknown', ...unknown },
        { name: 'payouts.returned', ...returned },
        { name: 'payments', ...held },
        { name: 'refunds', ...refunding },
      ] as const;
    },
    /** The money in and out of a merchant in a half-open span of time. */
    moneyBetween: (merchant: string, from: Date, until: Date) =>
      moneyBetween(read, merchant, from, until),
  };
  return { service, routes: deskRoutes(deps) } satisfies ServerModule & Record<string, unknown>;
}

function deskRoutes(deps: CashierDeskDeps): AnyRoute[] {
  const { read } = deps.database;
  const voiceOf = async ({ merchant, language }: StaffCaller): Promise<DeskVoice> => ({
    texts: deps.texts,
    language,
    timeZone: await deps.timeZoneOf(merchant),
  });
  return [
    route(staffWithdrawalsCall, async ({ query, caller }) => {
      const now = deps.clock.now();
      const after = withdrawalCursor(query.cursor);
      const rows = await listQueue(read, caller.merchant, { queue: query.state, after, now });
      const shown = rows.slice(0, queuePage);
      const names = await deps.members.maskedNames(shown.map((row) => row.player_id));
      const voice = await voiceOf(caller);
      return {
        now: now.toISOString(),
        withdrawals: shown.map((row) => presentLine(row, names, voice)),
        nextCursor: rows.length > queuePage ? (shown.at(-1)?.id ?? null) : null,
      };
    }),
    route(staffWithdrawalCall, ({ caller, params }) => withdrawalFile(deps, caller, params.id)),
    route(staffPaymentsCall, async ({ query, caller }) => {
      const page = { queue: query.state, after: paymentPlace(query.cursor) };
      const rows = await listPayments(read, caller.merchant, page);
      const shown = rows.slice(0, queuePage);
      const last = rows.length > queuePage ? shown.at(-1) : undefined;
      const players = shown.map((row) => row.player_id).filter((id) => id !== null);
      const names = await deps.members.maskedNames(players);
      const voice = await voiceOf(caller);
      return {
        now: deps.clock.now().toISOString(),
        payments: shown.map((row) => presentPaymentLine(row, names, voice)),
        nextCursor: last === undefined ? null : paymentCursor(last),
      };
    }),
    route(staffPaymentCall, ({ caller, params }) => paymentFile(deps, caller, params.id)),
  ];
}

/** A cursor is the instant and the id of the last payment that was shown, for it may be decided meanwhile. */
const paymentCursor = ({ changed_at: at, end_to_end_id: id }: PaymentPlace): string =>
  `${at.getTime()}-${id}`;

function paymentPlace(text: string | undefined): PaymentPlace | null {
  if (text === undefined) return null;
  const [, at, id] = /^(\d{1,15})-([A-Za-z0-9]{1,64})$/.exec(text) ?? [];
  if (at === undefined || id === undefined) {
    throw new AppError('request.invalid', { field: 'cursor', params: { field: 'cursor' } });
  }
  return { changed_at: new Date(Number(at)), end_to_end_id: id };
}

/** A cursor is the id of the last row that was shown. */
function withdrawalCursor(text: string | undefined): string | null {
  if (text === undefined) return null;
  if (isId(text)) return text;
  throw new AppError('request.invalid', { field: 'cursor', params: { field: 'cursor' } });
}
