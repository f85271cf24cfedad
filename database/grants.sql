-- The rights of the program's role. Applied after the migrations, whenever this file has changed: all is
-- taken back first, so that a line that is gone is a right that is gone.
--
-- One line for each table, view and sequence: "grant …", or "revoke all" where only functions of its owner
-- touch it. A test (apps/server/src/program-role.test.ts) compares this file with the database and names each
-- table that has no line. Rows of an append-only table get `select, insert` and nothing else; the test has
-- the list. Nobody gets truncate, references or trigger, and no sequence can be set.

do $$
declare
  room name;
begin
  for room in
    select nspname from pg_namespace
    where nspname !~ '^pg_' and nspname not in ('information_schema', 'graphile_worker', 'sandbox')
  loop
    execute format('revoke all on all tables in schema %I from arara_app', room);
    execute format('revoke all on all sequences in schema %I from arara_app', room);
    execute format('revoke all on schema %I from arara_app', room);
  end loop;
end
$$;

-- Functions that act with the rights of their owner.
revoke execute on all functions in schema ledger from public;
grant execute on all functions in schema ledger to arara_app;
revoke execute on all functions in schema staff from public;
grant execute on function staff.prove_audit(boolean) to arara_app;
revoke execute on all functions in schema console from public;
grant execute on function console.erase_notes(bigint) to arara_app;
revoke execute on all functions in schema cases from public;
grant execute on function cases.erase_words(bigint) to arara_app;

grant usage on schema agents to arara_app;
grant select on agents.brought to arara_app;
grant select, insert on agents.code to arara_app;
grant select, insert on agents.invitation to arara_app;

grant usage on schema cases to arara_app;
grant select, insert on cases.evidence to arara_app;
grant select, insert, update (severity, state, owner, outcome, changed_at, closed_at) on cases.file to arara_app;
grant select, insert on cases.step to arara_app;

grant usage on schema cashier to arara_app;
grant select, insert on cashier.alarm to arara_app;
grant select on cashier.asked to arara_app;
grant select, insert, update on cashier.deposit to arara_app;
grant select, insert, update, delete on cashier.missed to arara_app;
grant select on cashier.moved to arara_app;
grant select, insert, update on cashier.payment to arara_app;
grant select, insert on cashier.recall to arara_app;
grant select on cashier.setting to arara_app;
grant select, insert on cashier.step to arara_app;
grant select, insert, update on cashier.watermark to arara_app;
grant select, insert, update on cashier.withdrawal to arara_app;

grant usage on schema catalogue to arara_app;
grant select, insert on catalogue.arrangement to arara_app;
grant select, insert on catalogue.change to arara_app;
grant select, insert, delete on catalogue.favourite to arara_app;
grant select, insert, update on catalogue.game to arara_app;
grant usage on sequence catalogue.game_node_id_seq to arara_app;
grant select, insert, update (ended_at, ended_by) on catalogue.maintenance to arara_app;
grant select, insert, update, delete on catalogue.recent to arara_app;
grant select, insert, update on catalogue.state to arara_app;
grant select, insert, update on catalogue.vendor to arara_app;

grant usage on schema club to arara_app;
grant select, insert, update, delete on club.given to arara_app;

grant usage on schema compliance to arara_app;
revoke all on compliance.account_claims from arara_app;
grant select on compliance.asked to arara_app;
grant select, insert, update (filled_for, first_day, gives_back, fillings, watched_until) on compliance.budget to arara_app;
grant select, insert, update on compliance.deposit_use to arara_app;
grant select, insert, update on compliance.limit_version to arara_app;
grant select, insert, update on compliance.play_time to arara_app;
grant select, insert, update (mark, changed_xid, reality_check_minutes, paused_until, excluded_until) on compliance.player to arara_app;
grant select, insert on compliance.restriction to arara_app;

grant usage on schema console to arara_app;
grant select, insert, delete on console.flag to arara_app;
grant select, insert on console.note to arara_app;

grant usage on schema decisions to arara_app;
grant select, insert, update on decisions.decision to arara_app;

grant usage on schema identity to arara_app;
grant select, insert, update, delete on identity.attempt to arara_app;
grant select, insert, update, delete on identity.block to arara_app;
grant select, insert on identity.block_decision to arara_app;
grant select, insert, delete on identity.captcha to arara_app;
grant select, insert, update, delete on identity.device to arara_app;
grant select, insert, update (box) on identity.kept to arara_app;
grant select on identity.joined to arara_app;
grant select, insert, delete on identity.linked_identity to arara_app;
grant select, insert, delete on identity.one_time_code to arara_app;
grant select, insert, update, delete on identity.passkey to arara_app;
grant select, insert, delete on identity.passkey_step to arara_app;
grant select, insert, update on identity.player to arara_app;
grant select, insert, update, delete on identity.recovery_code to arara_app;
grant select, insert, update, delete on identity.registration to arara_app;
grant select, insert, update, delete on identity.remember_family to arara_app;
grant select, insert, update on identity.remember_token to arara_app;
grant select, insert, delete on identity.sealing_key to arara_app;
grant select, insert, update, delete on identity.session to arara_app;
grant select, insert, delete on identity.sign_in to arara_app;
grant select, insert, update, delete on identity.sms_code to arara_app;
grant select, insert, delete on identity.spent to arara_app;
grant select, insert on identity.terms_acceptance to arara_app;
grant select, insert, update, delete on identity.totp to arara_app;

