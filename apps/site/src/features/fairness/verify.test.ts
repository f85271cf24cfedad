import { commit, createStream } from '@arara/fairness';
import { dealRound, payoutOf } from '@arara/game-kit';
import type { Choices } from '@arara/game-kit';
import { formatDecimal, money } from '@arara/money';
import { slots } from '@arara/slots';
import { expect, test } from 'vitest';
import { checkRound } from './verify.ts';

const stake = money(100n, 'BRL');
const serverSeed = '5a'.repeat(32);

/** A round of a pair whose server seed is shown, as the server publishes it. */
async function roundOf(code: string, moves: readonly object[] | null) {
  const { originals } = await import('@arara/originals');
  const game = slots.current(code) ?? originals.current(code);
  if (game === undefined) throw new Error('no game');
  const choices: Choices = code === 'mines' ? { mode: 'base', mines: 3 } : { mode: 'base' };
  const seeds = { serverSeed, clientSeed: 'arara', nonce: 3 };
  const played = { choices, ...(moves === null ? {} : { moves: moves as [] }) };
  const book = dealRound(game, played, createStream(seeds));
  return {
    ...seeds,
    gameCode: game.code,
    gameVersion: game.version,
    mathsHash: game.mathsHash,
    mode: 'base',
    ...(moves === null ? {} : { choices, moves }),
    serverSeedHash: commit(serverSeed),
    stake: formatDecimal(stake),
    cost: formatDecimal(stake),
    payout: formatDecimal(payoutOf(stake, book?.payoutMultiplier ?? 0)),
    currency: 'BRL',
    book,
  };
}

test.each([
  ['ouro-da-mata', null, 'start'],
  ['mines', [{ name: 'cashOut', choices: {} }], 'laid'],
] as const)('a round of %s is played again, and told from %s', async (code, moves, first) => {
  const { verdict, story } = await checkRound(await roundOf(code, moves));
  expect(verdict).toMatchObject({ ok: true });
  expect(story[0]).toMatchObject({ key: first });
  expect(story.at(-1)).toMatchObject({ key: 'final' });
});

test('a round whose moves were changed is found out', async () => {
  const round = await roundOf('mines', [{ name: 'cashOut', choices: {} }]);
  const moves = [{ name: 'open', choices: { cell: 0 } }];
  expect((await checkRound({ ...round, moves })).verdict.ok).toBe(false);
});

test.each([null, {}, { gameCode: 'nobodys' }])('%j is no round', async (round) => {
  expect((await checkRound(round)).verdict.ok).toBe(false);
});
