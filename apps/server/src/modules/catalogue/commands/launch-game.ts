import { trialKind } from '@arara/contract';
import type { LaunchValue, BodyOf, launchGameCall } from '@arara/contract';
import { languageOf } from '@arara/i18n';
import type { z } from 'zod';
import { emptyField } from '../../../platform/empty-field.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Caller, SignedCaller } from '../../../platform/http/caller.ts';
import { untilParams } from '../../../platform/until.ts';
import type { CatalogueDeps } from '../catalogue.deps.ts';
import type { Lists, Shelf } from '../catalogue.lists.ts';
import type { CatalogueGame, CatalogueVendor } from '../catalogue.model.ts';
import type { PlayRefusal } from '../catalogue.ports.ts';
import { presentGame } from '../catalogue.present.ts';
import type { CardContext } from '../catalogue.present.ts';
import { rememberPlayed } from '../recent.repository.ts';
import { findLottery, lotteryPage, lotteryUrl } from '../lottery-launch.ts';
import type { LotteryWish } from '../lottery-launch.ts';
import { recentKept } from '../catalogue.settings.ts';

type Launched = z.output<typeof LaunchValue>;
type Asked = LotteryWish &
  Pick<
    BodyOf<typeof launchGameCall>,
    | 'launchMode'
    | 'nodeId'
    | 'gameId'
    | 'roomId'
    | 'vassalage'
    | 'language'
    | 'username'
    | 'merchantCode'
  >;

interface Seat {
  readonly playerId: bigint;
  readonly currency: string;
  readonly mode: 'real' | 'play';
}

/** Opens a game for a session: for money, or with play money for a trial account. */
export async function launchGame(
  deps: CatalogueDeps,
  lists: Lists,
  caller: SignedCaller,
  asked: Asked,
): Promise<Launched> {
  const { game, context } = await findGame(deps, lists, caller, asked);
  const { playerId, currency, isAgent } = caller.session;
  const mode = isAgent === trialKind ? 'play' : 'real';
  if (mode === 'play' && !game.hasTrial) throw new AppError('in_need_true_account');
  if (mode === 'real') {
    const refusal = await deps.members.playRefusal(playerId);
    if (refusal !== null) throw await refuse(deps, caller, refusal);
  }
  if (game.vendor.kind === 'lottery') return openLottery(deps, caller, asked, game, context);
  const launched = await launch(deps, caller, asked, game, context, { playerId, currency, mode });
  const at = deps.clock.now();
  const { nodeId } = game;
  await rememberPlayed(deps.database.read, { playerId, nodeId, at, keep: recentKept });
  return launched;
}

/** A lottery has a page of the site, and no frame. */
async function openLottery(
  deps: CatalogueDeps,
  caller: SignedCaller,
  asked: Asked,
  game: CatalogueGame,
  context: CardContext,
): Promise<Launched> {
  const language = await languageFor(deps, caller, asked.language);
  const page = lotteryPage(game, asked);
  return {
    game_url: await lotteryUrl(deps, caller, page, { language, backUrl: asked.backUrl }),
    mode: 'real',
    purse: null,
    game: presentGame(game, context),
  };
}

async function refuse(
  deps: CatalogueDeps,
  { merchant, language }: Caller,
  { code, until }: PlayRefusal,
): Promise<AppError> {
  const { timeZone } = await deps.site.profile(merchant);
  return new AppError(code, { params: untilParams(until, language, timeZone) });
}

/**
 * Opens a game with play money for anybody; who has no trial account plays as a guest. `kept` is
 * the guest's token that the browser sent, `guestToken` the one that it is to keep.
 */
export async function launchTrial(
  deps: CatalogueDeps,
  lists: Lists,
  caller: Caller,
  asked: Asked,
  kept: string | undefined,
): Promise<{ readonly launched: Launched; readonly guestToken: string | null }> {
  const { game, context } = await findGame(deps, lists, caller, asked);
  if (!game.hasTrial) throw new AppError('game.unavailable');
  const { session } = caller;
  const isTrial = session?.isAgent === trialKind;
  const guest = isTrial ? { ...session, token: null } : await deps.members.keepGuest(caller, kept);
  const { playerId, currency } = guest;
  const seat = { playerId, currency, mode: 'play' } as const;
  const launched = await launch(deps, caller, asked, game, context, seat);
  return { launched, guestToken: guest.token };
}

