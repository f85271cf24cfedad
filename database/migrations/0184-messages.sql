-- The choices of notices go from `identity` to the module `messages`. A row names its member by id, as rows
-- of every other schema do: no foreign key crosses schemas.
create schema messages;

alter table identity.notice_choice drop constraint notice_choice_player_id_fkey;
alter table identity.notice_choice set schema messages;

comment on table messages.notice_choice is
  'Which notices a member wants, where it is not as the house begins (notice.policy.ts).';
