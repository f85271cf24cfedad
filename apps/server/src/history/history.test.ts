import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayIn } from '@arara/calendar';
import { createTestDatabase } from '@arara/testing';
import type { TestDatabase } from '@arara/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { beginningOf, writeAgenda } from './agenda.ts';
import type { HistoryPlan } from './agenda.ts';
import { openPastProgram } from './past-program.ts';
import { runHistory } from './run-history.ts';
import type { Told } from './run-history.ts';

// A small history on a real database: five days of twelve members, by the whole program.

const timeZone = 'America/Sao_Paulo';
const plan: HistoryPlan = {
  // With this seed somebody of the first day pays through a bank that does not tell who paid.
  seed: 'test-633',
  days: 5,
  members: 12,
  turns: 6,
  until: new Date(),
  timeZone,
};
let database: TestDatabase;
let dataDir: string;
let told: Told;
const config = () => readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', PORT: '0' });
const addresses = () => ({ url: database.programUrl, ownerUrl: database.url });
async function ask<T>(text: string): Promise<T[]> {
  return (await database.pool.query<T & Record<string, unknown>>(text)).rows;
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'arara-history-'));
  database = await createTestDatabase();
  const program = await openPastProgram(addresses(), config(), beginningOf(plan));
  told = await runHistory(program, plan, () => undefined);
  await program.close();
}, 600_000);
afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

test('members came, played and paid, and both proofs are sound', () => {
  expect(told).toMatchObject({ sound: true });
  const joined = writeAgenda(plan).filter(({ joins }) => joins).length;
  expect(told.members).toBeGreaterThanOrEqual(joined);
  expect(told.rounds).toBeGreaterThan(joined);
  expect(told.deposits).toBeGreaterThan(0);
});

test('everything of the ledger sums up to nothing, and the facts say what the wallet says', async () => {
  const sums = await ask(`
    select currency, sum(debits_posted - credits_posted)::text as rest
    from ledger.accounts group by currency having sum(debits_posted - credits_posted) <> 0`);
  expect(sums).toEqual([]);
  const [facts] = await ask<{ same: boolean; some: boolean }>(`
    select sum(stakes) = (select sum(bet) from play.round) as same,
      sum(stakes) > 0 as some
    from reports.play_day d join reports.build b on b.id = d.build and b.live`);
  expect(facts).toEqual({ same: true, some: true });
});

test('a payment of nobody was held, and two people sent it back', async () => {
  const held = await ask<{ payment: string; decision: string; people: number }>(`
    select p.state as payment, d.state as decision, count(distinct person)::integer as people
    from decisions.decision d
    join cashier.payment p on p.end_to_end_id = d.subject ->> 'id',
    unnest(array[d.proposed_by, d.decided_by]) person
    where d.kind = 'payment.refund' and d.proposed_at < now() - interval '36 hours'
    group by d.id, p.state, d.state`);
  expect(held).toEqual([{ payment: 'REFUNDED', decision: 'EXECUTED', people: 2 }]);
});

test('days are cut in the zone of the brand, and lie in the past', async () => {
  const days = await ask<{ day: string; same: boolean }>(`
    select d.day, d.rounds = (
      select count(*) from play.round r
      where (r.opened_at at time zone '${timeZone}')::date = d.day) as same
    from (
      select day, sum(rounds) as rounds from reports.play_day p
      join reports.build b on b.id = p.build and b.live group by day
    ) d order by day`);
  expect(days.length).toBeGreaterThan(1);
  expect(days.every(({ same }) => same)).toBe(true);
  expect(days[0]!.day >= dayIn(timeZone, beginningOf(plan))).toBe(true);
  const [batches] = await ask<{ past: boolean }>(`
    select bool_and(ledger.posted_at(id) < now()) and min(ledger.posted_at(id)) < now() - interval '4 days'
      as past from ledger.batches`);
  expect(batches).toEqual({ past: true });
});

test('the clock of the database is its own again: nothing asks the lent one', async () => {
  expect(await ask(`select nspname from pg_namespace where nspname = 'history'`)).toEqual([]);
  expect(
    await ask(`
      select d.oid from pg_attrdef d where pg_get_expr(d.adbin, d.adrelid) like '%history.%'
      union all
      select p.oid from pg_proc p where array_to_string(p.proconfig, ' ') like '%history%'`),
  ).toEqual([]);
  const [made] = await ask<{ now: boolean }>(`
    insert into play.vendor (code) values ('after-history')
    returning created_at > now() - interval '1 minute' as now`);
  expect(made).toEqual({ now: true });
});

test('a database that was used is refused', async () => {
  await expect(openPastProgram(addresses(), config(), beginningOf(plan))).rejects.toMatchObject({
    fault: 'not_empty',
  });
});

test('a seed writes the same agenda each time, and another seed another one', () => {
  const lines = (seed: string) =>
    writeAgenda({ ...plan, seed }).map(
      ({ at, who, turns }) => `${at.toISOString()} ${who.cpf} ${turns}`,
    );
  expect(lines('test')).toEqual(lines('test'));
  expect(lines('other')).not.toEqual(lines('test'));
});
