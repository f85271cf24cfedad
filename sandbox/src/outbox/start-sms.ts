import type { AddressInfo } from 'node:net';
import type { Db } from '@arara/postgres';
import fastify from 'fastify';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { keepMessage } from './messages.ts';
import type { RunningServer } from './start-mail.ts';

const Sms = z.strictObject({
  to: z.string().regex(/^\+\d{8,15}$/),
  text: z.string().min(1).max(480),
});

/** An SMS provider on loopback: `POST url {"to": "+55…", "text": "…"}` lands in the outbox. */
export async function startSms(options: {
  readonly db: Db;
  readonly clock: Clock;
}): Promise<RunningServer> {
  const { db, clock } = options;
  const app = fastify({ forceCloseConnections: true });
  app.post('/sms', async (request, reply) => {
    const sms = Sms.safeParse(request.body);
    if (!sms.success) return reply.status(400).send({ error: 'to and text are required' });
    await keepMessage(db, {
      channel: 'sms',
      recipient: sms.data.to,
      subject: null,
      body: sms.data.text,
      at: clock.now(),
    });
    return reply.status(201).send({ accepted: true });
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/sms`, stop: () => app.close() };
}
