import { randomUUID } from 'node:crypto';
import svgCaptcha from 'svg-captcha';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { hashToken, readableCode } from '../../platform/tokens.ts';
import type { RandomBytes } from '../../platform/tokens.ts';
import { insertCaptcha, takeCaptcha } from './captcha.repository.ts';

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
      const answerHash = hashOf(captchaId, answer);
      await insertCaptcha(database.read, { captchaId, merchant, answerHash, expiresAt });
      return { captchaId, value: png.toString('base64'), expirationTime: expiresAt.getTime() };
    },
    async check(merchant, id, answer) {
      if (id === undefined || answer === undefined || !/^[0-9a-f-]{36}$/.test(id)) return false;
      const found = await takeCaptcha(database.read, merchant, id);
      if (found === null || found.expiresAt <= clock.now()) return false;
      return found.answerHash.equals(hashOf(id, answer));
    },
  };
}

/** Letters count, not their case. */
function hashOf(id: string, answer: string): Buffer {
  return hashToken(`${id}:${answer.trim().toLowerCase()}`);
}
