import { isBusy } from '@arara/postgres';
import type { Tx } from '@arara/postgres';
import { AppError } from '../../../platform/errors.ts';
import { gather } from '../../../platform/gather.ts';
import { seedsInUse, takeTurn, tryTurns } from '../seeds.repository.ts';
import type { SeedInUse } from '../seeds.repository.ts';
import type { StudioDeps } from '../studio.deps.ts';
import { decideDeal } from './deal.ts';
import type { DealDeps, Stand } from './deal.ts';
import { insertRounds, roundsByIds, sinceLastDealt } from './round.repository.ts';
import type { NewRound } from './round.repository.ts';
import type { Deal, DealtRound } from './round-wish.ts';

/** Rounds of one transaction: their players' turns are held until the last one is dealt. */
const togetherMax = 64;
/** While PostgreSQL writes one transaction the next is dealt. More would only be smaller. */
const underWayMax = 2;

type Deps = DealDeps & Pick<StudioDeps, 'database' | 'log'>;
type Outcome = DealtRound | AppError;

/**
 * Deals rounds: those that players ask for at the same time in one transaction (docs/decisions/rounds-together.md).
 * Each is dealt or refused by itself. If the same wish arrives several times at once, one request deals the round and
 * the others get that round.
 */
export function createDealer(deps: Deps) {
  const dealWithOthers = gather((deals: readonly Deal[]) => dealTogether(deps, deals), {
    togetherMax,
    underWayMax,
  });

  /**
   * The round of a wish: the one that its key dealt before, or a new one in state DEALT. Errors: those of `decideDeal`,
   * and `round.open` where the player is in a round in steps of the game.
   */
  return async function deal(wanted: Deal): Promise<DealtRound> {
    const outcome = (await dealWithOthers(wanted)) ?? (await dealAlone(deps, wanted));
    if (outcome instanceof AppError) throw outcome;
    return outcome;
  };
}

/**
 * Deals for everybody whose turn is free. Null: another request of the player has the turn, or the transaction failed.
 * Throws where the database is busy.
 */
async function dealTogether(
  deps: Deps,
  deals: readonly Deal[],
): Promise<readonly (Outcome | null)[]> {
  const firsts = new Map(deals.map((deal) => [deal.session.player_id, deal] as const).toReversed());
  const outcomes = new Map<Deal, Outcome>();
  try {
    await deps.database.transaction(async (tx) => {
      outcomes.clear();
      const free = await tryTurns(tx, [...firsts.keys()]);
      const dealt = [...firsts.values()].filter(({ session }) => free.has(session.player_id));
      for (const [deal, outcome] of await dealInTurn(deps, tx, dealt)) outcomes.set(deal, outcome);
    });
  } catch (error) {
    // Where the database is busy, as many transactions as there are wishes would help nobody.
    if (isBusy(error)) throw error;
    // One wish may have broken it for all: each is tried alone, and the one that is wrong says why.
    deps.log.warn({ err: error, rounds: deals.length }, 'rounds were not dealt together');
    outcomes.clear();
  }
  return deals.map((deal) => outcomes.get(deal) ?? null);
}

/** Deals for one player, who waits for the turn. */
async function dealAlone(deps: Deps, deal: Deal): Promise<Outcome> {
  return deps.database.transaction(async (tx) => {
    await takeTurn(tx, deal.session.player_id);
    const [outcome] = (await dealInTurn(deps, tx, [deal])).values();
    if (outcome === undefined) throw new Error('a wish has no outcome');
    return outcome;
  });
}

/** Deals for players who have the turn, each once. */
async function dealInTurn(deps: Deps, tx: Tx, deals: readonly Deal[]): Promise<Map<Deal, Outcome>> {
  const outcomes = new Map<Deal, Outcome>();
  const fresh = new Map<Deal, { readonly round: NewRound; readonly hash: string }>();
  const stands = await standsOf(deps, tx, deals);
  for (const [deal, stand] of stands) {
    try {
      const decided = await decideDeal(deps, tx, deal, stand);
      if ('before' in decided) outcomes.set(deal, decided.before);
      else {
        const hash = stand.pair?.server_seed_hash ?? '';
        fresh.set(deal, { round: decided.dealt, hash });
      }
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      outcomes.set(deal, error);
    }
  }
  if (fresh.size === 0) return outcomes;
  const written = await insertRounds(
    tx,
    [...fresh.values()].map(({ round }) => round),
  );
  const byId = new Map(written.map((row) => [row.public_id, row]));
  for (const [deal, { round, hash }] of fresh) {
    const row = byId.get(round.public_id);
    outcomes.set(deal, row === undefined ? notWritten(deal) : asDealt(round, row, hash));
  }
  return outcomes;
}

function asDealt(
  { idempotency_key: _, ...round }: NewRound,
  { id, created_at }: Pick<DealtRound, 'id' | 'created_at'>,
  server_seed_hash: string,
): DealtRound {
  return { ...round, id, created_at, server_seed_hash, state: 'DEALT', refusal: null, seen: false };
}

/** The player has one round in steps of a game at a time. */
function notWritten({ game }: Deal): AppError {
  if (game.shape !== 'steps') throw new Error('a round was not written');
  return new AppError('round.open');
}

async function standsOf(
  { games }: Deps,
  tx: Tx,
  deals: readonly Deal[],
): Promise<Map<Deal, Stand>> {
  if (deals.length === 0) return new Map();
  const asked = deals.map(({ session, wish }) => ({
    playerId: session.player_id,
    key: wish.idempotencyKey,
  }));
  const pairs = new Map((await seedsInUse(tx, asked)).map((pair) => [pair.player_id, pair]));
  const known = [...pairs.values()].flatMap(({ known_round: id }) => id ?? []);
  const rounds = known.length === 0 ? [] : await roundsByIds(tx, known);
  const before = new Map(rounds.map((round) => [round.player_id, round]));
  const stands = new Map<Deal, Stand>();
  for (const deal of deals) {
    const { player_id: playerId } = deal.session;
    const pair = pairs.get(playerId) ?? null;
    stands.set(deal, {
      before: before.get(playerId) ?? null,
      pair,
      sinceLastMs: await sinceLast(tx, deal, pair, games.codes()),
    });
  }
  return stands;
}

/** The last round of a pair is the player's last one; a pair that has dealt none follows on others. */
async function sinceLast(
  tx: Tx,
  { session, wish }: Deal,
  pair: SeedInUse | null,
  codes: readonly string[],
): Promise<number | null> {
  if (wish.roundMinMs <= 0) return null;
  return pair?.since_last_ms ?? sinceLastDealt(tx, session.player_id, codes);
}
