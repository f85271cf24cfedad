-- The machine room of the console: who may look into it. It is about the whole house.
insert into staff.role_permission (role, permission)
select role, 'machine:room:read:all' from unnest('{owner,auditor}'::text[]) as role;
