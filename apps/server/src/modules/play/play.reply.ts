import type { ValueOf, vendorBetCall } from '@arara/contract';
import { nameOfCode, walletCodes } from './play.codes.ts';
import type { WalletCodeName } from './play.codes.ts';
import type { Seat } from './protocol/seats.ts';

/** One request on its way: which it is, and the nonce that makes it good for one use. */
export interface Ticket {
  readonly claim: bigint;
  /** Null for calls in process, which nobody can replay. */
  readonly nonce: string | null;
  /** Left while the request needs nothing of the connections that everybody shares. */
  readonly seat?: Seat;
}

/** The fields that every reply has. */
export interface ReplyBase {
  code: number;
  message: string;
  retryable: boolean;
  request_id: string | null;
  server_time: number;
}

export type MoveReply = ValueOf<typeof vendorBetCall>;

/** The five fields that every reply starts with; `server_time` is in milliseconds. */
export function replyBase(code: number, requestId: string | null, now: Date): ReplyBase {
  const name = nameOfCode(code);
  return {
    code: walletCodes[name].code,
    message: name,
    retryable: walletCodes[name].retryable,
    request_id: requestId,
    server_time: now.getTime(),
  };
}

/** A refusal by its name. */
export function refusal(name: WalletCodeName, requestId: string | null, now: Date): ReplyBase {
  return replyBase(walletCodes[name].code, requestId, now);
}

/** Balances in minor units, as digits. */
export function presentBalance(cash: bigint, bonus: bigint) {
  return { total: String(cash + bonus), cash: String(cash), bonus: String(bonus) };
}
