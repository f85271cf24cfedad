import type { StaffFeedback, StaffFeedbackFile } from '@arara/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runQueue } from '../../../testing/run-queue.ts';
import { openMemberProgram } from '../../../testing/member-program.ts';
import { signedInStaff } from '../../../testing/staff-member.ts';
import type { TestProgram } from '../../../testing/test-program.ts';

let program: TestProgram;
let member = '';
/** Tokens: two of support, an auditor who may only read, and support of another brand. */
const staff = { bia: '', caio: '', auditor: '', elsewhere: '' };
type Who = keyof typeof staff;

const ofMember = 'O saque demora <b>muito</b> & {{username}} não sabe.';
const picture = await sharp({
  create: { width: 24, height: 16, channels: 3, background: '#1b57e8' },
})
  .png()
  .toBuffer();

beforeAll(async () => {
  const opened = await openMemberProgram(1n);
  program = opened.program;
  member = opened.token;
  const kit = { staff: program.modules.staff.service, clock: program.kernel.clock };
  const at = async (role: string, brand: string, email: string) =>
    (await signedInStaff(kit, { roles: [role], brands: [brand], email: `${email}@arara.example` }))
      .token;
  staff.bia = await at('support', 'arara', 'bia');
  staff.caio = await at('support', 'arara', 'caio');
  staff.auditor = await at('auditor', 'arara', 'aurea');
  staff.elsewhere = await at('support', 'noite-tropical', 'nina');
}, 180_000);
afterAll(() => program.close());

