import { createStream, sha256Hex } from '@arara/fairness';
import { drawOf } from '../draw/draw.ts';
import type { Draw, DrawModel } from '../draw/model.ts';
import { firstRoundFrom, type Beacon, type ChainInfo } from './beacon.ts';
import type { IssueProof } from './issue-proof.ts';

/** The values that nobody knows together before the sale has ended: the house has the seed, the world the rest. */
export interface Sealed extends Pick<IssueProof, 'game' | 'numero' | 'ticketsRoot'> {
  readonly serverSeed: string;
  readonly beacon: Pick<Beacon, 'round' | 'randomness'>;
}

/** The round that an issue is drawn with: fixed by what was published before its sale. */
export function roundOfIssue(chain: ChainInfo, closeAt: Date, beaconMarginMs: number): number {
  return firstRoundFrom(chain, new Date(closeAt.getTime() + beaconMarginMs));
}

/** The client seed of a draw: SHA-256 of `game|numero|ticketsRoot|beaconRound|beaconRandomness`. */
export function clientSeedOfIssue(sealed: Omit<Sealed, 'serverSeed'>): string {
  const { game, numero, ticketsRoot, beacon } = sealed;
  return sha256Hex([game, numero, ticketsRoot, beacon.round, beacon.randomness].join('|'));
}

/** Draws an issue: the same sealed values give the same result for ever, here and in every verifier. */
export function drawIssue(model: DrawModel, sealed: Sealed): Draw {
  const clientSeed = clientSeedOfIssue(sealed);
  return drawOf(model, createStream({ serverSeed: sealed.serverSeed, clientSeed, nonce: 0 }));
}
