import { hash } from 'node:crypto';
import type {
  BodyOf,
  Call,
  ValueOf,
  vendorAuthenticate,
  vendorBalance,
  vendorBet,
  vendorPlay,
  vendorRollback,
  vendorRoundClose,
  vendorTxStatus,
  vendorWin,
} from '@arara/contract';
import { AMOUNT_MAX } from '@arara/money';
import { authenticate } from './commands/authenticate.ts';
import { closeRound } from './commands/close-round.ts';
import { takeNonce } from './commands/nonce.ts';
import { prize } from './commands/prize.ts';
import { readBalance, readTxStatus } from './commands/read.ts';
import { rollback } from './commands/rollback.ts';
import { stake, unmoved } from './commands/stake.ts';
import type { Moved } from './commands/stake.ts';
import type { Part } from './play.chains.ts';
import type { PlayContext } from './play.context.ts';
import type { MoveReply, Ticket } from './play.reply.ts';
import type { Vendor } from './vendors.ts';

export type Handler<C extends Call> = (
  vendor: Vendor,
  body: BodyOf<C>,
  ticket: Ticket,
) => Promise<ValueOf<C>>;

/** The calls of the wallet protocol, for vendors over HTTP and for the studio in process. */
export interface WalletProtocol {
  authenticate: Handler<typeof vendorAuthenticate>;
  balance: Handler<typeof vendorBalance>;
  bet: Handler<typeof vendorBet>;
  win: Handler<typeof vendorWin>;
  play: Handler<typeof vendorPlay>;
  rollback: Handler<typeof vendorRollback>;
  roundClose: Handler<typeof vendorRoundClose>;
  txStatus: Handler<typeof vendorTxStatus>;
}

export type WalletCallName = keyof WalletProtocol;

/** Reads each call's body into what the commands take. */
export function createProtocol(
  context: PlayContext,
  options: { jurisdiction: string },
): WalletProtocol {
  return {
    authenticate: (vendor, body, ticket) => authenticate(context, vendor, body, ticket, options),
    balance: (vendor, body, ticket) => readBalance(context, vendor, body, ticket),
    async bet(vendor, body, ticket) {
      const amount = BigInt(body.amount);
      if (!isPossible([amount]) || (body.is_free && amount > 0n)) {
        return takeNonce(context, ticket, 'BAD_REQUEST', body.request_id);
      }
      const ask = {
        ...common(body),
        sessionToken: body.session_token,
        gameCode: body.game_code,
        parts: [{ kind: 'BET' as const, txId: body.tx_id, amount }],
        closes: false,
        hash: betHash(body, amount),
      };
      const { reply, answer } = await stake(context, vendor, ask, ticket);
      if (reply.code !== 0 || answer === null) return reply;
      return { ...reply, used_bonus: String(answer.used_bonus) };
    },
    async win(vendor, body, ticket) {
      const amount = BigInt(body.amount);
      if (!isPossible([amount])) {
        return takeNonce(context, ticket, 'BAD_REQUEST', body.request_id);
      }
      const ask = {
        ...common(body),
        gameCode: body.game_code ?? '',
        betTxId: body.bet_tx_id ?? null,
        parts: [{ kind: 'WIN' as const, txId: body.tx_id, amount }],
        closes: body.round_close,
        hash: winHash(body, amount),
      };
      return (await prize(context, vendor, ask, ticket)).reply;
    },
    play: async (vendor, body, ticket) =>
      presentPlay(body, await play(context, vendor, body, ticket)),
    rollback: (vendor, body, ticket) => rollback(context, vendor, body, rollbackHash(body), ticket),
    roundClose: (vendor, body, ticket) => closeRound(context, vendor, body, ticket),
    txStatus: (vendor, body, ticket) => readTxStatus(context, vendor, body, ticket),
  };
}

/** Amounts that a ledger can carry, also all of them together. */
function isPossible(amounts: readonly bigint[]): boolean {
  return amounts.reduce((total, amount) => total + amount, 0n) <= AMOUNT_MAX;
}

/** A play without a bet pays only, so nothing may stand in its way. */
async function play(
  context: PlayContext,
  vendor: Vendor,
  body: BodyOf<typeof vendorPlay>,
  ticket: Ticket,
): Promise<Moved> {
  const parts: Part[] = body.actions.map((action) => ({
    kind: action.type === 'bet' ? 'BET' : 'WIN',
    txId: action.tx_id,
    amount: BigInt(action.amount),
  }));
  const named = new Set(parts.map(({ txId }) => txId));
  if (named.size < parts.length || !isPossible(parts.map(({ amount }) => amount))) {
    return unmoved(await takeNonce(context, ticket, 'BAD_REQUEST', body.request_id));
  }
  const ask = {
    ...common(body),
    gameCode: body.game_code,
    parts,
    closes: body.round_close,
    hash: playHash(body, parts),
  };
  if (parts.every(({ kind }) => kind === 'WIN')) {
    return prize(context, vendor, { ...ask, betTxId: null }, ticket);
  }
  return stake(context, vendor, { ...ask, sessionToken: body.session_token }, ticket);
}

function presentPlay(
  body: BodyOf<typeof vendorPlay>,
  { reply, answer }: Moved,
): ValueOf<typeof vendorPlay> {
  if (reply.code !== 0 || answer === null) return reply;
  const ids = answer.wallet_txs ?? [answer.wallet_tx];
  return {
    ...(reply as MoveReply),
    used_bonus: String(answer.used_bonus),
    transactions: body.actions.map(({ tx_id: txId }, at) => {
      const id = ids[at] ?? null;
      return { tx_id: txId, wallet_tx_id: id === null ? null : String(id) };
    }),
  };
}

interface Common {
  request_id: string;
  player_id: string;
  round_id: string;
  currency: string;
}

function common(body: Common) {
  return {
    requestId: body.request_id,
    publicId: body.player_id,
    roundName: body.round_id,
    currency: body.currency,
  };
}

/**
 * The content that a repeat must have in common with the first request. Ids of the request and tokens of the
 * session are not part of it: a vendor may renew both before it tries again.
 */
function contentHash(content: readonly unknown[]): Buffer {
  return hash('sha256', JSON.stringify(content), 'buffer');
}

function betHash(body: BodyOf<typeof vendorBet>, amount: bigint): Buffer {
  return contentHash([
    'bet',
    body.player_id,
    body.round_id,
    body.game_code,
    body.currency,
    String(amount),
    body.is_free,
    body.campaign_id ?? null,
    String(body.jackpot_contribution ?? ''),
  ]);
}

function winHash(body: BodyOf<typeof vendorWin>, amount: bigint): Buffer {
  return contentHash([
    'win',
    body.player_id,
    body.round_id,
    body.game_code ?? null,
    body.currency,
    String(amount),
    body.kind,
    body.round_close,
    body.bet_tx_id ?? null,
  ]);
}

function playHash(body: BodyOf<typeof vendorPlay>, parts: readonly Part[]): Buffer {
  return contentHash([
    'play',
    body.player_id,
    body.round_id,
    body.game_code,
    body.currency,
    body.round_close,
    parts.map(({ kind, txId, amount }) => [kind, txId, String(amount)]),
    body.actions.map(({ kind }) => kind),
  ]);
}

function rollbackHash(body: BodyOf<typeof vendorRollback>): Buffer {
  return contentHash(['rollback', body.player_id, body.round_id, body.original_tx_id]);
}