grant usage on schema ledger to arara_app;
grant select on ledger.account_names to arara_app;
grant select on ledger.account_totals to arara_app;
grant select on ledger.accounts to arara_app;
grant select on ledger.batches to arara_app;
revoke all on ledger.claims from arara_app;
grant select, insert on ledger.clearances to arara_app;
grant select on ledger.day_marks to arara_app;
grant select on ledger.entries to arara_app;
revoke all on ledger.keys from arara_app;
grant select on ledger.proofs to arara_app;
revoke all on ledger.proved_accounts from arara_app;
grant select on ledger.proved_strands to arara_app;
grant select on ledger.resolutions to arara_app;
grant select, insert on ledger.signed_heads to arara_app;
grant select on ledger.strands to arara_app;
grant select on ledger.transfers to arara_app;

grant usage on schema lottery to arara_app;
grant select, insert on lottery.branch to arara_app;
grant select, insert on lottery.chain to arara_app;
grant select, insert, update on lottery.chase to arara_app;
grant select, insert, update on lottery.chase_step to arara_app;
grant select, insert, update on lottery.correction to arara_app;
grant select, insert, update on lottery.game to arara_app;
grant select, insert on lottery.game_switch to arara_app;
grant select, insert, update, delete on lottery.held_issue to arara_app;
grant select, insert, update, delete on lottery.issue to arara_app;
grant select, insert on lottery.prize_table to arara_app;
grant select, insert, update on lottery.pruned to arara_app;
grant select, insert, update, delete on lottery.quota to arara_app;
grant select, insert on lottery.result_entry to arara_app;
grant select, insert, update on lottery.ticket to arara_app;
grant select, insert on lottery.ticket_correction to arara_app;
grant select, insert on lottery.ticket_entry to arara_app;
grant select, insert on lottery.void_entry to arara_app;

grant usage on schema messages to arara_app;
grant select, insert, update, delete on messages.notice_choice to arara_app;
grant select, insert on messages.told to arara_app;

grant usage on schema platform to arara_app;
grant select, insert, update on platform.consumer to arara_app;
grant select, insert, update, delete on platform.dead_letter to arara_app;
grant select, insert on platform.dead_letter_decision to arara_app;
grant select, insert, delete on platform.event to arara_app;
grant select, insert on platform.secret_check to arara_app;
grant select, insert, update, delete on platform.worker to arara_app;

grant usage on schema play to arara_app;
grant select, insert, delete on play.big_win to arara_app;
grant select, insert, update on play.conformance_run to arara_app;
grant select on play.counted_round to arara_app;
grant select, insert, update on play.day_total to arara_app;
grant select, insert, update on play.held_win to arara_app;
grant select, insert, update, delete on play.launch to arara_app;
grant select, insert, delete on play.nonce to arara_app;
grant select, insert, update on play.round to arara_app;
grant select, insert, update, delete on play.round_inquiry to arara_app;
grant usage on sequence play.round_seq to arara_app;
grant select, insert, update, delete on play.session to arara_app;
grant select, insert on play.split_part to arara_app;
grant select, insert, update on play.vendor to arara_app;
grant select, insert, update on play.vendor_key to arara_app;
grant select, insert, update, delete on play.vendor_minute to arara_app;
grant select, insert on play.vendor_player to arara_app;
grant select, insert, update on play.vendor_tx to arara_app;

-- The lists of what was applied are the owner's.
revoke all on public.granted from arara_app;
revoke all on public.migration from arara_app;

grant usage on schema reconcile to arara_app;
grant select, insert, update (state, started_at, finished_at, outcome) on reconcile.day to arara_app;
grant select, insert, update (class, ours, theirs, file_id, last_day, resolved_at) on reconcile.difference to arara_app;
grant select, insert on reconcile.sighting to arara_app;
grant usage on schema privacy to arara_app;
grant select, insert, update (state, content, page, bytes) on privacy.file to arara_app;

grant usage on schema reports to arara_app;
-- They make and drop parts of a table, which only its owner may.
alter function reports.create_months(integer, date, date)
  security definer set search_path = pg_catalog, pg_temp;
alter function reports.drop_builds() security definer set search_path = pg_catalog, pg_temp;
grant select, insert, update, delete on reports.build to arara_app;
grant select, insert, update (state, attempt, rows, rows_expected, bytes, ticket_hash, ticket_until), delete on reports.export to arara_app;
grant select, insert, delete on reports.export_part to arara_app;
grant select, insert, update on reports.mark to arara_app;
grant select, insert, update on reports.play_day to arara_app;
grant select, insert, update on reports.play_quarter to arara_app;
grant select on reports.moved to arara_app;
grant select on reports.played to arara_app;
grant select, insert, update on reports.title to arara_app;
grant select, insert, update (search, shared), delete on reports.view to arara_app;

