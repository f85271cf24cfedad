-- Every sign-in is found again by its browser, so every session comes from a family of tokens. Before
-- this, families were made only for those who asked to stay signed in.
alter table identity.remember_family add column lasting boolean not null default true;
alter table identity.remember_family alter column lasting drop default;

-- The session's token, sealed under the token of the cookie: whoever brings the cookie is given the
-- session that lives, and the database alone opens none.
alter table identity.remember_token add column session_box bytea;
