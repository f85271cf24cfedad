import { sql } from '@arara/postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cpfOf, createVisitor, join, password, solve } from './modules/identity/testing/visitor.ts';
import { giveMoney } from './testing/give-money.ts';
import { createTestProgram } from './testing/test-program.ts';
import type { TestProgram } from './testing/test-program.ts';

/** A pause, an exclusion and a block end a member's chases at once, by the events that tell of them. */
let program: TestProgram;
let numeros: string[] = [];
let members = 0;
/** An event is heard once no older transaction of the server is open, in whichever test that is. */
const heardMs = 60_000;

beforeAll(async () => {
  program = await createTestProgram();
  await program.modules.lottery.service.planIssues();
  const call = createVisitor({ http: program.app });
  const { value } = await call('/lgw/numeros/near?gameCode=ssc-5m');
  const { next } = value as unknown as { next: { numero: string }[] };
  numeros = next.slice(1, 3).map(({ numero }) => numero);
  // As the program does: what an older transaction hid at the first look is found at the next.
  await program.kernel.notifier.start();
  await program.consumers.start();
}, 120_000);
afterAll(async () => {
  await program.consumers.stop();
  await program.kernel.notifier.stop();
  await program.close();
});

/** A member whose money is all in a chase that waits. */
async function chaser() {
  members += 1;
  const call = createVisitor({ http: program.app });
  const { member, token } = await join(call, {
    username: `teimosa${members}`,
    idNumber: cpfOf(700 + members),
    payeeName: 'Tereza Teimosa',
    email: `teimosa${members}@example.com`,
    mobileNum: `1198765010${members}`,
    challenge: await solve(call),
  });
  const id = BigInt(member.id);
  await giveMoney(program, 800n, { id });
  const send = async (path: string, body: object, method: 'POST' | 'PUT' = 'POST') => {
    const headers = { 'idempotency-key': 'barred-chase' };
    expect((await call(path, { method, token, body, headers })).status).toBe(200);
  };
  await send('/api/lottery/chases', {
    gameCode: 'ssc-5m',
    tableVersion: 1,
    mode: 1_920,
    unit: '1',
    lines: [{ play: 'ssc.front2.direct', rows: [[1, 2], [3]], multiple: 1 }],
    steps: numeros.map((numero) => ({ numero, multiple: 1 })),
    stopOnWin: false,
    price: '8.00',
  });
  expect(await stateOf(id)).toBe('ACTIVE 0 800');
  return { id, send };
}

/** The state of a member's chase, with the money that can be spent and what is held. */
async function stateOf(id: bigint): Promise<string> {
  const { rows } = await program.owner.query<{ told: string }>(sql`
    select concat_ws(' ', state, stopped_by) as told from lottery.chase where player_id = ${id}`);
  const { cash, held } = await program.modules.wallet.balanceOf(id);
  return `${rows.map(({ told }) => told).join()} ${cash} ${held}`;
}

async function block(id: bigint): Promise<void> {
  const { service } = program.modules.identity;
  const player = await service.playerOf(id);
  if (player === null) throw new Error('no such member');
  await service.blockMember({ player, reason: 'test', by: 'ana', also: async () => undefined });
}

/** Everything that was told is told again, as to a process that ended before it could write it down. */
async function tellAgain(): Promise<void> {
  await program.owner.query(sql`
    update platform.consumer set xid = '0', seq = -1 where name = 'lottery.barred'`);
  await program.consumers.drain();
}

type Chaser = Awaited<ReturnType<typeof chaser>>;

test.each<[string, (member: Chaser) => Promise<unknown>]>([
  ['a pause', ({ send }) => send('/api/limits/pause', { hours: 24 })],
  ['a self-exclusion', ({ send }) => send('/api/limits/self-exclusion', { months: 2, password })],
  ['a block by the operator', ({ id }) => block(id)],
])(
  '%s ends a chase at once, however often it is told',
  async (_, bar) => {
    const [member, other] = [await chaser(), await chaser()];
    await bar(member);
    await expect.poll(() => stateOf(member.id), { timeout: heardMs }).toBe('STOPPED account 800 0');
    await tellAgain();
    expect(await stateOf(member.id)).toBe('STOPPED account 800 0');
    expect(await stateOf(other.id)).toBe('ACTIVE 0 800');
  },
  2 * heardMs,
);

test('a change of limits ends nothing', async () => {
  const { id, send } = await chaser();
  await send('/api/limits/reality-check', { minutes: 60 }, 'PUT');
  await tellAgain();
  expect(await stateOf(id)).toBe('ACTIVE 0 800');
});
