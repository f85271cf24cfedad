import type {
  BodyOf,
  Call,
  ValueOf,
  vendorAuthenticateCall,
  vendorBalanceCall,
  vendorBetCall,
  vendorPlayCall,
  vendorRollbackCall,
  vendorRoundCloseCall,
  vendorTxStatusCall,
  vendorWinCall,
} from '@arara/contract';
import { AMOUNT_MAX } from '@arara/money';
import { authenticate } from './commands/authenticate.ts';
import { closeRound } from './commands/close-round.ts';
import { refuseOnce } from './commands/use-nonce.ts';
import { payPrize } from './commands/pay-prize.ts';
import { readBalance } from './commands/read-balance.ts';
import { readTxStatus } from './commands/read-tx-status.ts';
import { rollback } from './commands/rollback.ts';
import { unmoved } from './commands/post-moves.ts';
import { stake } from './commands/stake.ts';
import type { Moved } from './commands/post-moves.ts';
import type { Part } from './play.chains.ts';
import type { PlayDeps } from './play.deps.ts';
import type { MoveReply, Ticket } from './play.reply.ts';
import { betHash, playHash, rollbackHash, winHash } from './repeated-bet.policy.ts';
import type { Vendor } from './vendors.ts';

export type Handler<C extends Call> = (
  vendor: Vendor,
  body: BodyOf<C>,
  ticket: Ticket,
) => Promise<ValueOf<C>>;

/** The calls of the wallet protocol, for vendors over HTTP and for the studio in process. */
export interface WalletProtocol {
  authenticate: Handler<typeof vendorAuthenticateCall>;
  balance: Handler<typeof vendorBalanceCall>;
  bet: Handler<typeof vendorBetCall>;
  win: Handler<typeof vendorWinCall>;
  play: Handler<typeof vendorPlayCall>;
  rollback: Handler<typeof vendorRollbackCall>;
  roundClose: Handler<typeof vendorRoundCloseCall>;
  txStatus: Handler<typeof vendorTxStatusCall>;
}

export type WalletCallName = keyof WalletProtocol;

/** Reads each call's body into what the commands take. */
export function createProtocol(deps: PlayDeps, options: { jurisdiction: string }): WalletProtocol {
  return {
    authenticate: (vendor, body, ticket) => authenticate(deps, vendor, body, ticket, options),
    balance: (vendor, body, ticket) => readBalance(deps, vendor, body, ticket),
    async bet(vendor, body, ticket) {
      const amount = BigInt(body.amount);
      if (!isPossible([amount]) || (body.is_free && amount > 0n)) {
        return refuseOnce(deps, ticket, 'BAD_REQUEST', body.request_id);
      }
      const ask = {
        ...common(body),
        sessionToken: body.session_token,
        isFurther: !body.round_start,
        gameCode: body.game_code,
        parts: [{ kind: 'BET' as const, txId: body.tx_id, amount }],
        closes: false,
        hash: betHash(body, amount),
      };
      const { reply, answer } = await stake(deps, vendor, ask, ticket);
      if (reply.code !== 0 || answer === null) return reply;
      return { ...reply, used_bonus: String(answer.used_bonus) };
    },
    async win(vendor, body, ticket) {
      const amount = BigInt(body.amount);
      if (!isPossible([amount])) {
        return refuseOnce(deps, ticket, 'BAD_REQUEST', body.request_id);
      }
      const ask = {
        ...common(body),
        gameCode: body.game_code ?? '',
        betTxId: body.bet_tx_id ?? null,
        parts: [{ kind: 'WIN' as const, txId: body.tx_id, amount }],
        closes: body.round_close,
        hash: winHash(body, amount),
      };
      return (await payPrize(deps, vendor, ask, ticket)).reply;
    },
    play: async (vendor, body, ticket) => presentPlay(body, await play(deps, vendor, body, ticket)),
    rollback: (vendor, body, ticket) => rollback(deps, vendor, body, rollbackHash(body), ticket),
    roundClose: (vendor, body, ticket) => closeRound(deps, vendor, body, ticket),
    txStatus: (vendor, body, ticket) => readTxStatus(deps, vendor, body, ticket),
  };
}

/** Amounts that a ledger can carry, also all of them together. */
function isPossible(amounts: readonly bigint[]): boolean {
  return amounts.reduce((total, amount) => total + amount, 0n) <= AMOUNT_MAX;
}

/** A play without a bet pays only, so nothing may stand in its way. */
async function play(
  deps: PlayDeps,
  vendor: Vendor,
  body: BodyOf<typeof vendorPlayCall>,
  ticket: Ticket,
): Promise<Moved> {
  const parts: Part[] = body.actions.map((action) => ({
    kind: action.type === 'bet' ? 'BET' : 'WIN',
    txId: action.tx_id,
    amount: BigInt(action.amount),
  }));
  const named = new Set(parts.map(({ txId }) => txId));
  if (named.size < parts.length || !isPossible(parts.map(({ amount }) => amount))) {
    return unmoved(await refuseOnce(deps, ticket, 'BAD_REQUEST', body.request_id));
  }
  const ask = {
    ...common(body),
    gameCode: body.game_code,
    parts,
    closes: body.round_close,
    hash: playHash(body, parts),
  };
  if (parts.every(({ kind }) => kind === 'WIN')) {
    return payPrize(deps, vendor, { ...ask, betTxId: null }, ticket);
  }
  const opened = { ...ask, sessionToken: body.session_token, isFurther: false };
  return stake(deps, vendor, opened, ticket);
}

function presentPlay(
  body: BodyOf<typeof vendorPlayCall>,
  { reply, answer }: Moved,
): ValueOf<typeof vendorPlayCall> {
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
