import { createHash } from 'node:crypto';
import type { SecondStep } from '@arara/contract';
import type { Db } from '@arara/postgres';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { createSecretBox } from '../../../platform/secret-box.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import type { Player, Visitor } from '../identity.types.ts';
import { findPasswordHash } from '../player.repository.ts';
import { createTickets } from '../tickets.ts';
import type { Stamped, Tickets } from '../tickets.ts';
import type { RandomBytes } from '../../../platform/tokens.ts';
import * as rows from './factor.repository.ts';
import { listPasskeys } from './passkey.repository.ts';
import type { RecoveryCodes } from './recovery-codes.ts';
import { stepOf } from '../../../platform/totp.ts';
import { placeOf } from '../../../platform/webauthn.ts';
import type { WebAuthn } from '../../../platform/webauthn.ts';

/** The person who is half-way in, and the answer that they will get when the second step is right. */
const Halfway = z.object({
  playerId: z.string(),
  merchant: z.string(),
  /** Of the password that was the first step: a new one ends the ticket. */
  password: z.string(),
  rememberMe: z.boolean(),
  passwordExpired: z.boolean(),
  challenge: z.string(),
});
export type Halfway = z.output<typeof Halfway>;

export interface SecondSteps {
  readonly tickets: Tickets<Halfway>;
  readonly totpBox: SecretBox;
  /** Throws `factor.required` with a ticket when the member wants to be asked for more. */
  require(
    db: Db,
    player: Player,
    visitor: Visitor,
    facts: { rememberMe: boolean; passwordExpired: boolean },
  ): Promise<void>;
  /** Takes a code of the app, or a recovery code; each of them is good once. */
  takeCode(db: Db, playerId: bigint, code: string): Promise<boolean>;
  /** True if the password is still the one that was the first step. */
  stillHolds(db: Db, ticket: Stamped<Halfway>): Promise<boolean>;
}

const ticketMs = 5 * 60_000;

/** The step that members ask to be asked for after the password, so that a stolen one opens nothing. */
export function createSecondSteps(deps: {
  database: Database;
  clock: Clock;
  random: RandomBytes;
  secretKey: string;
  webAuthn: WebAuthn;
  codes: RecoveryCodes;
}): SecondSteps {
  const { clock, random, webAuthn, codes } = deps;
  const tickets = createTickets(deps, 'identity.second-step', Halfway, ticketMs);
  const totpBox = createSecretBox(deps.secretKey, 'identity.totp');

  async function takeTotp(db: Db, playerId: bigint, code: string): Promise<boolean> {
    const totp = await rows.findTotp(db, playerId);
    if (totp === null || totp.confirmedAt === null) return false;
    const step = stepOf(totpBox.open(totp.box).toString('utf8'), code, clock.now());
    return step !== null && rows.takeTotpStep(db, playerId, step, null);
  }

  return {
    tickets,
    totpBox,
    async require(db, player, visitor, facts) {
      const wanted = await rows.findStep(db, player.id);
      if (!wanted.totp && !wanted.passkeyStep) return;
      const place = placeOf(visitor.origin);
      const keys = (await listPasskeys(db, player.id)).filter(({ rpId }) => rpId === place.rpId);
      const challenge = random(32);
      const { ticket, expiresAt } = tickets.issue({
        playerId: String(player.id),
        merchant: player.merchant,
        password: fingerprint(await findPasswordHash(db, player.id)),
        challenge: challenge.toString('base64url'),
        ...facts,
      });
      const value: SecondStep = {
        ticket,
        expiresAt,
        methods: [
          ...(wanted.totp ? (['totp'] as const) : []),
          ...(keys.length > 0 ? (['passkey'] as const) : []),
          ...(wanted.recoveryCodes ? (['recovery'] as const) : []),
        ],
        passkey: keys.length > 0 ? await webAuthn.request(place, challenge, keys) : null,
      };
      throw new AppError('factor.required', { value });
    },
    async takeCode(db, playerId, code) {
      if (await takeTotp(db, playerId, code)) return true;
      return rows.takeRecoveryCode(db, playerId, codes.hash(code), clock.now());
    },
    async stillHolds(db, { playerId, password }) {
      return fingerprint(await findPasswordHash(db, BigInt(playerId))) === password;
    },
  };
}

function fingerprint(passwordHash: string | null): string {
  return createHash('sha256')
    .update(passwordHash ?? '')
    .digest('base64url');
}
