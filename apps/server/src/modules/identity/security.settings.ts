import { sessionSettings, sessionSettingsOf } from './session.settings.ts';
import type { Jurisdiction } from './session.settings.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** The numbers of security: lifetimes in milliseconds, tries, and the cost of guessing. */
export const securitySettings = {
  session: sessionSettings,
  signInCodeMs: minute,
  /** A member without a password proves the account by a sign-in that is no older. */
  freshSignInMs: 10 * minute,
  /** For so long after a forgotten payment password was set anew the owner can hear of it and object. */
  newPaymentPasswordMs: day,
  passkeysMax: 10,
  /** For so long a form that opened an account is known again when its answer was lost. */
  registrationKnownMs: 10 * minute,
  recoveryMs: 30 * minute,
  /** Mails with a link that one account gets; the last of them is still good for its time. */
  recovery: { mails: 3, windowMs: hour },
  captchaMs: 5 * minute,
  sms: {
    /** A code is good as long as the page counts down; then another one can be asked for. */
    minutes: 3,
    /** Wrong tries that one code stands. */
    tries: 5,
    /** Codes of all purposes together: what one number, and one address, is sent. */
    number: { codes: 6, windowMs: hour },
    day: { codes: 15, windowMs: day },
    address: { codes: 30, windowMs: hour },
  },
  /** The code of a new e-mail address; how many go out is counted with those of short messages. */
  email: { minutes: 5, tries: 5 },
  /** Work of a challenge: `counter` derivations of `cost` iterations each. */
  challenge: { cost: 5_000, counterMin: 100, counterMax: 250, ms: 10 * minute },
  sealing: { windowMs: 5 * minute, rotateMs: 7 * day, keepMs: 2 * day },
  account: { captchaAfter: 3, lockAfter: 10 },
  /** An address may be a whole village behind one router: it is counted more generously. */
  address: { captchaAfter: 20, lockAfter: 200 },
  attemptMs: 15 * minute,
  lockMs: 15 * minute,
  /** Argon2id, 19 MiB and two passes; `concurrent` at a time, `queued` more may wait. */
  hashing: { memoryKiB: 19_456, passes: 2, concurrent: 2, queued: 100 },
  /** How often an address hears that a CPF has an account; then it registers nobody for a while. */
  idNumberTaken: { answers: 5, windowMs: hour },
  signInsListed: 50,
  /** Records of access are kept for six months (Marco Civil da Internet, art. 15), then deleted. */
  signInsKeptMs: 184 * day,
  /** A browser that nobody came in by for so long is forgotten, as it forgets its mark. */
  devicesKeptMs: 400 * day,
  endedSessionsKeptMs: 90 * day,
};

export type SecuritySettings = typeof securitySettings;

/** The numbers of security under a law. */
export function securityOf(jurisdiction: Jurisdiction): SecuritySettings {
  return { ...securitySettings, session: sessionSettingsOf(jurisdiction) };
}
