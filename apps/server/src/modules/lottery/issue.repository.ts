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

export interface IssueRow {
  id: bigint;
  game_code: string;
  numero: string;
  state: IssueState;
  open_at: Date;
  close_at: Date;
  draw_at: Date;
  void_at: Date;
  seed_hash: string;
  seed_sealed: Buffer;
  beacon_chain: string;
  beacon_margin_ms: number;
  beacon_round: bigint;
  tickets_root: string | null;
  tickets: number | null;
  beacon_randomness: string | null;
  beacon_signature: string | null;
  server_seed: string | null;
  result: string | null;
  drawn_at: Date | null;
}

const columns = sql`id, game_code, numero, state, open_at, close_at, draw_at, void_at, seed_hash,
  seed_sealed, beacon_chain, beacon_margin_ms, beacon_round, tickets_root, tickets, beacon_randomness,
  beacon_signature, server_seed, result, drawn_at`;

export interface NewIssue extends IssueTimes {
  readonly voidAt: Date;
  readonly gameCode: string;
  readonly seedHash: string;
  readonly seedSealed: Buffer;
  readonly chain: string;
  readonly marginMs: number;
  readonly beaconRound: number;
}

/** Adds issues; those that are there already keep what was promised of them. */
export async function insertIssues(db: Db, issues: readonly NewIssue[]): Promise<void> {
  await db.query(sql`
    insert into lottery.issue (
      game_code, numero, open_at, close_at, draw_at, void_at, seed_hash, seed_sealed, beacon_chain,
      beacon_margin_ms, beacon_round
    )
    select * from unnest(
      ${issues.map(({ gameCode }) => gameCode)}::text[],
      ${issues.map(({ numero }) => numero)}::text[],
      ${issues.map(({ openAt }) => openAt)}::timestamptz[],
      ${issues.map(({ closeAt }) => closeAt)}::timestamptz[],
      ${issues.map(({ drawAt }) => drawAt)}::timestamptz[],
      ${issues.map(({ voidAt }) => voidAt)}::timestamptz[],
      ${issues.map(({ seedHash }) => seedHash)}::text[],
      ${issues.map(({ seedSealed }) => seedSealed)}::bytea[],
      ${issues.map(({ chain }) => chain)}::text[],
      ${issues.map(({ marginMs }) => marginMs)}::integer[],
      ${issues.map(({ beaconRound }) => beaconRound)}::bigint[])
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

/** When the last issue of a game ends that exists; null where there is none. */
export async function lastCloseOf(db: Db, game: string): Promise<Date | null> {
  const { rows } = await db.query<{ at: Date | null }>(sql`
    select max(close_at) as at from lottery.issue where game_code = ${game}`);
  return rows[0]?.at ?? null;
}

/** An issue by its name; null where there is none. */
export async function findIssue(db: Db, game: string, numero: string): Promise<IssueRow | null> {
  const { rows } = await db.query<IssueRow & Record<string, unknown>>(sql`
    select ${columns} from lottery.issue where game_code = ${game} and numero = ${numero}`);
  return rows[0] ?? null;
}

/** An issue; null where there is none. */
export async function issueById(db: Db, id: bigint): Promise<IssueRow | null> {
  const { rows } = await db.query<IssueRow & Record<string, unknown>>(sql`
    select ${columns} from lottery.issue where id = ${id}`);
  return rows[0] ?? null;
}

/** Issues of a game whose sale has not ended, by the database's clock, in order. */
export async function issuesAhead(db: Db, game: string, limit: number): Promise<IssueRow[]> {
  const { rows } = await db.query<IssueRow & Record<string, unknown>>(sql`
    select ${columns} from lottery.issue
    where game_code = ${game} and close_at > clock_timestamp()
      and state in ('SCHEDULED', 'ON_SALE')
    order by close_at limit ${limit}`);
  return rows;
}

/** What the world may know of an issue that is drawn. */
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

/** Tells which issues are on sale by now. */
export async function openIssues(db: Db): Promise<void> {
  await db.query(sql`
    update lottery.issue set state = 'ON_SALE'
    where state = 'SCHEDULED' and open_at <= clock_timestamp() and close_at > clock_timestamp()`);
}

/** Issues whose sale has ended and that nobody has closed yet. */
export async function issuesToClose(db: Db, limit: number): Promise<bigint[]> {
  const { rows } = await db.query<{ id: bigint }>(sql`
    select id from lottery.issue
    where state in ('SCHEDULED', 'ON_SALE') and close_at <= clock_timestamp()
    order by close_at limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** Issues in a state whose time has come. */
export async function issuesDue(
  db: Db,
  states: readonly IssueState[],
  limit: number,
): Promise<bigint[]> {
  const { rows } = await db.query<{ id: bigint }>(sql`
    select id from lottery.issue
    where state::text = any (${states}::text[]) and state in ('CLOSED', 'DRAWN', 'SETTLING')
      and draw_at <= clock_timestamp()
    order by draw_at limit ${limit}`);
  return rows.map(({ id }) => id);
}

/**
 * Locks an issue that is in one of the states; null where it is not any more, or where somebody else
 * is at it.
 */
export async function lockIssue(
  tx: Tx,
  id: bigint,
  states: readonly IssueState[],
): Promise<IssueRow | null> {
  const { rows } = await tx.query<IssueRow & Record<string, unknown>>(sql`
    select ${columns} from lottery.issue
    where id = ${id} and state::text = any (${states}::text[])
    for no key update skip locked`);
  return rows[0] ?? null;
}

/** Ends the sale for good: waits for tickets that are being sold. Null where somebody else did. */
export async function closeSale(tx: Tx, id: bigint, moment: Date): Promise<boolean> {
  const { rowCount } = await tx.query(sql`
    update lottery.issue set state = 'CLOSED', closed_at = ${moment}
    where id = ${id} and state in ('SCHEDULED', 'ON_SALE') and close_at <= clock_timestamp()`);
  return rowCount === 1;
}

export async function writeRoot(tx: Tx, id: bigint, root: string, tickets: number): Promise<void> {
  await tx.query(sql`
    update lottery.issue set tickets_root = ${root}, tickets = ${tickets} where id = ${id}`);
}

export interface DrawnIssue {
  readonly serverSeed: string;
  readonly randomness: string;
  readonly signature: string;
  readonly result: string;
}

export async function writeResult(
  tx: Tx,
  id: bigint,
  drawn: DrawnIssue,
  moment: Date,
): Promise<void> {
  await tx.query(sql`
    update lottery.issue set state = 'DRAWN', server_seed = ${drawn.serverSeed},
      beacon_randomness = ${drawn.randomness}, beacon_signature = ${drawn.signature},
      result = ${drawn.result}, drawn_at = ${moment}
    where id = ${id}`);
}

/** The issue is paid: no ticket of it waits. */
export async function writeSettled(tx: Tx, id: bigint, moment: Date): Promise<void> {
  await tx.query(sql`
    update lottery.issue set state = 'SETTLED', settled_at = ${moment} where id = ${id}`);
}

/** Tells that paying has begun. */
export async function writeSettling(db: Db, id: bigint): Promise<void> {
  await db.query(sql`
    update lottery.issue set state = 'SETTLING' where id = ${id} and state = 'DRAWN'`);
}

/** Closed issues whose beacon has not come by the instant that was promised. */
export async function issuesToVoid(db: Db, limit: number): Promise<bigint[]> {
  const { rows } = await db.query<{ id: bigint }>(sql`
    select id from lottery.issue
    where state = 'CLOSED' and void_at <= clock_timestamp()
    order by void_at limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** Nobody wins: the issue is void, and so is every ticket that counted in it. */
export async function writeVoid(
  tx: Tx,
  id: bigint,
  serverSeed: string,
  moment: Date,
): Promise<void> {
  await tx.query(sql`
    update lottery.issue set state = 'VOID', server_seed = ${serverSeed}, settled_at = ${moment}
    where id = ${id}`);
  await tx.query(sql`
    update lottery.ticket set state = 'VOID' where issue_id = ${id} and state = 'ACCEPTED'`);
}

/** Locks an issue against its close while its sale is open; false once that is over. */
export async function lockSale(tx: Tx, id: bigint): Promise<boolean> {
  const { rowCount } = await tx.query(sql`
    select from lottery.issue
    where id = ${id} and state in ('SCHEDULED', 'ON_SALE') and close_at > clock_timestamp()
    for share`);
  return rowCount === 1;
}
