-- Accounts at sign-in providers by which members come in: one of each kind per member, and one member
-- per account. A phone is none of them: it opens the account whose confirmed number it is.
create table identity.linked_identity (
  merchant_id text not null,
  provider text not null check (provider in ('google', 'facebook')),
  -- The provider's own name for the account; it never changes.
  subject text not null,
  player_id bigint not null references identity.player (id),
  -- What its owner recognises it by: an e-mail, a name or a number.
  label text not null,
  linked_at timestamptz not null,
  primary key (merchant_id, provider, subject),
  constraint linked_identity_player unique (player_id, provider)
);
