import { commit } from '@arara/fairness';
import type { Db } from '@arara/postgres';
import type { SecretBox } from '../../platform/secret-box.ts';
import { insertSeed, seedInForce } from './studio.repository.ts';
import type { SeedRow } from './studio.repository.ts';

const serverSeedBytes = 32;
const clientSeedBytes = 8;

export interface Seeds {
  /** The pair in force, made at first need. */
  current(db: Db, playerId: bigint): Promise<SeedRow>;
  /** Puts a fresh server seed in force with the player's own client seed. */
  renew(db: Db, playerId: bigint, clientSeed: string): Promise<void>;
  /** The server seed of a pair as hex; for dealing, and for telling only after its reveal. */
  open(sealed: Buffer): string;
}

/** Keeps seed pairs: committed by hash before use, sealed at rest, revealed after use. */
export function createSeeds(options: {
  secretBox: SecretBox;
  random: (bytes: number) => Buffer;
}): Seeds {
  const { secretBox, random } = options;
  async function renew(db: Db, playerId: bigint, clientSeed: string): Promise<void> {
    const serverSeed = random(serverSeedBytes).toString('hex');
    const sealed = secretBox.seal(Buffer.from(serverSeed, 'hex'));
    await insertSeed(db, { playerId, sealed, hash: commit(serverSeed), clientSeed });
  }
  return {
    renew,
    open: (sealed) => secretBox.open(sealed).toString('hex'),
    async current(db, playerId) {
      const known = await seedInForce(db, playerId);
      if (known !== null) return known;
      await renew(db, playerId, random(clientSeedBytes).toString('hex'));
      const made = await seedInForce(db, playerId);
      if (made === null) throw new Error('a seed pair was not written');
      return made;
    },
  };
}
