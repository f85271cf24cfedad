import { createHash } from 'node:crypto';
import type { Db, Tx } from '@arara/postgres';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { networkOf } from '../../platform/http/network.ts';
import * as rows from './attempt.repository.ts';
import type { SecuritySettings } from './security.settings.ts';

/** Whereto a code goes, and who asked for it. */
interface CodeOnItsWay {
  /** A keyed index of the number or e-mail. */
  readonly number: string;
  readonly address: string;
  readonly playerId: bigint | undefined;
}

export interface TryState {
  /** The next try must come with a solved image. */
  readonly captcha: boolean;
}

export interface CountedTry {
  /** Records that the try failed; tells whether it locked the account just now. */
  failed(): Promise<{
    readonly captcha: boolean;
    readonly locked: boolean;
    readonly failures: number;
  }>;
  /** The try was right: the account starts afresh. */
  succeeded(): Promise<void>;
}

export interface TryGuard {
  /** Throws `login.locked` while the account or the address is locked. */
  state(): Promise<TryState>;
  /** Counts a try before its password is looked at; throws `login.locked` when it is one too many. */
  take(): Promise<CountedTry>;
}

type AttemptSettings = Pick<
  SecuritySettings,
  'account' | 'address' | 'attemptMs' | 'lockMs' | 'recovery' | 'idNumberTaken' | 'sms'
>;

/** Counts failed sign-ins per account and address in the database, the same for all processes. */
export function createAttempts(deps: {
  database: Database;
  clock: Clock;
  security: AttemptSettings;
}) {
  const { database, clock, security } = deps;
  const db = database.read;

  function refuseLocked({ lockedUntil }: rows.Attempts, now: Date): void {
    if (lockedUntil === null || lockedUntil <= now) return;
    const seconds = Math.ceil((lockedUntil.getTime() - now.getTime()) / 1_000);
    throw new AppError('login.locked', {
      retryAfterSeconds: seconds,
      params: { minutes: Math.ceil(seconds / 60) },
    });
  }

  async function count(subject: string, lockAfter: number, now: Date): Promise<rows.Attempts> {
    const windowEndsAt = new Date(now.getTime() + security.attemptMs);
    const counted = await rows.countAttempt(db, subject, now, windowEndsAt);
    refuseLocked(counted, now);
    if (counted.failures <= lockAfter) return counted;
    const lockedUntil = new Date(now.getTime() + security.lockMs);
    await rows.lockSubject(db, subject, now, lockedUntil);
    refuseLocked({ ...counted, lockedUntil }, now);
    return counted;
  }

  return {
    /** An account is counted under its name whether or not it exists. */
    guard(merchant: string, key: string, address: string): TryGuard {
      const account = accountSubject(merchant, key);
      const network = `address:${networkOf(address)}`;
      return {
        async state() {
          const now = clock.now();
          const ofAccount = await rows.readAttempts(db, account, now);
          const ofAddress = await rows.readAttempts(db, network, now);
          refuseLocked(ofAccount, now);
          refuseLocked(ofAddress, now);
          return { captcha: wantsCaptcha(ofAccount.failures, ofAddress.failures) };
        },
        async take() {
          const now = clock.now();
          const ofAddress = await count(network, security.address.lockAfter, now);
          const ofAccount = await count(account, security.account.lockAfter, now);
          return {
            async failed() {
              const { failures } = ofAccount;
              const captcha = wantsCaptcha(failures, ofAddress.failures);
              if (failures < security.account.lockAfter)
                return { captcha, locked: false, failures };
              const lockedUntil = new Date(now.getTime() + security.lockMs);
              const locked = await rows.lockSubject(db, account, now, lockedUntil);
              return { captcha, locked, failures };
            },
            async succeeded() {
              await rows.forgetAttempts(db, account);
              await rows.uncountAttempt(db, network);
            },
          };
        },
      };
    },
    /**
     * Lets an address, and a member who is signed in, ask whether a CPF has an account, one question at
     * a time until the transaction ends; throws `rate.limited` when either has heard its share of answers.
     */
    async mayAsk(tx: Tx, address: string, playerId?: bigint): Promise<void> {
      const now = clock.now();
      for (const subject of questionSubjects(address, playerId)) {
        await rows.waitForSubject(tx, subject);
        const { failures, windowEndsAt } = await rows.readAttempts(tx, subject, now);
        if (failures < security.idNumberTaken.answers || windowEndsAt === null) continue;
        const seconds = Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1_000);
        throw new AppError('rate.limited', { retryAfterSeconds: seconds, params: { seconds } });
      }
    },
    /** Counts an answer that is about to be told; it must be committed before it is. */
    async answered(tx: Tx, address: string, playerId?: bigint): Promise<void> {
      const now = clock.now();
      const ends = new Date(now.getTime() + security.idNumberTaken.windowMs);
      for (const subject of questionSubjects(address, playerId)) {
        await rows.countAttempt(tx, subject, now, ends);
      }
    },
    /** Counts a mail of recovery to an account; false when it had its share: it gets no more now. */
    async mayMail(tx: Db, playerId: bigint): Promise<boolean> {
      const { mails, windowMs } = security.recovery;
      const now = clock.now();
      const ends = new Date(now.getTime() + windowMs);
      const { failures } = await rows.countAttempt(tx, `recovery:${playerId}`, now, ends);
      return failures <= mails;
    },
    /**
     * Counts a code to a number or e-mail from an address and, where somebody is signed in, of that
     * member; answers until when no more are sent, or null: this one may go. A refused message is not counted: the
     * transaction is given up.
     */
    async maySms(tx: Db, code: CodeOnItsWay): Promise<Date | null> {
      const { number, address, playerId } = code;
      const now = clock.now();
      const { sms } = security;
      const shares = [
        { subject: `sms-address:${networkOf(address)}`, ...sms.address },
        { subject: `sms-number:${number}`, ...sms.number },
        { subject: `sms-day:${number}`, ...sms.day },
        ...(playerId === undefined ? [] : [{ subject: `sms-player:${playerId}`, ...sms.number }]),
      ];
      for (const { subject, codes, windowMs } of shares) {
        const ends = new Date(now.getTime() + windowMs);
        const { failures, windowEndsAt } = await rows.countAttempt(tx, subject, now, ends);
        if (failures > codes) return windowEndsAt;
      }
      return null;
    },
    /** A member who set a new password by mail may sign in at once. */
    async forgive(merchant: string, key: string): Promise<void> {
      await rows.forgetAttempts(db, accountSubject(merchant, key));
    },
  };

  function wantsCaptcha(ofAccount: number, ofAddress: number): boolean {
    return ofAccount >= security.account.captchaAfter || ofAddress >= security.address.captchaAfter;
  }
}

export type AttemptCounter = ReturnType<typeof createAttempts>;

const questionSubjects = (address: string, playerId: bigint | undefined) => [
  `id-number:${networkOf(address)}`,
  ...(playerId === undefined ? [] : [`id-number-player:${playerId}`]),
];

/** Names that people type by mistake may be passwords: only a hash of them is kept. */
function accountSubject(merchant: string, key: string): string {
  return `account:${merchant}:${createHash('sha256').update(key).digest('base64url')}`;
}
