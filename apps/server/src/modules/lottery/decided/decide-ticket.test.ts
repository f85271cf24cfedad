import { createSecretBox } from '../../../platform/secret-box.ts';
import { sql } from '@arara/postgres';
import type { Sql } from '@arara/postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rewrite } from '../../../testing/rewrite.ts';
import type { TestPlayer } from '../../play/testing/play-program.ts';
import { issueById } from '../issue.repository.ts';
import { correctIssue } from '../issues/correct-issue.ts';
import { giveBack } from '../issues/give-back.ts';
import { ticketProof } from '../issues/proof.ts';
import { ticketOf } from '../lottery.queries.ts';
import { openLotteryProgram, onFirst, testGame } from '../testing/lottery-program.ts';
import type { LotteryProgram } from '../testing/lottery-program.ts';
import { resultsIn } from '../testing/settled-by-three.ts';
import { decideTicket, withdrawTicket } from './decide-ticket.ts';
import type { TicketWish } from './decide-ticket.ts';
import { tamperedTickets } from './tampered-tickets.ts';

/** Two people end what a rewritten ticket keeps waiting. */
let program: LotteryProgram;
let results: ReturnType<typeof resultsIn>;
beforeAll(async () => {
  program = await openLotteryProgram();
  results = resultsIn(program);
}, 120_000);
afterAll(() => program.close());

const opening = 100_000n;
const allDigits = onFirst(0, 1, 2, 3, 4, 5, 6, 7, 8, 9);
const cash = (player: TestPlayer) => program.cashOf(player);
const stateOf = async (id: bigint) => (await issueById(program.owner, id))?.state;
const rowOf = async (ref: string) => {
  const { rows } = await program.owner.query<{ state: string; stake: bigint }>(
    sql`select state::text, stake from lottery.ticket where ref = ${ref}`,
  );
  return rows[0];
};

async function say(ref: string, by: string, wish: TicketWish, reason = 'the row was rewritten') {
  const answer = await decideTicket(program.deps, { ref, by, reason }, wish);
  return answer.state === 'refused' ? answer.why : answer.state;
}
const back: TicketWish = { decision: 'return' };
const keep: TicketWish = { decision: 'keep' };

const rewriteTicket = (ref: string, change: Sql) =>
  rewrite(program.owner, sql`update lottery.ticket set ${change} where ref = ${ref} returning id`);

/** A drawn issue with a ticket that wins 19.60 of a stake of 20.00, and its text; rewritten since. */
async function tampered(change: Sql = sql`stake = stake * 10`) {
  const { id, numero } = await program.openIssue();
  const player = await program.addPlayer({ balance: opening });
  const wish = { gameCode: testGame.code, numero, lines: [allDigits], price: '20.00' };
  const bought = await program.buy(player, wish);
  const ref = 'ticket' in bought ? bought.ticket.id : '';
  await program.endSale(id);
  await program.closeIssue(id);
  const { ticket } = await ticketProof(program.deps, player.playerId, ref);
  await program.draw(id);
  await rewriteTicket(ref, change);
  expect(await program.settle(id)).toBe(false);
  return { id, ref, player, text: ticket?.text ?? '', restore: restored(ticket?.text ?? '') };
}
const restored = (text: string): TicketWish => ({ decision: 'restore', text });

