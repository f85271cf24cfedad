import type { PrizeTable } from '@arara/lottery';
import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';

export interface Proposal {
  readonly game_code: string;
  /** The version in force when it was made. */
  readonly table_version: number;
  readonly data: PrizeTable;
  readonly reason: string;
  readonly proposed_by: string;
  /** The account of the machine that it was proposed from; null: not told. */
  readonly ran_by: string | null;
  /** Tells this proposal from any other: who agrees says it, so that nobody agrees to another. */
  readonly mark: string;
}

const mark = sql`left(encode(sha256(convert_to(data::text || proposed_at, 'UTF8')), 'hex'), 8) as mark`;
const columns = sql`game_code, table_version, data, reason, proposed_by, ran_by, ${mark}`;

/** What is proposed and waits for a second person. */
export async function listProposals(db: Db): Promise<Proposal[]> {
  const { rows } = await db.query<Proposal & Record<string, unknown>>(sql`
    select ${columns} from lottery.prize_proposal order by proposed_at`);
  return rows;
}

/** Keeps a proposal; false where the lottery has one already. */
export async function insertProposal(
  db: Db,
  proposal: Omit<Proposal, 'mark'>,
  moment: Date,
): Promise<boolean> {
  const { game_code: game, table_version: version, data, reason, proposed_by: by } = proposal;
  const { ran_by: ranBy } = proposal;
  const { rowCount } = await db.query(sql`
    insert into lottery.prize_proposal
      (game_code, table_version, data, reason, proposed_by, ran_by, proposed_at)
    values (
      ${game}, ${version}, ${JSON.stringify(data)}, ${reason}, ${by}, ${ranBy}, ${moment}
    )
    on conflict do nothing`);
  return rowCount === 1;
}

/** What is proposed for a lottery; nobody takes it back or agrees to it until the transaction ends. */
export async function lockProposal(tx: Tx, game: string): Promise<Proposal | null> {
  const { rows } = await tx.query<Proposal & Record<string, unknown>>(sql`
    select ${columns} from lottery.prize_proposal where game_code = ${game} for update`);
  return rows[0] ?? null;
}

/** Drops a proposal; false where there is none. */
export async function deleteProposal(db: Db, game: string): Promise<boolean> {
  const { rowCount } = await db.query(sql`
    delete from lottery.prize_proposal where game_code = ${game}`);
  return rowCount === 1;
}

/**
 * Writes the next version of prizes and puts it into force in one lottery; another one that has the same
 * prizes keeps its version. Null where the version that it was made from is not in force any more.
 */
export async function publishTable(
  tx: Tx,
  {
    game_code: game,
    table_version: from,
    data,
    reason,
    proposed_by: first,
    ran_by: ranBy,
  }: Proposal,
  second: { readonly by: string; readonly ranBy: string | null },
): Promise<number | null> {
  const { rowCount } = await tx.query(sql`
    select from lottery.game
    where code = ${game} and prize_table = ${data.code} and table_version = ${from} for update`);
  if (rowCount === 0) return null;
  const { rows } = await tx.query<{ next: number }>(sql`
    select max(version) + 1 as next from lottery.prize_table where code = ${data.code}`);
  const version = rows[0]?.next ?? 1;
  await tx.query(sql`
    insert into lottery.prize_table (code, version, data, reason, decided_by, ran_by)
    values (${data.code}, ${version}, ${JSON.stringify({ ...data, version })}, ${reason},
      ${[first, second.by]}::text[], ${[ranBy, second.ranBy]}::text[])`);
  await tx.query(sql`update lottery.game set table_version = ${version} where code = ${game}`);
  return version;
}
