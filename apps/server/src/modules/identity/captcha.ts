import { randomUUID } from 'node:crypto';
import { sql } from '@arara/postgres';
import svgCaptcha from 'svg-captcha';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { hashToken, readableCode } from '../../platform/tokens.ts';
import type { RandomBytes } from '../../platform/tokens.ts';

export interface Captcha {
  readonly captchaId: string;
  /** The image as base64 of a PNG. */
  readonly value: string;
  readonly expirationTime: number;
}

export interface Captchas {
  issue(merchant: string): Promise<Captcha>;
  /** True if the answer is right; right or wrong, the image is used up. */
  check(merchant: string, id: string | undefined, answer: string | undefined): Promise<boolean>;
}

const answerLength = 5;
const image = {
  width: 180,
  height: 60,
  fontSize: 58,
  noise: 3,
  color: true,
  background: '#FFF6E5',
};

/** The package's main function draws a given text; its types know only the drawing of its own. */
const draw = svgCaptcha as unknown as (text: string, options: typeof image) => string;

/** Image captchas of one use, kept in the database so that any process can judge them. */
export function createCaptchas(deps: {
  database: Database;
  clock: Clock;
  random: RandomBytes;
  lifetimeMs: number;
}): Captchas {
  const { database, clock, random, lifetimeMs } = deps;
  return {
    async issue(merchant) {
      // Loaded by the first who needs it: a library of pictures that most starts never draw with.
      const { default: sharp } = await import('sharp');
      const answer = readableCode(random, answerLength);
      const png = await sharp(Buffer.from(draw(answer, image)))
        .png()
        .toBuffer();
      const captchaId = randomUUID();
      const expiresAt = new Date(clock.now().getTime() + lifetimeMs);
      await database.read.query(sql`
        insert into identity.captcha (id, merchant_id, answer_hash, expires_at)
        values (${captchaId}, ${merchant}, ${answerHash(captchaId, answer)}, ${expiresAt})`);
      return { captchaId, value: png.toString('base64'), expirationTime: expiresAt.getTime() };
    },
    async check(merchant, id, answer) {
      if (id === undefined || answer === undefined || !/^[0-9a-f-]{36}$/.test(id)) return false;
      const { rows } = await database.read.query<{ hash: Buffer; expiresAt: Date }>(sql`
        delete from identity.captcha where id = ${id} and merchant_id = ${merchant}
        returning answer_hash as hash, expires_at as "expiresAt"`);
      const found = rows[0];
      if (found === undefined || found.expiresAt <= clock.now()) return false;
      return found.hash.equals(answerHash(id, answer));
    },
  };
}

/** Letters count, not their case. */
function answerHash(id: string, answer: string): Buffer {
  return hashToken(`${id}:${answer.trim().toLowerCase()}`);
}
