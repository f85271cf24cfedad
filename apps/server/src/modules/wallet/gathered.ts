import type { Contributions } from '../../platform/contributions.ts';
import type { Grant, GrantsOf, PurseBalances, RecordLabels } from './wallet.types.ts';

/** The labels of all modules as one: a reference belongs to the module that wrote it. */
export const allLabels =
  (contributed: Contributions<RecordLabels>): RecordLabels =>
  async (...asked) => {
    const labels = new Map<string, string>();
    for (const labelsOf of contributed.list()) {
      for (const [reference, label] of await labelsOf(...asked)) labels.set(reference, label);
    }
    return labels;
  };

/** The purses that all modules know. */
export const allPurses =
  (contributed: Contributions<PurseBalances>): PurseBalances =>
  async (...asked) => {
    const known = [];
    for (const pursesOf of contributed.list()) known.push(...(await pursesOf(...asked)));
    return known;
  };

/** The grants that all modules say can be staked. */
export const allGrants =
  (contributed: Contributions<GrantsOf>): GrantsOf =>
  async (...asked) => {
    const grants: Grant[] = [];
    for (const grantsOf of contributed.list()) grants.push(...(await grantsOf(...asked)));
    return grants;
  };
