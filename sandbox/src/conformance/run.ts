import type { Case, Group } from './case.ts';
import { Skip } from './outcome.ts';
import { amounts } from './cases/amounts.ts';
import { money } from './cases/money.ts';
import { rollbacks } from './cases/rollbacks.ts';
import { rounds } from './cases/rounds.ts';
import { signatures } from './cases/signatures.ts';
import { createWallet } from './wallet.ts';
import type { Wallet, WalletOptions } from './wallet.ts';

export const groups: readonly Group[] = [signatures, amounts, money, rollbacks, rounds];

/** How many cases a run has. */
export const conformanceCases = groups.reduce((total, { cases }) => total + cases.length, 0);

export type Verdict = 'pass' | 'fail' | 'skip';

export interface Result {
  readonly group: string;
  readonly id: string;
  readonly title: string;
  readonly verdict: Verdict;
  readonly why: string | null;
}

/** Runs every case against a wallet, one after another, and tells each verdict as it falls. */
export async function runConformance(
  options: WalletOptions,
  told: (result: Result) => void = () => undefined,
): Promise<Result[]> {
  const wallet = createWallet(options);
  const results: Result[] = [];
  for (const group of groups) {
    for (const one of group.cases) {
      const result = await judge(wallet, group.name, one);
      results.push(result);
      told(result);
    }
  }
  return results;
}

async function judge(wallet: Wallet, group: string, { id, title, run }: Case): Promise<Result> {
  try {
    await run(wallet);
    return { group, id, title, verdict: 'pass', why: null };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { group, id, title, verdict: error instanceof Skip ? 'skip' : 'fail', why };
  }
}
