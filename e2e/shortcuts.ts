import { createHash, randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { solveBotCheck } from './bot-check.ts';
import { expect } from './journey.ts';
import type { Person } from './steps.ts';

// Short ways to where a journey begins, by the calls that the forms make. Other journeys promise that the forms
// work: `access`, `entrance`, `main-journey`.

/** A member of the demo whom many journeys share: none of them changes what others see. */
export const luciana = { username: 'luciana', password: 'Ipe-Amarelo-7' };

type Account = Pick<Person, 'username' | 'password'>;

/** Signs in; from its next address on the page is a member's. Answers the session's token. */
export async function enter(page: Page, who: Account = luciana): Promise<string> {
  const { username, password } = who;
  return takeOver(
    page,
    await ask(page.request.post('/wps/session/login', { data: { username, password } })),
  );
}

/** Leaves the browser as one that nobody is signed in on, from its next address on. */
export async function forget(page: Page): Promise<void> {
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.removeItem('remembered');
  });
}

/** Becomes a member and signs in, as `enter` does. */
export async function join(page: Page, who: Person): Promise<string> {
  const data = {
    username: who.username,
    password: who.password,
    confirmPassword: who.password,
    payeeName: who.name,
    email: who.email,
    idNumber: who.cpf,
    birthDate: who.birth,
    registerMethod: 'WEB',
    terms: { version: await termsVersion(page.request), agreed: true },
    challenge: await solveBotCheck(page.request),
    limits: { lossDay: '100.00', timeDayMinutes: 120 },
  };
  // From an address of their own: how many may register from one is another promise.
  const [a, b, c] = createHash('sha256').update(who.cpf).digest();
  const headers = { 'x-forwarded-for': `127.${a}.${b}.${c}` };
  return takeOver(page, await ask(page.request.put('/wps/member/register', { data, headers })));
}

/** The member's e-mail is confirmed by the code that goes there. */
export async function confirmEmail(page: Page, token: string, who: Person): Promise<void> {
  const { email, password } = who;
  const headers = { authorization: token };
  const path = '/api/account/email';
  await ask(page.request.post(`${path}/code`, { headers, data: { email, password } }));
  let verificationCode = '';
  await expect(async () => {
    const sent = await ask(page.request.get('/sandbox/outbox', { params: { to: email } }));
    const { messages } = sent as { messages: { text: string }[] };
    verificationCode = /\b\d{6}\b/.exec(messages[0]?.text ?? '')?.[0] ?? '';
    expect(verificationCode).not.toBe('');
  }).toPass();
  await ask(page.request.put(path, { headers, data: { email, verificationCode } }));
}

/** Money of one's own at the bank becomes money of the game. */
export async function fund(page: Page, token: string, amount: string): Promise<void> {
  const headers = { authorization: token, 'idempotency-key': randomUUID() };
  const path = '/api/cashier/deposits';
  const charge = await ask(page.request.post(path, { headers, data: { amount } }));
  const { id, brCode } = charge as { id: string; brCode: string };
  await ask(page.request.post('/sandbox/pix/pay', { data: { brCode } }));
  const state = async (): Promise<unknown> =>
    ((await ask(page.request.get(`${path}/${id}`, { headers }))) as { state: string }).state;
  await expect.poll(state, { intervals: [100, 200, 300] }).toBe('PAID');
}

async function termsVersion(request: APIRequestContext): Promise<string> {
  const form = await ask(request.get('/wps/system/setting/register'));
  return (form as { terms: { version: string } }).terms.version;
}

/** The tab has the session as if its form had opened it. */
async function takeOver(page: Page, opened: unknown): Promise<string> {
  const { token, member } = opened as {
    token: string;
    member: { account: string; isAgent: 0 | 1 };
  };
  // An address of the site that has its storage and not its program.
  if (!page.url().startsWith('http')) await page.goto('/robots.txt');
  const kept = { token, isAgent: String(member.isAgent), username: member.account };
  await page.evaluate((values) => {
    Object.assign(sessionStorage, values);
    localStorage.setItem('remembered', '1');
  }, kept);
  return token;
}

/** The value of an answer that is no refusal. */
async function ask(sent: ReturnType<APIRequestContext['get']>): Promise<unknown> {
  const answer = await sent;
  const said = (await answer.json()) as { success: boolean; errorCode?: string; value: unknown };
  expect(said.success, `${answer.url()} ${said.errorCode ?? ''}`).toBe(true);
  return said.value;
}
