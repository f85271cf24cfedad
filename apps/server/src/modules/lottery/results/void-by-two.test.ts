import { sql } from '@arara/postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { issueById, issuesAhead } from '../issue.repository.ts';
import { issueProof, ticketProof } from '../issues/proof.ts';
import { openLotteryProgram, foreignGame, onFirst, testGame } from '../testing/lottery-program.ts';
import type { LotteryProgram } from '../testing/lottery-program.ts';
import { enterResult } from './enter-result.ts';
import { callVoid } from './void-by-two.ts';

let program: LotteryProgram;
beforeAll(async () => {
  program = await openLotteryProgram();
}, 120_000);
afterAll(() => program.close());

const gameCode = foreignGame.code;
const stateOf = async (id: bigint) => (await issueById(program.owner, id))?.state;

async function call(numero: string, by: string, game: string = gameCode) {
  const ask = { gameCode: game, numero, by, reason: 'the station stood still' };
  const answer = await callVoid(program.deps, ask);
  return answer.state === 'refused' ? answer.why : answer.state;
}

/** An issue on sale with a ticket of two reais. */
async function onSale(game: typeof testGame | typeof foreignGame = foreignGame) {
  const issue = await program.openIssue(600, -60, game);
  await program.advance();
  const player = await program.addPlayer();
  const wish = { gameCode: game.code, numero: issue.numero, lines: [onFirst(3)] };
  const sold = await program.buy(player, wish);
  const ref = 'ticket' in sold ? sold.ticket.id : '';
  return { ...issue, player, wish, ref };
}

test('an issue on sale that two people call void gives every stake back once, and sells no more', async () => {
  const { id, numero, player, wish, ref } = await onSale();
  expect(await call(numero, 'ana')).toBe('waits');
  expect(await call(numero, 'Ana '), 'one person is one').toBe('waits');
  expect(await stateOf(id)).toBe('ON_SALE');
  const both = await Promise.all([call(numero, 'rui'), call(numero, 'bia')]);
  expect(both.toSorted()).toEqual(['over', 'void']);
  expect(await program.buy(player, wish)).toMatchObject({ code: 'lottery.closed' });
  expect(await program.cancel(player, ref)).toEqual({ code: 'lottery.closed' });
  await program.advance();
  await program.advance();
  expect(await program.cashOf(player)).toBe(100_000n);
  const proof = await issueProof(program.deps, gameCode, numero);
  expect(proof).toMatchObject({ state: 'VOID', voidReason: 'people', tickets: 1 });
  expect(await ticketProof(program.deps, player.playerId, ref)).toMatchObject({ draw: '' });
  const ahead = await issuesAhead(program.owner, gameCode, 10);
  expect(ahead.map((one) => one.id)).not.toContain(id);
  await program.prove();
});

test('so does one whose sale is over; a chase that waited for it gets its step back', async () => {
  const { id, numero, player } = await onSale();
  await program.endSale(id);
  await program.advance();
  const waits = await program.openIssue(600, 60, foreignGame);
  const later = await program.openIssue(1_200, 600, foreignGame);
  const member = await program.addPlayer();
  await program.chase(member, {
    gameCode,
    steps: [waits, later].map((one) => ({ numero: one.numero, multiple: 1 })),
    price: '4.00',
  });
  for (const by of ['ana', 'rui']) {
    await call(numero, by);
    await call(waits.numero, by);
  }
  await program.startSale(waits.id);
  await program.advance();
  expect([await stateOf(id), await stateOf(waits.id)]).toEqual(['VOID', 'VOID']);
  expect(await program.cashOf(player)).toBe(100_000n);
  expect(await program.heldOf(member)).toBe(200n);
  await program.prove();
});

test('not while somebody says what was drawn, nor once it is', async () => {
  const { id, numero } = await onSale();
  await program.endSale(id);
  await program.advance();
  expect(await call(numero, 'rui')).toBe('waits');
  const said = { gameCode, numero, result: '1,2,3', reason: null };
  await enterResult(program.deps, { ...said, by: 'ana', source: 'one.vn' });
  expect(await call(numero, 'bia')).toBe('said');
  await enterResult(program.deps, { ...said, by: 'rui', source: 'two.vn' });
  expect(await call(numero, 'bia')).toBe('over');
  expect(await stateOf(id)).toBe('DRAWN');
  expect(await call('20200101001', 'ana')).toBe('unknown');
});

test('nobody calls a draw of our own void, on sale, closed or drawn', async () => {
  const { owner } = program;
  const { id, numero } = await onSale(testGame);
  const words = sql`
    insert into lottery.void_entry (issue_id, entered_by, reason, entered_at)
    values (${id}, 'ana', 'x', now())`;
  const refused = async () => {
    expect(await call(numero, 'ana', testGame.code)).toBe('own');
    expect(await call(numero, 'rui', testGame.code)).toBe('own');
    await expect(owner.query(words)).rejects.toThrow('foreign key');
  };
  await refused();
  await program.endSale(id);
  await program.closeIssue(id);
  await refused();
  await program.draw(id);
  await refused();
  expect(await stateOf(id)).toBe('DRAWN');
});

test('what was said stays on record', async () => {
  const { owner } = program;
  const { rows } = await owner.query(sql`select distinct reason from lottery.void_entry`);
  expect(rows).toEqual([{ reason: 'the station stood still' }]);
  await expect(owner.query('delete from lottery.void_entry')).rejects.toThrow('stays');
  await expect(owner.query(`update lottery.void_entry set reason = 'x'`)).rejects.toThrow('stays');
});