grant usage on schema rewards to arara_app;
grant select, insert on rewards.cost to arara_app;
grant select, insert on rewards.grant_step to arara_app;
grant select, insert, update (state, account, wagered, expires_at, activated_at, ended_at, end_reason, converted, taken, mark, awaits) on rewards.grants to arara_app;
grant select, insert, update (cash_mark, changed_xid) on rewards.player to arara_app;
grant select, insert, update (staked, counted, ended, at) on rewards.wagered to arara_app;

grant usage on schema risk to arara_app;
grant select, insert on risk.alert to arara_app;
grant select, insert, update (name, params, severity, is_on, version, changed_at, changed_by) on risk.rule to arara_app;
grant select, insert on risk.rule_version to arara_app;
grant select, insert, update (state, done, members_all, alerts, members, sample) on risk.trial to arara_app;

grant usage on schema staff to arara_app;
grant select, insert, update (password_hash, must_change_password, brands, disabled_at) on staff.account to arara_app;
grant select, insert, delete on staff.account_role to arara_app;
grant select, insert, update, delete on staff.attempt to arara_app;
grant select, insert on staff.audit to arara_app;
revoke all on staff.audit_head from arara_app;
grant select on staff.audit_line to arara_app;
grant select on staff.audit_link to arara_app;
grant select on staff.audit_proof to arara_app;
grant select, insert, update (networks, changed_at) on staff.network to arara_app;
grant select, insert, update (counter, last_used_at), delete on staff.passkey to arara_app;
grant select on staff.role to arara_app;
grant select on staff.role_permission to arara_app;
grant select, insert, update (seen_at, proven_at, ended_at, challenge, challenge_for, challenge_until), delete on staff.session to arara_app;
grant select, insert, update, delete on staff.totp to arara_app;

grant usage on schema site to arara_app;
grant select, insert, update on site.access to arara_app;
grant select, insert, update, delete on site.announcement to arara_app;
grant select, insert, update, delete on site.banner to arara_app;
grant select, insert on site.change to arara_app;
grant select, insert, update (content, base, revision, state, publish_at, reason, email, written_at, ended_at, change_id, failure, told) on site.draft to arara_app;
grant select, insert, update (body, remark, account) on site.feedback to arara_app;
grant select, insert, update on site.feedback_case to arara_app;
grant select, insert, delete on site.feedback_image to arara_app;
grant select, insert, update, delete on site.help_article to arara_app;
grant select, insert, delete on site.look_preview to arara_app;
grant select, insert, update on site.merchant to arara_app;
grant select, insert, update, delete on site.module to arara_app;
grant select, insert, delete on site.picture to arara_app;
grant select, insert, update (made_at), delete on site.piece to arara_app;
grant select, insert, update, delete on site.resource to arara_app;
grant select, insert, update, delete on site.service_entry to arara_app;
grant select, insert on site.terms to arara_app;
grant select, insert, delete on site.text_override to arara_app;

grant usage on schema studio to arara_app;
grant select, insert, update (randomness) on studio.chain to arara_app;
grant select, insert, update on studio.game_total to arara_app;
grant select, update on studio.game_total_watermark to arara_app;
grant select, insert, update (fed, seeded, won, wins, returned) on studio.jackpot_level to arara_app;
grant select on studio.jackpot_paid to arara_app;
grant select on studio.jackpot_sums to arara_app;
grant select, insert, update (state, ended_at) on studio.jackpot_win to arara_app;
grant select, insert on studio.move to arara_app;
grant select, insert, update on studio.preference to arara_app;
grant select, insert, update (state, refusal) on studio.raise to arara_app;
grant select, insert, update on studio.round to arara_app;
grant select, insert, update (payout, state, refusal) on studio.seat to arara_app;
grant select, insert on studio.seat_move to arara_app;
grant select, insert, update on studio.seed to arara_app;
grant select, insert, delete on studio.session to arara_app;
grant select, insert, update on studio.table_asked to arara_app;
grant select, insert, update (entropy, phase, outcome, done_at, running_at, heard_at, broken_at) on studio.table_round to arara_app;
grant select, insert on studio.titles to arara_app;

grant usage on schema transfers to arara_app;
grant select, insert, update on transfers.balance to arara_app;
grant select, insert, update on transfers.difference to arara_app;
grant select, insert, update on transfers.purse to arara_app;
grant select, insert on transfers.step to arara_app;
grant select, insert, update on transfers.transfer to arara_app;

grant usage on schema wallet to arara_app;
revoke all on wallet.account_claims from arara_app;
grant select, insert on wallet.adjustment to arara_app;
grant select, insert, update (amount) on wallet.adjustment_bound to arara_app;
grant select on wallet.bonus_cost to arara_app;
grant select, insert, update on wallet.day_total to arara_app;
grant select, insert on wallet.movement to arara_app;
grant select, insert, update (counted_to) on wallet.player to arara_app;
