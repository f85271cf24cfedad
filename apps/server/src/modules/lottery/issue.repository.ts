import { promiseHash } from '@arara/lottery';
import type { ChainInfo, IssueTimes } from '@arara/lottery';
import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';

export type IssueState =
  | 'SCHEDULED'
  | 'ON_SALE'
  | 'CLOSED'
  | 'DRAWN'
  | 'SETTLING'
  | 'SETTLED'
  | 'CORRECTED'
  | 'VOID';

/** The source of the draws: this house with seed and beacon, or somebody else, whose results people enter. */
export type DrawSource = 'own' | 'external';

export interface IssueRow {
  id: bigint;
  game_code: string;
  numero: string;
  state: IssueState;
  open_at: Date;
  close_at: Date;
  draw_at: Date;
  void_at: Date;
  draw_source: DrawSource;
  /** Of our own draws: promised before the sale. */
  seed_hash: string | null;
  seed_sealed: Buffer | null;
  beacon_chain: string | null;
  beacon_margin_ms: number | null;
  beacon_round: bigint | null;
  tickets_root: string | null;
  tickets: number | null;
  /** The count, as this program sealed it then (`fixCount`). */
  count_sealed: Buffer | null;
  beacon_randomness: string | null;
  beacon_signature: string | null;
  server_seed: string | null;
  result: string | null;
  /** How often the result was corrected. */
  result_version: number;
  /** When its tickets were fixed, by the clock of the database. */
  closed_at: Date | null;
  drawn_at: Date | null;
}

/** The columns of `IssueRow`. */
export const issueColumns = sql`id, game_code, numero, state, open_at, close_at, draw_at, void_at,
  draw_source, seed_hash, seed_sealed, beacon_chain, beacon_margin_ms, beacon_round, tickets_root, tickets, count_sealed,
  beacon_randomness, beacon_signature, server_seed, result, result_version, closed_at, drawn_at`;

/** The facts told of a draw of our own before its sale. */
export interface IssuePromise {
  readonly seedHash: string;
  readonly seedSealed: Buffer;
  readonly chain: string;
  readonly marginMs: number;
  readonly beaconRound: number;
}

export interface NewIssue extends IssueTimes {
  readonly voidAt: Date;
  readonly gameCode: string;
  /** Null where somebody else draws. */
  readonly promise: IssuePromise | null;
}

/** The promise of an issue of our own; throws for one that somebody else draws. */
export function promiseOf(issue: IssueRow): IssuePromise {
  const { seed_hash: seedHash, seed_sealed: seedSealed, beacon_chain: chain } = issue;
  const { beacon_margin_ms: marginMs, beacon_round: round } = issue;
  if (seedHash === null || seedSealed === null || chain === null || marginMs === null) {
    throw new Error(`nothing was promised of issue ${issue.id}`);
  }
  return { seedHash, seedSealed, chain, marginMs, beaconRound: Number(round) };
}

/** The promise of an issue as its tickets say it. */
export function saidPromise(issue: IssueRow): string {
  const { game_code: game, numero, close_at: closeAt, void_at: voidAt } = issue;
  const times = { closeAt: closeAt.toISOString(), voidAt: voidAt.toISOString() };
  if (issue.draw_source === 'external') return promiseHash({ game, numero, ...times, draw: null });
  const { seedHash: serverSeedHash, chain, marginMs: beaconMarginMs } = promiseOf(issue);
  return promiseHash({
    game,
    numero,
    ...times,
    draw: { serverSeedHash, chain, beaconMarginMs },
  });
}

/** Adds issues; those that are there already keep what was promised of them. */
export async function insertIssues(db: Db, issues: readonly NewIssue[]): Promise<void> {
  await db.query(sql`
    insert into lottery.issue (
      game_code, numero, open_at, close_at, draw_at, void_at, draw_source, seed_hash, seed_sealed,
      beacon_chain, beacon_margin_ms, beacon_round
    )
    select * from unnest(
      ${issues.map(({ gameCode }) => gameCode)}::text[],
      ${issues.map(({ numero }) => numero)}::text[],
      ${issues.map(({ openAt }) => openAt)}::timestamptz[],
      ${issues.map(({ closeAt }) => closeAt)}::timestamptz[],
      ${issues.map(({ drawAt }) => drawAt)}::timestamptz[],
      ${issues.map(({ voidAt }) => voidAt)}::timestamptz[],
      ${issues.map(({ promise }) => (promise === null ? 'external' : 'own'))}::lottery.draw_source[],
      ${issues.map(({ promise }) => promise?.seedHash ?? null)}::text[],
      ${issues.map(({ promise }) => promise?.seedSealed ?? null)}::bytea[],
      ${issues.map(({ promise }) => promise?.chain ?? null)}::text[],
      ${issues.map(({ promise }) => promise?.marginMs ?? null)}::integer[],
      ${issues.map(({ promise }) => promise?.beaconRound ?? null)}::bigint[])
    on conflict (game_code, numero) do nothing`);
}

/** Remembers a chain of beacons, so that what was promised with it can be proven for ever. */
export async function keepChain(db: Db, info: ChainInfo): Promise<void> {
  await db.query(sql`
    insert into lottery.chain (hash, info) values (${info.hash}, ${JSON.stringify(info)})
    on conflict do nothing`);
}

