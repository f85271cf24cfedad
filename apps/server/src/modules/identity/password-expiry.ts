import { trialKind } from '@arara/contract';
import type { RegistrationSettings } from './identity.settings.ts';
import type { Player } from './identity.types.ts';

const dayMs = 24 * 60 * 60 * 1_000;

/** Whether a member's password is marked to be changed, or older than the operator lets it grow. */
export function isPasswordExpired(
  player: Pick<Player, 'isAgent' | 'mustChangePassword' | 'passwordChangedAt'>,
  { maxAgeDays }: RegistrationSettings['password'],
  now: Date,
): boolean {
  // A trial account has no password that could grow old.
  if (player.isAgent === trialKind) return false;
  if (player.mustChangePassword) return true;
  const changedAt = player.passwordChangedAt?.getTime() ?? 0;
  return maxAgeDays !== null && now.getTime() - changedAt > maxAgeDays * dayMs;
}
