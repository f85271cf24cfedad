import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';

export async function insertCaptcha(
  db: Db,
  captcha: { captchaId: string; merchant: string; answerHash: Buffer; expiresAt: Date },
): Promise<void> {
  const { captchaId, merchant, answerHash, expiresAt } = captcha;
  await db.query(sql`
    insert into identity.captcha (id, merchant_id, answer_hash, expires_at)
    values (${captchaId}, ${merchant}, ${answerHash}, ${expiresAt})`);
}

/** Uses an image up; null where a merchant has none of this id. */
export async function takeCaptcha(
  db: Db,
  merchant: string,
  id: string,
): Promise<{ readonly answerHash: Buffer; readonly expiresAt: Date } | null> {
  const { rows } = await db.query<{ answerHash: Buffer; expiresAt: Date }>(sql`
    delete from identity.captcha where id = ${id} and merchant_id = ${merchant}
    returning answer_hash as "answerHash", expires_at as "expiresAt"`);
  return rows[0] ?? null;
}
