import type { BodyOf, ValueOf, vendorAuthenticateCall } from '@arara/contract';
import { hashToken } from '../token-hash.ts';
import type { PlayDeps } from '../play.deps.ts';
import type { GameFacts } from '../play.ports.ts';
import { presentBalance, refusal, replyBase } from '../play.reply.ts';
import type { Ticket } from '../play.reply.ts';
import { ensureVendorPlayer, insertSession, takeLaunch } from '../sessions.repository.ts';
import type { LaunchRow } from '../sessions.repository.ts';
import type { Vendor } from '../vendors.ts';
import { useNonce } from './use-nonce.ts';
import { sessionHours, stakeMax } from '../play.settings.ts';

type Reply = ValueOf<typeof vendorAuthenticateCall>;

const tokenBytes = 32;
const publicIdBytes = 15;

export interface AuthenticateOptions {
  readonly jurisdiction: string;
}

/** Trades a one-time launch token for a game session. */
export async function authenticate(
  deps: PlayDeps,
  vendor: Vendor,
  body: BodyOf<typeof vendorAuthenticateCall>,
  ticket: Ticket,
  options: AuthenticateOptions,
): Promise<Reply> {
  const { clock, database } = deps;
  const no = (name: Parameters<typeof refusal>[0]) => refusal(name, body.request_id, clock.now());
  if (!(await useNonce(deps, ticket))) return no('REPLAYED_NONCE');
  const launch = await database.transaction((tx) =>
    takeLaunch(tx, hashToken(body.launch_token), vendor.id, clock.now()),
  );
  if (launch === null) return no('SESSION_EXPIRED');
  const { member_session: memberSession } = launch;
  if (memberSession !== null && !(await deps.ports.players.isSignedIn(memberSession))) {
    return no('SESSION_EXPIRED');
  }
  const game = await deps.gameOf(launch.merchant_id, vendor, body.game_code);
  if (!vendor.active || game === null || !game.available) return no('GAME_UNAVAILABLE');
  if (launch.game_code !== body.game_code) return no('GAME_UNAVAILABLE');
  const session = await openSession(deps, vendor, launch);
  const base = replyBase(0, body.request_id, clock.now());
  return { ...base, ...session, ...(await describe(deps, launch, game, options)) };
}

async function openSession(deps: PlayDeps, vendor: Vendor, launch: LaunchRow) {
  const { clock, database, random } = deps;
  const token = random(tokenBytes).toString('base64url');
  const tokenHash = hashToken(token);
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + sessionHours * 3_600_000);
  const playerId = await database.transaction(async (tx) => {
    await insertSession(tx, { ...launch, tokenHash, createdAt, expiresAt });
    return ensureVendorPlayer(tx, {
      vendorId: vendor.id,
      playerId: launch.player_id,
      merchant: launch.merchant_id,
      publicId: random(publicIdBytes).toString('base64url'),
    });
  });
  deps.keepSession(tokenHash, { ...launch, expires_at: expiresAt });
  await deps.playerOf(vendor, playerId);
  return { session_token: token, player_id: playerId };
}

async function describe(
  deps: PlayDeps,
  launch: LaunchRow,
  game: GameFacts,
  { jurisdiction }: AuthenticateOptions,
) {
  const { ports, clock } = deps;
  const balance = await ports.wallet.balanceOf(launch.player_id);
  const realityCheck = await ports.compliance.realityCheckMinutes(launch.player_id);
  const expires = Math.floor(clock.now().getTime() / 1000) + sessionHours * 3600;
  return {
    currency: launch.currency,
    balance: presentBalance(balance.cash, balance.bonus),
    country: launch.country,
    language: launch.language,
    jurisdiction,
    limits: { max_bet: String(game.maxBet ?? stakeMax), session_expires_at: expires },
    rg: { reality_check_min: realityCheck },
  };
}
