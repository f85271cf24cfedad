import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openIdentityProgram } from '../testing/identity-program.ts';
import type { IdentityProgram } from '../testing/identity-program.ts';
import { playProviders, registerPath, registration, ticketOf } from '../testing/play-providers.ts';
import { createVisitor, join, joinByEmail, knownDevice, password } from '../testing/visitor.ts';

let program: IdentityProgram;
let pages: FastifyInstance;
let stop: () => Promise<void>;

beforeAll(async () => {
  program = await openIdentityProgram();
  ({ pages, stop } = await playProviders(program));
});
afterAll(async () => {
  await stop();
  await program.close();
});

const people = {
  marina: '108120947310522731001',
  caio: '108120947310522731002',
  luciana: '108120947310522731003',
};
type Name = 'google' | 'facebook';

/** A browser with its cookie, on the way to a provider and back. */
function browser() {
  const call = createVisitor(program);
  let cookie = '';

  async function send(path: string, body: unknown, more: { token?: string; method?: 'PUT' } = {}) {
    const answer = await call(path, {
      method: more.method ?? 'POST',
      body,
      ...(more.token === undefined ? {} : { token: more.token }),
      headers: cookie === '' ? {} : { cookie: `${cookie}; arara_device=${knownDevice}` },
    });
    const set = [answer.headers['set-cookie']]
      .flat()
      .find((one) => typeof one === 'string' && one.includes('visit'));
    if (typeof set === 'string') cookie = set.split(';')[0] ?? '';
    return answer;
  }

  return {
    call,
    send,
    /** Leaves for the provider, chooses somebody there, and returns with what it says. */
    async visit(name: Name, person: string, token?: string): Promise<string> {
      const begun = await send(
        `/api/session/providers/${name}`,
        token === undefined ? {} : { link: true, password },
        token === undefined ? {} : { token },
      );
      const { url } = begun.value as unknown as { url: string };
      const { pathname, search } = new URL(url);
      const chosen = await pages.inject({
        method: 'POST',
        url: `${pathname}${search}`,
        headers: { host: 'arara.example', 'content-type': 'application/x-www-form-urlencoded' },
        payload: `person=${person}`,
      });
      const back = new URL(String(chosen.headers.location));
      expect(back.pathname).toBe(`/api/session/providers/${name}/return`);
      return back.search.slice(1);
    },
    finish: (name: Name, answer: string) =>
      send(`/api/session/providers/${name}/finish`, { answer }),
  };
}

