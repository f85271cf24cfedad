import type { Pool } from '@arara/postgres';
import type { Database } from '../../../platform/database.ts';
import { openPlayProgram, newId } from '../../play/testing/play-program.ts';
import type { TestPlayer, PlayProgram } from '../../play/testing/play-program.ts';
import { createReports, createReportsProjector } from '../index.ts';

export interface ReportsProgram extends PlayProgram {
  /** The time zones of merchants; a test may change them. */
  readonly zones: Map<string, string>;
  /** Another process on the same database. */
  process(
    database?: Database,
  ): ReturnType<typeof createReports> & ReturnType<typeof createReportsProjector>;
  /** A transfer of a round as the ledger would have posted it at an instant of the past. */
  postAt(instant: string, transfer: PastTransfer): Promise<void>;
  /** All facts, in their order; without the ids of what was counted last. */
  dailyFacts(): Promise<Fact[]>;
}

export interface PastTransfer {
  readonly player: TestPlayer;
  readonly merchant: string;
  readonly round: bigint;
  readonly code: 'stake' | 'win' | 'stake_returned' | 'win_returned';
  readonly amount: bigint;
}

export interface Fact {
  readonly merchant: string;
  readonly day: string;
  readonly player: bigint;
  readonly vendor: string;
  readonly game: string;
  readonly type: string | null;
  readonly currency: string;
  readonly rounds: number;
  readonly stakes: bigint;
  readonly prizes: bigint;
  readonly stakesReturned: bigint;
  readonly prizesReturned: bigint;
}

/** A stake or a prize of a round, in minor units. */
export const action = (type: 'bet' | 'win', amount: number) =>
  ({ type, tx_id: newId(), amount, kind: 'normal' }) as const;

const codes = { stake: 100, win: 30, stake_returned: 40, win_returned: 41 } as const;

/** Play on a database of its own, with the projector beside it. */
export async function openReportsProgram(): Promise<ReportsProgram> {
  const program = await openPlayProgram();
  const { owner, database, log } = program;
  const zones = new Map([['arara', 'America/Sao_Paulo']]);
  await owner.query(`select ledger.create_partitions(1, now() - interval '24 months')`);
  return {
    ...program,
    zones,
    process: (of = database) => ({
      ...createReports({ database: of, zones: async () => zones }),
      ...createReportsProjector({
        database: of,
        log,
        zones: async () => zones,
        gameTypeOf: async (_merchant, vendor) => (vendor === 'acme' ? 'SLOT' : null),
      }),
    }),
    postAt: (instant, transfer) => postAt(owner, instant, transfer),
    async dailyFacts() {
      const { rows } = await owner.query<Fact & Record<string, unknown>>(`
        select d.merchant_id as merchant, d.day::text, d.player_id as player, t.vendor,
          t.game_code as game, t.game_type as type, d.currency, d.rounds, d.stakes, d.prizes,
          d.stakes_returned as "stakesReturned", d.prizes_returned as "prizesReturned"
        from reports.play_day d join reports.title t on t.id = d.title_id
        where d.build = (select id from reports.build where live)
        order by d.player_id, d.day, t.vendor, t.game_code`);
      return rows;
    },
  };
}

/** The strand of the past: no posting of a test comes so far. */
const pastStrand = 1_000;

async function postAt(owner: Pool, instant: string, of: PastTransfer): Promise<void> {
  const { player, merchant, round, code, amount } = of;
  const isStake = code === 'stake';
  await owner.query(
    `with batch as (
      select ledger.id_at($1) | (${pastStrand}::bigint << 12) as id
    ), strand as (
      update ledger.strands set last_batch_id = batch.id from batch where strand = ${pastStrand}
    ), written as (
      insert into ledger.batches (id, size, previous, hash) select id, 1, '', '' from batch
    ), transfer as (
      insert into ledger.transfers (id, debit_account_id, credit_account_id, amount, released,
        debit_after, credit_after, debit_previous_id, credit_previous_id, pending_id, code, kind, chain_key, reference)
      select id, $2, $3, $4, 0, 1, 1, 0, 0, 0, $5, 1, $6, 'round:' || $7::bigint from batch
    ), round as (
      insert into play.round (id, player_id, bet, win, opened_at, vendor_id, bets, wins, state,
        currency, merchant_id, game_code, round_id)
      select $7, $8, 0, 0, $1, (select id from play.vendor where code = 'acme'), 0, 0, 'OPEN',
        'BRL', $9, 'dado', $6
      on conflict do nothing
    )
    insert into play.vendor_tx (vendor_id, state, kind, player_id, round, amount, wallet_tx_id,
      created_at, tx_id)
    select (select id from play.vendor where code = 'acme'), 'APPLIED',
      case when $10::boolean then play.tx_kind 'BET' else 'WIN' end, $8, $7, $4, id, $1, $6
    from batch`,
    [
      instant,
      isStake || code === 'win_returned' ? player.accounts.cash : 1,
      isStake || code === 'win_returned' ? 1 : player.accounts.cash,
      amount,
      codes[code],
      newId('past'),
      round,
      player.playerId,
      merchant,
      isStake,
    ],
  );
}
