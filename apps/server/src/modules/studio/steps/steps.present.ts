import type { StepsRound } from '@arara/contract';
import { allowedMoves } from '@arara/game-kit';
import { choicesOf } from '../dealing/deal.ts';
import type { RoundWithSeed } from '../dealing/round.repository.ts';
import { decimal } from '../studio.present.ts';
import { raiseAmount } from './raise-steps.ts';
import type { Replay } from './replay.ts';

/**
 * The view of a player on a round: nothing of its result before its money has moved. `told` is how many of its
 * events the player knows from before.
 */
export function presentSteps(round: RoundWithSeed, at: Replay, told: number): StepsRound {
  const isPaid = round.state === 'SETTLED';
  const { game, sofar, moves } = at;
  const view = sofar.state === null ? null : game.viewFor(sofar.state, 0);
  return {
    id: round.public_id,
    gameCode: round.game_code,
    gameVersion: round.game_version,
    mode: round.bet_mode,
    choices: { ...choicesOf(round) },
    stake: decimal(round.stake, round.currency),
    cost: decimal(round.cost, round.currency),
    currency: round.currency,
    nonce: round.nonce,
    serverSeedHash: round.server_seed_hash,
    createdAt: round.created_at.toISOString(),
    state: isPaid ? 'SETTLED' : 'OPEN',
    moves: moves.length,
    view: view as StepsRound['view'],
    events: sofar.events.map((event) => ({ ...event })),
    told,
    allowed: allowedIn(round, at),
    payout: isPaid ? decimal(round.payout ?? 0n, round.currency) : null,
    book: isPaid ? round.book : null,
  };
}

/** The moves that are possible now, with what each takes. */
function allowedIn(round: RoundWithSeed, { game, sofar, moves }: Replay): StepsRound['allowed'] {
  if (sofar.state === null || moves.length >= game.movesMax) return [];
  return allowedMoves(game, sofar.state).map(({ name, raises }) => ({
    name,
    cost: decimal(raiseAmount(game, round, sofar.raised, raises), round.currency),
  }));
}
