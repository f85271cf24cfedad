import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLedgerKit, expectSound, type LedgerKit } from './testing/ledger-kit.ts';
import { playTable } from './testing/transfer-table.ts';

const tables: Record<string, string> = {
  'a player spends what is there and no more': `
    open alice 100
    open house hot
    move k1 alice > house 60 stake               | ok
    move k2 alice > house 41 stake               | exceeds_credits at 0
    move k3 alice > house 40 stake               | ok
    move k4 alice > house 1 stake                | exceeds_credits at 0
    have alice 0`,
  'a repeat gets the first answer; the same key with other input is refused': `
    open alice 100
    open bob 0
    open house hot
    move k1 alice > house 60 stake               | ok
    move k1 alice > house 60 stake               | ok again
    move k1 alice > house 61 stake               | idempotency_conflict
    move k1 bob > house 60 stake                 | idempotency_conflict
    move k1 alice > house 60 ticket              | idempotency_conflict
    have alice 40`,
  'a refusal is not final unless asked for: the same key may succeed later': `
    open alice 10
    open house hot
    move k1 alice > house 60 stake               | exceeds_credits at 0
    move k2 house > alice 60 win                 | ok
    move k1 alice > house 60 stake               | ok
    have alice 10`,
  'several reasons: the first in order of precedence is the answer': `
    open alice 100
    open carol 100 closed refuses=self_excluded
    open house hot
    open points hot PTS
    move k1 nobody > nowhere 0 stake             | amount_must_be_positive at 0
    move k2 nobody > nowhere 9000000000000001 stake | amount_out_of_range at 0
    move k3 nobody > nowhere 5 stake             | debit_account_unknown at 0
    move k4 alice > nowhere 5 stake              | credit_account_unknown at 0
    move k5 alice > alice 500 stake              | accounts_must_differ at 0
    move k6 alice > points 500 stake             | credit_account_unknown at 0
    move k7 carol > house 500 stake              | debit_account_closed at 0
    move k8 alice > carol 500 stake              | credit_account_closed at 0
    move k9 alice > house 500 stake              | exceeds_credits at 0
    have alice 100
    have carol 100`,
  'an account that refuses debits refuses stakes only': `
    open alice 100 refuses=self_excluded
    open bank free
    open house hot
    move k1 alice > house 10 stake               | debits_refused at 0 self_excluded
    check k2 alice > house stake                 | debits_refused at 0 self_excluded
    move k3 house > alice 30 win                 | ok
    move k4 alice > bank 130 withdrawal          | ok
    have alice 0`,
  'a check moves nothing and is recorded': `
    open alice 100
    open house hot
    check k1 alice > house stake                 | ok
    check k1 alice > house stake                 | ok again
    have alice 100`,
  'what is held cannot be spent, and is free again when voided': `
    open alice 100
    open bank free
    open house hot
    hold k1 alice > bank 70 withdrawal           | ok
    have alice 30 held 70
    move k2 alice > house 31 stake               | exceeds_credits at 0
    void k3 k1 withdrawal_returned               | ok
    have alice 100 held 0
    void k4 k1 withdrawal_returned               | pending_already_voided at 0
    post k5 k1 70 withdrawal                     | pending_already_voided at 0`,
  'what is held is posted once, whole or in part': `
    open alice 100
    open bank free
    hold k1 alice > bank 70 withdrawal           | ok
    post k2 k1 71 withdrawal                     | exceeds_pending_amount at 0
    post k3 k1 50 withdrawal                     | ok
    have alice 50 held 0
    post k4 k1 20 withdrawal                     | pending_already_posted at 0
    void k5 k1 withdrawal_returned               | pending_already_posted at 0
    post k6 k99 20 withdrawal                    | pending_unknown at 0`,
  'a chain is all or nothing, and its transfers see each other': `
    open alice 100
    open house hot
    move k1 alice > house 100 stake
    and house > alice 250 win
    and alice > house 250 stake                  | ok
    have alice 0
    move k2 house > alice 10 win
    and alice > house 11 stake                   | exceeds_credits at 1
    have alice 0`,
  'a refused chain leaves the next ones of its accounts alone': `
    open alice 100
    open bob 0
    open house hot
    move k1 alice > bob 80 player_transfer
    and bob > house 90 stake                     | exceeds_credits at 1
    move k2 alice > house 100 stake              | ok
    have bob 0`,
  'a limit is an account: it tells itself apart from the money': `
    open cash 100
    open loss 50
    open house hot
    open limits hot
    move k1 cash > house 40 stake
    and loss > limits 40 limit_used              | ok
    move k2 cash > house 20 stake
    and loss > limits 20 limit_used              | exceeds_credits at 1
    move k3 house > cash 30 win
    and limits > loss 30 limit_returned          | ok
    move k4 cash > house 40 stake
    and loss > limits 40 limit_used              | ok
    move k5 cash > house 60 stake
    and loss > limits 60 limit_used              | exceeds_credits at 0
    have cash 50
    have loss 0`,
  'an overflow account gives the rest': `
    open bonus 30
    open cash 100
    open house hot
    move k1 bonus + cash > house 50 stake        | ok
    move k1 bonus + cash > house 50 stake        | ok again
    have bonus 0
    have cash 80
    move k2 bonus + cash > house 81 stake        | exceeds_credits at 0
    move k3 bonus + cash > house 80 stake        | ok
    move k4 bonus + nowhere > house 1 stake      | debit_account_unknown at 0
    have cash 0`,
  'a win taken back after it was spent becomes a debt': `
    open cash 20
    open debt free
    open house hot
    move k1 cash + debt > house 50 win_returned  | ok
    have cash 0
    have debt -30`,
  'an account of assets cannot be credited beyond its debits': `
    open alice 0
    open bank asset
    move k1 bank > alice 100 deposit             | ok
    move k2 alice > bank 60 withdrawal           | ok
    open bob 500
    move k3 bob > bank 41 withdrawal             | exceeds_debits at 0
    move k4 bob > bank 40 withdrawal             | ok
    have alice 40`,
  'points are a currency like any other and never mix': `
    open points 10 PTS
    open prizes hot PTS
    open house hot
    move k1 points > prizes 4 points_spent       | ok
    move k2 points > house 1 points_spent        | credit_account_unknown at 0
    have points 6`,
};

describe('transfers', () => {
  let kit: LedgerKit;
  beforeAll(async () => {
    kit = await createLedgerKit();
  });
  afterAll(async () => {
    await expectSound(kit.pool, kit.url);
    await kit.close();
  });

  it.each(Object.entries(tables))('%s', async (sentence, rows) => {
    expect(await playTable(kit, sentence, rows)).toBeGreaterThan(0);
  });
});
