import {
  drawHistoryCall,
  lotteryMenusCall,
  openedLottoCall,
  openedNumerosCall,
  openedVietnamCall,
  popularLotteriesCall,
  recentLotteriesCall,
  recentVietnamCall,
  vietnamMenusCall,
} from '@arara/contract';
import { route } from '../../platform/http/route.ts';
import type { AnyRoute } from '../../platform/http/route.ts';
import { latestOfAll, latestOfEach, menusOf, popularOf, recentOf } from './wire.queries.ts';
import type { WireDeps } from './wire.queries.ts';

/** The lotteries of Vietnam have menus and results of their own beside those of all. */
const family = 'vietnam';

/** The calls that clients of such platforms know a lottery by. */
export function wireRoutes(deps: WireDeps): AnyRoute[] {
  return [
    route(lotteryMenusCall, ({ caller, query: { prizeMode } }) =>
      menusOf(deps, caller, { prizeMode }),
    ),
    route(recentLotteriesCall, ({ caller, query: { prizeMode } }) =>
      recentOf(deps, caller, { prizeMode }),
    ),
    route(vietnamMenusCall, ({ caller, query: { prizeMode } }) =>
      menusOf(deps, caller, { prizeMode, family }),
    ),
    route(recentVietnamCall, ({ caller, query: { prizeMode } }) =>
      recentOf(deps, caller, { prizeMode, family }),
    ),
    route(popularLotteriesCall, ({ caller, query: { prizeMode, count } }) =>
      popularOf(deps, caller, { prizeMode, count }),
    ),
    ...[openedNumerosCall, openedLottoCall].map((call) =>
      route(call, ({ caller, query: { prizeMode, count } }) =>
        latestOfEach(deps, caller, { prizeMode, count }),
      ),
    ),
    route(openedVietnamCall, ({ caller, query: { prizeMode, count } }) =>
      latestOfAll(deps, caller, { prizeMode, count, family }),
    ),
    route(drawHistoryCall, ({ caller, query: { prizeMode, count } }) =>
      latestOfAll(deps, caller, { prizeMode, count }),
    ),
  ];
}
