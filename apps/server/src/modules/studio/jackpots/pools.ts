import type { JackpotLevel, JackpotRules } from '@arara/game-kit';
import { readAccounts } from '@arara/ledger';
import type { Ledger, SingleTransfer } from '@arara/ledger';
import { money } from '@arara/money';
import type { Db, Tx } from '@arara/postgres';
import type { StudioDeps } from '../studio.deps.ts';
import { insertLevel, levelsOf } from './jackpots.repository.ts';
import type { LevelRow, PoolKey } from './jackpots.repository.ts';

/** A jackpot with the titles that share it. */
export interface Jackpot {
  readonly rules: JackpotRules;
  readonly vendor: string;
  readonly codes: readonly string[];
}

/** The jackpots of the titles that are dealt now, each once. Throws where two titles state one jackpot differently. */
export function jackpotsOf({ games }: Pick<StudioDeps, 'games'>): Jackpot[] {
  const found = new Map<string, Jackpot>();
  for (const code of games.codes()) {
    const game = games.current(code);
    if (game?.shape !== 'instant' || game.jackpot === undefined) continue;
    const { jackpot: rules } = game;
    const vendor = games.vendorOf(code);
    const before = found.get(rules.code);
    const isSame =
      before === undefined ||
      (before.vendor === vendor && JSON.stringify(before.rules) === JSON.stringify(rules));
    if (!isSame) throw new Error(`${code} states the jackpot ${rules.code} differently`);
    found.set(rules.code, { rules, vendor, codes: [...(before?.codes ?? []), code] });
  }
  return [...found.values()];
}

/** The ledger account of a level's pool. */
export function poolAddress({ merchant_id: merchant, jackpot }: PoolKey, level: string): string {
  return `jackpot:${merchant}:${jackpot}:${level}`;
}

/** The first part of the key of every movement of a level; no other part of the program has such keys. */
export function keyOf(pool: PoolKey, level: string): string {
  return `${poolAddress(pool, level)}:${pool.currency}`;
}

/** A movement between the studio's revenue and a pool. */
export function transfer(
  pool: PoolKey,
  { from, to }: { readonly from: bigint | string; readonly to: bigint | string },
  amount: bigint,
  code: 'jackpot_seeded' | 'jackpot_fed' | 'jackpot_won' | 'jackpot_returned',
  reference: string,
): SingleTransfer {
  return { debit: from, credit: to, amount: money(amount, pool.currency), code, reference };
}

/** The amount in a pool; exact where the caller holds the lock of its level. */
export async function balanceOfPool(db: Db, account: bigint): Promise<bigint> {
  const [found] = await readAccounts(db, [account]);
  if (found === undefined) throw new Error(`no pool has the account ${account}`);
  return found.available;
}

/** Posts chains of a pool inside the transaction that writes why, all of them new. */
export async function postNew(
  { pools }: Pick<StudioDeps, 'pools'>,
  tx: Tx,
  chains: Parameters<Ledger['postIn']>[1],
): Promise<void> {
  if (chains.length === 0) return;
  const outcomes = await pools.ledger.postIn(tx, chains);
  const wrong = outcomes.find((outcome) => !outcome.ok || outcome.replayed);
  if (wrong !== undefined) throw new Error(`a pool did not move: ${JSON.stringify(wrong)}`);
}

/** Makes the levels that are missing of a pool, each with its account and its first seed; answers all of them. */
export async function openPool(
  deps: Pick<StudioDeps, 'database' | 'pools'>,
  pool: PoolKey,
  { rules, vendor }: Pick<Jackpot, 'rules' | 'vendor'>,
): Promise<LevelRow[]> {
  const there = await levelsOf(deps.database.read, pool);
  if (there.length === rules.levels.length) return there;
  const revenue = await deps.pools.revenueOf(vendor, pool.currency);
  await deps.database.transaction(async (tx) => {
    const made: JackpotLevel[] = [];
    for (const level of rules.levels) {
      const row = await insertLevel(tx, pool, level.code, BigInt(level.seedMinor));
      if (row !== null) made.push(level);
    }
    await deps.pools.ledger.openAccounts(
      tx,
      made.map(({ code }) => ({
        address: poolAddress(pool, code),
        currency: pool.currency,
        debitsMustNotExceedCredits: true,
      })),
    );
    const chains = made.map(({ code, seedMinor }) => {
      const sides = { from: revenue, to: poolAddress(pool, code) };
      const reference = keyOf(pool, code);
      return {
        key: `${reference}:seed:0`,
        transfers: [transfer(pool, sides, BigInt(seedMinor), 'jackpot_seeded', reference)],
      };
    });
    await postNew(deps, tx, chains);
  });
  return levelsOf(deps.database.read, pool);
}

/** The account of a level that is there. */
export async function accountOf(
  { pools }: Pick<StudioDeps, 'pools'>,
  pool: PoolKey,
  level: string,
): Promise<bigint> {
  const account = await pools.ledger.find(poolAddress(pool, level), pool.currency);
  if (account === undefined) throw new Error(`${keyOf(pool, level)} has no account`);
  return account;
}
