import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Db } from '@arara/postgres';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerDataStream, SMTPServerSession } from 'smtp-server';
import type { Clock } from '../clock.ts';
import { keepMessage } from './messages.ts';

const sizeMax = 1024 * 1024;
const closeMs = 1_000;

export interface RunningServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** A mail server on loopback that delivers to the outbox and to nobody else. */
export async function startMail(options: {
  readonly db: Db;
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
}): Promise<RunningServer> {
  const { db, clock, onError } = options;

  async function keep(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> {
    const raw = await buffer(stream);
    if (stream.sizeExceeded) throw new Error('message too large');
    const mail = await PostalMime.parse(raw);
    for (const { address } of session.envelope.rcptTo) {
      await keepMessage(db, {
        channel: 'mail',
        recipient: address,
        subject: mail.subject ?? null,
        body: (mail.text ?? mail.html ?? '').trim(),
        at: clock.now(),
      });
    }
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: sizeMax,
    closeTimeout: closeMs,
    logger: false,
    onData(stream, session, done) {
      keep(stream, session).then(
        () => done(),
        (error: Error) => done(error),
      );
    },
  });
  server.on('error', onError);
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', () => listening());
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise((closed) => server.close(() => closed())),
  };
}
