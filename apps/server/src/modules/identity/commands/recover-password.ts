import type { BodyOf, forgotByEmail, resetByLink } from '@arara/contract';
import { checkForm, fieldRule, registrationFields } from '@arara/rules';
import { AppError } from '../../../platform/errors.ts';
import { createSealedJob } from '../../../platform/sealed-job.ts';
import { findCode, insertCode, takeCode } from '../code.repository.ts';
import type { IdentityParts } from '../identity.parts.ts';
import type { Player, Visitor } from '../identity.types.ts';
import { findByEmail, findPasswordHash, findPlayer, holdPlayer } from '../player.repository.ts';
import { refuseIssue } from '../refusals.ts';
import { hashToken, newToken } from '../../../platform/tokens.ts';
import { usernameKey } from '../username.ts';
import { checkNewPassword, storePassword } from './change-password.ts';

interface Request {
  readonly merchant: string;
  readonly key: string;
  readonly email: string;
}

const emailRule = fieldRule('email', 3, 254);

/**
 * Recovery by mail. The request only leaves a note for a job, which looks whether such a member
 * exists and has confirmed the address: the answer and its time cannot tell.
 */
export function createRecovery(parts: IdentityParts) {
  const { database, clock, random, policy } = parts;
  const notes = createSealedJob<Request>({
    ...parts,
    name: 'identity.recover',
    maxAttempts: 8,
    async run({ merchant, key, email }) {
      const player = await findByEmail(database.read, merchant, key, email);
      if (player !== null) await sendLink(player);
    },
  });

  async function request(body: BodyOf<typeof forgotByEmail>, visitor: Visitor): Promise<void> {
    const settings = await parts.settings.registration(visitor.merchant);
    const { username, email } = registrationFields(settings.form);
    const rules = {
      username,
      email: email?.enabled === true ? { ...email, required: true } : emailRule,
    };
    const issue = checkForm(rules, body)[0];
    if (issue !== undefined) throw refuseIssue(issue, parts.messages, visitor.language);
    const { merchant } = visitor;
    const key = usernameKey(body.username);
    await notes.leave(database.read, { merchant, key, email: body.email });
  }

  async function sendLink(player: Player): Promise<void> {
    const code = newToken(random);
    const expiresAt = new Date(clock.now().getTime() + policy.recoveryMs);
    const { id: playerId, merchant } = player;
    await database.transaction(async (tx) => {
      // An address that was given up meanwhile is sent no way in, nor one that nobody confirmed.
      await holdPlayer(tx, playerId);
      const fresh = await findPlayer(tx, playerId);
      if (fresh?.email !== player.email || !fresh.emailConfirmed) return;
      // Nobody is told: whoever asks cannot know either whether there is such a member.
      if (!(await parts.attempts.mayMail(tx, playerId))) return;
      await insertCode(tx, {
        hash: hashToken(code),
        purpose: 'recovery',
        playerId,
        merchant,
        expiresAt,
      });
      await parts.notices.tellContact(tx, fresh, {
        template: 'recovery',
        minutes: Math.floor(policy.recoveryMs / 60_000),
        // After the hash sign: never sent to a server, so never in a log or a referer.
        link: `${parts.siteUrl(merchant)}/recovery#recover=${code}`,
      });
    });
  }

  /** Sets a new password with the code of the mail; every session and older code ends. */
  async function reset(body: BodyOf<typeof resetByLink>, visitor: Visitor): Promise<void> {
    const { merchant, language } = visitor;
    const settings = await parts.settings.registration(merchant);
    const lookup = {
      hash: hashToken(body.code),
      purpose: 'recovery',
      merchant,
      now: clock.now(),
    } as const;
    const owner = await findCode(database.read, lookup);
    const player = owner === null ? null : await findPlayer(database.read, owner);
    if (player === null) throw new AppError('recovery.code.invalid', { field: 'code' });
    await checkNewPassword(parts, body, player, settings, language);
    const oldHash = await findPasswordHash(database.read, player.id);
    const newHash = await parts.passwords.hash(body.newPassword);
    const done = await database.transaction(async (tx) => {
      if ((await takeCode(tx, lookup)) === null) return false;
      return storePassword(parts, tx, player, { oldHash, newHash, reason: 'recovery' });
    });
    if (!done) throw new AppError('recovery.code.invalid', { field: 'code' });
    await parts.attempts.forgive(merchant, usernameKey(player.username));
  }

  return { request, reset, job: notes.job };
}
