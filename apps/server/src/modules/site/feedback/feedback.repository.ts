import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';
import { openCase } from './case.repository.ts';
import type { CleanImage } from './clean-image.ts';

const listMax = 50;

export interface NewFeedback {
  readonly id: string;
  readonly merchant: string;
  readonly playerId: bigint | null;
  readonly account: string | null;
  readonly text: string;
  readonly remark: string;
  readonly language: string;
  readonly at: Date;
  readonly images: readonly CleanImage[];
  /** The same for what is sent again under its key; null without one. */
  readonly mark: Buffer | null;
}

/** Writes a feedback with its pictures; false where it is there already. */
export async function insertFeedback(tx: Tx, feedback: NewFeedback): Promise<boolean> {
  const { id, merchant, playerId, account, text, remark, language, at, images, mark } = feedback;
  const { rowCount } = await tx.query(sql`
    insert into site.feedback
      (id, merchant_id, player_id, account, body, remark, language, sent_at, mark)
    values (${id}, ${merchant}, ${playerId}, ${account}, ${text}, ${remark}, ${language}, ${at},
      ${mark})
    on conflict (mark) do nothing`);
  if (rowCount === 0) return false;
  for (const [index, { type, bytes }] of images.entries()) {
    await tx.query(sql`
      insert into site.feedback_image (feedback_id, position, type, bytes)
      values (${id}, ${index + 1}, ${type}, ${bytes})`);
  }
  await openCase(tx, feedback);
  return true;
}

/** The feedback that was sent before under the same key, or null. */
export async function findFeedback(db: Db, mark: Buffer): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>(sql`
    select id from site.feedback where mark = ${mark}`);
  return rows[0]?.id ?? null;
}

export interface FeedbackRow {
  id: string;
  account: string | null;
  text: string;
  remark: string;
  at: Date;
  images: number;
}

/** The feedback of a member, with the answer of the house. */
export interface OwnFeedbackRow extends FeedbackRow {
  answered_at: Date | null;
  answer: string | null;
}

/** The feedback that one member has sent, newest first. */
export async function feedbackOfPlayer(db: Db, player: bigint): Promise<OwnFeedbackRow[]> {
  const { rows } = await db.query<OwnFeedbackRow & Record<string, unknown>>(sql`
    select f.id, f.account, f.body as text, f.remark, f.sent_at as at,
      (select count(*)::int from site.feedback_image i where i.feedback_id = f.id) as images,
      c.ended_at as answered_at, c.words as answer
    from site.feedback f
    left join site.feedback_case c on c.feedback_id = f.id and c.state = 'answered'
    where f.player_id = ${player}
    order by f.sent_at desc limit ${listMax}`);
  return rows;
}

/** The feedback that was sent to a merchant's site, newest first. */
export async function feedbackOfMerchant(db: Db, merchant: string): Promise<FeedbackRow[]> {
  const { rows } = await db.query<FeedbackRow>(sql`
    select f.id, f.account, f.body as text, f.remark, f.sent_at as at,
      (select count(*)::int from site.feedback_image i where i.feedback_id = f.id) as images
    from site.feedback f where f.merchant_id = ${merchant}
    order by f.sent_at desc limit ${listMax}`);
  return rows;
}

/** The pictures of one feedback of a merchant, in their order. */
export async function feedbackImages(db: Db, merchant: string, id: string): Promise<CleanImage[]> {
  const { rows } = await db.query<CleanImage>(sql`
    select i.type, i.bytes from site.feedback_image i
    join site.feedback f on f.id = i.feedback_id
    where f.merchant_id = ${merchant} and f.id::text = ${id} order by i.position`);
  return rows;
}
