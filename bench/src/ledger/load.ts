import { randomUUID } from 'node:crypto';
import { createLedger, type Chain, type Ledger } from '@arara/ledger';
import { money } from '@arara/money';
import { createPool, transaction } from '@arara/postgres';

export interface Load {
  url: string;
  /** `spread`: between accounts at random; `hot`: between an account and one of the house. */
  shape: 'spread' | 'hot';
  /** `grow` as our own games make them, `random` as some vendors do. */
  keys: 'grow' | 'random';
  accounts: number;
  clients: number;
  seconds: number;
  /** Rounds that each player has, from `player × rounds + 1` on; without them all transfers name one that is none. */
  rounds?: number;
}

export interface LoadResult {
  /** Chains accepted per second. */
  rate: number;
  p50Ms: number;
  p99Ms: number;
}

const HOUSE = 'house';
const OPENING = 1_000_000_000n;
const STAKING = 256;

/** Opens the accounts of a load and gives every player money. */
export async function openLoad(url: string, accounts: number): Promise<void> {
  const pool = createPool(url);
  const ledger = createLedger({ pool, url });
  const house = [HOUSE, 'world'].map((address) => ({
    address,
    currency: 'BRL' as const,
    hot: true,
  }));
  const players = Array.from({ length: accounts }, (_, index) => ({
    address: player(index),
    currency: 'BRL' as const,
    debitsMustNotExceedCredits: true,
  }));
  await transaction(pool, (tx) => ledger.openAccounts(tx, [...house, ...players]));
  await Promise.all(
    players.map(({ address }) =>
      ledger.post(single(`open:${address}`, 'world', address, OPENING, 'opening')),
    ),
  );
  await ledger.close();
  await pool.end();
}

/** Posts a first stake for each of the rounds that each player has, numbered as `Load.rounds` says. */
export async function stakeRounds(url: string, accounts: number, rounds: number): Promise<void> {
  const pool = createPool(url);
  const ledger = createLedger({ pool, url });
  let posted = 0;
  const client = async (): Promise<void> => {
    while (posted < accounts * rounds) {
      const at = posted++;
      const round = `round:${at + 1}`;
      const from = player(Math.floor(at / rounds));
      const outcome = await ledger.post(single(`first:${at}`, from, HOUSE, 10n, 'stake', round));
      if (!outcome.ok) throw new Error(`refused: ${outcome.refusal}`);
    }
  };
  await Promise.all(Array.from({ length: STAKING }, client));
  await ledger.close();
  await pool.end();
}

/** Clients that post one transfer after another, each waiting for its answer. */
export async function runLoad(load: Load): Promise<LoadResult> {
  const pool = createPool(load.url);
  const ledger = createLedger({ pool, url: load.url });
  await warmUp(ledger, load);
  const latencies: number[] = [];
  const start = performance.now();
  const end = start + load.seconds * 1000;
  const client = async (): Promise<void> => {
    while (performance.now() < end) {
      const sent = performance.now();
      const outcome = await ledger.post(randomChain(load));
      if (!outcome.ok) throw new Error(`refused: ${outcome.refusal}`);
      latencies.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: load.clients }, client));
  const seconds = (performance.now() - start) / 1000;
  await ledger.close();
  await pool.end();
  latencies.sort((a, b) => a - b);
  const at = (share: number): number => latencies[Math.floor(latencies.length * share)] ?? 0;
  return { rate: latencies.length / seconds, p50Ms: at(0.5), p99Ms: at(0.99) };
}

/** Account ids are learnt and the statement is planned before the clock runs. */
async function warmUp(ledger: Ledger, load: Load): Promise<void> {
  const addresses = Array.from({ length: load.accounts }, (_, index) => player(index));
  await Promise.all([HOUSE, ...addresses].map((address) => ledger.find(address, 'BRL')));
  const end = performance.now() + 500;
  const client = async (): Promise<void> => {
    while (performance.now() < end) await ledger.post(randomChain(load));
  };
  await Promise.all(Array.from({ length: load.clients }, client));
}

function randomChain({ shape, keys, accounts, rounds }: Load): Chain {
  const index = Math.floor(Math.random() * accounts);
  const one = player(index);
  const step = 1 + Math.floor(Math.random() * (accounts - 1));
  const other = shape === 'hot' ? HOUSE : player((index + step) % accounts);
  const wins = Math.random() < 0.45;
  const [debit, credit] = wins ? [other, one] : [one, other];
  const key = keys === 'grow' ? `${Date.now()}-${randomUUID()}` : randomUUID();
  const round =
    rounds === undefined ? 'bench' : index * rounds + 1 + Math.floor(Math.random() * rounds);
  return single(key, debit, credit, 10n, wins ? 'win' : 'stake', `round:${round}`);
}

function single(
  key: string,
  debit: string,
  credit: string,
  units: bigint,
  code: 'win' | 'stake' | 'opening',
  reference = 'round:bench',
): Chain {
  const amount = money(units, 'BRL');
  return { key, transfers: [{ debit, credit, amount, code, reference }] };
}

function player(index: number): string {
  return `player:${index}:cash`;
}
