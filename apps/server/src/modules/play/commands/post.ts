import { formatDecimal, money } from '@arara/money';
import type { Currency } from '@arara/money';
import type { Vendor } from '../vendors.ts';
import { walletCodes } from '../play.codes.ts';
import type { KnownPlayer } from '../play.ports.ts';
import type { PlayDeps } from '../play.deps.ts';
import { refusalByTerms } from '../stake-terms.ts';
import type { StakeTerms, TermsRefusal } from '../stake-terms.ts';
import { presentBalance, replyBase } from '../play.reply.ts';
import type { MoveReply, Ticket } from '../play.reply.ts';
import type { PostAnswer, PostRequest } from '../posting/request.ts';
import type { Gate } from '../play.policy.ts';

/** The fields that differ between the requests of a vendor. */
export type Draft = Pick<
  PostRequest,
  | 'verb'
  | 'sessionHash'
  | 'roundName'
  | 'gameCode'
  | 'hash'
  | 'ref'
  | 'prepared'
  | 'closes'
  | 'finals'
  | 'outcomeRef'
  | 'day'
  | 'sums'
  | 'actions'
  | 'movements'
  | 'sources'
>;

/** The fields that most requests leave empty. */
export const nothingMore = {
  sessionHash: null,
  ref: null,
  prepared: false,
  finals: null,
  outcomeRef: null,
  day: null,
} as const satisfies Partial<Draft>;

/** A request as the lane takes it. */
export function completeRequest(
  vendor: Vendor,
  player: KnownPlayer,
  ticket: Ticket,
  gate: Gate,
  draft: Draft,
): PostRequest {
  return {
    ...draft,
    ...ticket,
    vendor,
    playerId: player.playerId,
    merchant: player.merchant,
    currency: player.accounts.currency,
    unit: unitOf(player.accounts.currency),
    gate: gate.code,
    accounts: player.accounts,
    timeZone: player.accounts.timeZone,
  };
}

/** One minor unit as a decimal. */
function unitOf(currency: Currency): string {
  return formatDecimal(money(1n, currency));
}

/**
 * Sends a request down the lane; null when it was not looked at at all. Its seat is given back: who
 * asks the database afterwards takes one again.
 */
export async function post(deps: PlayDeps, request: PostRequest): Promise<PostAnswer | null> {
  request.seat?.leave();
  const answer = await deps.lane.push(request);
  return answer === 'busy' ? null : answer;
}

export interface Meaning extends Gate {
  readonly period?: 'day' | 'week' | 'month';
}

/** The protocol's code of an answer, with the limit that a stake would have passed and its end. */
export function meaningOf(
  request: PostRequest,
  answer: PostAnswer,
  gate: Gate,
  terms: Pick<StakeTerms, 'legs' | 'refusal'>,
): Meaning {
  if (answer.code !== -2) {
    return answer.code === gate.code ? gate : { code: answer.code };
  }
  const { refusal, detail, refused_at: at } = answer;
  const debit = request.movements[at ?? -1]?.debit ?? 0n;
  const limit = refusalByTerms(terms, { refusal: refusal ?? '', detail, debit });
  if (limit !== null) return meaningOfLimit(limit);
  if (refusal === 'exceeds_credits') return { code: walletCodes.INSUFFICIENT_FUNDS.code };
  if (refusal === 'debits_refused' || refusal === 'debit_account_closed') {
    return { code: walletCodes.PLAYER_BLOCKED.code };
  }
  throw new Error(`the ledger refused what it must accept: ${refusal} at ${at}`);
}

function meaningOfLimit({ reason, kind, period, until }: TermsRefusal): Meaning {
  const ends = until === null ? {} : { until };
  if (reason !== 'limit') return { code: walletCodes.SELF_EXCLUDED.code, ...ends };
  const passed = { limit: limitNames[kind ?? 'stake'], ...(period === null ? {} : { period }) };
  return { code: walletCodes.RG_LIMIT_REACHED.code, ...passed, ...ends };
}

/** The protocol's words for our limits. */
const limitNames = { loss: 'loss', stake: 'wager', time: 'time' } as const;

/** The reply to anything that moves money, accepted or not. */
export function moveReply(
  requestId: string,
  now: Date,
  meaning: Meaning,
  answer: PostAnswer,
): MoveReply {
  const base = replyBase(meaning.code, requestId, now);
  const balance = presentBalance(answer.cash, answer.bonus);
  if (base.code !== 0) return { ...base, balance, ...presentLimit(meaning) };
  return {
    ...base,
    wallet_tx_id: answer.wallet_tx === null ? null : String(answer.wallet_tx),
    balance,
    duplicate: answer.duplicate,
  };
}

/** The limit that a refused stake ran into; each field only where it is known. */
function presentLimit({ limit, limitMax, period, until }: Meaning) {
  return {
    ...(limitMax === undefined ? {} : { limit_max: String(limitMax) }),
    ...(limit === undefined ? {} : { limit }),
    ...(period === undefined ? {} : { limit_period: period }),
    ...(until === undefined ? {} : { limit_until: until.getTime() }),
  };
}
