import {
  drawHistory,
  lotteryMenus,
  openedLotto,
  openedNumeros,
  openedVietnam,
  popularLotteries,
  recentLotteries,
  recentVietnam,
  vietnamMenus,
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
    route(lotteryMenus, ({ caller, query: { prizeMode } }) => menusOf(deps, caller, { prizeMode })),
    route(recentLotteries, ({ caller, query: { prizeMode } }) =>
      recentOf(deps, caller, { prizeMode }),
    ),
    route(vietnamMenus, ({ caller, query: { prizeMode } }) =>
      menusOf(deps, caller, { prizeMode, family }),
    ),
    route(recentVietnam, ({ caller, query: { prizeMode } }) =>
      recentOf(deps, caller, { prizeMode, family }),
    ),
    route(popularLotteries, ({ caller, query: { prizeMode, count } }) =>
      popularOf(deps, caller, { prizeMode, count }),
    ),
    ...[openedNumeros, openedLotto].map((call) =>
      route(call, ({ caller, query: { prizeMode, count } }) =>
        latestOfEach(deps, caller, { prizeMode, count }),
      ),
    ),
    route(openedVietnam, ({ caller, query: { prizeMode, count } }) =>
      latestOfAll(deps, caller, { prizeMode, count, family }),
    ),
    route(drawHistory, ({ caller, query: { prizeMode, count } }) =>
      latestOfAll(deps, caller, { prizeMode, count }),
    ),
  ];
}
