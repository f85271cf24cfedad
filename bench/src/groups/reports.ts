import { setTimeout as sleep } from 'node:timers/promises';
import { createPool } from '@arara/postgres';
import type { Pool } from '@arara/postgres';
import { createReports } from '../../../apps/server/src/modules/reports/index.ts';
import { createDatabase } from '../../../apps/server/src/platform/database.ts';
import { startBenchServer } from '../bench-server.ts';
import { openLoad, type Load } from '../ledger/load.ts';
import { runLoadInProcess } from '../ledger/process.ts';
import type { Group } from '../main.ts';
import { startProjector } from '../reports/process.ts';
import { measureSideBySide } from '../side-by-side.ts';

const ACCOUNTS = 10_000;
const ROUNDS_EACH = 16;
const TITLES = 100;
const SECONDS = 8;
const TURNS = 5;
const LOOK_EVERY_MS = 100;
const BEHIND_MAX = 2;
const SHARE_MIN = 0.95;

/** `reports.follow`: how far the daily facts are behind the ledger at full load, and what they cost it. */
export const group: Group = {
  name: 'reports',
  async run(report) {
    const server = await startBenchServer();
    const url = await server.createMigrated('reports');
    const pool = createPool(url, { max: 2 });
    try {
      await openLoad(url, ACCOUNTS);
      await openRounds(pool);
      const facts = createReports({ database: createDatabase(pool), zones: async () => new Map() });
      const behind = facts.service.secondsBehind;
      const load: Load = {
        url,
        shape: 'spread',
        keys: 'grow',
        accounts: ACCOUNTS,
        clients: 64,
        seconds: SECONDS,
        rounds: ROUNDS_EACH,
      };
      let furthest = 0;
      const side = await measureSideBySide(
        report,
        'reports.cost',
        {
          before: server.settle,
          base: async () => (await runLoadInProcess(load)).rate,
          async value() {
            const end = await startProjector(url);
            while ((await behind()) > 0) await sleep(LOOK_EVERY_MS);
            await server.settle();
            const running = runLoadInProcess(load);
            const watched = watch(behind, running);
            const { rate } = await running;
            furthest = Math.max(furthest, await watched);
            while ((await behind()) > 0) await sleep(LOOK_EVERY_MS);
            await end();
            return rate;
          },
        },
        TURNS,
      );
      report.figure({
        figure: 'reports.follow',
        value: furthest,
        unit: 's',
        mustReach: `≤ ${BEHIND_MAX} s`,
        reached: furthest <= BEHIND_MAX,
        note: `the oldest transfer that was not counted, at any moment of ${TURNS} × ${SECONDS} s of full load`,
      });
      report.figure({
        figure: 'reports.cost',
        value: side.value,
        unit: 'transfers/s',
        against: { name: 'without the projector', value: side.base },
        ratio: side.ratio,
        mustReach: `ratio ≥ ${SHARE_MIN}`,
        reached: side.ratio >= SHARE_MIN,
        note: `${ACCOUNTS} players at ${TITLES} games; each transfer is a stake or a prize of a round`,
      });
      await requireCounted(pool);
    } finally {
      await pool.end();
      await server.stop();
    }
  },
};

/** Asks again and again how far the facts are behind; answers the most. */
async function watch(behind: () => Promise<number>, running: Promise<unknown>): Promise<number> {
  let furthest = 0;
  const end = new AbortController();
  const ended = running.finally(() => end.abort());
  while (!end.signal.aborted) {
    furthest = Math.max(furthest, await behind());
    await sleep(LOOK_EVERY_MS);
  }
  await ended;
  return furthest;
}

/** Rounds of each player, of the game that they are at, each opened by a stake of before. */
async function openRounds(pool: Pool): Promise<void> {
  await pool.query(`insert into play.vendor (code) values ('bench')`);
  await pool.query(
    `insert into play.round (id, player_id, bet, win, opened_at, vendor_id, bets, wins, state,
      currency, merchant_id, game_code, round_id)
    select p * $2::bigint + r + 1, p, 0, 0, now(), (select id from play.vendor), 1, 0, 'OPEN', 'BRL',
      'arara', 'g' || p % $3::integer, p || '-' || r
    from generate_series(0, $1::integer - 1) p, generate_series(0, $2::integer - 1) r`,
    [ACCOUNTS, ROUNDS_EACH, TITLES],
  );
  await pool.query(`
    insert into play.vendor_tx (vendor_id, state, kind, player_id, round, amount, wallet_tx_id,
      created_at, tx_id)
    select vendor_id, 'APPLIED', 'BET', player_id, id, 10, 1, now(), round_id from play.round`);
  await pool.query('vacuum analyze');
}

/** The figures are of nothing unless the facts are the ledger's own sums. */
async function requireCounted(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ counted: bigint; moved: bigint }>(`
    select (select sum(stakes + prizes) from reports.play_day)::bigint as counted,
      (select sum(amount) from ledger.transfers where code in (30, 100))::bigint as moved`);
  const [sums] = rows;
  if (sums?.counted !== sums?.moved) {
    throw new Error(`counted ${sums?.counted} of ${sums?.moved}`);
  }
}
