/**
 * Why a chain was not posted, in order of precedence: of several reasons the first is the answer.
 * The first two are given before anything is looked at, the next three concern the chain's key, all
 * others the transfer whose index the answer names.
 */
export const refusals = [
  'closed',
  'busy',
  'tombstoned',
  'idempotency_conflict',
  'pending_unknown',
  'amount_out_of_range',
  'amount_must_be_positive',
  'amount_must_be_zero',
  'debit_account_unknown',
  'credit_account_unknown',
  'accounts_must_differ',
  'currency_mismatch',
  'debit_account_closed',
  'credit_account_closed',
  'debits_refused',
  'total_out_of_range',
  'exceeds_credits',
  'exceeds_debits',
  'pending_has_other_accounts',
  'pending_already_posted',
  'pending_already_voided',
  'exceeds_pending_amount',
] as const;

export type Refusal = (typeof refusals)[number];
