import type { PersonalData } from '../privacy/index.ts';
import { createSecretBox } from '../../platform/secret-box.ts';
import { identityData } from './erase/personal-data.ts';
import { hkdfSync } from 'node:crypto';
import { inTurn } from '../../platform/contributions.ts';
import type { Contributions } from '../../platform/contributions.ts';
import type { ServerModule } from '../../platform/module.ts';
import { createPasswords } from '../../platform/passwords.ts';
import { createSealedJob } from '../../platform/sealed-job.ts';
import { systemRandom } from '../../platform/tokens.ts';
import type { ContactOf } from '../messages/index.ts';
import { accountRoutes } from './account.routes.ts';
import { createAttempts } from './attempts.ts';
import { createBotCheck } from './bot-check.ts';
import { createCaptchas } from './captcha.ts';
import { sendRecoveryLink } from './commands/request-recovery.ts';
import { contactRoutes } from './contacts/contact.routes.ts';
import { factorRoutes } from './factors/factor.routes.ts';
import { createRecoveryCodes } from './factors/recovery-codes.ts';
import { createSecondSteps } from './factors/second-step.ts';
import { createTries } from './factors/tries.ts';
import { createWebAuthn } from '../../platform/webauthn.ts';
import { createIdNumbers } from './id-number.ts';
import type { IdentityDeps } from './identity.deps.ts';
import { identityJobs } from './identity.jobs.ts';
import type { IdentityGiven, IdentityHooks } from './identity.ports.ts';
import { createIdentityQueries } from './identity.queries.ts';
import { createIdentityService } from './identity.service.ts';
import type { IdentityService } from './identity.service.ts';
import { createIdentityTickets } from './identity.tickets.ts';
import { phoneRoutes } from './phone.routes.ts';
import { findPlayer } from './player.repository.ts';
import { profileRoutes } from './profile/profile.routes.ts';
import { providerRoutes } from './providers/provider.routes.ts';
import { providerReturn } from './providers/return.plugin.ts';
import { registrationRoutes } from './registration.routes.ts';
import { createRemember } from './remember.ts';
import { createSealing } from './sealing.ts';
import { createSessionCache } from './session-cache.ts';
import type { SessionCache } from './session-cache.ts';
import { createSessionWatch } from './session-watch.ts';
import { sessionRoutes } from './session.routes.ts';
import { createSessions } from './sessions.ts';
import { createSmsCodes, emailRefusals, smsRefusals } from './sms-codes.ts';
import { createSmsSender } from './sms-sender.ts';
import { createTermsAgreed } from './terms/terms-agreed.ts';

export { securitySettings, securityOf, type SecuritySettings } from './security.settings.ts';
export type { RegistrationSettings } from './identity.settings.ts';
export type { ChosenLimits, IdentityHooks, Invitations } from './identity.ports.ts';
export type { PermissionState } from './identity.queries.ts';
export type { IdentityService } from './identity.service.ts';
export type { Block, Permission, Player } from './identity.types.ts';
export type { MemberFile } from './identity.queries.ts';
export type {
  MatchedBy,
  MemberAccess,
  MemberDesk,
  MemberMatch,
  MemberWish,
} from './desk/member-desk.ts';
export type { NamedMember, RelatedMember } from './desk/member-search.repository.ts';
export { maskEmail } from './contacts/mask-contact.ts';
export { maskIdNumber } from './id-number.ts';
export { byHand } from './commands/block-member.ts';
export { demoAccounts } from './seed.ts';

/** The hooks are those of all modules, each run in the order in which the modules were made. */
export type IdentityOptions = IdentityGiven & {
  readonly [Hook in keyof IdentityHooks]: Contributions<IdentityHooks[Hook]>;
};

