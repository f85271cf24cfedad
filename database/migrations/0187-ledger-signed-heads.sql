-- The heads of the strands as each proof saw them, signed, as they left the database. Rows are only added.
create table ledger.signed_heads (
  proof_id bigint primary key references ledger.proofs,
  made_at timestamptz not null,
  sound boolean not null,
  previous bytea not null,
  hash bytea not null,
  -- [strand, last batch, hash of it in hex], all as text, by strand.
  heads jsonb not null,
  public_key bytea not null check (length(public_key) = 32),
  signature bytea not null check (length(signature) = 64),
  published_at timestamptz not null default clock_timestamp()
);

create index signed_heads_made_idx on ledger.signed_heads (made_at);

comment on column ledger.signed_heads.previous is
  'Hash of the proof before, so that a list shows where one is missing; empty: the first.';
comment on column ledger.signed_heads.signature is
  'Ed25519 over the text that docs/decisions/ledger-proof.md describes.';
