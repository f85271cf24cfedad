-- The staff desk: accounts and roles on screen, the networks that staff of a brand may work from, and the roles
-- risk, content and marketing with what there is for them so far.
insert into staff.role (code) values ('risk'), ('content'), ('marketing');

insert into staff.role_permission (role, permission)
select role, permission || ':own-brand'
from (values
  ('staff:account:read', '{owner,auditor}'::text[]),
  ('staff:account:propose', '{owner}'),
  ('staff:account:approve', '{owner}'),
  ('staff:session:end', '{owner}'),
  ('staff:factor:reset', '{owner}'),
  ('staff:network:read', '{owner,auditor}'),
  ('staff:network:propose', '{owner}'),
  ('staff:network:approve', '{owner}'),
  ('decisions:decision:read', '{risk,content,marketing}'),
  ('console:search:read', '{risk,content,marketing}'),
  ('games:game:read', '{risk,content,marketing}'),
  ('reports:figures:read', '{risk,content,marketing}'),
  ('members:member:read', '{risk,marketing}'),
  ('members:member:block', '{risk}'),
  ('members:session:end', '{risk}'),
  ('members:note:write', '{risk}'),
  ('members:flag:write', '{risk}'),
  ('members:data:reveal', '{risk}'),
  ('cashier:withdrawal:read', '{risk}'),
  ('cashier:withdrawal:propose', '{risk}'),
  ('cashier:payment:read', '{risk}'),
  ('cashier:payment:propose', '{risk}'),
  ('transfers:transfer:read', '{risk}'),
  ('play:prize:read', '{risk}'),
  ('play:round:read', '{risk}')
) as first (permission, roles), unnest(roles) as role;

-- A brand without a row lets its staff work from anywhere.
create table staff.network (
  merchant_id text primary key,
  -- Networks as CIDR writes them; none: from anywhere.
  networks text[] not null check (cardinality(networks) <= 50),
  changed_at timestamptz not null
);
