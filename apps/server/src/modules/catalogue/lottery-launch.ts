import type { BodyOf, launchGameCall } from '@arara/contract';
import { languageOf } from '@arara/i18n';
import { emptyField } from '../../platform/empty-field.ts';
import { AppError } from '../../platform/errors.ts';
import type { SignedCaller } from '../../platform/http/caller.ts';
import type { CatalogueDeps } from './catalogue.deps.ts';
import type { Shelf } from './catalogue.lists.ts';
import type { CatalogueGame } from './catalogue.model.ts';

export type LotteryWish = Pick<
  BodyOf<typeof launchGameCall>,
  'area' | 'prizeMode' | 'gameCode' | 'view' | 'backUrl'
>;

const vietnam = 'TCG_LOTTO_VN';

/**
 * The target of the lottery launcher (specification, section 7): a lottery by its code, or the entry of
 * those with such prizes. Where only the area is named, that is Vietnam's.
 */
export function findLottery(
  deps: Pick<CatalogueDeps, 'texts'>,
  shelf: Shelf,
  wish: LotteryWish,
  language: string,
): CatalogueGame {
  const { gameCode, prizeMode, view } = wish;
  const games = shelf.games('hot').filter(({ vendor }) => vendor.kind === 'lottery');
  if (gameCode === undefined) {
    if (view === 'betting') throw emptyField(deps, 'gameCode', language);
    const entry = games.find((game) => game.isGame === 'VASSALAGE' && isEntryOf(game, wish));
    if (entry === undefined) throw new AppError('game.not.found', { field: 'prizeMode' });
    return entry;
  }
  const game = games.find(({ code, isGame }) => code === gameCode && isGame === 'GAME');
  if (game === undefined) throw new AppError('game.not.found', { field: 'gameCode' });
  if (prizeMode !== undefined && !game.classify.includes(prizeMode)) {
    throw new AppError('game.not.found', { field: 'prizeMode' });
  }
  return game;
}

const fieldNamed = (field: string) => ({ field, params: { field } });

function isEntryOf({ vendor, gameType }: CatalogueGame, { area, prizeMode }: LotteryWish): boolean {
  const ofVietnam = prizeMode === 'SEA' || (prizeMode === undefined && area === 'VN');
  if (ofVietnam) return vendor.code === vietnam;
  return vendor.code !== vietnam && gameType === (prizeMode === 'Elott' ? 'ELOTT' : 'LOTT');
}

/** The page of the site where a lottery is sold, or where those of its kind are listed. */
export function lotteryPage(game: CatalogueGame, { view, prizeMode }: LotteryWish): URL {
  const { vendor, gameType, code, isGame } = game;
  const own = vendor.launchUrl.replace('{game}', () => encodeURIComponent(code));
  const page = new URL(own, 'http://site');
  if (isGame === 'VASSALAGE') {
    page.search = '';
    if (gameType === 'ELOTT') page.pathname = '/elott';
    else if (vendor.code !== vietnam && prizeMode !== undefined)
      page.searchParams.set('kind', prizeMode);
    return page;
  }
  if (view === 'betting') page.pathname = '/lottery';
  if (view === 'lobby' && vendor.code !== vietnam) {
    return new URL(gameType === 'ELOTT' ? '/elott' : '/lottery', page);
  }
  return page;
}

/**
 * The address that opens such a page anywhere: it signs the member in once, within a minute, speaks their
 * language and knows the way back.
 */
export async function lotteryUrl(
  deps: Pick<CatalogueDeps, 'members' | 'site'>,
  { merchant, session }: SignedCaller,
  page: URL,
  { language, backUrl }: { readonly language: string; readonly backUrl: string | undefined },
): Promise<string> {
  const back = backUrl === undefined ? null : await wayBack(deps, merchant, backUrl);
  const url = new URL(`${page.pathname}${page.search}`, deps.site.siteUrl(merchant));
  url.searchParams.set('language', languageOf(language)?.code ?? language);
  if (back !== null) url.searchParams.set('back', back);
  url.searchParams.set('token', await deps.members.signInCode(session.playerId, merchant));
  return url.href;
}

/**
 * A way back is an address of the merchant's own site, whichever of its hosts names it: one that leads
 * anywhere else would make our address a door to strangers.
 */
async function wayBack(
  { site }: Pick<CatalogueDeps, 'site'>,
  merchant: string,
  backUrl: string,
): Promise<string> {
  const own = site.siteUrl(merchant);
  const url = URL.canParse(backUrl, own) ? new URL(backUrl, own) : null;
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  const isBare = url?.username === '' && url.password === '';
  if (url === null || !isWeb || !isBare || !(await site.isOwnAddress(merchant, url))) {
    throw new AppError('request.invalid', fieldNamed('backUrl'));
  }
  return `/${url.pathname.replace(/^\/+/, '')}${url.search}${url.hash}`;
}
