import type { Tx } from '@arara/postgres';
import {
  deleteTotp,
  deleteUnusedCodes,
  findStep,
  setPasskeyStep,
} from '../factors/factor.repository.ts';
import type { IdentityDeps } from '../identity.deps.ts';
import { lockPlayer } from '../player.repository.ts';

/**
 * Takes a member's second step away by order of the team, with the codes for the day of its loss; false where
 * there is none. The member is told and signed out everywhere; passkeys stay, as a way in of their own.
 */
export async function resetSecondStep(
  { sessions, notices }: Pick<IdentityDeps, 'sessions' | 'notices'>,
  tx: Tx,
  playerId: bigint,
): Promise<boolean> {
  await lockPlayer(tx, playerId);
  const { totp, passkeyStep } = await findStep(tx, playerId);
  if (!totp && !passkeyStep) return false;
  await deleteTotp(tx, playerId);
  await setPasskeyStep(tx, playerId, false);
  await deleteUnusedCodes(tx, playerId);
  await sessions.endAll(tx, playerId, 'revoked');
  if (totp) await notices.tell(tx, playerId, { template: 'totp.off' });
  if (passkeyStep) await notices.tell(tx, playerId, { template: 'passkey.step.off' });
  return true;
}
