import type { Db, Tx } from '@arara/postgres';
import { restrictByStaff, tightenLimit } from './commands/restrict-by-staff.ts';
import { checkLimit, currentLimit, setLimitIn } from './commands/set-limit.ts';
import type { SetLimit } from './commands/set-limit.ts';
import type { ComplianceDeps } from './compliance.deps.ts';
import { isStricter } from './limit.policy.ts';
import { lockPlayer } from './player.repository.ts';

/** The acts of staff about a member's limits and pauses. */
export function createStaffActs(deps: ComplianceDeps) {
  return {
    restrict: (order: Parameters<typeof restrictByStaff>[1]) => restrictByStaff(deps, order),
    tighten: (order: Parameters<typeof tightenLimit>[1]) => tightenLimit(deps, order),
    /** The limit in force, for two people who want a looser one; with `lock` it stays until the transaction ends. */
    async looserThan(db: Db, wish: SetLimit, lock: boolean) {
      checkLimit(deps, wish);
      if (lock && (await lockPlayer(db as Tx, wish.playerId)) === null) return null;
      const now = await currentLimit(db, wish, deps.clock.now());
      return now === null || now === wish.value || isStricter(now, wish.value) ? null : { now };
    },
    /** Sets a looser limit, which comes into force after 24 hours. */
    loosen: (tx: Tx, wish: SetLimit) => setLimitIn(deps, tx, wish),
  };
}

export type StaffActs = ReturnType<typeof createStaffActs>;
