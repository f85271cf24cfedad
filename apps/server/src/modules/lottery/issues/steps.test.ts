import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { issuesAhead, issuesAheadOfEach } from '../issue.repository.ts';
import { openLotteryProgram, testGame } from '../testing/lottery-program.ts';
import type { LotteryProgram } from '../testing/lottery-program.ts';
import { readInVain } from '../testing/read-in-vain.ts';
import { planIssues } from './plan-issues.ts';
import { issuesToClose, issuesToVoid, openIssues } from './steps.repository.ts';
import { rewrite } from '../../../testing/rewrite.ts';

/** A lottery whose few issues lie among thousands of another. */
const rare = {
  ...testGame,
  code: 'raro-week',
  schedule: {
    timeZone: 'America/Sao_Paulo',
    weekly: [{ weekday: 1, at: '20:00' }],
    closeBeforeMs: 900_000,
    drawAfterMs: 0,
    numeroDigits: 3,
  },
} as const;

let program: LotteryProgram;
beforeAll(async () => {
  program = await openLotteryProgram();
  await program.deps.games.add(rare);
  await planIssues(program.deps);
  // Half of what is promised lies behind, long since settled.
  const halfBehind = sql`
    with placed as (
      select id, row_number() over (order by close_at) as n, count(*) over () as of
      from lottery.issue
    )
    update lottery.issue i set
      state = (case when n < of / 2 then 'SETTLED' else 'SCHEDULED' end)::lottery.issue_state,
      open_at = clock_timestamp() + make_interval(mins => (n - of / 2)::integer),
      close_at = clock_timestamp() + make_interval(mins => (n + 1 - of / 2)::integer),
      draw_at = clock_timestamp() + make_interval(mins => (n + 1 - of / 2)::integer),
      void_at = clock_timestamp() + make_interval(mins => (n + 60 - of / 2)::integer)
    from placed where placed.id = i.id`;
  await rewrite(program.owner, halfBehind);
  await program.owner.query('analyze lottery.issue');
}, 120_000);
afterAll(() => program.close());

test.each<[string, (db: Db) => Promise<unknown>]>([
  ['opens', openIssues],
  ['closes', (db) => issuesToClose(db, 100)],
  ['voids', (db) => issuesToVoid(db, 100)],
  ['shows of a lottery', (db) => issuesAhead(db, testGame.code, 5)],
  ['shows of a lottery that is rarely drawn', (db) => issuesAhead(db, rare.code, 5)],
  ['shows of every lottery', (db) => issuesAheadOfEach(db, [testGame.code, rare.code], 2)],
])('what one %s is found without going through all that is promised or past', async (_, ask) => {
  expect(await readInVain(program.owner, ask)).toBeLessThan(50);
});
