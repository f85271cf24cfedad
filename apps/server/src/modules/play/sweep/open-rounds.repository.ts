import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';

export interface OpenRoundRow {
  id: bigint;
  player_id: bigint;
  vendor: string;
  public_id: string;
  round_id: string;
  currency: string;
  bet: bigint;
  win: bigint;
  opened_at: Date;
}

const columns = sql`r.id, r.player_id, v.code as vendor, p.public_id, r.round_id, r.currency, r.bet,
  r.win, r.opened_at`;
const joined = sql`play.round r
  join play.vendor v on v.id = r.vendor_id
  join play.vendor_player p on p.vendor_id = r.vendor_id and p.player_id = r.player_id`;

/**
 * Rounds that are open since before an instant and were not asked about since another; only those of
 * vendors that can be asked, because the others would fill the page for ever.
 */
export async function roundsToAsk(
  db: Db,
  openBefore: Date,
  askedBefore: Date,
  limit: number,
): Promise<OpenRoundRow[]> {
  const { rows } = await db.query<OpenRoundRow & Record<string, unknown>>(sql`
    select ${columns} from ${joined}
    left join play.round_inquiry q on q.player_id = r.player_id and q.id = r.id
    where r.state = 'OPEN' and v.api_url is not null and r.id < play.round_id_at(${openBefore})
      and (q.asked_at is null or q.asked_at < ${askedBefore})
    order by r.id limit ${limit}`);
  return rows;
}

export async function noteAnswer(
  db: Db,
  round: { player_id: bigint; id: bigint },
  at: Date,
  answer: unknown,
): Promise<void> {
  await db.query(sql`
    insert into play.round_inquiry as q (player_id, id, asked_at, answer)
    values (${round.player_id}, ${round.id}, ${at}, ${JSON.stringify(answer)}::jsonb)
    on conflict (player_id, id) do update set
      asked_at = excluded.asked_at, answer = excluded.answer, attempts = q.attempts + 1`);
}

export interface StuckRoundRow extends OpenRoundRow {
  answer: unknown;
}

const stuck = (merchant: string, openBefore: Date) => sql`
  select ${columns}, q.answer from ${joined}
  left join play.round_inquiry q on q.player_id = r.player_id and q.id = r.id
  where r.state = 'OPEN' and r.merchant_id = ${merchant}
    and r.id < play.round_id_at(${openBefore})`;

/** Rounds that are open since before an instant, oldest first: people decide about them. */
export async function stuckRounds(
  db: Db,
  merchant: string,
  openBefore: Date,
  limit: number,
): Promise<StuckRoundRow[]> {
  const { rows } = await db.query<StuckRoundRow & Record<string, unknown>>(
    sql`${stuck(merchant, openBefore)} order by r.id limit ${limit}`,
  );
  return rows;
}

/** One of them, however many are older; with `lock` it stays as it is until the transaction ends. */
export async function stuckRound(
  db: Db,
  merchant: string,
  openBefore: Date,
  id: bigint,
  lock = false,
): Promise<StuckRoundRow | null> {
  const one = sql`${stuck(merchant, openBefore)} and r.id = ${id}`;
  const { rows } = await db.query<StuckRoundRow & Record<string, unknown>>(
    lock ? sql`${one} for update of r` : one,
  );
  return rows[0] ?? null;
}

export async function openRound(db: Db, id: bigint): Promise<OpenRoundRow | null> {
  const { rows } = await db.query<OpenRoundRow & Record<string, unknown>>(
    sql`select ${columns} from ${joined} where r.id = ${id} and r.state = 'OPEN'`,
  );
  return rows[0] ?? null;
}

/** Stakes of a round that still stand, and whether a prize does. */
export async function standingOf(db: Db, id: bigint): Promise<{ bets: string[]; hasWin: boolean }> {
  const { rows } = await db.query<{ tx_id: string; kind: 'BET' | 'WIN' }>(sql`
    select tx_id, kind from play.vendor_tx
    where round = ${id} and state = 'APPLIED' and kind in ('BET', 'WIN') order by tx_id`);
  return {
    bets: rows.filter(({ kind }) => kind === 'BET').map(({ tx_id: txId }) => txId),
    hasWin: rows.some(({ kind }) => kind === 'WIN'),
  };
}

/** The state of a round; null where there is none. */
export async function stateOfRound(db: Db, id: bigint): Promise<string | null> {
  const { rows } = await db.query<{ state: string }>(
    sql`select state from play.round where id = ${id}`,
  );
  return rows[0]?.state ?? null;
}

/** Keeps that two people void a round, and why, beside what its vendor said. */
export async function noteVoid(
  db: Db,
  round: Pick<OpenRoundRow, 'player_id' | 'id'>,
  { by: [first, second], reason }: { by: readonly [string, string]; reason: string },
  at: Date,
): Promise<void> {
  await db.query(sql`
    insert into play.round_inquiry as q
      (player_id, id, asked_at, attempts, void_proposed_by, void_reason, void_approved_by)
    values (${round.player_id}, ${round.id}, ${at}, 0, ${first}, ${reason}, ${second})
    on conflict (player_id, id) do update set void_proposed_by = excluded.void_proposed_by,
      void_reason = excluded.void_reason, void_approved_by = excluded.void_approved_by`);
}

/**
 * Forgets what vendors said 90 days after they were last asked: a round that is still open is asked
 * every day. Decisions of two people are evidence, and stay as long as the transactions do.
 */
export async function deleteOldInquiries(db: Db, at: Date): Promise<void> {
  await db.query(sql`
    delete from play.round_inquiry
    where asked_at < ${at}::timestamptz - interval '90 days'
      and (void_proposed_by is null or asked_at < ${at}::timestamptz - interval '5 years')`);
}
