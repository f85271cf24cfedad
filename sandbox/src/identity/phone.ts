import { createHash, randomBytes, randomInt } from 'node:crypto';
import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { keepMessage } from '../outbox/messages.ts';
import { takeCaptcha } from './captcha.ts';
import { firebaseIssuer, firebaseProject } from './access.ts';
import type { IdentityKeys } from './keys.ts';

const codeMs = 60_000;
const triesMax = 5;

/** So many codes go to a number in so long a time. */
const sendsMax = 5;
const sendsMs = 5 * 60_000;

const Send = z.looseObject({
  phoneNumber: z.string().max(40),
  recaptchaToken: z.string().max(4096).default(''),
});
const SignIn = z.looseObject({ sessionInfo: z.string().max(200), code: z.string().max(40) });

/** Signing in by phone in the shape of Identity Toolkit (`accounts:sendVerificationCode` …). */
export function registerPhone(
  app: FastifyInstance,
  prefix: string,
  { db, clock, keys }: { db: Db; clock: Clock; keys: IdentityKeys },
): void {
  const guard = (query: unknown) =>
    (query as { key?: string }).key === firebaseProject.apiKey ? null : 'API_KEY_INVALID';

  app.post(`${prefix}/v1/accounts::sendVerificationCode`, async (request, reply) => {
    const fault = guard(request.query);
    if (fault !== null) return refuse(reply, fault);
    const body = Send.safeParse(request.body);
    if (!body.success || body.data.phoneNumber === '') return refuse(reply, 'MISSING_PHONE_NUMBER');
    const { phoneNumber, recaptchaToken } = body.data;
    if (!/^\+\d{8,15}$/.test(phoneNumber)) return refuse(reply, 'INVALID_PHONE_NUMBER');
    if (recaptchaToken === '') return refuse(reply, 'MISSING_RECAPTCHA_TOKEN');
    if (!(await takeCaptcha(db, clock, recaptchaToken))) {
      return refuse(reply, 'CAPTCHA_CHECK_FAILED : Recaptcha verification failed');
    }
    if (await hasEnough(db, clock, phoneNumber)) {
      return refuse(reply, 'TOO_MANY_ATTEMPTS_TRY_LATER');
    }
    const sessionInfo = randomBytes(24).toString('base64url');
    const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
    const now = clock.now();
    await db.query(sql`
      insert into sandbox.identity_phone (session, phone, code, expires_at)
      values (${sessionInfo}, ${phoneNumber}, ${code}, ${new Date(now.getTime() + codeMs)})`);
    await keepMessage(db, {
      channel: 'sms',
      recipient: phoneNumber,
      subject: null,
      body: `${code} é o seu código de verificação.`,
      at: now,
    });
    return { sessionInfo };
  });

  app.post(`${prefix}/v1/accounts::signInWithPhoneNumber`, async (request, reply) => {
    const fault = guard(request.query);
    if (fault !== null) return refuse(reply, fault);
    const body = SignIn.safeParse(request.body);
    if (!body.success || body.data.code === '') return refuse(reply, 'MISSING_CODE');
    const phone = await takePhone(db, clock, body.data);
    if (phone === 'SESSION_EXPIRED' || phone === 'INVALID_CODE') return refuse(reply, phone);
    const localId = localIdOf(phone);
    const idToken = await keys.sign(phoneClaims(phone, clock));
    return { idToken, localId, phoneNumber: phone, expiresIn: '3600', isNewUser: false };
  });
}

async function hasEnough(db: Db, clock: Clock, phone: string): Promise<boolean> {
  const since = new Date(clock.now().getTime() - sendsMs + codeMs);
  const { rows } = await db.query<{ sent: number }>(sql`
    select count(*)::int as sent from sandbox.identity_phone
    where phone = ${phone} and expires_at > ${since}`);
  return (rows[0]?.sent ?? 0) >= sendsMax;
}

/** The claims of an id token of a phone. */
function phoneClaims(phone: string, clock: Clock) {
  const localId = localIdOf(phone);
  return {
    iss: firebaseIssuer(firebaseProject.id),
    aud: firebaseProject.id,
    sub: localId,
    user_id: localId,
    auth_time: Math.floor(clock.now().getTime() / 1_000),
    phone_number: phone,
    firebase: { identities: { phone: [phone] }, sign_in_provider: 'phone' },
  };
}

const localIdOf = (phone: string) =>
  createHash('sha256').update(`phone:${phone}`).digest('base64url').slice(0, 28);

/** The number that a code was sent to; a code is good once, a session for five tries. */
async function takePhone(
  db: Db,
  clock: Clock,
  { sessionInfo, code }: z.output<typeof SignIn>,
): Promise<string> {
  const { rows } = await db.query<{ phone: string; code: string; tries: number }>(sql`
    update sandbox.identity_phone set tries = tries + 1
    where session = ${sessionInfo} and expires_at > ${clock.now()}
    returning phone, code, tries`);
  const found = rows[0];
  if (found === undefined || found.tries > triesMax) return 'SESSION_EXPIRED';
  if (found.code !== code) return 'INVALID_CODE';
  await db.query(sql`delete from sandbox.identity_phone where session = ${sessionInfo}`);
  return found.phone;
}

/** As Google's interfaces tell of a fault. */
function refuse(reply: FastifyReply, message: string): FastifyReply {
  return reply.status(400).send({ error: { code: 400, message, errors: [{ message }] } });
}
