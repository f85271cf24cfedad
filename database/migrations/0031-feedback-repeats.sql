-- A page that never heard the answer sends the same feedback with the same key again.
-- Hash of the key, its sender and all that was sent; null where it came without a key.
alter table site.feedback add column mark bytea unique;
