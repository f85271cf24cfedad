import { sql } from '@arara/postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer, createVisitor } from './modules/identity/testing/visitor.ts';
import { openMemberProgram } from './testing/member-program.ts';
import { rewrite } from './testing/rewrite.ts';
import type { TestProgram } from './testing/test-program.ts';

/** A lottery that the operator takes out of sale in the middle of its day, over HTTP. */
let program: TestProgram;
let call: ReturnType<typeof createVisitor>;
let token = '';
let numeros: string[] = [];

const gameCode = 'ssc-5m';
beforeAll(async () => {
  ({ program, call, token } = await openMemberProgram(100_000n));
  // Three of its issues are on sale for an hour or three, the first of them now.
  const moved = sql`
    update lottery.issue i set
      open_at = clock_timestamp() + (n.place - 1) * interval '1 hour' - interval '1 minute',
      close_at = clock_timestamp() + n.place * interval '1 hour',
      draw_at = clock_timestamp() + n.place * interval '1 hour',
      void_at = clock_timestamp() + (n.place + 1) * interval '1 hour'
    from (
      select id, row_number() over (order by close_at) as place from lottery.issue
      where game_code = ${gameCode} and open_at > clock_timestamp() + interval '5 hours'
      order by close_at limit 3
    ) n
    where i.id = n.id returning i.numero`;
  const rows = await rewrite<{ numero: string }>(program.owner, moved);
  numeros = rows.map(({ numero }) => numero).toSorted();
}, 120_000);
afterAll(() => program.close());

const line = { play: 'ssc.front2.direct', rows: [[1], [3]], multiple: 1 };
const wish = { gameCode, tableVersion: 1, mode: 1_920, unit: '1', lines: [line], price: '2.00' };
const post = (path: string, body: object, key: string) =>
  call(path, { method: 'POST', token, body, headers: { 'idempotency-key': key } });
const buy = (numero: string | undefined, key: string) =>
  post('/api/lottery/tickets', { ...wish, numero }, key);
const turn = (active: boolean) =>
  program.modules.lottery.service.switchGame({
    code: gameCode,
    active,
    by: 'ana',
    ranBy: 'desk',
    reason: 'a fault in its prizes',
  });

async function money(): Promise<object> {
  const { value } = await call('/wps/v2/wallets/balance', { token });
  return value;
}

async function listed(): Promise<string[]> {
  const { value } = await call('/api/lottery/games');
  return (value as unknown as { code: string }[]).map(({ code }) => code);
}

/** The steps of the chase, as its member sees them. */
async function steps(): Promise<object[]> {
  const { value } = await call('/api/lottery/chases', { token });
  return (value as unknown as { chases: { steps: object[] }[] }).chases[0]?.steps ?? [];
}

async function beginSale(numero: string | undefined): Promise<void> {
  const begun = sql`
    update lottery.issue set open_at = clock_timestamp() - interval '1 minute'
    where game_code = ${gameCode} and numero = ${numero}`;
  await rewrite(program.owner, begun);
  await program.modules.lottery.service.advanceIssues();
}

async function endSale(numero: string | undefined): Promise<void> {
  const ended = sql`
    update lottery.issue set close_at = clock_timestamp()
    where game_code = ${gameCode} and numero = ${numero}`;
  await rewrite(program.owner, ended);
  await program.modules.lottery.service.advanceIssues();
}

test('a lottery that is off is nowhere on sale; what was sold stays, and chases get back what is due', async () => {
  const sold = await buy(numeros[0], 'off-before');
  const cancelled = await buy(numeros[0], 'off-cancelled');
  const asked = numeros.slice(1).map((numero) => ({ numero, multiple: 1 }));
  const chase = { ...wish, stopOnWin: false, price: '4.00', steps: asked };
  const ordered = await post('/api/lottery/chases', chase, 'off-chase');
  expect([sold.status, cancelled.status, ordered.status]).toEqual([200, 200, 200]);
  expect(await money()).toMatchObject({ heldFor: [{ purpose: 'chase', amount: '4.00' }] });

  expect(await turn(false)).toBe('done');
  expect(await turn(false)).toBe('same');
  expect(await listed()).not.toContain(gameCode);
  expect((await call(`/api/lottery/games/${gameCode}`)).errorCode).toBe('game.not.found');
  const near = await call(`/lgw/numeros/near?gameCode=${gameCode}`);
  expect(near.value).toMatchObject({ current: null, next: [] });
  expect(await buy(numeros[0], 'off-after')).toMatchObject({
    errorCode: 'game.unavailable',
    field: 'gameCode',
  });
  const again = await post('/api/lottery/chases', chase, 'off-chase-2');
  expect(again.errorCode).toBe('game.unavailable');
  const repeat = await buy(numeros[0], 'off-before');
  const ticketOf = ({ value }: Answer) => (value as unknown as { ticket: object }).ticket;
  expect(ticketOf(repeat)).toEqual(ticketOf(sold));

  const { ticket } = cancelled.value as unknown as { ticket: { id: string } };
  const back = await post(`/api/lottery/tickets/${ticket.id}/cancel`, {}, 'off-cancel');
  expect(back.value).toMatchObject({ ticket: { state: 'CANCELLED' } });

  // Of the chase the step goes back whose issue is on sale now; the one behind it waits for its own.
  await beginSale(numeros[1]);
  expect(await steps()).toMatchObject([
    { state: 'RELEASED', reason: 'game.unavailable' },
    { state: 'WAITING' },
  ]);
  expect(await money()).toMatchObject({ heldFor: [{ purpose: 'chase', amount: '2.00' }] });
});

test('its tickets are counted all the same, and it is sold again once it is on', async () => {
  await endSale(numeros[0]);
  const closed = await call(`/api/lottery/issues/${gameCode}/${numeros[0]}`);
  expect(closed.value).toMatchObject({ state: 'CLOSED', tickets: 1 });

  expect(await turn(true)).toBe('done');
  expect(await listed()).toContain(gameCode);
  expect(await buy(numeros[1], 'on-again')).toMatchObject({ success: true });
  await beginSale(numeros[2]);
  expect(await steps()).toMatchObject([{ state: 'RELEASED' }, { state: 'BOUGHT' }]);
});

test('who switched it, why and from where stays on record', async () => {
  const { owner: pool } = program;
  const { rows } = await pool.query(sql`
    select active, reason, decided_by, ran_by from lottery.game_switch order by id`);
  const said = { reason: 'a fault in its prizes', decided_by: 'ana', ran_by: 'desk' };
  expect(rows).toEqual([
    { active: false, ...said },
    { active: true, ...said },
  ]);
  await expect(pool.query('delete from lottery.game_switch')).rejects.toThrow('stays');
});
