import { randomUUID } from 'node:crypto';
import type { ContentEffect, ContentItem, Member, StaffMember, ValueOf } from '@arara/contract';
import type { acceptTermsCall, termsCall } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buyTicket, twoReais } from '../../../testing/member-program.ts';
import { giveMoney } from '../../../testing/give-money.ts';
import { createVisitor, join, solve } from '../../identity/testing/visitor.ts';
import { openContentDesk } from '../testing/content-desk.ts';
import type { ContentTestDesk } from '../testing/content-desk.ts';

/** The terms of the whole program: published by two, agreed to by members, and what waits until they do. */

let desk: ContentTestDesk;
let token: string;
beforeAll(async () => {
  desk = await openContentDesk();
  await giveMoney(desk.program, 50_000n);
  await desk.program.modules.lottery.service.planIssues();
  token = await desk.enter();
}, 180_000);
afterAll(() => desk.close());

type Terms = ValueOf<typeof termsCall>;
type Agreed = ValueOf<typeof acceptTermsCall>;

const written = (body: string, mustAccept: boolean): ContentItem => ({
  kind: 'terms',
  key: '',
  content: {
    mustAccept,
    texts: { 'pt-BR': { title: 'Termos', summary: '', body } },
  },
});

const bodyOf = (item: ContentItem) =>
  item.kind === 'terms' ? item.content.texts['pt-BR']?.body : undefined;

const read = async (version?: number) =>
  desk.ask<Terms>(`/api/terms${version === undefined ? '' : `?version=${version}`}`, { token: '' });
const agree = (version: number, by = token) =>
  desk.ask<Agreed & { present: number }>('/api/account/terms', { token: by, body: { version } });
const member = async (by = token) =>
  (await desk.ask<Member>('/wps/member/info', { token: by })).value;
const act = (path: string, body: object, by = token) =>
  desk.ask<{ game_url: string; sessionToken: string; seeds: { asks: { promise: string } } }>(
    path,
    { token: by, body },
    { 'idempotency-key': randomUUID() },
  );

/** Publishes terms that must be agreed to, by two people. */
async function force(item: ContentItem): Promise<Record<string, string>> {
  const { value } = await desk.publish({ item });
  expect(value.state).toBe('PROPOSE');
  const reason = 'lei nova';
  const body = { kind: 'site.close', subject: { draft: value.draft }, reason };
  const { value: decision } = await desk.ask<{ id: string; facts: Record<string, string> }>(
    '/api/staff/decisions',
    { body },
  );
  const agreed = await desk.ask<{ state: string }>(`/api/staff/decisions/${decision.id}/approve`, {
    token: desk.tokens.finance,
    body: {},
  });
  expect(agreed.value.state).toBe('EXECUTED');
  const shown = async () => (await read()).value.body;
  await expect.poll(shown).toBe(bodyOf(item));
  return decision.facts;
}

/** A session of a slot of the house for money. */
async function sitDown(): Promise<string> {
  const launched = await act('/wps/game/launchGame', { nodeId: '1001' });
  const launchToken = new URL(launched.value.game_url, 'http://x').searchParams.get('token');
  const opened = await act('/studio/v1/sessions', { launchToken, gameCode: 'ouro-da-mata' }, '');
  const { sessionToken, seeds } = opened.value;
  await act('/studio/v1/seeds', { promise: seeds.asks.promise, clientSeed: 'mata' }, sessionToken);
  return sessionToken;
}

