-- A look that staff try on before they publish it, for some minutes; the key is in the address of the preview alone.
create table site.look_preview (
  token_hash bytea primary key check (length(token_hash) = 32),
  merchant_id text not null references site.merchant,
  -- JSON null is the look of the house.
  look jsonb not null,
  -- The e-mail address of the person who tries it on.
  email text not null,
  ends_at timestamptz not null
);
create index look_preview_end on site.look_preview (ends_at);

-- An article that was taken away stays as a row, or the next seed would bring it back.
alter table site.help_article add column shown boolean not null default true;
