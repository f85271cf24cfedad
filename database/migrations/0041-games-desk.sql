-- The games desk: who sees the titles of a brand, and who switches them.
insert into staff.role_permission (role, permission)
select role, permission || ':own-brand'
from (values
  ('games:game:read', '{owner,games,finance,support,auditor}'::text[]),
  ('games:game:switch', '{owner,games}')
) as first (permission, roles), unnest(roles) as role;
