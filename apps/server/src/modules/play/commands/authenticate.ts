import type { BodyOf, ValueOf, vendorAuthenticate } from '@arara/contract';
import { hashToken } from '../play.context.ts';
import type { PlayContext } from '../play.context.ts';
import type { GameFacts } from '../play.ports.ts';
import { presentBalance, refusal, replyBase } from '../play.reply.ts';
import type { Ticket } from '../play.reply.ts';
import { ensureVendorPlayer, insertSession, takeLaunch } from '../sessions.repository.ts';
import type { LaunchRow } from '../sessions.repository.ts';
import type { Vendor } from '../vendors.ts';
import { useNonce } from './nonce.ts';

type Reply = ValueOf<typeof vendorAuthenticate>;

const sessionHours = 12;
const tokenBytes = 32;
const publicIdBytes = 15;
/** Where nothing bounds a stake, the largest amount that any call can carry. */
const stakeMax = 9_000_000_000_000_000n;

export interface AuthenticateOptions {
  readonly jurisdiction: string;
}

/** Trades a one-time launch token for a game session. */
export async function authenticate(
  context: PlayContext,
  vendor: Vendor,
  body: BodyOf<typeof vendorAuthenticate>,
  ticket: Ticket,
  options: AuthenticateOptions,
): Promise<Reply> {
  const { clock, database } = context;
  const no = (name: Parameters<typeof refusal>[0]) => refusal(name, body.request_id, clock.now());
  if (!(await useNonce(context, ticket))) return no('REPLAYED_NONCE');
  const launch = await database.transaction((tx) =>
    takeLaunch(tx, hashToken(body.launch_token), vendor.id, clock.now()),
  );
  if (launch === null) return no('SESSION_EXPIRED');
  const { member_session: memberSession } = launch;
  if (memberSession !== null && !(await context.ports.players.isSignedIn(memberSession))) {
    return no('SESSION_EXPIRED');
  }
  const game = await context.gameOf(launch.merchant_id, vendor, body.game_code);
  if (!vendor.active || game === null || !game.available) return no('GAME_UNAVAILABLE');
  if (launch.game_code !== body.game_code) return no('GAME_UNAVAILABLE');
  const session = await openSession(context, vendor, launch);
  const base = replyBase(0, body.request_id, clock.now());
  return { ...base, ...session, ...(await describe(context, launch, game, options)) };
}

async function openSession(context: PlayContext, vendor: Vendor, launch: LaunchRow) {
  const { clock, database, random } = context;
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
  context.keepSession(tokenHash, { ...launch, expires_at: expiresAt });
  await context.playerOf(vendor, playerId);
  return { session_token: token, player_id: playerId };
}

async function describe(
  context: PlayContext,
  launch: LaunchRow,
  game: GameFacts,
  { jurisdiction }: AuthenticateOptions,
) {
  const { ports, clock } = context;
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
