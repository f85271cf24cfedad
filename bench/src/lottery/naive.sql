-- The comparison: a ticket the straightforward way, beside the tables of http/naive.sql.
create table naive.issue (id bigint primary key, close_at timestamptz not null);
create table naive.quota (
  issue_id bigint not null, scope text not null, used bigint not null,
  primary key (issue_id, scope)
);
create table naive.ticket (
  id bigint generated always as identity primary key, issue_id bigint not null,
  player_id bigint not null, ref text not null unique, stake bigint not null,
  state text not null, lines jsonb not null, leaf bytea not null, at timestamptz not null
);
create index on naive.ticket (issue_id, id);
create index on naive.ticket (player_id, id desc);
