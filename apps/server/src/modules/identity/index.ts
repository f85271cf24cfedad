import type { Tx } from '@arara/postgres';
import { inTurn } from '../../platform/contributions.ts';
import type { Contributions } from '../../platform/contributions.ts';
import type { CallerSession } from '../../platform/http/caller.ts';
import type { ModuleParts } from '../../platform/module.ts';
import type { ContactOf } from '../messages/index.ts';
import { createGuests } from './commands/open-guest.ts';
import { createBlockByHand } from './commands/block-by-hand.ts';
import { accountRoutes } from './account.routes.ts';
import { createAttempts } from './attempts.ts';
import { deleteBlock, insertBlock } from './block.repository.ts';
import { createBotCheck } from './bot-check.ts';
import { createCaptchas } from './captcha.ts';
import { contactRoutes } from './contacts/contact.routes.ts';
import { createCodeMaker } from './commands/exchange-code.ts';
import { createRecovery } from './commands/recover-password.ts';
import { factorRoutes } from './factors/factor.routes.ts';
import { createOwnerProof, createPasswordProof } from './factors/owner-proof.ts';
import type { PasswordProof } from './factors/owner-proof.ts';
import { createRecoveryCodes } from './factors/recovery-codes.ts';
import { createSecondSteps } from './factors/second-step.ts';
import { createTries } from './factors/tries.ts';
import { createWebAuthn } from './factors/webauthn.ts';
import { createIdNumbers } from './id-number.ts';
import { createIdentityJobs } from './identity.jobs.ts';
import type { IdentityDeps, IdentityHooks, IdentityParts } from './identity.parts.ts';
import { createIdentityQueries } from './identity.queries.ts';
import type { IdentityQueries } from './identity.queries.ts';
import type { Block, Permission, Player } from './identity.types.ts';
import { createPasswords } from '../../platform/passwords.ts';
import { createPaymentPasswords } from './payment-password.ts';
import type { PaymentPasswords } from './payment-password.ts';
import { findPlayer, holdPlayer, raiseRank, setLimitsSet } from './player.repository.ts';
import { profileRoutes } from './profile/profile.routes.ts';
import { providerRoutes } from './providers/provider.routes.ts';
import { providerReturn } from './providers/return.plugin.ts';
import { registrationRoutes } from './registration.routes.ts';
import { phoneRoutes } from './phone.routes.ts';
import { createRemember } from './remember.ts';
import { createSealing } from './sealing.ts';
import { demoMember, seedDemoPlayers } from './seed.ts';
import type { DemoSeed } from './seed.ts';
import { createSessionCache } from './session-cache.ts';
import type { SessionCache } from './session-cache.ts';
import { createSessionWatch } from './session-watch.ts';
import { sessionRoutes } from './session.routes.ts';
import { createSessions } from './sessions.ts';
import { createSmsCodes, emailRefusals, smsRefusals } from './sms-codes.ts';
import { createSmsSender } from './sms-sender.ts';
import type { EndReason } from './sessions.ts';
import { tellBlocked } from './tell-blocked.ts';
import { systemRandom } from '../../platform/tokens.ts';

export { identityPolicy, policyOf, type IdentityPolicy } from './identity.policy.ts';
export type { RegistrationSettings } from './identity.settings.ts';
export type { ChosenLimits, IdentityHooks, Invitations } from './identity.parts.ts';
export type { PermissionState } from './identity.queries.ts';
export type { Block, Permission, Player } from './identity.types.ts';
export type { MemberFile } from './commands/block-by-hand.ts';
export { demoAccounts } from './seed.ts';

export interface IdentityService
  extends
    IdentityQueries,
    PaymentPasswords,
    ReturnType<typeof createBlockByHand>,
    ReturnType<typeof createGuests> {
  /** The live session of a token at a merchant: a memory look-up on the hot path. */
  sessionOf(token: string, merchant: string): Promise<CallerSession | null>;
  /** True if a session lives, by its id: neither ended, nor too old, nor idle too long. */
  isLive(sessionId: string): Promise<boolean>;
  /** The same, and counts as a use of the session: it is not idle. */
  use(sessionId: string): Promise<boolean>;
  /**
   * The password again, or a sign-in of the last ten minutes where the account has none; throws
   * `password.wrong`, `login.locked` or `session.old`.
   */
  provePassword: PasswordProof;
  /** A code that signs the member in once within a minute. */
  createSignInCode(tx: Tx, player: Pick<Player, 'id' | 'merchant'>): Promise<string>;
  /** Ends every session and remembered sign-in of a member, on all devices. */
  endSessions(tx: Tx, playerId: bigint, reason?: EndReason): Promise<void>;
  /** Forbids something for a reason; reasons stand for themselves and are lifted one by one. */
  block(tx: Tx, playerId: bigint, block: Block): Promise<void>;
  unblock(tx: Tx, playerId: bigint, permission: Permission, reason: string): Promise<void>;
  /** The member has set the limits that play asks for. */
  limitsWereSet(tx: Tx, playerId: bigint): Promise<void>;
  /** Raises a member's rank, never lowers it. */
  raiseRank(playerId: bigint, rankLevel: number): Promise<void>;
  /** The member of the demo's tour, who exists in the demo only. */
  demoMember(merchant: string): Promise<Player>;
  /** Opens the demo's accounts that are not there yet. */
  seedDemoPlayers(seed: DemoSeed): Promise<void>;
}

