import type { BodyOf, forgotByEmailCall } from '@arara/contract';
import { checkForm, fieldRule, registrationFields } from '@arara/rules';
import { hashToken, newToken } from '../../../platform/tokens.ts';
import { insertCode } from '../code.repository.ts';
import type { IdentityDeps } from '../identity.deps.ts';
import type { Player, RecoveryNote, Visitor } from '../identity.types.ts';
import { findByEmail, findPlayer, lockPlayer } from '../player.repository.ts';
import { refuseIssue } from '../refusals.ts';
import { usernameKey } from '../username.ts';

const emailRule = fieldRule('email', 3, 254);

/**
 * Recovery by mail. The request only leaves a note for a job, which looks whether such a member
 * exists and has confirmed the address: the answer and its time cannot tell.
 */
export async function requestRecovery(
  deps: IdentityDeps,
  body: BodyOf<typeof forgotByEmailCall>,
  visitor: Visitor,
): Promise<void> {
  const settings = await deps.settings.registration(visitor.merchant);
  const { username, email } = registrationFields(settings.form);
  const rules = {
    username,
    email: email?.enabled === true ? { ...email, required: true } : emailRule,
  };
  const issue = checkForm(rules, body)[0];
  if (issue !== undefined) throw refuseIssue(issue, deps.texts, visitor.language);
  const { merchant } = visitor;
  const key = usernameKey(body.username);
  await deps.recoveryNotes.leave(deps.database.read, { merchant, key, email: body.email });
}

/** Sends the link to the member whom a note is about, if there is one. */
export async function sendRecoveryLink(
  deps: IdentityDeps,
  { merchant, key, email }: RecoveryNote,
): Promise<void> {
  const player = await findByEmail(deps.database.read, merchant, key, email);
  if (player !== null) await sendLink(deps, player);
}

async function sendLink(deps: IdentityDeps, player: Player): Promise<void> {
  const { clock, database, security, random } = deps;
  const code = newToken(random);
  const expiresAt = new Date(clock.now().getTime() + security.recoveryMs);
  const { id: playerId, merchant } = player;
  await database.transaction(async (tx) => {
    // An address that was given up meanwhile is sent no way in, nor one that nobody confirmed.
    await lockPlayer(tx, playerId);
    const fresh = await findPlayer(tx, playerId);
    if (fresh?.email !== player.email || !fresh.emailConfirmed) return;
    // Nobody is told: whoever asks cannot know either whether there is such a member.
    if (!(await deps.attempts.mayMail(tx, playerId))) return;
    await insertCode(tx, {
      hash: hashToken(code),
      purpose: 'recovery',
      playerId,
      merchant,
      expiresAt,
    });
    await deps.notices.tellContact(tx, fresh, {
      template: 'recovery',
      minutes: Math.floor(security.recoveryMs / 60_000),
      // After the hash sign: never sent to a server, so never in a log or a referer.
      link: `${deps.siteUrl(merchant)}/recovery#recover=${code}`,
    });
  });
}