test('a house without terms of its own shows those of the house, and asks nobody', async () => {
  const { value } = await read();
  expect(value).toMatchObject({ version: 1, present: 1, earlier: null, publishedAt: null });
  expect(value.body).toMatch(/^## 1\. Quem pode jogar\n\nPessoas com 18 anos ou mais/);
  expect(value.body).not.toContain('{{');
  expect(await member()).toMatchObject({ termsDue: false });
  expect((await read(2)).code).toBe('terms.unknown');
  expect((await agree(2)).code).toBe('terms.outdated');
  expect((await desk.ask('/api/account/terms', { token: '', body: { version: 1 } })).status).toBe(
    401,
  );
});

test('a mend is in force by one press and asks nobody; what members agreed to stays to be read', async () => {
  const house = (await read()).value.body;
  const mend = written('## 1. Quem\n\nAdultos.', false);
  const effect = await desk.ask<ContentEffect>('effect', { body: { item: mend } });
  expect(effect.value).toMatchObject({ closes: false, asks: null });
  expect((await desk.publish({ item: mend })).value.state).toBe('PUBLISHED');
  expect((await read()).value).toMatchObject({ version: 2, earlier: 1, title: 'Termos' });
  expect((await read(1)).value).toMatchObject({ version: 1, present: 2, body: house });
  expect(await member()).toMatchObject({ termsDue: false });
  const form = await desk.ask<{ terms: { version: string } }>('/wps/system/setting/register', {
    token: '',
  });
  expect(form.value.terms.version).toBe('2');
  const { versions } = await desk.one('terms');
  expect(versions.map(({ number }) => number)).toEqual([2, 1]);
  for (const change of ['update site.terms set version = 9', 'delete from site.terms'])
    await expect(desk.program.owner.query(change)).rejects.toMatchObject({ code: '55000' });
});

test('a version to agree to takes two, and until then stakes and deposits wait while the rest goes on', async () => {
  const table = await sitDown();
  const bet = () => act('/studio/v1/rounds', { stake: '1.00' }, table);
  const deposit = () => act('/api/cashier/deposits', { amount: '50.00' });
  expect((await bet()).code).toBeNull();
  const item = written('## 1. Quem\n\nAdultos com CPF.', true);
  const effect = (await desk.ask<ContentEffect>('effect', { body: { item } })).value;
  expect(effect).toMatchObject({ closes: true, now: { members: 1 } });
  expect(effect.asks).toBeGreaterThan(1);
  const facts = await force(item);
  expect(facts).toMatchObject({ change: 'terms', asks: String(effect.asks), members: '1' });
  expect(await member()).toMatchObject({ termsDue: true });
  expect((await bet()).code).toBe('terms.required');
  expect(await deposit()).toMatchObject({ status: 403, code: 'terms.required' });
  const buyer = {
    program: desk.program,
    call: createVisitor({ http: desk.program.app }),
    token,
  };
  await expect(buyTicket(buyer, 'ssc-5m', 'terms-ticket-1', twoReais)).rejects.toThrow(
    'terms.required',
  );
  const purse = { from: 'MAIN', to: 'porto', amount: '1.00', idempotencyKey: randomUUID() };
  expect((await act('/wps/relay/GCS_walletTransfer', purse)).code).toBe('terms.required');
  // Reading, games that are open, and the way out stay.
  expect((await act('/wps/game/launchGame', { nodeId: '1001' })).code).toBeNull();
  expect((await act('/api/cashier/withdrawals', { amount: '30.00' })).code).toBeNull();
  const options = await desk.ask<{ deposit: { blocked: string } }>('/api/cashier/options', {
    token,
  });
  expect(options.value.deposit.blocked).toBe('terms');

  const stale = await agree(2);
  expect(stale).toMatchObject({ status: 409, code: 'terms.outdated', value: { present: 3 } });
  const both = await Promise.all([agree(3), agree(3)]);
  expect(both.map(({ value }) => value.termsDue)).toEqual([false, false]);
  expect((await agree(3)).value.termsDue).toBe(false);
  expect((await bet()).code).toBeNull();
  expect((await deposit()).code).toBeNull();
  await buyTicket(buyer, 'ssc-5m', 'terms-ticket-2', twoReais);
  expect((await member()).termsDue).toBe(false);
  // A version that was agreed to long ago is still agreed to; it opens nothing.
  expect((await agree(1)).value.termsDue).toBe(false);
});

test('two versions that come out while somebody agrees leave nobody unasked', async () => {
  const call = createVisitor({ http: desk.program.app });
  const joined = await join(call, {
    username: 'leitora',
    idNumber: '390.533.447-05',
    payeeName: 'Lia Leitora',
    email: 'leitora@example.com',
    mobileNum: '11987650001',
    terms: { version: '3', agreed: true },
    challenge: await solve(call),
  });
  const own = joined.token;
  expect(joined.member).toMatchObject({ termsDue: false });
  await force(written('Quarta.', true));
  const said = await Promise.all([agree(4, own), force(written('Quinta.', true))]);
  expect([null, 'terms.outdated']).toContain(said[0].code);
  expect(await member(own)).toMatchObject({ termsDue: true });
  expect(await agree(4, own).then(({ code }) => code === null || code === 'terms.outdated')).toBe(
    true,
  );
  expect(await member(own)).toMatchObject({ termsDue: true });
  expect((await agree(5, own)).value.termsDue).toBe(false);
  expect((await read(4)).value).toMatchObject({ body: 'Quarta.', present: 5 });
  const { rows } = await desk.program.owner.query<{ version: number; address: string }>(
    'select version, address from identity.terms_acceptance where player_id = $1 order by version',
    [joined.member.id],
  );
  expect(rows.map(({ version }) => version)).toEqual(expect.arrayContaining([3, 5]));
  expect(rows.every(({ address }) => address !== '')).toBe(true);
});

test('the page of the member and the story tell what was agreed to', async () => {
  const { accountNumber } = await desk.program.modules.identity.service.demoMember('arara');
  const page = await desk.ask<StaffMember>(`/api/staff/members/${accountNumber}`, {
    token: desk.tokens.owner,
  });
  expect(page.value.terms).toMatchObject({ version: 3 });
  const story = await desk.ask<{ lines: { what: string; title: string }[] }>(
    `/api/staff/members/${accountNumber}/timeline?kinds=terms`,
    { token: desk.tokens.owner },
  );
  expect(story.value.lines.map(({ what, title }) => [what, title])).toEqual([
    ['accepted', '3'],
    ['accepted', '1'],
  ]);
});
