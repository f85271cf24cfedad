import { AppError } from '../../../platform/errors.ts';
import type { PlayDeps } from '../play.deps.ts';
import type { WalletProtocol } from '../play.protocol.ts';
import { noteVoid, openRound, standingOf, stateOfRound } from './open-rounds.repository.ts';
import type { OpenRoundRow } from './open-rounds.repository.ts';

export interface VoidRequest {
  readonly roundId: bigint;
  /** The two people. */
  readonly by: readonly [string, string];
  readonly reason: string;
}

/**
 * Returns the stakes of a round by rollbacks of our own, which voids it. Each rollback counts once: it may
 * be called again after a crash, also for a round that is void by then.
 */
export async function voidRound(
  deps: PlayDeps,
  protocol: WalletProtocol,
  { roundId, by, reason }: VoidRequest,
): Promise<void> {
  const { read } = deps.database;
  if (by[0] === by[1]) throw new AppError('decision.same.person');
  const round = await openRound(read, roundId);
  if (round === null) {
    if ((await stateOfRound(read, roundId)) === 'VOID') return;
    throw new AppError('round.not.found');
  }
  const standing = await standingOf(read, round.id);
  if (standing.hasWin) throw new AppError('round.open');
  await noteVoid(read, round, { by, reason }, deps.clock.now());
  for (const bet of standing.bets) await giveBack(deps, protocol, round, bet);
}

async function giveBack(
  deps: PlayDeps,
  protocol: WalletProtocol,
  round: OpenRoundRow,
  bet: string,
): Promise<void> {
  const vendor = await deps.vendors.byCode(round.vendor);
  if (vendor === null) throw new AppError('round.not.found');
  const body = {
    request_id: `void-${round.id}`,
    player_id: round.public_id,
    tx_id: `void:${bet}`,
    original_tx_id: bet,
    round_id: round.round_id,
    reason: 'voided by two people',
  };
  const reply = await protocol.rollback(vendor, body, { claim: deps.nextClaim(), nonce: null });
  if (reply.code !== 0) throw new Error(`void of ${bet}: ${reply.message}`);
}
