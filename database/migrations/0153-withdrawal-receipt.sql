-- The member may say that a withdrawal arrived; unsaid, it counts as received some time after it was
-- paid. Neither moves money: only the word of the bank does.
alter table cashier.setting
  add column receipt_minutes integer not null default 1440
    check (receipt_minutes between 1 and 43200);
alter table cashier.withdrawal
  add column received_at timestamptz,
  add constraint withdrawal_received
    check (received_at is null or state in ('PAID', 'RETURNED'));
