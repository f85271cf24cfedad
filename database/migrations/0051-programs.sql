-- Members that are programs: the players of the sandbox, whom staff tell from people by this.
alter table identity.player add column is_program boolean not null default false;
