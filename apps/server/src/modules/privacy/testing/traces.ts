import type { TestStaff } from '../../../testing/staff-member.ts';
import type { DeskProgram } from '../../console/testing/desk-program.ts';
import type { Player } from '../../identity/index.ts';

const reason = 'the person asked for it by mail';

/** A case about the person, with a comment; an alert of a rule, and a trial that found them. */
export async function watch(
  program: DeskProgram,
  { support, person }: { readonly support: TestStaff; readonly person: Player },
): Promise<string> {
  const wish = { member: person.accountNumber, severity: 'low', reason };
  const caseId = (await program.call<{ id: string }>(support, 'cases', wish)).value.id;
  const text = 'Luciana Reis, 529.982.247-25, ligou de novo';
  await program.call(support, `cases/${caseId}/comments`, { text });
  const run = (statement: string, ...values: unknown[]) => program.owner.query(statement, values);
  await run(
    `insert into risk.alert (rule_id, version, player_id, window_no, file_id, facts, at)
      select id, version, $1, 1, $2, '{"count": "7"}', now() from risk.rule limit 1`,
    person.id,
    caseId,
  );
  await run(
    `insert into risk.trial (merchant_id, kind, params, days, state, sample, by, at)
      values ('arara', 'deposits.velocity', '{}', 7, 'DONE', $1, 'ana', now())`,
    JSON.stringify([{ playerId: String(person.id) }, { playerId: '0' }]),
  );
  return caseId;
}

/**
 * A file of the reports desk with the person's name and contacts in clear. They played on the day before, by UTC: in
 * Brazil that day has come at any hour.
 */
export async function exported(
  program: DeskProgram,
  { owner, person }: { readonly owner: TestStaff; readonly person: Player },
): Promise<void> {
  await program.owner.query(
    `with made as (select reports.create_months(id, current_date - 1, current_date) from reports.build where live),
      title as (insert into reports.title (vendor, game_code, game_type)
        values ('studio', 'traces', 'RNG') returning id)
     select from made, title`,
  );
  await program.owner.query(
    `insert into reports.play_day (build, day, player_id, title_id, rounds, stakes, prizes, stakes_returned,
        prizes_returned, last_transfer_id, merchant_id, currency)
      select b.id, current_date - 1, $1, t.id, 1, 100, 7, 0, 0, 1, 'arara', 'BRL'
      from reports.build b, reports.title t where b.live and t.game_code = 'traces'`,
    [person.id],
  );
  const body = { report: 'members', format: 'csv', personal: true, reason };
  const { value } = await program.call<{ id: string }>(owner, 'reports/exports', body);
  const job = program.modules.reportTables.jobs.find(({ name }) => name === 'reports.export');
  await job?.run({ id: value.id });
}

/** Rounds that the person played, so many that they are told in pages. */
export async function play(
  program: Pick<DeskProgram, 'owner'>,
  person: Player,
  rounds: number,
): Promise<void> {
  await program.owner.query(
    `insert into play.round (id, player_id, bet, win, opened_at, ended_at, vendor_id, bets, wins, state, currency,
        merchant_id, game_code, round_id)
      select n, $1, 100, 0, now(), now(), (select min(id) from play.vendor), 1, 0, 'CLOSED', 'BRL', 'arara',
        'traces', 'r' || n from generate_series(1, $2::int) n`,
    [person.id, rounds],
  );
}

/** The tables with one of the marks in a row; bytes are read as such, and as what they spell. */
export async function tablesThatSay(
  program: Pick<DeskProgram, 'owner'>,
  marks: readonly string[],
): Promise<string[]> {
  const { rows: tables } = await program.owner.query<{ name: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname !~ '^(pg_|information_schema)' order by 1`);
  const patterns = marks.flatMap((mark) => [`%${mark}%`, `%${Buffer.from(mark).toString('hex')}%`]);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await program.owner.query(
      `select from ${name} one where one::text ilike any ($1) limit 1`,
      [patterns],
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}
