import { AppError } from '../../../platform/errors.ts';
import type { PlayContext } from '../play.context.ts';
import type { WalletProtocol } from '../play.protocol.ts';
import { approveVoid, openRound, proposeVoid, standingOf } from './open-rounds.repository.ts';
import type { OpenRoundRow } from './open-rounds.repository.ts';

export interface VoidRequest {
  readonly playerId: bigint;
  readonly roundId: bigint;
  /** Who in the operator's team. */
  readonly by: string;
}

/** The first of two people: a round that never ended should be void and its stakes returned. */
export async function proposeRoundVoid(
  context: PlayContext,
  request: VoidRequest & { reason: string },
): Promise<void> {
  const round = await findOpen(context, request);
  const key = { playerId: request.playerId, id: round.id };
  await context.database.transaction((tx) =>
    proposeVoid(tx, key, request.by, request.reason, context.clock.now()),
  );
}

/** The second, another person: returns the stakes by rollbacks of our own, which voids the round. */
export async function approveRoundVoid(
  context: PlayContext,
  protocol: WalletProtocol,
  request: VoidRequest,
): Promise<void> {
  const round = await findOpen(context, request);
  const standing = await standingOf(context.database.read, round.id);
  if (standing.hasWin) throw new AppError('round.open');
  const key = { playerId: request.playerId, id: round.id };
  const agreed = await context.database.transaction((tx) => approveVoid(tx, key, request.by));
  if (!agreed) throw new AppError('permission.denied');
  for (const bet of standing.bets) await giveBack(context, protocol, round, bet);
}

async function findOpen(context: PlayContext, request: VoidRequest): Promise<OpenRoundRow> {
  const round = await openRound(context.database.read, request.playerId, request.roundId);
  if (round === null) throw new AppError('round.not.found');
  return round;
}

async function giveBack(
  context: PlayContext,
  protocol: WalletProtocol,
  round: OpenRoundRow,
  bet: string,
): Promise<void> {
  const vendor = await context.vendors.byCode(round.vendor);
  if (vendor === null) throw new AppError('round.not.found');
  const body = {
    request_id: `void-${round.id}`,
    player_id: round.public_id,
    tx_id: `void:${bet}`,
    original_tx_id: bet,
    round_id: round.round_id,
    reason: 'voided by two people',
  };
  const reply = await protocol.rollback(vendor, body, { claim: context.nextClaim(), nonce: null });
  if (reply.code !== 0) throw new Error(`void of ${bet}: ${reply.message}`);
}