/** A chain that issues were promised with. */
export async function readChain(db: Db, hash: string): Promise<ChainInfo> {
  const { rows } = await db.query<{ info: ChainInfo }>(sql`
    select info from lottery.chain where hash = ${hash}`);
  const found = rows[0]?.info;
  if (found === undefined) throw new Error(`chain ${hash} is not known`);
  return found;
}

/** The chains that issues are promised with which are not drawn yet, or not paid; those that are held aside. */
export async function promisedChains(db: Db): Promise<string[]> {
  const { rows } = await db.query<{ chain: string }>(sql`
    select beacon_chain as chain from lottery.issue
    where state in ('SCHEDULED', 'ON_SALE') and draw_source = 'own'
    union
    select beacon_chain from lottery.issue i
    where state in ('CLOSED', 'DRAWN', 'SETTLING') and draw_source = 'own'
      and not exists (select from lottery.held_issue h where h.issue_id = i.id)`);
  return rows.map(({ chain }) => chain);
}

/** When the last issue of a game ends that exists; null where there is none. */
export async function lastCloseOf(db: Db, game: string): Promise<Date | null> {
  const { rows } = await db.query<{ at: Date | null }>(sql`
    select max(close_at) as at from lottery.issue where game_code = ${game}`);
  return rows[0]?.at ?? null;
}

/** An issue by its name; null where there is none. */
export async function findIssue(db: Db, game: string, numero: string): Promise<IssueRow | null> {
  const { rows } = await db.query<IssueRow & Record<string, unknown>>(sql`
    select ${issueColumns} from lottery.issue where game_code = ${game} and numero = ${numero}`);
  return rows[0] ?? null;
}

/** An issue; null where there is none. */
export async function issueById(db: Db, id: bigint): Promise<IssueRow | null> {
  const { rows } = await db.query<IssueRow & Record<string, unknown>>(sql`
    select ${issueColumns} from lottery.issue where id = ${id}`);
  return rows[0] ?? null;
}

/**
 * Issues of a game whose sale has not ended, by the database's clock, in order. Until then no issue has
 * another state than scheduled or on sale, or void by two people; a condition that names the two would
 * have the sales of all lotteries gone through instead of those of this one.
 */
export async function issuesAhead(db: Db, game: string, limit: number): Promise<IssueRow[]> {
  const { rows } = await db.query<IssueRow & Record<string, unknown>>(sql`
    select ${issueColumns} from lottery.issue
    where game_code = ${game} and close_at > statement_timestamp() and state <> 'VOID'
    order by close_at limit ${limit}`);
  return rows;
}

/** The first issues of each game whose sale has not ended, in order. */
export async function issuesAheadOfEach(
  db: Db,
  games: readonly string[],
  perGame: number,
): Promise<IssueRow[]> {
  const { rows } = await db.query<IssueRow & Record<string, unknown>>(sql`
    select i.* from unnest(${games}::text[]) g (code)
    cross join lateral (
      select ${issueColumns} from lottery.issue
      where game_code = g.code and close_at > statement_timestamp() and state <> 'VOID'
      order by close_at limit ${perGame}
    ) i
    order by i.close_at`);
  return rows;
}

/** The public facts of an issue that is drawn. */
export type DrawnRow = Pick<IssueRow, 'game_code' | 'numero' | 'drawn_at' | 'draw_at'> & {
  readonly result: string;
};

/** The latest draws of each game, newest first. */
export async function latestDraws(
  db: Db,
  games: readonly string[],
  perGame: number,
): Promise<DrawnRow[]> {
  const { rows } = await db.query<DrawnRow & Record<string, unknown>>(sql`
    select i.game_code, i.numero, i.result, i.drawn_at, i.draw_at
    from unnest(${games}::text[]) g (code)
    cross join lateral (
      select * from lottery.issue
      where game_code = g.code and result is not null
      order by draw_at desc limit ${perGame}
    ) i
    order by i.draw_at desc, i.game_code`);
  return rows;
}

/** The database's clock, by which sales end. */
export async function databaseNow(db: Db): Promise<Date> {
  const { rows } = await db.query<{ now: Date }>(sql`select clock_timestamp() as now`);
  return rows[0]?.now ?? new Date(0);
}

/** Locks an issue against its close while its sale is open; false once that is over. */
export async function lockSale(tx: Tx, id: bigint): Promise<boolean> {
  const { rowCount } = await tx.query(sql`
    select from lottery.issue
    where id = ${id} and state in ('SCHEDULED', 'ON_SALE') and close_at > clock_timestamp()
    for share`);
  return rowCount === 1;
}

/** Issues of a game by their names; those that do not exist are missing. */
export async function issuesByNumero(
  db: Db,
  game: string,
  numeros: readonly string[],
): Promise<IssueRow[]> {
  const { rows } = await db.query<IssueRow & Record<string, unknown>>(sql`
    select ${issueColumns} from lottery.issue
    where game_code = ${game} and numero = any (${numeros}::text[])`);
  return rows;
}
