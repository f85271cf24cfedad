-- Decisions of two people: one proposes, another approves, and the program carries it out once.
create schema decisions;

create table decisions.decision (
  id uuid primary key,
  -- Null for what belongs to the whole house.
  merchant_id text,
  kind text not null check (kind ~ '^[a-z]+(\.[a-z]+)+$'),
  -- As it was written: the order of names counts in prizes of lotteries.
  subject json not null,
  -- The subject as one text: of one subject no two decisions are open.
  subject_key text not null check (length(subject_key) <= 300),
  reason text not null check (length(reason) between 1 and 500),
  -- The facts of the subject at the proposal; compared at the approval and at the execution.
  facts json not null,
  facts_hash bytea not null check (length(facts_hash) = 32),
  state text not null check (state in
    ('PROPOSED', 'APPROVED', 'REJECTED', 'WITHDRAWN', 'EXPIRED', 'EXECUTED', 'FAILED')),
  -- Ids and e-mail addresses of staff; the module staff has the accounts.
  proposed_by bigint not null,
  proposer text not null,
  proposed_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > proposed_at),
  decided_by bigint,
  decider text,
  decided_at timestamptz,
  decided_reason text,
  -- When steps that take more than one transaction began; their facts are not compared again.
  started_at timestamptz,
  -- When an approved decision is tried next, and how often it was tried in vain.
  retry_at timestamptz,
  attempts integer not null default 0 check (attempts >= 0),
  finished_at timestamptz,
  failure text,
  constraint two_people check (decided_by <> proposed_by and decider <> proposer),
  constraint decided_whole check (num_nulls(decided_by, decider, decided_at) in (0, 3)),
  constraint state_true check (case state
    when 'PROPOSED' then decided_by is null and finished_at is null
    when 'WITHDRAWN' then decided_by is null and finished_at is not null
    when 'EXPIRED' then decided_by is null and finished_at is not null
    when 'REJECTED' then decided_by is not null and decided_reason is not null
      and finished_at is not null
    when 'APPROVED' then decided_by is not null and finished_at is null and retry_at is not null
    else decided_by is not null and finished_at is not null end),
  constraint failure_told check ((failure is not null) = (state = 'FAILED'))
);
create unique index decision_open on decisions.decision
  (kind, coalesce(merchant_id, ''), subject_key) where state in ('PROPOSED', 'APPROVED');
create index decision_due on decisions.decision (retry_at) where state = 'APPROVED';
create index decision_expiry on decisions.decision (expires_at) where state = 'PROPOSED';
create index decision_latest on decisions.decision (proposed_at desc, id desc);

-- A decision goes one way, and what was proposed and decided stays as it was written.
create function decisions.guard() returns trigger
language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'PROPOSED' then
      raise exception 'a decision begins as a proposal' using errcode = 'integrity_constraint_violation';
    end if;
    return new;
  end if;
  if (new.id, new.merchant_id, new.kind, new.subject::text, new.subject_key, new.reason, new.facts::text,
      new.facts_hash, new.proposed_by, new.proposer, new.proposed_at, new.expires_at)
    is distinct from
     (old.id, old.merchant_id, old.kind, old.subject::text, old.subject_key, old.reason, old.facts::text,
      old.facts_hash, old.proposed_by, old.proposer, old.proposed_at, old.expires_at)
  then
    raise exception 'a proposal never changes' using errcode = 'integrity_constraint_violation';
  end if;
  if old.decided_by is not null and
     (new.decided_by, new.decider, new.decided_at, new.decided_reason) is distinct from
     (old.decided_by, old.decider, old.decided_at, old.decided_reason)
  then
    raise exception 'a word that was given never changes' using errcode = 'integrity_constraint_violation';
  end if;
  if not ((old.state = 'PROPOSED' and new.state in ('APPROVED', 'REJECTED', 'WITHDRAWN', 'EXPIRED'))
    or (old.state = 'APPROVED' and new.state in ('APPROVED', 'EXECUTED', 'FAILED')))
  then
    raise exception 'a decision does not go from % to %', old.state, new.state
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end
$$;
create trigger decision_goes_one_way before insert or update on decisions.decision
  for each row execute function decisions.guard();

create function decisions.refuse_removal() returns trigger
language plpgsql as $$
begin
  raise exception 'a decision is never removed' using errcode = 'integrity_constraint_violation';
end
$$;
create trigger decision_stays before delete or truncate on decisions.decision
  for each statement execute function decisions.refuse_removal();
