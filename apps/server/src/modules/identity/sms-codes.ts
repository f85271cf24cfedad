import { hkdfSync, timingSafeEqual } from 'node:crypto';
import type { ErrorCode } from '@arara/contract';
import type { Tx } from '@arara/postgres';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { AttemptCounter } from './attempts.ts';
import type { SecuritySettings } from './security.settings.ts';
import * as rows from './sms-code.repository.ts';
import { blindIndex, randomDigits } from '../../platform/tokens.ts';
import type { RandomBytes } from '../../platform/tokens.ts';

/** The purpose that a code is good for; one of another purpose is none. */
export type SmsPurpose = 'login' | 'register' | 'recovery' | 'mobile';

/** The number or address that a code confirms, at one merchant and for one purpose. */
export interface CodeSubject {
  readonly merchant: string;
  readonly purpose: SmsPurpose | 'email';
  /** A number as E.164 writes it, or an e-mail address in lower case. */
  readonly to: string;
  /** The member who may use it, where somebody signed in asked for it. */
  readonly playerId?: bigint;
}

/** A subject whose code goes by short message. */
export interface SmsSubject extends CodeSubject {
  readonly purpose: SmsPurpose;
}

/** A code that was right; it is used up in the transaction of what it is for. */
export interface RightCode {
  readonly subject: Buffer;
  readonly hash: Buffer;
}

/** The refusals that a caller hears of a code. */
export interface CodeRefusals {
  readonly wait: ErrorCode;
  readonly many: ErrorCode;
  readonly invalid: ErrorCode;
  readonly expired: ErrorCode;
}

export const smsRefusals: CodeRefusals = {
  wait: 'sms.wait',
  many: 'sms.too.many',
  invalid: 'sms.code.invalid',
  expired: 'sms.code.expired',
};

export const emailRefusals: CodeRefusals = {
  wait: 'email.wait',
  many: 'email.too.many',
  invalid: 'email.code.invalid',
  expired: 'email.code.invalid',
};

export interface SmsCodes {
  /** A fresh code; refuses with `wait` while one is good, with `many` when enough were sent. */
  issue(subject: CodeSubject, address: string): Promise<string>;
  /** Takes back a code that could not be sent. */
  forget(subject: CodeSubject): Promise<void>;
  /** Refuses with `expired` or `invalid`; each call counts as a try of the code. */
  judge(subject: CodeSubject, typed: string): Promise<RightCode>;
  /** Uses a right code up; refuses with `invalid` when somebody did so meanwhile. */
  spend(tx: Tx, code: RightCode): Promise<void>;
}

const digits = 6;
const second = 1_000;
const minute = 60 * second;

/**
 * Codes of six digits, bound to a number or address, a purpose and a merchant. They are kept as keyed hashes,
 * because a million codes are quickly tried against a plain one.
 */
export function createSmsCodes(deps: {
  database: Database;
  clock: Clock;
  random: RandomBytes;
  secretKey: string;
  attempts: Pick<AttemptCounter, 'maySms'>;
  security: Pick<SecuritySettings['sms'], 'minutes' | 'tries'>;
  refusals: CodeRefusals;
}): SmsCodes {
  const { database, clock, random, attempts, security, refusals } = deps;
  const secret = Buffer.from(deps.secretKey, 'hex');
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'identity.sms-code', 32));
  const subjectOf = ({ merchant, purpose, to, playerId }: CodeSubject) =>
    blindIndex(key, `${merchant}:${purpose}${playerId ?? ''}:${to}`);
  const hashOf = (subject: Buffer, code: string) =>
    blindIndex(key, `${subject.toString('hex')}:${code}`);

  return {
    issue(given, address) {
      const code = randomDigits(random, digits);
      const subject = subjectOf(given);
      const now = clock.now();
      const expiresAt = new Date(now.getTime() + security.minutes * minute);
      return database.transaction(async (tx) => {
        const row = { subject, hash: hashOf(subject, code), expiresAt, now };
        const running = await rows.insertSmsCode(tx, row);
        if (running !== null) throw refuseNow(refusals.wait, running, now);
        const number = blindIndex(key, `${given.merchant}:${given.to}`).toString('base64url');
        const full = await attempts.maySms(tx, { number, address, playerId: given.playerId });
        if (full !== null) throw refuseNow(refusals.many, full, now);
        return code;
      });
    },
    forget: (given) => rows.dropSmsCode(database.read, subjectOf(given)),
    async judge(given, typed) {
      const subject = subjectOf(given);
      const hash = hashOf(subject, typed.replace(/\s/g, ''));
      const tried = await rows.trySmsCode(database.read, subject);
      if (tried === null) throw new AppError(refusals.invalid, { field: 'verificationCode' });
      if (tried.expiresAt <= clock.now() || tried.tries > security.tries) {
        throw new AppError(refusals.expired, { field: 'verificationCode' });
      }
      if (!timingSafeEqual(tried.hash, hash)) {
        throw new AppError(refusals.invalid, { field: 'verificationCode' });
      }
      await rows.untrySmsCode(database.read, subject);
      return { subject, hash };
    },
    async spend(tx, { subject, hash }) {
      if (await rows.takeSmsCode(tx, subject, hash)) return;
      throw new AppError(refusals.invalid, { field: 'verificationCode' });
    },
  };
}

function refuseNow(code: ErrorCode, until: Date, now: Date): AppError {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / second));
  const params = { seconds, minutes: Math.ceil(seconds / 60) };
  return new AppError(code, { retryAfterSeconds: seconds, params, value: { seconds } });
}
