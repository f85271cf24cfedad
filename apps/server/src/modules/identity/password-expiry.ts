import type { RegistrationSettings } from './identity.settings.ts';
import type { Player } from './identity.types.ts';

const dayMs = 24 * 60 * 60 * 1_000;

/**
 * True if a member's password is marked to be changed, somebody else's choice (nobody has come in by
 * it yet), or older than the operator lets it grow.
 */
export function isPasswordExpired(
  player: Pick<Player, 'mustChangePassword' | 'passwordChangedAt' | 'firstLoginAt'>,
  { maxAgeDays }: RegistrationSettings['password'],
  now: Date,
): boolean {
  // A trial account, and one that a provider opened, has no password that could grow old.
  if (player.passwordChangedAt === null) return false;
  if (player.mustChangePassword || player.firstLoginAt === null) return true;
  return (
    maxAgeDays !== null && now.getTime() - player.passwordChangedAt.getTime() > maxAgeDays * dayMs
  );
}