export interface Identity extends ServerModule {
  readonly service: IdentityService;
  readonly contributes: {
    readonly sealingKeys: readonly Identity['sealingKeys'][];
    readonly contacts: readonly ContactOf[];
    readonly personalData: readonly PersonalData[];
  };
  /** Opens a compact JWE once; throws `sealed.invalid` or `sealed.replayed`. */
  unseal(jwe: string): Promise<unknown>;
  /** JWK set of the key that pages seal to. */
  sealingKeys(): Promise<{ keys: Record<string, unknown>[] }>;
}

/** The dependencies of the commands; the module's own services are each made once. */
function createDeps(given: IdentityGiven, hooks: IdentityHooks, cache: SessionCache): IdentityDeps {
  const { database, clock, security, secretKey } = given;
  const random = given.random ?? systemRandom;
  const base = { ...given, random };
  const webAuthn = createWebAuthn({
    ...given,
    purpose: 'identity.passkey-handle',
    residentKey: 'required',
  });
  const recoveryCodes = createRecoveryCodes(base);
  const attempts = createAttempts({ database, clock, security });
  const codes = { ...base, attempts };
  const secret = Buffer.from(secretKey, 'hex');
  const deps: IdentityDeps = {
    ...base,
    hooks,
    sessions: createSessions({ ...base, hooks, cache, security: security.session }),
    remember: createRemember({ clock, random, sessionMs: security.session.absoluteMs }),
    attempts,
    passwords: createPasswords(security.hashing),
    captchas: createCaptchas({ database, clock, random, lifetimeMs: security.captchaMs }),
    botCheck: createBotCheck({ database, clock, secretKey, security: security.challenge }),
    sealing: createSealing({ ...base, security: security.sealing }),
    idNumbers: createIdNumbers(secretKey),
    keptIdentities: createSecretBox(secretKey, 'identity.kept'),
    webAuthn,
    recoveryCodes,
    secondSteps: createSecondSteps({ ...base, webAuthn, codes: recoveryCodes }),
    tickets: createIdentityTickets(given),
    tries: createTries(given),
    paymentTries: createTries(given, 'payment.password.locked'),
    smsCodes: createSmsCodes({ ...codes, security: security.sms, refusals: smsRefusals }),
    emailCodes: createSmsCodes({ ...codes, security: security.email, refusals: emailRefusals }),
    smsSender: createSmsSender(given),
    registrationKey: Buffer.from(hkdfSync('sha256', secret, '', 'identity.registration', 32)),
    owesTerms: createTermsAgreed(given),
    recoveryNotes: createSealedJob({
      ...given,
      name: 'identity.recover',
      maxAttempts: 8,
      run: (note) => sendRecoveryLink(deps, note),
    }),
  };
  return deps;
}

/** Members: their identity, their proofs of it, and the acts that they may do. */
export function createIdentity(options: IdentityOptions): Identity {
  const { onRegistered, onTrialOpened, onSessionsEnded, ...given } = options;
  const hooks: IdentityHooks = {
    onRegistered: inTurn(onRegistered),
    onTrialOpened: inTurn(onTrialOpened),
    onSessionsEnded: inTurn(onSessionsEnded),
  };
  const cache = createSessionCache();
  const deps = createDeps(given, hooks, cache);
  const queries = createIdentityQueries(deps);
  const watch = createSessionWatch({ ...deps, db: given.database.read, cache });
  return {
    service: createIdentityService(deps, queries),
    unseal: deps.sealing.unseal,
    sealingKeys: deps.sealing.publicKeys,
    contributes: {
      sealingKeys: [deps.sealing.publicKeys],
      contacts: [findPlayer],
      personalData: [identityData(deps)],
    },
    routes: [
      ...sessionRoutes(deps),
      ...accountRoutes(deps, queries),
      ...registrationRoutes(deps),
      ...phoneRoutes(deps),
      ...factorRoutes(deps),
      ...contactRoutes(deps),
      ...profileRoutes(deps),
      ...providerRoutes(deps),
    ],
    plugins: [providerReturn],
    jobs: [...identityJobs(deps), deps.smsSender.job, deps.recoveryNotes.job],
    start: watch.start,
    stop: watch.stop,
  };
}
