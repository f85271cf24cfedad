import type { Ledger } from '@arara/ledger';
import type { Kernel } from '../kernel.ts';
import { createCashierDesk } from '../modules/cashier/index.ts';
import { allGames, createPrizeDesk } from '../modules/play/index.ts';
import type { gatherContributions } from './contributions.ts';
import { deskParts } from './desks.ts';
import { makeAdjustments } from './modules-adjust.ts';
import { makeStaffDesk } from './modules-staff.ts';

type Lists = Pick<ReturnType<typeof gatherContributions>['lists'], 'gameLists' | 'ownGames'>;
type Modules = Parameters<typeof deskParts>[2] &
  Parameters<typeof makeAdjustments>[2] &
  Parameters<typeof makeStaffDesk>[1];

/** The desks at which staff see what waits for them; what they decide goes through `decisions`. */
export function makeDesks(kernel: Kernel, ledger: Ledger, lists: Lists, modules: Modules) {
  const parts = deskParts(kernel, ledger, modules);
  const games = allGames(lists.gameLists, lists.ownGames);
  return {
    cashierDesk: createCashierDesk(parts),
    prizeDesk: createPrizeDesk({ ...parts, games }),
    adjustments: makeAdjustments(kernel, ledger, modules),
    staffDesk: makeStaffDesk(kernel, modules),
  };
}
