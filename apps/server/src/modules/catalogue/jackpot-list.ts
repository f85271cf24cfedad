import type { ValueOf, jackpotsCall } from '@arara/contract';
import type { CatalogueDeps } from './catalogue.deps.ts';
import type { Lists } from './catalogue.lists.ts';
import { walletKey } from './catalogue.model.ts';
import { presentGame } from './catalogue.present.ts';

/** The jackpots of a merchant with the games that win them; those whose games cannot be opened are left out. */
export function createJackpotList(deps: CatalogueDeps, lists: Lists) {
  return async (merchant: string, language: string): Promise<ValueOf<typeof jackpotsCall>> => {
    const jackpots = await deps.jackpotsOf(merchant);
    if (jackpots.length === 0) return [];
    const shelf = await lists.shelf(merchant, language);
    const byWallet = (await deps.catalogues.current()).get(merchant)?.byWalletCode;
    const word = (key: string) => deps.texts.text(language, 'games', `jackpot.${key}`);
    return jackpots.flatMap(({ vendor, codes, code, currency, levels: pools }) => {
      const games = codes.flatMap((code) => {
        const game = byWallet?.get(walletKey(vendor, code));
        const isShown = game?.playable === true && shelf.game(game.nodeId) !== null;
        return isShown ? [presentGame(game, shelf.context)] : [];
      });
      const levels = pools.map((pool) => ({ ...pool, name: word(`level.${pool.level}`) }));
      const name = word(`name.${code}`);
      return games.length === 0 ? [] : [{ code, name, currency, levels, games }];
    });
  };
}

export type JackpotList = ReturnType<typeof createJackpotList>;
