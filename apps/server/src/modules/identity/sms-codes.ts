import { hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Tx } from '@arara/postgres';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { AttemptCounter } from './attempts.ts';
import type { IdentityPolicy } from './identity.policy.ts';
import * as rows from './sms-code.repository.ts';
import { blindIndex, randomDigits } from './tokens.ts';
import type { RandomBytes } from './tokens.ts';

/** What a code is good for; one of another purpose is none. */
export type SmsPurpose = 'login' | 'register' | 'recovery';

/** The number that a code confirms, at one merchant and for one purpose. */
export interface SmsSubject {
  readonly merchant: string;
  readonly purpose: SmsPurpose;
  /** As E.164 writes it. */
  readonly mobile: string;
}

/** A code that was right; it is used up in the transaction of what it is for. */
export interface RightCode {
  readonly subject: Buffer;
  readonly hash: Buffer;
}

export interface SmsCodes {
  /** A fresh code; throws `sms.wait` while one is good, `sms.too.many` when enough were sent. */
  issue(subject: SmsSubject, address: string): Promise<string>;
  /** Takes back a code that could not be sent. */
  forget(subject: SmsSubject): Promise<void>;
  /** Throws `sms.code.expired` or `sms.code.invalid`; each call counts as a try of the code. */
  judge(subject: SmsSubject, typed: string): Promise<RightCode>;
  /** Uses a right code up; throws `sms.code.invalid` when somebody did so meanwhile. */
  spend(tx: Tx, code: RightCode): Promise<void>;
}

const digits = 6;
const second = 1_000;
const minute = 60 * second;

/**
 * Codes of six digits, bound to a number, a purpose and a merchant. They are kept as keyed hashes,
 * because a million codes are quickly tried against a plain one.
 */
export function createSmsCodes(deps: {
  database: Database;
  clock: Clock;
  random: RandomBytes;
  secretKey: string;
  attempts: Pick<AttemptCounter, 'maySms'>;
  policy: IdentityPolicy['sms'];
}): SmsCodes {
  const { database, clock, random, attempts, policy } = deps;
  const secret = Buffer.from(deps.secretKey, 'hex');
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'identity.sms-code', 32));
  const subjectOf = ({ merchant, purpose, mobile }: SmsSubject) =>
    blindIndex(key, `${merchant}:${purpose}:${mobile}`);
  const hashOf = (subject: Buffer, code: string) =>
    blindIndex(key, `${subject.toString('hex')}:${code}`);

  return {
    issue(given, address) {
      const code = randomDigits(random, digits);
      const subject = subjectOf(given);
      const now = clock.now();
      const expiresAt = new Date(now.getTime() + policy.minutes * minute);
      return database.transaction(async (tx) => {
        const row = { subject, hash: hashOf(subject, code), expiresAt, now };
        const running = await rows.insertSmsCode(tx, row);
        if (running !== null) throw refuseNow('sms.wait', running, now);
        const number = blindIndex(key, `${given.merchant}:${given.mobile}`).toString('base64url');
        const full = await attempts.maySms(tx, number, address);
        if (full !== null) throw refuseNow('sms.too.many', full, now);
        return code;
      });
    },
    forget: (given) => rows.dropSmsCode(database.read, subjectOf(given)),
    async judge(given, typed) {
      const subject = subjectOf(given);
      const hash = hashOf(subject, typed.replace(/\s/g, ''));
      const tried = await rows.trySmsCode(database.read, subject);
      if (tried === null) throw new AppError('sms.code.invalid', { field: 'verificationCode' });
      if (tried.expiresAt <= clock.now() || tried.tries > policy.tries) {
        throw new AppError('sms.code.expired', { field: 'verificationCode' });
      }
      if (!timingSafeEqual(tried.hash, hash)) {
        throw new AppError('sms.code.invalid', { field: 'verificationCode' });
      }
      await rows.untrySmsCode(database.read, subject);
      return { subject, hash };
    },
    async spend(tx, { subject, hash }) {
      if (await rows.takeSmsCode(tx, subject, hash)) return;
      throw new AppError('sms.code.invalid', { field: 'verificationCode' });
    },
  };
}

function refuseNow(code: 'sms.wait' | 'sms.too.many', until: Date, now: Date): AppError {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / second));
  const params = { seconds, minutes: Math.ceil(seconds / 60) };
  return new AppError(code, { retryAfterSeconds: seconds, params, value: { seconds } });
}
