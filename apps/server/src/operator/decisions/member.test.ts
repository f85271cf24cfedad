import type { Tx } from '@arara/postgres';
import { afterAll, expect, test } from 'vitest';
import { openIdentityProgram } from '../../modules/identity/testing/identity-program.ts';
import { createVisitor, join, password } from '../../modules/identity/testing/visitor.ts';
import type { AuditEntry } from '../../platform/audit.ts';
import { waitersOf } from '../../testing/waiters.ts';
import { runBy } from '../testing/run-by.ts';
import type { Desk } from './decide.ts';

const program = await openIdentityProgram();
afterAll(() => program.close());

const lines: AuditEntry[] = [];
const desk: Desk = {
  database: program.database,
  record: async (_, line) => void lines.push(line),
  site: { merchantOf: async (id) => id },
  identity: program.identity.service,
  play: {} as never,
  transfers: {} as never,
  deadLetters: {} as never,
  ledger: {} as never,
  decisions: {} as never,
  results: {} as never,
  lottery: {} as never,
  cashier: {} as never,
};

const run = (line: string, reason?: string) =>
  runBy([...line.split(' '), ...(reason === undefined ? [] : ['--reason', reason])], desk, 'arara');

const isIn = async (token: string) =>
  (await createVisitor(program)('/wps/member/info', { token })).status === 200;
const login = (username: string) =>
  createVisitor(program)('/wps/session/login', { method: 'POST', body: { username, password } });

test('a member is blocked with a reason, signed out, and unblocked by another person', async () => {
  const { username, token } = await join(createVisitor(program));
  expect(await run(`member show ${username}`)).toContain('not blocked by hand');
  expect(await run(`member block ${username} --by ana`, 'card of another person')).toBe(
    `${username} is blocked by ana and signed out everywhere.`,
  );
  expect(await isIn(token)).toBe(false);
  expect(await login(username)).toMatchObject({ status: 403, errorCode: 'account.blocked' });
  await expect(run(`member block ${username} --by rui`, 'again')).rejects.toThrow('already');
  expect(await run(`member unblock ${username} --by rui`, 'cleared')).toContain('by rui');
  await expect(run(`member unblock ${username} --by rui`, 'twice')).rejects.toThrow('not blocked');
  const number = (await program.identity.service.memberFile('arara', username))?.player
    .accountNumber;
  expect(lines).toMatchObject(
    [
      ['ana', 'member.blocked', 'card of another person', true],
      ['rui', 'member.unblocked', 'cleared', false],
    ].map(([actor, action, reason, blocked]) => ({
      actor,
      action,
      subject: `member:${number}`,
      merchant: 'arara',
      detail: { reason, after: { blocked } },
    })),
  );
  expect(await login(username)).toMatchObject({ status: 200 });
  const shown = await run(`member show ${username}`);
  expect(shown).toMatch(/unblock +rui +cleared\n.*block +ana +card of another person/);
});

test('a pause of the member’s own stays when the block is lifted', async () => {
  const { username } = await join(createVisitor(program));
  const file = await program.identity.service.memberFile('arara', username);
  const id = file?.player.id ?? 0n;
  const until = new Date(program.clock.now().getTime() + 86_400_000);
  await program.database.transaction((tx) =>
    program.identity.service.block(tx, id, { permission: 'play', reason: 'paused', until }),
  );
  await run(`member block ${id} --by ana`, 'look');
  await run(`member unblock ${id} --by ana`, 'done');
  expect((await program.identity.service.permissionsOf(id)).play).toMatchObject({
    reason: 'paused',
  });
});

test('nobody is blocked between the look at the account and what it decides', async () => {
  const { username, member } = await join(createVisitor(program));
  const id = BigInt(member.id);
  const since = (tx: Tx) => program.identity.service.blockedSince(tx, id, 'withdraw');
  const { blocking } = await program.database.transaction(async (tx) => {
    expect(await since(tx)).toBeNull();
    const started = run(`member block ${username} --by ana`, 'in between');
    await expect.poll(() => waitersOf(tx), { timeout: 10_000 }).toBe(1);
    expect(await since(tx)).toBeNull();
    return { blocking: started };
  });
  expect(await blocking).toContain('is blocked by ana');
  expect(await program.database.transaction(since)).toEqual(program.clock.now());
});

test('of two people who block at once, one did', async () => {
  const { username } = await join(createVisitor(program));
  const answers = await Promise.allSettled(
    ['ana', 'rui', 'eva'].map((by) => run(`member block ${username} --by ${by}`, 'race')),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('what cannot be is said in words and changes nothing', async () => {
  const { username } = await join(createVisitor(program));
  const refused = [
    [`member block ${username} --by ana`, undefined, 'Why?'],
    [`member block ${username} --by ana --merchant second`, 'because', 'There is no member'],
    ['member block nobody --by ana', 'because', 'There is no member nobody'],
    ['member show 999999999', undefined, 'There is no member'],
    ['member dance', undefined, 'npm run operator'],
  ] as const;
  for (const [line, reason, words] of refused)
    await expect(run(line, reason)).rejects.toThrow(words);
  expect(await login(username)).toMatchObject({ status: 200 });
});
