import type { GrantEnd, GrantState } from '@arara/contract';
import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';
import type { GrantOrder, GrantRow } from './grant.types.ts';

type Row = GrantRow & Record<string, unknown>;

const columns = sql`
  id, key, kind, merchant_id as merchant, player_id as "playerId", currency, account, state, amount, wagering,
  wagered, stake_max as "stakeMax", convert_max as "convertMax", weights, bonus_first as "bonusFirst",
  late_forfeits as "lateForfeits", days, issued_at as "issuedAt", expires_at as "expiresAt",
  activated_at as "activatedAt", ended_at as "endedAt", end_reason as "endReason", converted, taken, mark`;

/** Locks the row under which a member's grants change. */
export async function lockPlayer(tx: Tx, playerId: bigint): Promise<{ cashMark: bigint | null }> {
  await tx.query(sql`
    insert into rewards.player (player_id) values (${playerId}) on conflict (player_id) do nothing`);
  const { rows } = await tx.query<{ cashMark: bigint | null }>(sql`
    select cash_mark as "cashMark" from rewards.player where player_id = ${playerId} for update`);
  return { cashMark: rows[0]?.cashMark ?? null };
}

/** Makes every process forget the grants that it keeps of a member. */
export async function touchPlayer(tx: Tx, playerId: bigint): Promise<void> {
  await tx.query(sql`
    update rewards.player set changed_xid = pg_current_xact_id() where player_id = ${playerId}`);
}

export async function writeCashMark(tx: Tx, playerId: bigint, mark: bigint | null): Promise<void> {
  await tx.query(sql`update rewards.player set cash_mark = ${mark} where player_id = ${playerId}`);
}

/** Members whose grants changed in a transaction since one, and the place to look on from. */
export async function changedSince(
  db: Db,
  xid: string,
): Promise<{ readonly xid: string; readonly playerIds: readonly bigint[] }> {
  const { rows } = await db.query<{ xid: string; ids: bigint[] | null }>(sql`
    select pg_snapshot_xmin(pg_current_snapshot())::text as xid,
      (select array_agg(player_id) from rewards.player where changed_xid >= ${xid}::xid8) as ids`);
  const [row] = rows;
  return { xid: row?.xid ?? xid, playerIds: row?.ids ?? [] };
}

/** Writes a grant that waits to be activated; null where its deed has given one already. */
export async function insertGrant(
  tx: Tx,
  order: GrantOrder,
  { at, expiresAt }: { readonly at: Date; readonly expiresAt: Date },
): Promise<bigint | null> {
  const { rows } = await tx.query<{ id: bigint }>(sql`
    insert into rewards.grants (key, kind, merchant_id, player_id, currency, amount, wagering, stake_max,
      convert_max, weights, bonus_first, late_forfeits, days, issued_at, expires_at)
    values (${order.key}, ${order.kind}, ${order.merchant}, ${order.playerId},
      ${order.currency}, ${order.amount}, ${order.wagering}, ${order.stakeMax}, ${order.convertMax},
      ${JSON.stringify(order.weights)}::jsonb, ${order.bonusFirst}, ${order.lateForfeits}, ${order.days},
      ${at}, ${expiresAt})
    on conflict (key) do nothing returning id`);
  return rows[0]?.id ?? null;
}

export async function writeStep(
  tx: Tx,
  step: {
    readonly grantId: bigint;
    readonly state: GrantState;
    readonly endReason: GrantEnd | null;
    readonly by: string;
    readonly at: Date;
  },
): Promise<void> {
  await tx.query(sql`
    insert into rewards.grant_step (grant_id, state, end_reason, by, at)
    values (${step.grantId}, ${step.state}, ${step.endReason}, ${step.by}, ${step.at})`);
}

export async function writeActive(
  tx: Tx,
  grant: {
    readonly id: bigint;
    readonly account: bigint;
    readonly mark: bigint;
    readonly at: Date;
    readonly expiresAt: Date;
  },
): Promise<void> {
  await tx.query(sql`
    update rewards.grants set state = 'ACTIVE', account = ${grant.account}, mark = ${grant.mark},
      activated_at = ${grant.at}, expires_at = ${grant.expiresAt}
    where id = ${grant.id} and state = 'ISSUED'`);
}

/** A grant that ended: up to which transfer its account is settled, and if something may still come to it. */
export async function writeSettled(
  tx: Tx,
  grant: { readonly id: bigint; readonly mark: bigint; readonly awaits: boolean },
): Promise<void> {
  await tx.query(sql`
    update rewards.grants set mark = ${grant.mark}, awaits = ${grant.awaits} where id = ${grant.id}`);
}

export interface Ending {
  readonly id: bigint;
  readonly state: Exclude<GrantState, 'ISSUED' | 'ACTIVE'>;
  readonly reason: GrantEnd;
  readonly converted: bigint;
  readonly taken: bigint;
  readonly at: Date;
}

export async function writeEnded(tx: Tx, ending: Ending): Promise<void> {
  await tx.query(sql`
    update rewards.grants set state = ${ending.state}, end_reason = ${ending.reason}, ended_at = ${ending.at},
      converted = ${ending.converted}, taken = ${ending.taken}
    where id = ${ending.id} and state in ('ISSUED', 'ACTIVE')`);
}

