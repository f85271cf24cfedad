import { chainPromiseOf, chainSeeds, linkBefore } from '@arara/fairness';
import type { Seeds } from '@arara/fairness';
import type { SharedGame } from '@arara/game-kit';
import type { StudioDeps } from '../studio.deps.ts';
import { chainsLeft, insertChain, takeChainTurn, writeRandomness } from './chain.repository.ts';
import type { ChainNow, ChainRow } from './chain.repository.ts';

/** A public source of chance that nobody here has a hand in. */
export interface TableBeacon {
  /** The chain of beacons by its hash, and its first round that is not out before an instant. */
  firstAfter(at: Date): Promise<{ readonly chain: string; readonly round: number }>;
  /** The randomness of a round in 64 hexadecimal characters; null while it is not out. */
  read(chain: string, round: number): Promise<string | null>;
}

/** A table at three rounds a minute comes to its end in two days; each round counts its links once. */
export const chainLength = 10_000;
/** The next chain is promised while so many rounds are left. */
const reserve = 100;
/** The beacon round of a chain comes out so long after its promise at least. */
const promiseMs = 30_000;

/**
 * The chain that a game's next round is of; null while the beacon of the first one is not out. The next chain is
 * promised in time.
 */
export async function chainFor(
  deps: StudioDeps,
  beacon: TableBeacon,
  game: SharedGame,
): Promise<ChainNow | null> {
  const { read } = deps.database;
  if (roundsOf(await chainsLeft(read, game)) <= reserve) await promiseChain(deps, beacon, game);
  const left = await chainsLeft(read, game);
  for (const chain of left.filter(({ randomness }) => randomness === null)) {
    await readBeacon(deps, beacon, chain);
  }
  const ready = await chainsLeft(read, game);
  return ready[0]?.randomness == null ? null : ready[0];
}

const roundsOf = (left: readonly ChainNow[]) =>
  left.reduce((sum, { length, used }) => sum + length - used, 0);

async function promiseChain(
  deps: StudioDeps,
  beacon: TableBeacon,
  game: SharedGame,
): Promise<void> {
  const { chain, round } = await beacon.firstAfter(
    new Date(deps.clock.now().getTime() + promiseMs),
  );
  const { sealed } = deps.seeds.draw();
  const root = linkBefore(deps.seeds.open(sealed), chainLength);
  const { code, version, mathsHash } = game;
  const facts = {
    root,
    length: chainLength,
    game: { code, version, mathsHash },
    beacon: { chain, round },
  };
  await deps.database.transaction(async (tx) => {
    await takeChainTurn(tx, code);
    if (roundsOf(await chainsLeft(tx, game)) > reserve) return;
    await insertChain(tx, {
      game_code: code,
      game_version: version,
      maths_hash: mathsHash,
      root,
      length: chainLength,
      last_link_sealed: sealed,
      beacon_chain: chain,
      beacon_round: BigInt(round),
      promise: chainPromiseOf(facts),
    });
  });
}

async function readBeacon(deps: StudioDeps, beacon: TableBeacon, chain: ChainRow): Promise<void> {
  const randomness = await beacon.read(chain.beacon_chain, Number(chain.beacon_round));
  if (randomness !== null) await writeRandomness(deps.database.read, chain.id, randomness);
}

/** The link of a round of a chain, from 1 on: its server seed. */
export function linkOf({ seeds }: StudioDeps, chain: ChainRow, number: number): string {
  return linkBefore(seeds.open(chain.last_link_sealed), chain.length - number);
}

/** The chance of a round of a chain whose beacon is out. */
export function seedsOfRound(chain: ChainRow, link: string, number: number): Seeds {
  if (chain.randomness === null) throw new Error('the beacon of a chain is not out');
  return chainSeeds(link, chain.randomness, number);
}