describe('its text is restored where somebody has it', () => {
  test.each<[string, Sql]>([
    ['stake', sql`stake = stake * 10`],
    ['lines', sql`lines = '[{"play":"three.first","rows":[[7]],"multiple":99}]'`],
    ['mode', sql`mode = 1700`],
    ['unit and salt', sql`unit = '0.1', salt = 'x'`],
    ['rounding', sql`rounded_by = 'line'`],
    ['prizes', sql`table_version = 7`],
  ])(
    'by two who say the same of one whose %s was rewritten: it is paid as it was sold',
    async (_, change) => {
      const { id, ref, player, restore } = await tampered(change);
      expect(await say(ref, 'ana', restore)).toBe('waits');
      expect(await say(ref, ' ANA', restore), 'one person is one').toBe('waits');
      expect(await program.settle(id)).toBe(false);
      expect(await say(ref, 'rui', restore)).toBe('restore');
      expect(await say(ref, 'bia', restore), 'once').toBe('whole');
      expect(await program.settle(id)).toBe(true);
      expect(await cash(player)).toBe(opening - 2_000n + 1_960n);
      expect(await say(ref, 'bia', restore)).toBe('over');
      await program.prove();
    },
  );

  test('by the name in its row where that was rewritten, too', async () => {
    const { id, ref, player, restore } = await tampered(sql`ref = 'x' || ref`);
    expect(await say(ref, 'ana', restore)).toBe('unknown');
    expect(await say(`x${ref}`, 'ana', back), 'the wallet knows no such stake').toBe('unsold');
    await say(`x${ref}`, 'ana', restore);
    expect(await say(`x${ref}`, 'rui', restore)).toBe('restore');
    expect(await program.settle(id)).toBe(true);
    expect(await cash(player)).toBe(opening - 40n);
  });

  test('not to another text, however little differs', async () => {
    const { ref, text, restore } = await tampered();
    for (const other of [`${text} `, text.replace('2000', '2001'), '{}', '', 'no text']) {
      expect(await say(ref, 'ana', restored(other))).toBe('text');
    }
    expect(await tamperedTickets(program.deps, 9)).toContainEqual(
      expect.objectContaining({ round: { state: 'OPEN', bet: 2_000n, win: 0n }, said: [] }),
    );
    const { owner } = program;
    const sold = sql`update lottery.ticket set stake = 2000 where ref = ${ref}`;
    await expect(owner.query(sold), 'nor by SQL, before two people say so').rejects.toThrow(
      'stays',
    );
    await say(ref, 'ana', restore);
    await expect(owner.query(sold)).rejects.toThrow('stays');
  });
});

describe('its stake goes back where nobody has its text', () => {
  test('once, by two people, and its issue ends; what was staked is what the wallet took', async () => {
    const { id, ref, player } = await tampered();
    expect(await say(ref, 'ana', back)).toBe('waits');
    const both = await Promise.all([say(ref, 'rui', back), say(ref, 'bia', back)]);
    expect(both.toSorted()).toEqual(['over', 'return']);
    await Promise.all([giveBack(program.deps), giveBack(program.twin())]);
    await giveBack(program.deps);
    expect(await program.settle(id)).toBe(true);
    expect([await stateOf(id), (await rowOf(ref))?.state]).toEqual(['SETTLED', 'VOID']);
    expect(await cash(player)).toBe(opening);
    expect(program.told.filter(([who]) => who === player.playerId)).toEqual([
      [player.playerId, '20.00'],
    ]);
    await program.settle(id);
    await program.prove();
  });

  test('found by the clock of another process, where the one that decided died', async () => {
    const { id, ref, player } = await tampered();
    await say(ref, 'ana', back);
    await say(ref, 'rui', back);
    expect(await cash(player)).toBe(opening - 2_000n);
    const twin = program.twin();
    await program.advance(twin);
    await program.advance(twin);
    expect([await stateOf(id), await cash(player)]).toEqual(['SETTLED', opening]);
    const told = await ticketOf(program.deps, player.playerId, ref);
    expect(told).toMatchObject({ state: 'VOID', prize: null, linePrizes: null });
  });

  test('not while two people say different things; whoever erred says otherwise or withdraws', async () => {
    const { id, ref, restore } = await tampered();
    await say(ref, 'ana', back);
    expect(await say(ref, 'rui', restore)).toBe('differs');
    expect(await say(ref, 'bia', restore), 'two do not outvote one').toBe('differs');
    expect(await program.settle(id)).toBe(false);
    expect((await withdrawTicket(program.deps, { ref, by: 'zoe' })).state).toBe('refused');
    expect((await withdrawTicket(program.deps, { ref, by: 'Ana' })).state).toBe('restore');
    expect(await program.settle(id)).toBe(true);
  });

  test('races with its payment: whoever comes first, it is paid or given back, never both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, ref, player } = await tampered();
      await say(ref, 'ana', back);
      await rewriteTicket(ref, sql`stake = stake / 10`);
      const [said] = await Promise.all([say(ref, 'rui', back), program.settle(id)]);
      expect(['whole', 'over']).toContain(said);
      await program.settle(id);
      await giveBack(program.deps);
      expect(await cash(player)).toBe(opening - 40n);
    }
    await program.prove();
  });

  test('nobody does so of a ticket that is as it was counted, or that nothing waits for', async () => {
    const { ref } = await tampered();
    expect(await say(ref, 'ana', keep), 'nothing was paid').toBe('return');
    await rewriteTicket(ref, sql`stake = stake / 10`);
    expect(await say(ref, 'ana', back)).toBe('whole');
    const { numero } = await program.openIssue();
    const player = await program.addPlayer({ balance: opening });
    const bought = await program.buy(player, { numero });
    expect(await say('ticket' in bought ? bought.ticket.id : '', 'ana', back)).toBe('over');
  });

  test('nor of one that the wallet has paid before it was rewritten', async () => {
    const { ref, player, restore, id } = await tampered();
    const { rows } = await program.owner.query<{ merchant_id: string }>(
      sql`select merchant_id from lottery.ticket where ref = ${ref}`,
    );
    await program.deps.house.prize({
      playerId: player.playerId,
      merchant: rows[0]?.merchant_id ?? '',
      gameCode: testGame.code,
      roundName: ref,
      txId: `${ref}:win`,
      amount: 1_960n,
      hash: Buffer.alloc(32),
    });
    expect(await say(ref, 'ana', back)).toBe('prize');
    await say(ref, 'ana', restore);
    expect(await say(ref, 'rui', restore)).toBe('restore');
    expect(await stateOf(id)).toBe('SETTLING');
  });
});

