import type { ValueOf, rotateSeedsCall } from '@arara/contract';
import type { StudioDeps } from '../studio.deps.ts';
import { presentSeed } from '../studio.present.ts';
import { takeTurn } from '../seeds.repository.ts';
import type { ClientSeed } from '../studio.seeds.ts';

/**
 * Takes the player's own client seed: reveals the pair in force and puts the one that was promised in its
 * place, or gives the pair in force its first one. Errors: `round.open`, `seeds.promise.changed`.
 */
export async function rotateSeeds(
  deps: StudioDeps,
  playerId: bigint,
  given: ClientSeed,
): Promise<ValueOf<typeof rotateSeedsCall>> {
  const { seeds } = deps;
  return deps.database.transaction(async (tx) => {
    await takeTurn(tx, playerId);
    const old = await seeds.current(tx, playerId);
    await seeds.answer(tx, old, given);
    const fresh = await seeds.current(tx, playerId);
    return {
      current: presentSeed(fresh),
      next: seeds.asked(fresh),
      revealed:
        fresh.id === old.id
          ? null
          : { ...presentSeed(old), serverSeed: seeds.open(old.server_seed_sealed) },
    };
  });
}
