import { createTestDatabase } from '@arara/testing';
import { afterAll, expect, test } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { contributionsOf } from '../../platform/contributions.ts';
import { createDatabase } from '../../platform/database.ts';
import type { JobRequest } from '../../platform/jobs.ts';
import { createTexts } from '../../platform/texts.ts';
import { createSealedJob } from '../../platform/sealed-job.ts';
import type { MailMessage } from '../../ports/mail.ts';
import type { SmsMessage } from '../../ports/sms.ts';
import { createMessaging } from './index.ts';
import type { Contact } from './index.ts';

const secretKey = '5e'.repeat(32);
const maria: Contact = {
  id: 7n,
  merchant: 'arara',
  username: 'maria',
  language: 'pt-BR',
  email: 'maria@arara.example',
  emailConfirmed: true,
  mobile: '+5511987654321',
  mobileConfirmed: true,
};

const testDatabase = await createTestDatabase();
afterAll(() => testDatabase.drop());
const database = createDatabase(testDatabase.pool);

/** The module with a queue that keeps what is left to it, and a way out that keeps what goes. */
function house() {
  const queue: JobRequest[] = [];
  const letters: MailMessage[] = [];
  const texts: SmsMessage[] = [];
  const jobs = { enqueue: async (_: unknown, request: JobRequest) => void queue.push(request) };
  const messaging = createMessaging({
    database,
    clock: systemClock,
    jobs,
    texts: createTexts(),
    secretKey,
    mail: { send: async (letter) => void letters.push(letter) },
    sms: { send: async (text) => void texts.push(text) },
    siteName: async () => 'Arara',
    siteUrl: () => 'https://arara.example',
    timeZoneOf: async () => 'America/Sao_Paulo',
    contacts: contributionsOf(async (_db, id) => (id === maria.id ? maria : null)),
  });
  async function work() {
    for (const { name, payload = {} } of queue.splice(0)) {
      const job = messaging.jobs?.find((one) => one.name === name);
      if (job === undefined) throw new Error(`nobody runs ${name}`);
      await job.run(payload);
    }
  }
  return { messaging, jobs, queue, letters, texts, work };
}

const moved = { template: 'mobile.changed', mobile: '4321' } as const;

test('a letter and a short message wait in the queue, where nobody reads them', async () => {
  const { messaging, queue, letters, texts, work } = house();
  await database.transaction((tx) => messaging.service.tell(tx, maria.id, moved));
  expect(queue.map(({ name, maxAttempts }) => [name, maxAttempts])).toEqual([
    ['messages.send-mail', 8],
    ['messages.send-sms', 4],
  ]);
  const waiting = JSON.stringify(queue);
  for (const word of ['maria', '4321', 'arara.example']) expect(waiting).not.toContain(word);
  await work();
  expect(letters).toMatchObject([
    { from: 'Arara', to: maria.email, subject: 'O celular da sua conta mudou' },
  ]);
  expect(letters[0]?.text).toMatch(/^Oi, maria\.[^]*final 4321,[^]*https:\/\/arara\.example/);
  expect(texts).toMatchObject([{ to: maria.mobile }]);
  expect(texts[0]?.text).toMatch(/^Arara: o celular .* https:\/\/arara\.example /);
});

test('a letter and a short message that the release before left in the queue still go', async () => {
  const { jobs, letters, texts, work } = house();
  const before = { jobs, secretKey, maxAttempts: 1, run: async () => undefined };
  const { language } = maria;
  await createSealedJob({ ...before, name: 'identity.send-mail' }).leave(database.read, {
    merchant: 'arara',
    to: maria.email,
    language,
    template: 'password.changed',
    params: { username: 'maria', link: 'https://arara.example' },
  });
  await createSealedJob({ ...before, name: 'identity.tell-by-sms' }).leave(database.read, {
    to: maria.mobile,
    language,
    template: 'deposit.paid',
    params: { site: 'Arara', amount: 'R$ 10,00' },
  });
  await work();
  expect(letters).toMatchObject([{ to: maria.email, subject: 'Sua senha mudou' }]);
  expect(texts).toEqual([{ to: maria.mobile, text: 'Arara: seu depósito de R$ 10,00 chegou.' }]);
});

test('an id that is nobody’s is told nothing', async () => {
  const { messaging, queue } = house();
  await database.transaction((tx) => messaging.service.tell(tx, 8n, moved));
  expect(queue).toEqual([]);
});