/** Adds what came to an ended grant and went on to its owner or the house. */
export async function addLate(
  tx: Tx,
  late: { readonly id: bigint; readonly converted: bigint; readonly taken: bigint },
): Promise<void> {
  await tx.query(sql`
    update rewards.grants set converted = converted + ${late.converted}, taken = taken + ${late.taken}
    where id = ${late.id}`);
}

export async function writeCounted(
  tx: Tx,
  grant: { readonly id: bigint; readonly wagered: bigint; readonly mark: bigint },
): Promise<void> {
  await tx.query(sql`
    update rewards.grants set wagered = ${grant.wagered}, mark = ${grant.mark} where id = ${grant.id}`);
}

/** Money of the house that went into a grant, or came back from it below zero. */
export async function writeCost(
  tx: Tx,
  { id, merchant, playerId, currency }: Pick<GrantRow, 'id' | 'merchant' | 'playerId' | 'currency'>,
  amount: bigint,
  at: Date,
): Promise<void> {
  if (amount === 0n) return;
  await tx.query(sql`
    insert into rewards.cost (grant_id, merchant_id, player_id, currency, amount, at)
    values (${id}, ${merchant}, ${playerId}, ${currency}, ${amount}, ${at})`);
}

/** Grants of a member that money is in, the oldest first. */
export async function activeOf(db: Db, playerId: bigint): Promise<GrantRow[]> {
  const { rows } = await db.query<Row>(sql`
    select ${columns} from rewards.grants where player_id = ${playerId} and state = 'ACTIVE'
    order by activated_at, id`);
  return rows;
}

export async function findGrant(db: Db, id: bigint): Promise<GrantRow | null> {
  const { rows } = await db.query<Row>(sql`select ${columns} from rewards.grants where id = ${id}`);
  return rows[0] ?? null;
}

/** Grants of a member, the newest first. */
export async function grantsOf(
  db: Db,
  playerId: bigint,
  { below, limit }: { readonly below: bigint | null; readonly limit: number },
): Promise<GrantRow[]> {
  const { rows } = await db.query<Row>(sql`
    select ${columns} from rewards.grants
    where player_id = ${playerId} and (${below}::bigint is null or id < ${below})
    order by id desc limit ${limit}`);
  return rows;
}

/** Grants whose time is over. */
export async function expiredGrants(db: Db, now: Date, limit: number): Promise<GrantRow[]> {
  const { rows } = await db.query<Row>(sql`
    select ${columns} from rewards.grants
    where state in ('ISSUED', 'ACTIVE') and expires_at <= ${now} order by expires_at limit ${limit}`);
  return rows;
}

/**
 * Members with an active grant whose accounts have moved since they were counted, whose rounds have ended, or whose grant
 * may be used up; in the order of their ids, after one.
 */
export async function movedPlayers(db: Db, after: bigint, limit: number): Promise<bigint[]> {
  const { rows } = await db.query<{ id: bigint }>(sql`
    select distinct g.player_id as id
    from rewards.grants g
    join rewards.player p on p.player_id = g.player_id
    join wallet.player w on w.player_id = g.player_id
    join ledger.accounts c on c.id = w.cash
    join ledger.accounts a on a.id = g.account
    where g.state = 'ACTIVE' and (c.last_transfer_id > p.cash_mark or a.last_transfer_id > g.mark
      or a.credits_posted = a.debits_posted
      or exists (
        select from rewards.wagered o join play.round r on r.id = o.round
        where o.grant_id = g.id and not o.ended and r.state <> 'OPEN'))
      and g.player_id > ${after}
    order by g.player_id
    limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** Grants that have ended and that a round or a held prize may still bring something, after one. */
export async function lateGrants(db: Db, after: bigint, limit: number): Promise<GrantRow[]> {
  const { rows } = await db.query<Row>(sql`
    select ${columns} from rewards.grants where awaits and id > ${after} order by id limit ${limit}`);
  return rows;
}

/** Every grant that has ended with money on its account: a round that had ended long before was taken back. */
export async function grantsWithMoney(db: Db, limit: number): Promise<GrantRow[]> {
  const { rows } = await db.query<Row>(sql`
    select ${columns} from rewards.grants g
    where ended_at is not null and not awaits and exists (
      select from ledger.accounts a
      where a.id = g.account and a.credits_posted - a.debits_posted - a.debits_pending > 0)
    limit ${limit}`);
  return rows;
}

/** The sum of what people gave a member by hand since an instant, in minor units. */
export async function givenSince(db: Db, playerId: bigint, since: Date): Promise<bigint> {
  const { rows } = await db.query<{ sum: bigint }>(sql`
    select coalesce(sum(amount), 0)::bigint as sum from rewards.grants
    where player_id = ${playerId} and kind = 'manual' and issued_at > ${since}`);
  return rows[0]?.sum ?? 0n;
}

/** The grants of a member that wait to be activated. */
export async function issuedOf(db: Db, playerId: bigint): Promise<GrantRow[]> {
  const { rows } = await db.query<Row>(sql`
    select ${columns} from rewards.grants where player_id = ${playerId} and state = 'ISSUED' order by id`);
  return rows;
}

/** The kinds of a member's grants by their ids. */
export async function kindsOf(
  db: Db,
  playerId: bigint,
  ids: readonly bigint[],
): Promise<{ id: bigint; kind: string }[]> {
  const { rows } = await db.query<{ id: bigint; kind: string }>(sql`
    select id, kind from rewards.grants where player_id = ${playerId} and id = any (${[...ids]}::bigint[])`);
  return rows;
}
