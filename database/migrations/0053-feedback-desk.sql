-- The case of a feedback: it waits, is answered to the member who sent it, or is closed with a note. The
-- feedback itself stays as it was sent.
create table site.feedback_case (
  feedback_id uuid primary key references site.feedback,
  merchant_id text not null references site.merchant,
  sent_at timestamptz not null,
  state text not null default 'new' check (state in ('new', 'answered', 'closed')),
  -- The e-mail address of the account that has taken it.
  assignee text,
  ended_by text,
  ended_at timestamptz,
  -- The answer as the member reads it, or the note of the house.
  words text check (length(words) between 3 and 2000),
  check ((state = 'new') = (ended_by is null and ended_at is null and words is null)),
  check (state = 'new' or (ended_by is not null and ended_at is not null and words is not null))
);
create index feedback_case_queue on site.feedback_case (merchant_id, state, sent_at, feedback_id);

insert into site.feedback_case (feedback_id, merchant_id, sent_at)
select id, merchant_id, sent_at from site.feedback;

insert into staff.role_permission (role, permission)
select role, permission || ':own-brand'
from (values
  ('feedback:message:read', '{owner,support,auditor}'::text[]),
  ('feedback:message:answer', '{owner,support}')
) as first (permission, roles), unnest(roles) as role;
