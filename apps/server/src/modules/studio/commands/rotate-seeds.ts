import type { ValueOf, rotateSeeds as rotateSeedsCall } from '@arara/contract';
import { AppError } from '../../../platform/errors.ts';
import type { StudioDeps } from '../studio.deps.ts';
import { presentSeed } from '../studio.present.ts';
import { hasDealtRound, lockSeedInForce, revealSeed, seedInForce } from '../studio.repository.ts';

/** Reveals the pair in force and puts the one that it promised in its place. Error: `round.open`. */
export async function rotateSeeds(
  deps: StudioDeps,
  playerId: bigint,
  clientSeed: string,
): Promise<ValueOf<typeof rotateSeedsCall>> {
  await deps.seeds.current(deps.database.read, playerId);
  return deps.database.transaction(async (tx) => {
    const old = await lockSeedInForce(tx, playerId);
    if (old === null) throw new Error('no seed pair is in force');
    if (await hasDealtRound(tx, old.id)) throw new AppError('round.open');
    await revealSeed(tx, old.id);
    await deps.seeds.renew(tx, old, clientSeed);
    const fresh = await seedInForce(tx, playerId);
    if (fresh === null) throw new Error('a seed pair was not written');
    return {
      current: presentSeed(fresh),
      nextServerSeedHash: fresh.next_server_seed_hash,
      revealed: { ...presentSeed(old), serverSeed: deps.seeds.open(old.server_seed_sealed) },
    };
  });
}
