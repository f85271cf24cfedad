import { sql } from '@arara/postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rewrite } from '../../../testing/rewrite.ts';
import { together } from '../../play/testing/asks.ts';
import { openLotteryProgram } from '../testing/lottery-program.ts';
import type { LotteryProgram } from '../testing/lottery-program.ts';
import { readInVain } from '../testing/read-in-vain.ts';
import { settleTickets, waitingTickets } from '../ticket.repository.ts';

const sold = 60;
const chunk = 20;

let program: LotteryProgram;
beforeAll(async () => {
  program = await openLotteryProgram();
}, 120_000);
afterAll(() => program.close());

test('a chunk of tickets is read without going through those that were settled before it', async () => {
  const { owner } = program;
  const { id, numero } = await program.openIssue();
  const player = await program.addPlayer();
  await together(sold, () => program.buy(player, { numero }));
  await rewrite(owner, sql`update lottery.issue set state = 'SETTLING' where id = ${id}`);
  const first = await waitingTickets(owner, id, 0n, chunk);
  const settled = first.map((ticket) => ({ id: ticket.id, won: false, prize: 0n, rebate: 0n }));
  await settleTickets(owner, settled, new Date());
  const last = settled.at(-1)?.id ?? 0n;
  const next = await waitingTickets(owner, id, last, chunk);
  expect(next.map((ticket) => ticket.id > last)).toEqual(Array(chunk).fill(true));
  expect(await readInVain(owner, (db) => waitingTickets(db, id, last, chunk))).toBe(0);
  // A process that goes on where another one died looks at them once.
  expect(await readInVain(owner, (db) => waitingTickets(db, id, 0n, chunk))).toBe(chunk);
});

test('what a draw changes about a ticket stands in no index', async () => {
  const { rows } = await program.owner.query<{ name: string; text: string }>(sql`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as text
    from pg_index where indrelid = 'lottery.ticket'::regclass order by 1`);
  expect(rows.map(({ name }) => name)).toContain('lottery.ticket_issue');
  const touched = rows.filter(({ text }) => /\b(state|prize|rebate|settled_at)\b/.test(text));
  expect(touched).toEqual([]);
});
