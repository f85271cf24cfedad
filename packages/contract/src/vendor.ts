import { AMOUNT_MAX } from '@arara/money';
import { z } from 'zod';
import { call } from './call.ts';

/**
 * The vendor wallet protocol, `/vendor/v1/wallet/…`. Amounts are whole minor units up to 9 × 10^15, as
 * numbers or as their digits; every business answer is HTTP 200 with its own code. Signatures, nonces and
 * the meaning of each code: docs/vendor-protocol.md.
 */
const Minor = z.union([
  z.int().min(0).max(Number(AMOUNT_MAX)),
  z
    .string()
    .regex(/^(0|[1-9]\d{0,15})$/)
    .refine((digits) => !/^\d{1,16}$/.test(digits) || BigInt(digits) <= AMOUNT_MAX),
]);
const TxId = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[A-Za-z0-9._:-]+$/);
const RequestId = z.string().min(1).max(64);
const Balance = z.object({ total: z.string(), cash: z.string(), bonus: z.string() });

export const VendorReply = z.object({
  code: z.int(),
  message: z.string(),
  retryable: z.boolean(),
  request_id: z.string().nullable(),
  server_time: z.int(),
});

const base = { request_id: RequestId };

export const vendorAuthenticateCall = call({
  name: 'vendorAuthenticate',
  summary: 'Trades a one-time launch token for a game session.',
  method: 'POST',
  path: '/vendor/v1/wallet/authenticate',
  auth: 'vendor',
  body: z.strictObject({
    ...base,
    launch_token: z.string().min(16).max(200),
    game_code: z.string().max(64),
    ip: z.string().max(45).optional(),
  }),
  value: VendorReply.extend({
    session_token: z.string().optional(),
    player_id: z.string().optional(),
    currency: z.string().optional(),
    balance: Balance.optional(),
    country: z.string().nullable().optional(),
    language: z.string().optional(),
    jurisdiction: z.string().optional(),
    limits: z.object({ max_bet: z.string(), session_expires_at: z.int() }).optional(),
    rg: z.object({ reality_check_min: z.int() }).optional(),
  }),
  errors: [],
});

export const vendorBalanceCall = call({
  name: 'vendorBalance',
  summary: 'Balance of a player.',
  method: 'POST',
  path: '/vendor/v1/wallet/balance',
  auth: 'vendor',
  body: z.strictObject({
    ...base,
    session_token: z.string().max(200),
    player_id: z.string().max(64),
    currency: z.string().length(3),
  }),
  value: VendorReply.extend({ balance: Balance.optional(), version: z.string().optional() }),
  errors: [],
});

const MoveReply = VendorReply.extend({
  wallet_tx_id: z.string().nullable().optional(),
  balance: Balance.optional(),
  used_bonus: z.string().optional(),
  duplicate: z.boolean().optional(),
  mismatch: z.boolean().optional(),
  held: z.boolean().optional(),
  /** Of a stake that responsible play refused; each only where it is known. */
  limit: z.enum(['loss', 'wager', 'time', 'bonus']).optional(),
  /** With `bonus`: the highest stake that the rules of a reward allow, in minor units. */
  limit_max: z.string().optional(),
  limit_period: z.enum(['day', 'week', 'month']).optional(),
  /** When stakes are taken again, in milliseconds. */
  limit_until: z.int().optional(),
});

export const vendorBetCall = call({
  name: 'vendorBet',
  summary: 'Takes a stake.',
  method: 'POST',
  path: '/vendor/v1/wallet/bet',
  auth: 'vendor',
  body: z.strictObject({
    ...base,
    session_token: z.string().max(200),
    player_id: z.string().max(64),
    tx_id: TxId,
    round_id: TxId,
    game_code: z.string().max(64),
    amount: Minor,
    currency: z.string().length(3),
    is_free: z.boolean().default(false),
    campaign_id: z.string().max(64).optional(),
    jackpot_contribution: Minor.optional(),
    round_start: z.boolean().default(true),
    occurred_at: z.string().max(40).optional(),
  }),
  value: MoveReply,
  errors: [],
});

export const vendorWinCall = call({
  name: 'vendorWin',
  summary: 'Pays a prize; never refused for balance, limit, block, session or maintenance.',
  method: 'POST',
  path: '/vendor/v1/wallet/win',
  auth: 'vendor',
  alwaysOpen: true,
  body: z.strictObject({
    ...base,
    session_token: z.string().max(200).optional(),
    player_id: z.string().max(64),
    tx_id: TxId,
    bet_tx_id: TxId.optional(),
    round_id: TxId,
    game_code: z.string().max(64).optional(),
    amount: Minor,
    currency: z.string().length(3),
    kind: z.enum(['normal', 'free', 'jackpot', 'promo']).default('normal'),
    round_close: z.boolean().default(false),
    occurred_at: z.string().max(40).optional(),
  }),
  value: MoveReply,
  errors: [],
});

export const vendorPlayCall = call({
  name: 'vendorPlay',
  summary: 'Stakes and prizes of a round in one step: all or nothing.',
  method: 'POST',
  path: '/vendor/v1/wallet/play',
  auth: 'vendor',
  body: z.strictObject({
    ...base,
    session_token: z.string().max(200),
    player_id: z.string().max(64),
    round_id: TxId,
    game_code: z.string().max(64),
    currency: z.string().length(3),
    actions: z
      .array(
        z.strictObject({
          type: z.enum(['bet', 'win']),
          tx_id: TxId,
          amount: Minor,
          kind: z.enum(['normal', 'free', 'jackpot', 'promo']).default('normal'),
        }),
      )
      .min(1)
      .max(20),
    round_close: z.boolean().default(true),
  }),
  value: MoveReply.extend({
    transactions: z
      .array(z.object({ tx_id: z.string(), wallet_tx_id: z.string().nullable() }))
      .optional(),
  }),
  errors: [],
});

export const vendorRollbackCall = call({
  name: 'vendorRollback',
  summary: 'Undoes a transaction; one that never came is tombstoned.',
  method: 'POST',
  path: '/vendor/v1/wallet/rollback',
  auth: 'vendor',
  alwaysOpen: true,
  body: z.strictObject({
    ...base,
    player_id: z.string().max(64),
    tx_id: TxId,
    original_tx_id: TxId,
    round_id: TxId,
    reason: z.string().max(200).optional(),
  }),
  value: MoveReply.extend({ state: z.enum(['REVERSED', 'TOMBSTONED', 'ALREADY']).optional() }),
  errors: [],
});

export const vendorRoundCloseCall = call({
  name: 'vendorRoundClose',
  summary: 'Closes a round; totals that differ are flagged.',
  method: 'POST',
  path: '/vendor/v1/wallet/round/close',
  auth: 'vendor',
  alwaysOpen: true,
  body: z.strictObject({
    ...base,
    player_id: z.string().max(64),
    round_id: TxId,
    final_bet: Minor,
    final_win: Minor,
    outcome_ref: z.string().max(200).optional(),
  }),
  value: MoveReply,
  errors: [],
});

export const vendorTxStatusCall = call({
  name: 'vendorTxStatus',
  summary: 'What became of a transaction, with the first answer.',
  method: 'POST',
  path: '/vendor/v1/wallet/tx-status',
  auth: 'vendor',
  alwaysOpen: true,
  body: z.strictObject({ ...base, tx_id: TxId }),
  value: VendorReply.extend({
    state: z.enum(['NONE', 'APPLIED', 'REVERSED', 'TOMBSTONED']).optional(),
    response: z.record(z.string(), z.unknown()).nullable().optional(),
  }),
  errors: [],
});
