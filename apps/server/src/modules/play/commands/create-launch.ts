import { AppError } from '../../../platform/errors.ts';
import { hashToken } from '../token-hash.ts';
import type { PlayDeps } from '../play.deps.ts';
import { insertLaunch } from '../sessions.repository.ts';
import { launchSeconds } from '../play.settings.ts';

export interface LaunchRequest {
  readonly playerId: bigint;
  readonly merchant: string;
  /** The vendor as the wallet knows it. */
  readonly vendor: string;
  readonly gameCode: string;
  readonly currency: string;
  readonly language: string;
  readonly country: string | null;
  readonly address: string | null;
  /** The member's own session that asks; the game session ends with it. Null for a guest. */
  readonly memberSession: string | null;
}

const tokenBytes = 32;

/** A token that opens one game once within 60 seconds; only its hash is kept. */
export async function createLaunch(
  deps: PlayDeps,
  request: LaunchRequest,
): Promise<{ token: string }> {
  const { clock, database, random, vendors } = deps;
  const vendor = await vendors.byCode(request.vendor);
  if (vendor === null || !vendor.active) throw new AppError('game.unavailable');
  const token = random(tokenBytes).toString('base64url');
  await insertLaunch(database.read, {
    tokenHash: hashToken(token),
    vendor_id: vendor.id,
    game_code: request.gameCode,
    player_id: request.playerId,
    merchant_id: request.merchant,
    currency: request.currency,
    language: request.language,
    country: request.country,
    address: request.address,
    member_session: request.memberSession,
    expiresAt: new Date(clock.now().getTime() + launchSeconds * 1000),
  });
  return { token };
}
