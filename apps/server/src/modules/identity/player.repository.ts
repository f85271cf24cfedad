import { raw, sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';
import type { Player } from './identity.types.ts';

const columns = raw(`
  id, merchant_id as merchant, account_number as "accountNumber", username, is_agent as "isAgent",
  rank_level as "rankLevel", payee_name as "payeeName", nickname, email,
  email_confirmed_at is not null as "emailConfirmed", mobile,
  mobile_confirmed_at is not null as "mobileConfirmed", birth_date as "birthDate",
  currency, language, avatar, on_board as "onBoard", limits_set as "limitsSet",
  must_change_password as "mustChangePassword", password_changed_at as "passwordChangedAt",
  is_program as "isProgram", first_login_at as "firstLoginAt", created_at as "createdAt"`);

export interface NewPlayer {
  readonly merchant: string;
  readonly username: string;
  readonly usernameKey: string;
  readonly passwordHash: string | null;
  readonly mustChangePassword: boolean;
  readonly isAgent: number;
  readonly payeeName: string | null;
  readonly email: string | null;
  /** True if it is known already that its mail reaches the member. */
  readonly emailConfirmed: boolean;
  /** As E.164 writes it. */
  readonly mobile: string | null;
  /** True if a code has shown that the number is the member's: then it is nobody else's. */
  readonly mobileConfirmed: boolean;
  readonly birthDate: string | null;
  readonly idNumber: { readonly box: Buffer; readonly index: Buffer } | null;
  readonly paymentPasswordHash: string | null;
  readonly contacts: Record<string, string>;
  readonly currency: string;
  readonly language: string;
  readonly termsVersion: string | null;
  readonly registeredFrom: Record<string, string | null>;
  readonly limitsSet: boolean;
  readonly firstLoginAt: Date | null;
  readonly now: Date;
}

/** Fails with a unique violation on `player_username`, `player_mobile` or `player_id_number`. */
export async function insertPlayer(tx: Tx, player: NewPlayer): Promise<Player> {
  const { rows } = await tx.query<Row>(sql`
    insert into identity.player (
      merchant_id, username, username_key, password_hash, password_changed_at,
      must_change_password, is_agent, payee_name, email, email_confirmed_at, mobile,
      mobile_confirmed_at, birth_date,
      id_number_box, id_number_index, payment_password_hash, contacts, currency, language,
      terms_version, terms_agreed_at, registered_from, limits_set, first_login_at, created_at)
    values (
      ${player.merchant}, ${player.username}, ${player.usernameKey}, ${player.passwordHash},
      ${player.passwordHash === null ? null : player.now}, ${player.mustChangePassword},
      ${player.isAgent}, ${player.payeeName}, ${player.email},
      ${player.emailConfirmed ? player.now : null}, ${player.mobile},
      ${player.mobileConfirmed ? player.now : null}, ${player.birthDate}, ${player.idNumber?.box ?? null},
      ${player.idNumber?.index ?? null}, ${player.paymentPasswordHash},
      ${JSON.stringify(player.contacts)}::jsonb, ${player.currency}, ${player.language},
      ${player.termsVersion}, ${player.termsVersion === null ? null : player.now},
      ${JSON.stringify(player.registeredFrom)}::jsonb, ${player.limitsSet},
      ${player.firstLoginAt}, ${player.now})
    returning ${columns}`);
  return only(rows);
}

type Row = Record<keyof Player, never> & Player;

export async function findPlayer(db: Db, id: bigint): Promise<Player | null> {
  const { rows } = await db.query<Row>(
    sql`select ${columns} from identity.player where id = ${id}`,
  );
  return rows[0] ?? null;
}

/** The player with a username at a merchant, trial accounts too. */
export async function findByName(db: Db, merchant: string, key: string): Promise<Player | null> {
  const { rows } = await db.query<Row>(
    sql`select ${columns} from identity.player
      where merchant_id = ${merchant} and username_key = ${key}`,
  );
  return rows[0] ?? null;
}

/** Says of the account of a username that a program plays it. */
export async function markProgram(db: Db, merchant: string, key: string): Promise<void> {
  await db.query(sql`
    update identity.player set is_program = true
    where merchant_id = ${merchant} and username_key = ${key} and not is_program`);
}

/** Locks a member's row, so that the team's decisions about the member are written one at a time. */
export async function lockPlayerFully(tx: Db, id: bigint): Promise<void> {
  await tx.query(sql`select from identity.player where id = ${id} for update`);
}

/** Lets nobody decide about a member, block one for instance, until the transaction ends. */
export async function lockPlayer(tx: Tx, id: bigint): Promise<void> {
  await tx.query(sql`select from identity.player where id = ${id} for no key update`);
}

export interface Credentials {
  readonly id: bigint;
  readonly passwordHash: string;
}

/** The player who signs in under a username; trial accounts do not. */
export async function findCredentials(
  db: Db,
  merchant: string,
  key: string,
): Promise<Credentials | null> {
  const { rows } = await db.query<Credentials & Record<string, unknown>>(sql`
    select id, password_hash as "passwordHash" from identity.player
    where merchant_id = ${merchant} and username_key = ${key} and password_hash is not null`);
  return rows[0] ?? null;
}

/** The same under a confirmed mobile number. */
export async function findCredentialsByMobile(
  db: Db,
  merchant: string,
  mobile: string,
): Promise<Credentials | null> {
  const { rows } = await db.query<Credentials & Record<string, unknown>>(sql`
    select id, password_hash as "passwordHash" from identity.player
    where merchant_id = ${merchant} and mobile = ${mobile} and mobile_confirmed_at is not null
      and password_hash is not null`);
  return rows[0] ?? null;
}

/** The member whose confirmed number it is. */
export async function findByMobile(
  db: Db,
  merchant: string,
  mobile: string,
): Promise<Player | null> {
  const { rows } = await db.query<Row>(sql`
    select ${columns} from identity.player
    where merchant_id = ${merchant} and mobile = ${mobile} and mobile_confirmed_at is not null`);
  return rows[0] ?? null;
}

/** Names an account after its own public number, which exists once its row does. */
export async function nameByNumber(tx: Tx, id: bigint): Promise<Player> {
  const { rows } = await tx.query<Row>(sql`
    update identity.player set username = account_number, username_key = account_number
    where id = ${id} returning ${columns}`);
  return only(rows);
}

export async function findPasswordHash(db: Db, id: bigint): Promise<string | null> {
  const { rows } = await db.query<{ hash: string | null }>(sql`
    select password_hash as hash from identity.player where id = ${id}`);
  return rows[0]?.hash ?? null;
}

/** True if a hash is still the member's; holds it so until the transaction ends. */
export async function lockPassword(tx: Tx, id: bigint, hash: string): Promise<boolean> {
  const { rowCount } = await tx.query(sql`
    select from identity.player where id = ${id} and password_hash = ${hash}
    for no key update`);
  return rowCount === 1;
}

/** Sets a new password; false when it is no longer `oldHash` that would be replaced. */
export async function replacePassword(
  tx: Tx,
  change: { playerId: bigint; oldHash: string | null; newHash: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query(sql`
    update identity.player
    set password_hash = ${change.newHash}, password_changed_at = ${change.now},
      must_change_password = false, first_login_at = coalesce(first_login_at, ${change.now})
    where id = ${change.playerId} and password_hash is not distinct from ${change.oldHash}`);
  return rowCount === 1;
}

/**
 * For recovery: the member whose username and e-mail both match. A member who came by a provider has no
 * password yet and gets the first one this way; trial accounts have no address.
 */
export async function findByEmail(
  db: Db,
  merchant: string,
  key: string,
  email: string,
): Promise<Player | null> {
  const { rows } = await db.query<Row>(sql`
    select ${columns} from identity.player
    where merchant_id = ${merchant} and username_key = ${key} and lower(email) = lower(${email})`);
  return rows[0] ?? null;
}

export async function findIdNumberBox(db: Db, id: bigint): Promise<Buffer | null> {
  const { rows } = await db.query<{ box: Buffer | null }>(sql`
    select id_number_box as box from identity.player where id = ${id}`);
  return rows[0]?.box ?? null;
}

/** Gives an account its CPF, and its birth date where it has none; fails as `insertPlayer` does. */
export async function setIdNumber(
  tx: Tx,
  { playerId, idNumber, birthDate, at }: SetIdNumber,
): Promise<void> {
  await tx.query(sql`
    update identity.player
    set id_number_box = ${idNumber.box}, id_number_index = ${idNumber.index},
      id_number_at = ${at}, birth_date = coalesce(birth_date, ${birthDate})
    where id = ${playerId}`);
}

interface SetIdNumber {
  readonly playerId: bigint;
  readonly idNumber: { readonly box: Buffer; readonly index: Buffer };
  readonly at: Date;
  readonly birthDate: string;
}

export async function setLanguage(db: Db, id: bigint, language: string): Promise<void> {
  await db.query(sql`update identity.player set language = ${language} where id = ${id}`);
}

export async function setLimitsSet(tx: Tx, id: bigint): Promise<void> {
  await tx.query(sql`update identity.player set limits_set = true where id = ${id}`);
}

/** The password must be changed at whatever way in, until a new one is set. */
export async function setMustChangePassword(tx: Tx, id: bigint): Promise<void> {
  await tx.query(sql`
    update identity.player set must_change_password = true
    where id = ${id} and not must_change_password`);
}

/** The same of an account with a password; false where there is none, or the mark is there already. */
export async function requireNewPassword(tx: Tx, id: bigint): Promise<boolean> {
  const { rowCount } = await tx.query(sql`
    update identity.player set must_change_password = true
    where id = ${id} and password_hash is not null and not must_change_password`);
  return rowCount === 1;
}

/**
 * Somebody has come in. A password that is there by now is somebody else's choice, and from now on
 * nothing but the mark tells so: whichever way they came, it is changed before it opens anything.
 */
export async function setFirstLogin(tx: Tx, id: bigint, now: Date): Promise<void> {
  await tx.query(sql`
    update identity.player
    set first_login_at = ${now},
      must_change_password = must_change_password or password_hash is not null
    where id = ${id} and first_login_at is null`);
}

function only(rows: readonly Row[]): Player {
  const row = rows[0];
  if (row === undefined) throw new Error('insert returned nothing');
  return row;
}

export async function findUsernames(
  db: Db,
  ids: readonly bigint[],
): Promise<{ id: bigint; username: string }[]> {
  const { rows } = await db.query<{ id: bigint; username: string }>(sql`
    select id, username from identity.player where id = any(${[...ids]}::bigint[])`);
  return rows;
}

/** The same of those who want to be named on the winner board. */
export async function findBoardNames(
  db: Db,
  ids: readonly bigint[],
): Promise<{ id: bigint; username: string }[]> {
  const { rows } = await db.query<{ id: bigint; username: string }>(sql`
    select id, username from identity.player where id = any(${[...ids]}::bigint[]) and on_board`);
  return rows;
}

/** Raises a member's rank; a level that was reached is never lost. */
export async function raiseRank(db: Db, playerId: bigint, rankLevel: number): Promise<void> {
  await db.query(sql`
    update identity.player set rank_level = greatest(rank_level, ${rankLevel}::smallint)
    where id = ${playerId}`);
}

/** Sets a member's rank, also lower. */
export async function writeRank(tx: Tx, playerId: bigint, rankLevel: number): Promise<void> {
  await tx.query(sql`
    update identity.player set rank_level = ${rankLevel}::smallint where id = ${playerId}`);
}

/** A member's rank, locked until the transaction ends. */
export async function lockRank(tx: Tx, playerId: bigint): Promise<number> {
  const { rows } = await tx.query<{ rank: number }>(sql`
    select rank_level::int as rank from identity.player where id = ${playerId} for no key update`);
  return rows[0]?.rank ?? 0;
}
