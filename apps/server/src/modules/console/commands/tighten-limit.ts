import type { Limit } from '@arara/contract';
import type { z } from 'zod';
import type { Player } from '../../identity/index.ts';
import { entryOf } from '../audit.ts';
import type { Actor } from '../audit.ts';
import type { ConsoleDeps } from '../console.deps.ts';
import { limitText, readLimit } from '../limit-value.ts';
import { currencyOf } from '../member.present.ts';

interface LimitWish extends Pick<z.output<typeof Limit>, 'kind' | 'period'> {
  readonly value: string;
  readonly reason: string;
}

/** Makes a limit stricter at once. Throws `limit.looser` for one that is not stricter: that takes two people. */
export async function tightenLimit(
  { compliance, staff }: Pick<ConsoleDeps, 'compliance' | 'staff'>,
  actor: Actor,
  player: Player,
  { kind, period, value, reason }: LimitWish,
): Promise<void> {
  const currency = currencyOf(player);
  const of = (minor: bigint | null) => ({
    [`${kind}.${period}`]: limitText(kind, minor, currency),
  });
  await compliance.byStaff.tighten({
    playerId: player.id,
    kind,
    period,
    value: readLimit(kind, value, currency),
    also: (tx, before, after) => {
      const detail = { reason, before: of(before), after: of(after) };
      return staff.record(tx, entryOf(actor, player, 'member.limit.tightened', detail));
    },
  });
}
