import { createHash } from 'node:crypto';
import type { ValueOf, studioSessionCall } from '@arara/contract';
import type { GameDefinition } from '@arara/game-kit';
import { isCurrency } from '@arara/money';
import { AppError } from '../../../platform/errors.ts';
import type { StudioDeps } from '../studio.deps.ts';
import type { CertificateFacts, PlayRules } from '../studio.ports.ts';
import { decimal, presentRound } from '../studio.present.ts';
import { seedsOfGame } from './answer-promise.ts';
import { insertSession, lastRound, readPreferences } from '../studio.repository.ts';
import { sessionHours } from '../studio.settings.ts';

const tokenBytes = 32;

/** Hash under which a session token is kept. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Trades a launch token for a game session, and gives the frame all that it shows first. */
export async function openSession(
  deps: StudioDeps,
  input: { launchToken: string; gameCode: string; requestId: string; rules: PlayRules },
): Promise<ValueOf<typeof studioSessionCall>> {
  const { database, wallet, games, clock, random } = deps;
  const game = games.current(input.gameCode);
  if (game === null) throw new AppError('game.unavailable');
  const vendor = games.vendorOf(game.code);
  const opened = await wallet.authenticate(vendor, {
    request_id: input.requestId,
    launch_token: input.launchToken,
    game_code: game.code,
  });
  const { session_token: walletToken, player_id: walletPlayer, currency = '' } = opened;
  if (opened.code === 1101) throw new AppError('game.unavailable');
  if (walletToken === undefined || walletPlayer === undefined || !isCurrency(currency)) {
    throw new AppError('launch.token.invalid');
  }
  const owner = await wallet.playerOf(vendor, walletPlayer);
  if (owner === null) throw new AppError('launch.token.invalid');

  const token = random(tokenBytes).toString('base64url');
  const language = opened.language ?? 'pt-BR';
  const mode = currency === 'FUN' ? 'play' : 'real';
  const session = {
    player_id: owner.playerId,
    game_code: game.code,
    game_version: game.version,
  };
  await insertSession(database.read, {
    ...session,
    tokenHash: hashToken(token),
    wallet_token: walletToken,
    vendor,
    wallet_player: walletPlayer,
    merchant_id: owner.merchant,
    currency,
    mode,
    language,
    expiresAt: new Date(clock.now().getTime() + sessionHours * 3_600_000),
  });
  const [seeds, last, preferences, net, timeZone] = await Promise.all([
    seedsOfGame(deps, session, database.read),
    lastRound(database.read, owner.playerId, game.code, currency),
    readPreferences(database.read, owner.playerId),
    wallet.netToday(owner.playerId),
    deps.timeZoneOf(owner.merchant),
  ]);
  return {
    sessionToken: token,
    game: presentGame(game, games.certificate(game.code, game.version)),
    mode,
    language,
    currency,
    balance: decimal(BigInt(opened.balance?.total ?? '0'), currency),
    stakes: [...game.bets.stakes],
    defaultStake: defaultStake(game.bets.stakes),
    rules: input.rules,
    today: { net: decimal(net, currency) },
    timeZone,
    seeds,
    lastRound: last === null ? null : presentRound(last),
    preferences,
  };
}

function presentGame(
  { code, version }: Pick<GameDefinition, 'code' | 'version'>,
  { rtpHundredths, rtpMostHundredths, mostHundredths }: CertificateFacts,
) {
  const certificateUrl = '/api/fairness/certificates';
  return { code, version, rtpHundredths, rtpMostHundredths, mostHundredths, certificateUrl };
}

/** A modest stake to begin with: one real, or the lowest offered above it. */
function defaultStake(stakes: readonly string[]): string {
  return stakes.find((stake) => Number.parseInt(stake, 10) >= 1) ?? stakes[0] ?? '1.00';
}
