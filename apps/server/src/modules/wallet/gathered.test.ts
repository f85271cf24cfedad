import { expect, test } from 'vitest';
import { contributionsOf } from '../../platform/contributions.ts';
import { allLabels, allPurses } from './gathered.ts';
import type { PurseBalances, RecordLabels } from './wallet.types.ts';

const labelsOf =
  (prefix: string): RecordLabels =>
  async (_playerId, references, language) =>
    new Map(
      references
        .filter((reference) => reference.startsWith(prefix))
        .map((reference) => [reference, `${reference} in ${language}`]),
    );

test('each line of the record is labelled by the module that wrote it', async () => {
  const labels = allLabels(contributionsOf(labelsOf('round:'), labelsOf('transfer:')));
  expect([...(await labels(7n, ['round:1', 'transfer:2', 'fund:3'], 'pt-BR'))]).toEqual([
    ['round:1', 'round:1 in pt-BR'],
    ['transfer:2', 'transfer:2 in pt-BR'],
  ]);
});

test('the purses of all modules are one list', async () => {
  const purse =
    (vendor: string): PurseBalances =>
    async () => [{ vendor, balance: 5n }];
  const purses = allPurses(contributionsOf(purse('porto'), purse('mata')));
  expect((await purses('arara', 7n)).map(({ vendor }) => vendor)).toEqual(['porto', 'mata']);
});
