import { afterAll, beforeAll, expect, test } from 'vitest';
import { issueById } from '../issue.repository.ts';
import { correctIssue } from './correct-issue.ts';
import { enterResult } from '../results/enter-result.ts';
import { openLotteryProgram, foreignGame, onFirst } from '../testing/lottery-program.ts';
import type { LotteryProgram } from '../testing/lottery-program.ts';
import { waitingPayments } from './waiting.repository.ts';

let program: LotteryProgram;
beforeAll(async () => {
  program = await openLotteryProgram();
}, 120_000);
afterAll(() => program.close());

const gameCode = foreignGame.code;
const stateOf = async (id: bigint) => (await issueById(program.owner, id))?.state;

async function agree(numero: string, result: string, reason: string | null): Promise<void> {
  const ask = { gameCode, numero, result, reason };
  await enterResult(program.deps, { ...ask, by: 'ana', source: 'one.vn' });
  await enterResult(program.deps, { ...ask, by: 'rui', source: 'two.vn' });
}

test('a ticket that fails keeps no other from being paid or corrected, and is tried again', async () => {
  const { id, numero } = await program.openIssue(600, -60, foreignGame);
  const [first, second] = [await program.addPlayer(), await program.addPlayer()];
  for (const player of [first, second]) {
    await program.buy(player, { gameCode, numero, lines: [onFirst(3)] });
  }
  await program.endSale(id);
  await program.closeIssue(id);
  await agree(numero, '3,0,0', null);
  const ready = program.deps.house;
  let isBroken = true;
  const check = (playerId: bigint) => {
    if (isBroken && playerId === first.playerId) throw new Error('no way to this one');
  };
  const broken = {
    ...program.deps,
    house: {
      ...ready,
      prize: async (ask: Parameters<typeof ready.prize>[0]) => {
        check(ask.playerId);
        return ready.prize(ask);
      },
      corrections: async (asked: Parameters<typeof ready.corrections>[0]) => {
        for (const { playerId } of asked) check(playerId);
        return ready.corrections(asked);
      },
    },
  };
  const waits = async () =>
    (await waitingPayments(program.owner, 10)).map(({ numero: name, what, tickets }) => {
      return { numero: name, what, tickets };
    });
  const cash = () => Promise.all([first, second].map((player) => program.cashOf(player)));
  expect(await program.settle(id, broken)).toBe(false);
  expect([await stateOf(id), ...(await cash())]).toEqual(['SETTLING', 99_800n, 101_760n]);
  expect(await waits()).toEqual([{ numero, what: 'prizes', tickets: 1 }]);
  expect(await program.settle(id, broken)).toBe(false);
  expect(program.errors, 'told once').toHaveLength(1);
  isBroken = false;
  expect(await program.settle(id, broken)).toBe(true);
  expect([await stateOf(id), ...(await cash())]).toEqual(['SETTLED', 101_760n, 101_760n]);
  await agree(numero, '7,0,0', 'misread');
  isBroken = true;
  expect(await correctIssue(broken, id)).toBe(false);
  expect(await cash()).toEqual([101_760n, 99_800n]);
  expect(await waits()).toEqual([{ numero, what: 'corrections', tickets: null }]);
  isBroken = false;
  expect(await correctIssue(broken, id)).toBe(true);
  expect(await cash()).toEqual([99_800n, 99_800n]);
  expect(await waits()).toEqual([]);
  await program.prove();
});