/** The hooks are those of all modules, each run in the order in which the modules were made. */
export type IdentityOptions = Omit<IdentityDeps, 'hooks'> & {
  readonly [Hook in keyof IdentityHooks]: Contributions<IdentityHooks[Hook]>;
};

export interface Identity extends ModuleParts {
  readonly service: IdentityService;
  readonly contributes: {
    readonly sealingKeys: readonly Identity['sealingKeys'][];
    readonly contacts: readonly ContactOf[];
  };
  /** Opens a compact JWE once; throws `sealed.invalid` or `sealed.replayed`. */
  unseal(jwe: string): Promise<unknown>;
  /** JWK set of the key that pages seal to. */
  sealingKeys(): Promise<{ keys: Record<string, unknown>[] }>;
}

/** The module's own parts, each made once. */
function createParts(deps: IdentityDeps, cache: SessionCache): IdentityParts {
  const { database, clock, policy, secretKey } = deps;
  const random = deps.random ?? systemRandom;
  const base = { ...deps, random };
  const webAuthn = createWebAuthn(deps);
  const recoveryCodes = createRecoveryCodes(base);
  const attempts = createAttempts({ database, clock, policy });
  const codes = { ...base, attempts };
  return {
    ...base,
    sessions: createSessions({ ...base, cache, policy: policy.session }),
    remember: createRemember({ clock, random, sessionMs: policy.session.absoluteMs }),
    attempts,
    passwords: createPasswords(policy.hashing),
    captchas: createCaptchas({ database, clock, random, lifetimeMs: policy.captchaMs }),
    botCheck: createBotCheck({ database, clock, secretKey, policy: policy.challenge }),
    sealing: createSealing({ ...base, policy: policy.sealing }),
    idNumbers: createIdNumbers(secretKey),
    webAuthn,
    recoveryCodes,
    secondSteps: createSecondSteps({ ...base, webAuthn, codes: recoveryCodes }),
    tries: createTries(deps),
    smsCodes: createSmsCodes({ ...codes, policy: policy.sms, refusals: smsRefusals }),
    emailCodes: createSmsCodes({ ...codes, policy: policy.email, refusals: emailRefusals }),
    smsSender: createSmsSender(deps),
  };
}

/** Members: their identity, their proofs of it, and the acts that they may do. */
export function createIdentity(options: IdentityOptions): Identity {
  const { onRegistered, onTrialOpened, onSessionsEnded, ...given } = options;
  const hooks: IdentityHooks = {
    onRegistered: inTurn(onRegistered),
    onTrialOpened: inTurn(onTrialOpened),
    onSessionsEnded: inTurn(onSessionsEnded),
  };
  const deps: IdentityDeps = { ...given, hooks };
  const { database, clock } = deps;
  const cache = createSessionCache();
  const parts = createParts(deps, cache);
  const queries = createIdentityQueries(parts);
  const recovery = createRecovery(parts);
  const provePassword = createPasswordProof(parts, queries.verifyPassword);
  const prove = createOwnerProof(parts, provePassword);
  const watch = createSessionWatch({ ...deps, db: database.read, cache });
  return {
    service: {
      ...queries,
      ...createBlockByHand(parts),
      ...createPaymentPasswords(parts),
      provePassword,
      sessionOf: parts.sessions.sessionOf,
      isLive: parts.sessions.isLive,
      use: parts.sessions.use,
      createSignInCode: createCodeMaker(parts),
      async endSessions(tx, playerId, reason = 'revoked') {
        await parts.sessions.endAll(tx, playerId, reason);
      },
      async block(tx, playerId, block) {
        // A person who signs in now is done first, and then signed out, or is refused.
        await holdPlayer(tx, playerId);
        await insertBlock(tx, playerId, block, clock.now());
        await tellBlocked(deps.events, tx, playerId);
      },
      unblock: deleteBlock,
      limitsWereSet: setLimitsSet,
      raiseRank: (playerId, rankLevel) => raiseRank(database.read, playerId, rankLevel),
      ...createGuests(parts),
      demoMember: (merchant) => demoMember(parts, merchant),
      seedDemoPlayers: (seed) => seedDemoPlayers(parts, seed),
    },
    unseal: parts.sealing.unseal,
    sealingKeys: parts.sealing.publicKeys,
    contributes: { sealingKeys: [parts.sealing.publicKeys], contacts: [findPlayer] },
    routes: [
      ...sessionRoutes(parts),
      ...accountRoutes(parts, queries, recovery, provePassword),
      ...registrationRoutes(parts, prove),
      ...phoneRoutes(parts),
      ...factorRoutes(parts, prove),
      ...contactRoutes(parts, prove),
      ...profileRoutes(parts),
      ...providerRoutes(parts, prove),
    ],
    plugins: [providerReturn],
    jobs: [...createIdentityJobs(parts), parts.smsSender.job, recovery.job],
    start: watch.start,
    stop: watch.stop,
  };
}