describe('the first sign-in by a provider', () => {
  it('asks for what the law wants, opens the account, and the next one just enters', async () => {
    const marina = browser();
    const met = await marina.finish('google', await marina.visit('google', people.marina));
    expect(met).toMatchObject({ status: 422, errorCode: 'provider.register.required' });
    expect(met.value).toMatchObject({ name: 'Marina Duarte', email: 'marina.duarte@mail.example' });
    const ticket = ticketOf(met);
    const young = registration(ticket, { birthDate: '2012-01-01' });
    const refused = await marina.send(registerPath, young, { method: 'PUT' });
    expect(refused.errorCode).toBe('age.minimum');
    const opened = await marina.send(registerPath, registration(ticket), { method: 'PUT' });
    expect(opened.value.member).toMatchObject({ email: 'marina.duarte@mail.example' });
    const again = await marina.finish('google', await marina.visit('google', people.marina));
    expect(again.value.userName).toBe(opened.value.userName);
  });

  it('leads to a first password by mail, as recovery does', async () => {
    const call = createVisitor(program);
    const { rows } = await program.owner.query<{ username: string }>(
      "select username from identity.player where email = 'marina.duarte@mail.example'",
    );
    const form = new URLSearchParams({
      username: rows[0]?.username ?? '',
      email: 'marina.duarte@mail.example',
    });
    const asked = await call('/wps/member/password/email', {
      method: 'POST',
      body: form.toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(asked.success).toBe(true);
    await program.runJobs();
    const letter = program.mails.findLast(({ to }) => to === 'marina.duarte@mail.example');
    expect(letter?.text).toContain('/recovery#recover=');
  });

  it('opens one account, however often its form is sent at once', async () => {
    const caio = browser();
    const met = await caio.finish('facebook', await caio.visit('facebook', people.caio));
    const ticket = ticketOf(met);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        caio.send(registerPath, registration(ticket), { method: 'PUT' }),
      ),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
  });

  it('never takes an account over by its e-mail, and tells its owner that it is there', async () => {
    const { member } = await joinByEmail(program, createVisitor(program), 'Luciana@arara.example');
    const luciana = browser();
    const met = await luciana.finish('google', await luciana.visit('google', people.luciana));
    expect(met).toMatchObject({ status: 409, errorCode: 'provider.email.known' });
    expect(met.value ?? null).toBeNull();
    await program.owner.query('update identity.player set email = null where id = $1', [
      BigInt(member.id),
    ]);
  });

  it('lets whoever an e-mail belongs to in, whoever else has typed it', async () => {
    const squatter = await join(createVisitor(program), { email: 'Luciana@arara.example' });
    const luciana = browser();
    const met = await luciana.finish('google', await luciana.visit('google', people.luciana));
    const entered = await luciana.send(registerPath, registration(ticketOf(met)), {
      method: 'PUT',
    });
    expect(entered).toMatchObject({ status: 200 });
    const { rows } = await program.owner.query(
      `select username, email_confirmed_at is not null as confirmed from identity.player
       where lower(email) = 'luciana@arara.example' order by id`,
    );
    expect(rows).toMatchObject([
      { username: squatter.username, confirmed: false },
      { confirmed: true },
    ]);
  });

  it('does not tell of a typed e-mail whether it has an account', async () => {
    await joinByEmail(program, createVisitor(program), 'dono@arara.example');
    const caio = browser();
    const met = await caio.finish('facebook', await caio.visit('facebook', people.marina));
    const typed = { ...registration(ticketOf(met)), email: 'dono@arara.example' };
    const answer = await caio.send(registerPath, typed, { method: 'PUT' });
    expect(answer).toMatchObject({ status: 200 });
  });
});

describe('codes of whoever brought somebody', () => {
  const codeOf = async (id: string): Promise<string> => {
    const { rows } = await program.owner.query<{ code: string }>(
      "select code from agents.code where owner_id = $1 and kind = 'referral'",
      [BigInt(id)],
    );
    return rows[0]?.code ?? '';
  };
  const broughtBy = async (id: string) => {
    const { rows } = await program.owner.query(
      'select kind, code from agents.invitation where player_id = $1',
      [BigInt(id)],
    );
    return rows;
  };

  it('count as in the long form: a friend’s brings, one of nobody is told at its field', async () => {
    const friend = await join(createVisitor(program));
    const referralCode = await codeOf(friend.member.id);
    const caio = browser();
    const met = await caio.finish('google', await caio.visit('google', people.caio));
    const send = (codes: object) =>
      caio.send(registerPath, registration(ticketOf(met), codes), { method: 'PUT' });
    for (const field of ['affiliateCode', 'referralCode']) {
      const refused = await send({ [field]: 'NINGUEM9' });
      expect(refused).toMatchObject({ status: 422, errorCode: 'invitation_code_error', field });
    }
    const opened = await send({ referralCode: referralCode.toLowerCase() });
    expect(await broughtBy(opened.value.member.id)).toEqual([
      { kind: 'referral', code: referralCode },
    ]);
  });
});

describe('a visit to a provider', () => {
  it('ends in the browser that began it', async () => {
    const [mine, foreign] = [browser(), browser()];
    const answer = await mine.visit('google', people.marina);
    await foreign.visit('google', people.marina);
    expect((await foreign.finish('google', answer)).errorCode).toBe('provider.failed');
    const nobody = await createVisitor(program)('/api/session/providers/google/finish', {
      method: 'POST',
      body: { answer },
    });
    expect(nobody.errorCode).toBe('provider.failed');
  });

  it('ends once, and not at all when one turns away', async () => {
    const marina = browser();
    const answer = await marina.visit('google', people.marina);
    const both = await Promise.all([
      marina.finish('google', answer),
      marina.finish('google', answer),
    ]);
    expect(both.filter(({ errorCode }) => errorCode === 'provider.failed')).toHaveLength(1);
    const away = await marina.finish('google', await marina.visit('google', ''));
    expect(away).toMatchObject({ status: 401, errorCode: 'provider.failed' });
  });

  it('belongs to its provider and its merchant, and to ten minutes', async () => {
    const marina = browser();
    const google = await marina.visit('google', people.marina);
    expect((await marina.finish('facebook', google)).errorCode).toBe('provider.failed');
    const late = await marina.visit('google', people.marina);
    program.clock.advance(10 * 60_000);
    expect((await marina.finish('google', late)).errorCode).toBe('provider.failed');
  });

  it('comes back to a page of ours, whatever the address says', async () => {
    const reply = await program.http.inject(
      '/api/session/providers/google/return?code=c&state=s&return=https://evil.example',
    );
    expect(reply.statusCode).toBe(303);
    expect(reply.headers.location).toMatch(/^\/provider\/google#code=c&state=s/);
  });

  it('is not there when the operator switched it off', async () => {
    const before = program.settings;
    program.settings = { ...before, providers: { ...before.providers, facebook: false } };
    const answer = await browser().send('/api/session/providers/facebook', {});
    expect(answer.errorCode).toBe('function.not.available');
    program.settings = before;
  });
});

describe('linking', () => {
  it('opens the account from then on, is told by mail, and ends with the password', async () => {
    const me = browser();
    const email = 'elo@arara.example';
    const { token, username } = await joinByEmail(program, me.call, email);
    const answer = await me.visit('facebook', people.luciana, token);
    const linked = await me.send('/api/account/identities/facebook', { answer }, { token });
    expect(linked.success).toBe(true);
    const entered = await me.finish('facebook', await me.visit('facebook', people.luciana));
    expect(entered.value.userName).toBe(username);
    const removal = '/api/account/identities/facebook/removal';
    const wrong = await me.send(removal, { password: 'errada-12' }, { token });
    expect(wrong.errorCode).toBe('password.wrong');
    expect((await me.send(removal, { password }, { token })).success).toBe(true);
    await program.runJobs();
    const told = program.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
    expect(told).toEqual(['Facebook vinculado à sua conta', 'Facebook desvinculado da sua conta']);
  });

  it('begins with the proof of the owner: an open session is not enough', async () => {
    const me = browser();
    const { token } = await join(me.call);
    const start = (body: object) => me.send('/api/session/providers/google', body, { token });
    expect((await start({ link: true })).errorCode).toBe('password.wrong');
    const wrong = await start({ link: true, password: 'errada-12' });
    expect(wrong).toMatchObject({ errorCode: 'password.wrong', field: 'password' });
    const answer = await me.visit('google', people.luciana);
    const crossed = await me.send('/api/account/identities/google', { answer }, { token });
    expect(crossed.errorCode).toBe('provider.failed');
    expect((await start({ link: true, password })).success).toBe(true);
    const visitor = await browser().send('/api/session/providers/google', { link: true });
    expect(visitor.errorCode).toBe('session.missing');
  });

  it('is refused for an account that is somebody’s, and for a visit begun to sign in', async () => {
    const me = browser();
    const { token } = await join(me.call);
    const taken = await me.visit('facebook', people.caio, token);
    const refused = await me.send('/api/account/identities/facebook', { answer: taken }, { token });
    expect(refused.errorCode).toBe('identity.taken');
    const toSignIn = await me.visit('facebook', people.luciana);
    const crossed = await me.send(
      '/api/account/identities/facebook',
      { answer: toSignIn },
      { token },
    );
    expect(crossed.errorCode).toBe('provider.failed');
  });
});
