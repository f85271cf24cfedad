import { sql } from '@arara/postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createVisitor } from './modules/identity/testing/visitor.ts';
import { american } from './modules/site/testing/site-program.ts';
import { openMemberProgram } from './testing/member-program.ts';
import { rewrite } from './testing/rewrite.ts';
import type { TestProgram } from './testing/test-program.ts';

/** A member with money in tickets and chases reaches it, whatever the operator has closed. */
let program: TestProgram;
let call: ReturnType<typeof createVisitor>;
let token = '';
let numeros: string[] = [];

beforeAll(async () => {
  ({ program, token } = await openMemberProgram(100_000n));
  call = createVisitor({ http: program.app }, american);
  const { value } = await call('/lgw/numeros/near?gameCode=ssc-5m');
  const { current, next } = value as unknown as {
    current: { numero: string };
    next: { numero: string }[];
  };
  numeros = [current, ...next].map(({ numero }) => numero);
  // The issue is on sale, whatever the time is while these tests run.
  const longer = sql`
    update lottery.issue set close_at = close_at + interval '1 hour',
      draw_at = draw_at + interval '1 hour', void_at = void_at + interval '1 hour'
    where game_code = 'ssc-5m' and numero = any (${numeros}::text[])`;
  await rewrite(program.owner, longer);
}, 120_000);
afterAll(() => program.close());

const order = {
  gameCode: 'ssc-5m',
  tableVersion: 1,
  mode: 1_920,
  unit: '1',
  lines: [{ play: 'ssc.front2.direct', rows: [[1, 2], [3]], multiple: 1 }],
};
const steps = () => numeros.slice(1, 3).map((numero) => ({ numero, multiple: 1 }));

const send = (path: string, body?: object, key = 'closed') =>
  call(path, {
    method: 'POST',
    token,
    headers: { 'idempotency-key': key },
    ...(body === undefined ? {} : { body }),
  });
const buy = (key: string) =>
  send('/api/lottery/tickets', { ...order, numero: numeros[0], price: '4.00' }, key);
const chase = (key: string) =>
  send('/api/lottery/chases', { ...order, steps: steps(), stopOnWin: false, price: '8.00' }, key);

async function available(): Promise<string> {
  const { value } = await call('/wps/v2/wallets/balance', { token });
  return (value as unknown as { sumBalance: string }).sumBalance;
}

const site = () => program.modules.site.service;
type Door = readonly [name: string, code: string, close: (closed: boolean) => Promise<unknown>];
const doors: readonly Door[] = [
  [
    'where no lotteries are sold',
    'function.not.available',
    (closed) => site().setModule('arara', 'LOTTERY3', !closed, 'test'),
  ],
  [
    'in maintenance',
    'system.maintenance',
    (active) => site().setMaintenance('arara', { active, endsAt: null, message: {} }, 'test'),
  ],
  [
    'in a region that is not served',
    'region.restricted',
    (closed) =>
      site().setRegions(
        'arara',
        { allowed: [], denied: closed ? ['US'] : [], unknown: 'allow' },
        'test',
      ),
  ],
];

test.each(doors)(
  '%s nothing is sold, and what was bought is seen and taken back',
  async (_, code, close) => {
    const bought = await buy(`ticket-${code}`);
    const { ticket } = bought.value as unknown as { ticket: { id: string } };
    const ordered = await chase(`chase-${code}`);
    const { chase: held } = ordered.value as unknown as { chase: { id: string } };
    expect(await available()).toBe('988.00');
    await close(true);
    try {
      expect((await buy(`ticket-${code}-2`)).errorCode).toBe(code);
      expect((await chase(`chase-${code}-2`)).errorCode).toBe(code);
      const read = async (path: string) => (await call(path, { token })).value;
      expect(await read('/api/lottery/tickets')).toMatchObject({
        tickets: expect.arrayContaining([expect.objectContaining({ id: ticket.id })]),
      });
      expect(await read(`/api/lottery/tickets/${ticket.id}`)).toMatchObject({ state: 'ACCEPTED' });
      expect(await read('/api/lottery/chases')).toMatchObject({
        chases: expect.arrayContaining([expect.objectContaining({ id: held.id })]),
      });
      expect(await read(`/api/lottery/chases/${held.id}`)).toMatchObject({
        chase: { state: 'ACTIVE' },
      });
      // It is refused for what it is: its sale is open.
      const proof = await call(`/api/lottery/tickets/${ticket.id}/proof`, { token });
      expect(proof.errorCode).toBe('lottery.issue.open');
      expect(await send(`/api/lottery/tickets/${ticket.id}/cancel`)).toMatchObject({
        value: { ticket: { state: 'CANCELLED' } },
      });
      expect(await send(`/api/lottery/chases/${held.id}/stop`)).toMatchObject({
        value: { chase: { state: 'STOPPED', stoppedBy: 'member' } },
      });
    } finally {
      await close(false);
    }
    expect(await available()).toBe('1000.00');
  },
);
