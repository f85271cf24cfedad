import { hash } from 'node:crypto';
import type {
  BodyOf,
  vendorBetCall,
  vendorPlayCall,
  vendorRollbackCall,
  vendorWinCall,
} from '@arara/contract';
import type { Part } from './play.chains.ts';

/*
 * A vendor that repeats a transaction gets its first answer, and no money moves. A repeat with another content, such
 * as another amount, is refused with TX_CONFLICT and changes nothing. This file says what the content is;
 * `play.post_batch` compares it with the first one under the lock on the round (0021-play-post.sql, parts 3 and 4).
 */

/**
 * The content that a repeat must have in common with the first request. Ids of the request and tokens of the
 * session are not part of it: a vendor may renew both before it tries again.
 */
function contentHash(content: readonly unknown[]): Buffer {
  return hash('sha256', JSON.stringify(content), 'buffer');
}

/** The content of a bet: player, round, game, currency, amount, and how it is paid for. */
export function betHash(body: BodyOf<typeof vendorBetCall>, amount: bigint): Buffer {
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

/** The content of a win: player, round, currency, amount, and the bet that it names. */
export function winHash(body: BodyOf<typeof vendorWinCall>, amount: bigint): Buffer {
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

/** The content of bets and wins in one request: the amount of each, in their order. */
export function playHash(body: BodyOf<typeof vendorPlayCall>, parts: readonly Part[]): Buffer {
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

/** The content of a rollback: player, round, and the transaction that it takes back. */
export function rollbackHash(body: BodyOf<typeof vendorRollbackCall>): Buffer {
  return contentHash(['rollback', body.player_id, body.round_id, body.original_tx_id]);
}
