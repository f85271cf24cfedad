-- The choices of members about what they are told. A row names its member by id, as rows of every other schema
-- do: no foreign key crosses schemas.
create schema messages;

create table messages.notice_choice (
  player_id bigint not null,
  notice text not null,
  wanted boolean not null,
  primary key (player_id, notice)
);
comment on table messages.notice_choice is
  'Which notices a member wants, where it is not as the house begins (notice.policy.ts).';
