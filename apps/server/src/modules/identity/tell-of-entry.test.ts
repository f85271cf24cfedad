import { afterAll, describe, expect, test } from 'vitest';
import { openIdentityProgram } from './testing/identity-program.ts';
import { createVisitor, joinByEmail, password } from './testing/visitor.ts';

const program = await openIdentityProgram();
afterAll(() => program.close());

let people = 0;

async function member() {
  const email = `acesso${(people += 1)}@arara.example`;
  const call = createVisitor(program);
  const { token, username, member: info } = await joinByEmail(program, call, email);
  return {
    id: BigInt(info.id),
    username,
    choose: (id: string, wanted: boolean) =>
      call('/api/account/notices', { method: 'PUT', token, body: { id, wanted } }),
    async mails() {
      await program.runJobs();
      return program.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
    },
  };
}

describe('an entry', () => {
  const mine = 'A'.repeat(22);
  const other = 'B'.repeat(22);
  const desk = 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/130.0';
  const enter = (username: string, request: object = {}) =>
    createVisitor(program)('/wps/session/login', {
      method: 'POST',
      body: { username, password },
      ...request,
    });

  test('by a browser that is known is no news, whatever it is called now', async () => {
    const { username, mails } = await member();
    await enter(username);
    await enter(username, { headers: { 'user-agent': desk } });
    expect(await mails()).toEqual([]);
  });

  test('by another one is, once, though it is of the same make and in the same country', async () => {
    const { username, mails } = await member();
    await enter(username, { device: mine });
    await enter(username, { device: mine });
    expect(await mails()).toEqual(['Novo acesso à sua conta']);
    expect(program.mails.at(-1)?.text).toContain('Chrome · Android');
    await enter(username, { device: other, headers: { 'user-agent': desk } });
    expect(await mails()).toHaveLength(2);
    expect(program.mails.at(-1)?.text).toContain('Firefox · Windows');
  });

  test('by two at once of one new browser is told once', async () => {
    const { username, mails } = await member();
    await Promise.all([1, 2, 3].map(() => enter(username, { device: mine })));
    expect(await mails()).toEqual(['Novo acesso à sua conta']);
  });

  test('leaves a mark in the browser that no script reads and no other site sends', async () => {
    const { username, mails } = await member();
    const { headers } = await enter(username, { device: null });
    const set = [headers['set-cookie']]
      .flat()
      .find((one) => String(one).startsWith('arara_device='));
    expect(set).toMatch(
      /^arara_device=[\w-]{22}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    const device = String(set).slice('arara_device='.length, 'arara_device='.length + 22);
    await enter(username, { device });
    expect(await mails()).toHaveLength(1);
  });

  test('that is refused marks nothing, and a text that is no mark counts for none', async () => {
    const { username } = await member();
    const refused = await enter(username, { device: null, body: { username, password: 'errada' } });
    expect(refused.headers['set-cookie']).toBeUndefined();
    const { headers } = await enter(username, { device: 'x; y=<script>' });
    expect(String(headers['set-cookie'])).toMatch(/arara_device=[\w-]{22};/);
  });

  test('of two members in one browser leaves nothing that says so', async () => {
    const [first, second] = [await member(), await member()];
    for (const { username } of [first, second]) await enter(username, { device: mine });
    const { rows } = await program.owner.query(
      'select mark_hash from identity.device where player_id = any($1)',
      [[first.id, second.id]],
    );
    const hashes = rows.map((row) => (row as { mark_hash: Buffer }).mark_hash.toString('hex'));
    expect(new Set(hashes).size).toBe(4);
    expect(JSON.stringify(hashes)).not.toContain(Buffer.from(mine).toString('hex'));
  });

  test('is not told to whoever does not want it; a wrong password is none', async () => {
    const { username, choose, mails } = await member();
    await choose('entry.mail', false);
    await enter(username, { device: mine });
    expect(await mails()).toEqual(['Um aviso da sua conta foi desligado']);
  });
});
