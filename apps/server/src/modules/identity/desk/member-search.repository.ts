import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';

/** A member as a list of staff names one. */
export interface NamedMember {
  readonly id: bigint;
  readonly accountNumber: string;
  readonly username: string;
  readonly payeeName: string | null;
  /** True for a player of the sandbox. */
  readonly isProgram: boolean;
}

type Row = NamedMember & Record<string, unknown>;

const columns = sql`
  p.id, p.account_number as "accountNumber", p.username, p.payee_name as "payeeName",
  p.is_program as "isProgram"`;

/** Every text that begins with this one is below it: no character stands after the last of Unicode. */
const endOf = (beginning: string): string => `${beginning}\u{10FFFF}`;

/** The beginning of a list of members, in the order of their usernames. */
interface Beginning {
  readonly merchant: string;
  readonly begins: string;
  readonly limit: number;
}

export async function byUsername(db: Db, { merchant, begins, limit }: Beginning): Promise<Row[]> {
  const { rows } = await db.query<Row>(sql`
    select ${columns} from identity.player p
    where merchant_id = ${merchant} and username_key ~>=~ ${begins}
      and username_key ~<~ ${endOf(begins)}
    order by username_key using ~<~ limit ${limit}`);
  return rows;
}

/**
 * Only by the whole address, in small letters: a beginning would tell the rest of one that is masked. The addresses are
 * asked for before they are put in order: the planner would rather read every member in the order of the ids.
 */
export async function byEmail(
  db: Db,
  merchant: string,
  email: string,
  limit: number,
): Promise<Row[]> {
  const { rows } = await db.query<Row>(sql`
    select * from (
      select ${columns} from identity.player p
      where merchant_id = ${merchant} and email is not null and lower(email) = ${email}
      offset 0
    ) addressed
    order by id limit ${limit}`);
  return rows;
}

/**
 * Members in whose name or nickname every word that was typed begins a word, accents or not. The names are asked for
 * as if all of them were wanted: for the few that are, the planner would pass the index over.
 */
export async function byName(db: Db, { merchant, begins, limit }: Beginning): Promise<Row[]> {
  const { rows } = await db.query<Row>(sql`
    select * from (
      select ${columns} from identity.player p
      where identity.name_words(merchant_id, coalesce(payee_name, '') || ' ' || coalesce(nickname, ''))
        @@ identity.name_query(${merchant}, ${begins})
      offset 0
    ) named
    limit ${limit}`);
  return rows;
}

export async function byMobile(
  db: Db,
  merchant: string,
  numbers: readonly string[],
  limit: number,
): Promise<Row[]> {
  const { rows } = await db.query<Row>(sql`
    select ${columns} from identity.player p
    where merchant_id = ${merchant} and mobile = any (${[...numbers]}::text[])
    order by mobile_confirmed_at nulls last, id limit ${limit}`);
  return rows;
}

export async function byIdNumber(db: Db, merchant: string, index: Buffer): Promise<Row[]> {
  const { rows } = await db.query<Row>(sql`
    select ${columns} from identity.player p
    where merchant_id = ${merchant} and id_number_index = ${index}`);
  return rows;
}

/** By the public number, or by the id of the program. */
export async function byNumber(db: Db, merchant: string, number: string): Promise<Row[]> {
  const { rows } = await db.query<Row>(sql`
    select ${columns} from identity.player p
    where merchant_id = ${merchant} and account_number = ${number}
    union
    select ${columns} from identity.player p
    where merchant_id = ${merchant} and id = ${number}::bigint`);
  return rows;
}

export async function namedByIds(
  db: Db,
  merchant: string,
  ids: readonly bigint[],
): Promise<NamedMember[]> {
  const { rows } = await db.query<Row>(sql`
    select ${columns} from identity.player p
    where id = any (${[...ids]}::bigint[]) and merchant_id = ${merchant}`);
  return rows;
}

/** Names and contacts in clear of members of a merchant. */
export async function personalByIds(
  db: Db,
  merchant: string,
  ids: readonly bigint[],
): Promise<MemberContacts[]> {
  const { rows } = await db.query<MemberContacts & Record<string, unknown>>(sql`
    select id, payee_name as name, email, mobile from identity.player
    where id = any (${[...ids]}::bigint[]) and merchant_id = ${merchant}`);
  return rows;
}

export interface MemberContacts {
  readonly id: bigint;
  readonly name: string | null;
  readonly email: string | null;
  readonly mobile: string | null;
}

/** The id of the member with a public number. */
export async function findAccount(
  db: Db,
  merchant: string,
  number: string,
): Promise<bigint | null> {
  const { rows } = await db.query<{ id: bigint }>(sql`
    select id from identity.player where merchant_id = ${merchant} and account_number = ${number}`);
  return rows[0]?.id ?? null;
}

export type Shared = 'email' | 'mobile' | 'address';

export interface RelatedMember extends NamedMember {
  readonly shares: readonly Shared[];
}

/** Addresses of the member that are looked at; of one with very many neighbours some are left out. */
const addressesLooked = 20;
const neighboursLooked = 50;

/** Other members of the brand with the same e-mail, the same number, or a sign-in from the same address. */
export async function relatedMembers(
  db: Db,
  member: {
    readonly id: bigint;
    readonly merchant: string;
    readonly email: string | null;
    readonly mobile: string | null;
  },
  limit: number,
): Promise<RelatedMember[]> {
  const { id, merchant, email, mobile } = member;
  const { rows } = await db.query<RelatedMember & Record<string, unknown>>(sql`
    with shared as (
      (select id, 'email' as shares from identity.player
        where merchant_id = ${merchant} and email is not null and lower(email) = lower(${email}::text)
        limit ${limit})
      union all
      (select id, 'mobile' from identity.player
        where merchant_id = ${merchant} and mobile = ${mobile}::text limit ${limit})
      union all
      select other.player_id, 'address'
      from (
        select address from (
          select address, id from identity.sign_in
          where player_id = ${id} and outcome = 'ok' order by id desc limit 200
        ) latest
        group by address order by max(id) desc limit ${addressesLooked}
      ) own
      cross join lateral (
        select distinct player_id from identity.sign_in
        where address = own.address and outcome = 'ok' limit ${neighboursLooked}
      ) other
    )
    select ${columns}, array_agg(distinct s.shares order by s.shares) as shares
    from shared s join identity.player p on p.id = s.id
    where p.id <> ${id} and p.merchant_id = ${merchant}
    group by p.id order by count(distinct s.shares) desc, p.id limit ${limit}`);
  return rows;
}
