-- The ways in and out of the house for money: deposits and withdrawals by Pix.
create schema cashier;

-- Bounds and rules of a merchant; the row 'default' serves those without one of their own.
create table cashier.setting (
  merchant_id text primary key,
  deposit_min bigint not null check (deposit_min > 0),
  deposit_max bigint not null,
  deposit_presets bigint[] not null,
  deposit_seconds integer not null check (deposit_seconds between 60 and 86400),
  withdrawal_min bigint not null check (withdrawal_min > 0),
  withdrawal_max bigint not null,
  -- Above these a person looks before money leaves.
  review_above bigint not null,
  review_day_above bigint not null,
  promise_minutes integer not null default 120,
  -- A withdrawal counts as received so long after it was paid, unless its member said so before.
  receipt_minutes integer not null default 1440 check (receipt_minutes between 1 and 43200),
  check (deposit_max >= deposit_min and withdrawal_max >= withdrawal_min)
);

insert into cashier.setting (
  merchant_id, deposit_min, deposit_max, deposit_presets, deposit_seconds, withdrawal_min, withdrawal_max,
  review_above, review_day_above
) values (
  'default', 100, 5000000, '{2000, 5000, 10000, 20000, 50000}', 900, 100, 10000000, 2000000, 5000000
);

create table cashier.deposit (
  id uuid primary key,
  merchant_id text not null,
  player_id bigint not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  paid_amount bigint check (paid_amount > 0),
  state text not null check (state in
    ('PENDING', 'PAID', 'EXPIRED', 'HELD', 'REFUNDING', 'REFUNDED', 'CANCELLED')),
  reason text,
  txid text not null unique check (txid ~ '^[a-zA-Z0-9]{26,35}$'),
  -- Empty until the bank has answered.
  br_code text not null default '',
  receiver text not null default '',
  -- The payment that decided; further ones of the same charge are in cashier.payment only.
  end_to_end_id text,
  idempotency_key text,
  input_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  paid_at timestamptz,
  unique (player_id, idempotency_key)
);
create index deposit_player on cashier.deposit (player_id, created_at desc, id desc);
create index deposit_pending on cashier.deposit (expires_at) where state = 'PENDING';

-- Every Pix that arrived, once each.
create table cashier.payment (
  end_to_end_id text primary key,
  deposit_id uuid references cashier.deposit,
  player_id bigint,
  txid text,
  amount bigint not null check (amount > 0),
  -- How much of it the payer's bank has taken back.
  recalled bigint not null default 0 check (recalled between 0 and amount),
  currency text not null,
  payer text not null check (payer in ('own', 'other', 'unknown')),
  state text not null check (state in ('CREDITED', 'HELD', 'REFUNDING', 'REFUNDED', 'RECALLED')),
  reason text,
  refund_id text not null unique,
  -- A refund that the bank called failed is tried again under another id, which has room for two
  -- more characters.
  refund_attempt integer not null default 1 check (refund_attempt between 1 and 1295),
  paid_at timestamptz not null,
  seen_at timestamptz not null,
  changed_at timestamptz not null
);

-- Every return that a payer's bank took (MED), once each; one payment may see several.
create table cashier.recall (
  return_id text primary key,
  end_to_end_id text not null references cashier.payment,
  amount bigint not null check (amount > 0),
  seen_at timestamptz not null
);
create index payment_deposit on cashier.payment (deposit_id);
create index payment_refunding on cashier.payment (changed_at) where state = 'REFUNDING';
create index payment_credited on cashier.payment (paid_at) where state = 'CREDITED';
create index payment_held on cashier.payment (changed_at) where state = 'HELD';

-- How far the list of received Pix and of returned payouts has been read.
create table cashier.watermark (
  name text primary key,
  at timestamptz not null
);

-- Things that a round could not handle: looked at again by themselves, so that nothing waits for them.
create table cashier.missed (
  kind text not null
    check (kind in ('payment', 'return', 'expiry', 'hour.payments', 'hour.returns')),
  id text not null,
  attempts integer not null default 1,
  next_at timestamptz not null,
  primary key (kind, id)
);
create index missed_due on cashier.missed (kind, next_at);

create table cashier.withdrawal (
  id uuid primary key,
  merchant_id text not null,
  player_id bigint not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  state text not null check (state in
    ('REQUESTED', 'REVIEW', 'APPROVED', 'SENDING', 'PAID', 'FAILED', 'REFUSED', 'RETURNED')),
  reason text,
  payout_id text not null unique check (payout_id ~ '^[a-zA-Z0-9]{1,35}$'),
  pix_key_masked text not null,
  end_to_end_id text,
  idempotency_key text not null,
  input_hash bytea not null,
  created_at timestamptz not null,
  promised_by timestamptz not null,
  -- When the bank was last asked to send; a payout it does not know is sent again after a while.
  sent_at timestamptz,
  finished_at timestamptz,
  -- The newest block of the account that a person was asked about; a newer one is asked about again.
  asked_block_since timestamptz,
  alarm_minutes smallint not null default 0,
  -- When the member said that it arrived, or when it counts as received. It moves no money: only the word of
  -- the bank does.
  received_at timestamptz,
  unique (player_id, idempotency_key),
  constraint withdrawal_received check (received_at is null or state in ('PAID', 'RETURNED'))
);
create index withdrawal_player on cashier.withdrawal (player_id, created_at desc, id desc);

-- One at a time: a double click cannot become two withdrawals.
create unique index withdrawal_open on cashier.withdrawal (player_id)
  where state in ('REQUESTED', 'REVIEW', 'APPROVED', 'SENDING');
create index withdrawal_waiting on cashier.withdrawal (created_at)
  where state in ('REQUESTED', 'REVIEW', 'APPROVED', 'SENDING');

-- The steps of a deposit or a withdrawal, in order: the timeline that the member sees.
create table cashier.step (
  id bigint generated always as identity primary key,
  subject_id uuid not null,
  state text not null,
  note text,
  -- The person of the operator's team who decided it; null where nobody had to. Members do not see it.
  decided_by text,
  at timestamptz not null
);
create index step_subject on cashier.step (subject_id, id);

-- Promises that came close or were broken: the report of the 120 minutes.
create table cashier.alarm (
  withdrawal_id uuid not null references cashier.withdrawal,
  minutes smallint not null,
  at timestamptz not null,
  primary key (withdrawal_id, minutes)
);