test('words that were written by SQL give nothing back and restore nothing else', async () => {
  const { id, ref, player } = await tampered();
  const { owner } = program;
  const box = createSecretBox('cd'.repeat(32), 'lottery.seeds');
  const sealed = box.seal(Buffer.from('x'));
  for (const by of ['ana', 'rui']) {
    await owner.query(sql`
      insert into lottery.ticket_entry (
        ticket_id, version, decision, entered_by, reason, sealed, entered_at
      ) select id, 0, 'return', ${by}, 'x', ${sealed}, now() from lottery.ticket where ref = ${ref}`);
  }
  await owner.query(sql`update lottery.ticket set state = 'VOID' where ref = ${ref}`);
  await giveBack(program.deps);
  expect(await cash(player)).toBe(opening - 2_000n);
  expect(program.errors.map((error) => (error as { err?: Error }).err?.message)).toContain(
    'nobody told this program to give it back',
  );
  expect(await stateOf(id)).toBe('SETTLING');
  await expect(owner.query('delete from lottery.ticket_entry')).rejects.toThrow('stays');
  await expect(owner.query(`update lottery.ticket_entry set reason = 'y'`)).rejects.toThrow(
    'stays',
  );
});

test('a correction leaves a ticket what it has, by two people, or gives it what is right once restored', async () => {
  const { id, numero, players, refs } = await results.settledBy3();
  const [two, eight] = [players[2] as TestPlayer, players[8] as TestPlayer];
  const [refOfTwo = '', refOfEight = ''] = [refs[2], refs[8]];
  const texts = await Promise.all(
    [two, eight].map(async ({ playerId }, at) => {
      const proof = await ticketProof(program.deps, playerId, [refOfTwo, refOfEight][at] ?? '');
      return proof.ticket?.text ?? '';
    }),
  );
  const toSeven = sql`lines = ${JSON.stringify([onFirst(7)])}`;
  await rewriteTicket(refOfTwo, toSeven);
  await rewriteTicket(refOfEight, toSeven);
  await results.agree(numero, '8,0,0', 'read in the wrong line');
  expect(await correctIssue(program.deps, id)).toBe(false);
  expect(await say(refOfTwo, 'ana', back), 'it was paid by the result before').toBe('keep');
  await say(refOfTwo, 'ana', keep);
  expect(await say(refOfTwo, 'rui', keep)).toBe('keep');
  expect(await correctIssue(program.deps, id), 'the other one waits still').toBe(false);
  await say(refOfEight, 'ana', restored(texts[1] ?? ''));
  expect(await say(refOfEight, 'rui', restored(texts[1] ?? ''))).toBe('restore');
  expect(await correctIssue(program.deps, id)).toBe(true);
  expect(await cash(eight)).toBe(opening - 200n + 1_960n);
  expect(await cash(two)).toBe(opening - 200n);
  expect(await say(refOfTwo, 'bia', restored(texts[0] ?? '')), 'the correction is done').toBe(
    'over',
  );
  await program.prove();
});