/** Sends a feedback, and answers its id. */
async function send(text: string, token: string | null, files: readonly Buffer[] = []) {
  const form = new FormData();
  form.set('text', text);
  for (const bytes of files) form.append('images', new Blob([new Uint8Array(bytes)]), 'a.png');
  const request = new Request('http://localhost', { method: 'PUT', body: form });
  const reply = await program.app.inject({
    method: 'PUT',
    url: '/wps/feedback',
    remoteAddress: address(),
    headers: {
      host: 'localhost',
      merchant: 'arara',
      'content-type': request.headers.get('content-type') ?? '',
      ...(token === null ? {} : { authorization: token }),
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return reply.json<{ value: { id: string } }>().value.id;
}

let sent = 0;
function address(): string {
  sent += 1;
  return `10.4.0.${sent & 255}`;
}

async function ask(path: string, who: Who = 'bia', body?: object) {
  const reply = await program.app.inject({
    method: body === undefined ? 'GET' : 'POST',
    url: `/api/staff/feedback${path}`,
    remoteAddress: address(),
    headers: {
      host: 'localhost',
      merchant: who === 'elsewhere' ? 'noite-tropical' : 'arara',
      authorization: staff[who],
    },
    ...(body === undefined ? {} : { payload: body }),
  });
  const { errorCode = null, value } = reply.json<{ errorCode?: string; value: unknown }>();
  return { code: errorCode, value };
}

interface List {
  readonly rows: StaffFeedback[];
  readonly nextCursor: string | null;
}
const list = async (query = '') => (await ask(query)).value as List;
const file = async (id: string) => (await ask(`/${id}`)).value as StaffFeedbackFile;
const answer = (id: string, who: Who = 'bia', text = 'Já saiu.\nObrigada!') =>
  ask(`/${id}/answer`, who, { text });
const close = (id: string, who: Who = 'bia') => ask(`/${id}/close`, who, { reason: 'elogio' });
const take = (id: string, mine: boolean, who: Who = 'bia') => ask(`/${id}/assignee`, who, { mine });

const audit = async (id: string) =>
  (
    await program.owner.query<{ action: string; actor: string; detail: unknown }>(
      'select action, actor, detail from staff.audit where subject = $1 order by id',
      [`feedback ${id}`],
    )
  ).rows;

test('what waits is listed from the oldest on, a page at a time, with its sender masked', async () => {
  const first = await send(ofMember, member, [picture]);
  const ids = [first];
  for (let at = 0; at < 31; at += 1) ids.push(await send(`Gostei muito do site ${at}.`, null));
  const page = await list();
  expect(page.rows.map(({ id }) => id)).toEqual(ids.slice(0, 30));
  const rest = await list(`?cursor=${page.nextCursor}`);
  expect(rest.rows.map(({ id }) => id)).toEqual(ids.slice(30));
  expect(rest.nextCursor).toBeNull();
  expect(page.rows[0]).toMatchObject({ text: ofMember, images: 1, state: 'new', assignee: null });
  expect(page.rows[0]?.sender).toContain('*');
  expect(page.rows[1]?.sender).toBeNull();
  expect(JSON.stringify(page)).not.toContain('sortuda');
  expect((await ask('?cursor=nothing')).code).toBe('request.invalid');
});

test('its pictures are for staff of the brand alone', async () => {
  const [row] = (await list()).rows;
  const path = `/${row?.id}/images/1`;
  const value = (await ask(path)).value as { type: string; base64: string };
  expect(value.type).toBe('image/png');
  expect((await sharp(Buffer.from(value.base64, 'base64')).metadata()).width).toBe(24);
  expect((await ask(path, 'elsewhere')).code).toBe('feedback.not.found');
  expect((await ask(`/${row?.id}/images/2`)).code).toBe('feedback.not.found');
  const url = `/api/staff/feedback${path}`;
  const headers = { host: 'localhost', merchant: 'arara', authorization: member };
  expect((await program.app.inject({ url, headers })).statusCode).toBe(401);
});

test('an answer reaches the member by letter and in the account, once, with the words as written', async () => {
  const [row] = (await list()).rows;
  const id = row?.id ?? '';
  await program.owner.query('update identity.player set email_confirmed_at = now()');
  const words = 'Já saiu: {{link}} <i>hoje</i>.\nObrigada!';
  const both = await Promise.all([answer(id, 'bia', words), answer(id, 'caio', words)]);
  expect(both.map(({ code }) => String(code)).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'feedback.ended',
    'null',
  ]);
  expect(await file(id)).toMatchObject({
    state: 'answered',
    account: 'sortuda',
    canAnswer: true,
    ended: { words },
  });
  const actions = (await audit(id)).map(({ action }) => action);
  expect(actions).toEqual(['feedback.answered']);
  expect(JSON.stringify(await audit(id))).not.toContain('hoje');
  await runQueue(program.owner, program.jobs);
  const own = await program.app.inject({
    url: '/api/account/feedback',
    headers: { host: 'localhost', merchant: 'arara', authorization: member },
  });
  expect(own.json().value.rows[0].answer.text).toBe(words);
  const outbox = '/sandbox/outbox?to=sortuda@example.com';
  const mail = await program.app.inject({ url: outbox, headers: { host: 'localhost' } });
  expect(mail.body.split(JSON.stringify(words).slice(1, -1)), 'one letter').toHaveLength(2);
});

test('a visitor cannot be answered; their message is closed with a note', async () => {
  const [row] = (await list()).rows;
  const id = row?.id ?? '';
  expect(await file(id)).toMatchObject({ canAnswer: false, sender: null });
  expect((await answer(id)).code).toBe('feedback.no.account');
  expect((await ask(`/${id}/close`, 'bia', { reason: 'x' })).code).toBe('request.invalid');
  expect((await close(id)).code).toBeNull();
  expect((await close(id)).code).toBe('feedback.ended');
  expect((await list('?state=closed')).rows.map((one) => one.id)).toEqual([id]);
  expect(await audit(id)).toMatchObject([
    {
      action: 'feedback.closed',
      actor: 'bia@arara.example',
      detail: { reason: 'elogio', before: { state: 'new' }, after: { state: 'closed' } },
    },
  ]);
});

test('one that somebody has taken is theirs until they give it back', async () => {
  const [row] = (await list()).rows;
  const id = row?.id ?? '';
  const both = await Promise.all([take(id, true, 'bia'), take(id, true, 'caio')]);
  expect(both.map(({ code }) => String(code)).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'feedback.taken',
    'null',
  ]);
  const { assignee } = await file(id);
  const holder: Who = assignee === 'bia@arara.example' ? 'bia' : 'caio';
  expect((await take(id, true, holder)).code).toBeNull();
  expect((await take(id, false, holder)).code).toBeNull();
  expect((await file(id)).assignee).toBeNull();
  expect((await audit(id)).map(({ action }) => action)).toEqual([
    'feedback.assigned',
    'feedback.assigned',
  ]);
});

test('who may not is told so, and another brand finds nothing', async () => {
  const [row] = (await list()).rows;
  const id = row?.id ?? '';
  expect((await ask(`/${id}`, 'auditor')).code).toBeNull();
  for (const act of [answer, close])
    expect((await act(id, 'auditor')).code).toBe('permission.denied');
  expect((await take(id, true, 'auditor')).code).toBe('permission.denied');
  expect(((await ask('', 'elsewhere')).value as List).rows).toEqual([]);
  for (const act of [answer, close])
    expect((await act(id, 'elsewhere')).code).toBe('feedback.not.found');
  const unknown = '00000000-0000-4000-8000-000000000000';
  expect((await ask(`/${unknown}`)).code).toBe('feedback.not.found');
  expect((await ask('/nothing')).code).toBe('request.invalid');
});
