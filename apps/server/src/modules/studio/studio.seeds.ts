import { commit } from '@arara/fairness';
import type { Db } from '@arara/postgres';
import type { SecretBox } from '../../platform/secret-box.ts';
import { insertSeed, seedInForce } from './studio.repository.ts';
import type { SealedSeed, SeedRow } from './studio.repository.ts';

const serverSeedBytes = 32;
const clientSeedBytes = 8;

export interface Seeds {
  /** The pair in force, made at first need. */
  current(db: Db, playerId: bigint): Promise<SeedRow>;
  /** Puts the server seed that `old` promised in force, with the player's own client seed. */
  renew(db: Db, old: SeedRow, clientSeed: string): Promise<void>;
  /** The server seed of a pair as hex; for dealing, and for telling only after its reveal. */
  open(sealed: Buffer): string;
}

/**
 * Keeps seed pairs: committed by hash before use, sealed at rest, revealed after use. The server seed
 * of the next pair is promised with this one, so that nobody can choose it to suit a client seed.
 */
export function createSeeds(options: {
  secretBox: SecretBox;
  random: (bytes: number) => Buffer;
}): Seeds {
  const { secretBox, random } = options;

  function draw(): SealedSeed {
    const serverSeed = random(serverSeedBytes);
    return { sealed: secretBox.seal(serverSeed), hash: commit(serverSeed.toString('hex')) };
  }

  return {
    async renew(db, old, clientSeed) {
      const now = { sealed: old.next_server_seed_sealed, hash: old.next_server_seed_hash };
      await insertSeed(db, { playerId: old.player_id, now, next: draw(), clientSeed });
    },
    open: (sealed) => secretBox.open(sealed).toString('hex'),
    async current(db, playerId) {
      const known = await seedInForce(db, playerId);
      if (known !== null) return known;
      const clientSeed = random(clientSeedBytes).toString('hex');
      await insertSeed(db, { playerId, now: draw(), next: draw(), clientSeed });
      const made = await seedInForce(db, playerId);
      if (made === null) throw new Error('a seed pair was not written');
      return made;
    },
  };
}
