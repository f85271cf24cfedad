import { afterAll, describe, expect, test } from 'vitest';
import { openIdentityProgram } from './testing/identity-program.ts';
import { untilWaiting as waitFor } from './testing/until-waiting.ts';
import { createVisitor, join, password } from './testing/visitor.ts';
import type { Answer } from './testing/visitor.ts';

const program = await openIdentityProgram();
afterAll(() => program.close());

const untilWaiting = (count: number) => waitFor(program, count);

const login = (username: string) =>
  createVisitor(program)('/wps/session/login', {
    method: 'POST',
    body: { username, password, rememberMe: true },
  });

const resume = (cookie: string | undefined) =>
  createVisitor(program)('/api/session/resume', { method: 'POST', cookie });

describe('a sign-in that has begun when all sessions are ended', () => {
  /** Stops sign-ins after they have opened their session, before anybody else can see it. */
  async function holdBack(): Promise<() => Promise<void>> {
    const blocker = await program.owner.connect();
    await blocker.query('begin');
    await blocker.query('lock table identity.sign_in in share mode');
    return async () => {
      await blocker.query('rollback');
      blocker.release();
    };
  }

  test('is ended with them, and what its browser was to remember is worth nothing', async () => {
    const { username, member } = await join(createVisitor(program));
    const letGo = await holdBack();
    const entering = login(username);
    await untilWaiting(1);
    const ending = program.database.transaction((tx) =>
      program.identity.service.endSessions(tx, BigInt(member.id), 'excluded'),
    );
    await Promise.race([ending, untilWaiting(2)]);
    await letGo();
    const [{ status, value, cookie }] = await Promise.all([entering, ending]);
    expect(status).toBe(200);
    const call = createVisitor(program);
    expect((await call('/wps/member/info', { token: value.token })).status).toBe(401);
    expect(await resume(cookie)).toMatchObject({ errorCode: 'session.expired' });
  });
});

describe('a sign-in beside a block', () => {
  /** Signs in while a transaction that blocks the member is open, and has signed out everybody. */
  async function enterBeside(id: bigint, enter: () => Promise<Answer>): Promise<Answer> {
    const entering = await program.database.transaction(async (tx) => {
      const block = { permission: 'login', reason: 'operator', until: null } as const;
      await program.identity.service.block(tx, id, block);
      await program.identity.service.endSessions(tx, id, 'blocked');
      const answer = enter();
      await Promise.race([answer, untilWaiting(1)]);
      return { answer };
    });
    return entering.answer;
  }

  const ways = {
    'a password': async (username: string) => () => login(username),
    'a remembered device': async (username: string) => {
      const { cookie } = await login(username);
      return () => resume(cookie);
    },
    'a one-time code': async (_username: string, id: bigint) => {
      const code = await program.database.transaction((tx) =>
        program.identity.service.createSignInCode(tx, { id, merchant: 'arara' }),
      );
      const body = { code };
      return () => createVisitor(program)('/api/session/exchange', { method: 'POST', body });
    },
  };

  test.each(Object.entries(ways))(
    'by %s opens nothing that outlives it',
    async (_name, prepare) => {
      const { username, member } = await join(createVisitor(program));
      const id = BigInt(member.id);
      await enterBeside(id, await prepare(username, id));
      const { rows } = await program.owner.query(
        'select count(*) as n from identity.session where player_id = $1 and ended_at is null',
        [id],
      );
      expect(rows).toEqual([{ n: 0n }]);
    },
  );
});