async function findGame(
  deps: CatalogueDeps,
  lists: Lists,
  caller: Caller,
  asked: Asked,
): Promise<{ game: CatalogueGame; context: CardContext }> {
  const shelf = await lists.shelf(caller.merchant, caller.language);
  const { language } = caller;
  const game =
    asked.launchMode === 'LOTT'
      ? findLottery(deps, shelf, asked, language)
      : findCard(deps, shelf, asked, language);
  const wrong = contradictionOf(asked, game, caller);
  if (wrong !== null) throw new AppError('game.not.found', { field: wrong });
  if (!game.playable) throw new AppError('game.unavailable');
  return { game, context: shelf.context };
}

function findCard(
  deps: CatalogueDeps,
  shelf: Shelf,
  { nodeId }: Asked,
  language: string,
): CatalogueGame {
  if (nodeId === undefined) throw emptyField(deps, 'nodeId', language);
  const game = shelf.game(nodeId);
  // A card that stands for its vendor is nothing to play; one of lotteries is the way to their pages.
  if (game === null || (game.isGame !== 'GAME' && game.vendor.kind !== 'lottery')) {
    throw new AppError('game.not.found', {
      field: 'nodeId',
      params: { field: 'nodeId' },
    });
  }
  return game;
}

/** Other claims of a caller about the game and about themselves must be true; the session decides. */
function contradictionOf(
  { gameId, roomId, vassalage, merchantCode, username }: Asked,
  game: CatalogueGame,
  { merchant, session }: Caller,
): keyof Asked | null {
  if (gameId !== undefined && gameId !== game.code) return 'gameId';
  // No game has rooms yet.
  if (roomId !== undefined) return 'roomId';
  if (vassalage !== undefined && vassalage !== game.vendor.code) return 'vassalage';
  if (merchantCode !== undefined && merchantCode !== merchant) return 'merchantCode';
  return username !== undefined && username !== session?.account ? 'username' : null;
}

async function launch(
  deps: CatalogueDeps,
  caller: Caller,
  asked: Asked,
  game: CatalogueGame,
  context: CardContext,
  seat: Seat,
): Promise<Launched> {
  if (seat.mode === 'play') await deps.members.refillTrial(seat.playerId);
  const language = await languageFor(deps, caller, asked.language);
  const { token } = await deps.play.createLaunch({
    playerId: seat.playerId,
    merchant: caller.merchant,
    vendor: game.vendor.walletVendor,
    gameCode: game.code,
    currency: seat.currency,
    language,
    country: caller.country,
    address: caller.address,
    memberSession: caller.session?.id ?? null,
  });
  const fill = { game: game.code, token, language, mode: seat.mode };
  const url = fillLaunchUrl(game.vendor, deps.vendorOrigin, fill);
  return {
    game_url: url,
    // Clients look for the address of a card game under this name (specification, section 7).
    ...(game.gameType === 'PVP' ? { content: url } : {}),
    mode: seat.mode,
    purse:
      seat.mode === 'real' ? await deps.purseOf(caller.merchant, game.vendor.walletVendor) : null,
    game: presentGame(game, context),
  };
}

/** The language asked for as the site writes it, where the site speaks it. */
async function languageFor(deps: CatalogueDeps, caller: Caller, asked: string | undefined) {
  const { languages } = await deps.site.profile(caller.merchant);
  const wanted = asked === undefined ? undefined : languageOf(asked)?.tag;
  return languages.find((language) => language === wanted) ?? caller.language;
}

/** Fills the places of a vendor's launch address. */
export function fillLaunchUrl(
  vendor: Pick<CatalogueVendor, 'code' | 'launchUrl'>,
  originOf: (vendorCode: string) => string,
  values: Readonly<Record<'game' | 'token' | 'language' | 'mode', string>>,
): string {
  return vendor.launchUrl
    .replaceAll('{origin}', () => originOf(vendor.code))
    .replaceAll(/\{(game|token|language|mode)\}/g, (_, name: keyof typeof values) =>
      encodeURIComponent(values[name]),
    );
}
