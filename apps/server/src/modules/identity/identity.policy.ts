const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** The numbers of security: lifetimes in milliseconds, tries, and the cost of guessing. */
export const identityPolicy = {
  session: { absoluteMs: day, idleMs: 2 * hour, touchMs: minute },
  signInCodeMs: minute,
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

export type IdentityPolicy = typeof identityPolicy;

/** Brazil asks for a new sign-in after 30 minutes without activity (Portaria 722, art. 14). */
export function policyOf(jurisdiction: 'demo' | 'br' | 'intl'): IdentityPolicy {
  if (jurisdiction !== 'br') return identityPolicy;
  return { ...identityPolicy, session: { ...identityPolicy.session, idleMs: 30 * minute } };
}
