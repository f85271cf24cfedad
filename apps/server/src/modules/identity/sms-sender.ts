import type { Job, Jobs } from '../../platform/jobs.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Messages } from '../../platform/messages.ts';
import { createSecretBox } from '../../platform/secret-box.ts';
import type { Sms } from '../../ports/sms.ts';
import { findByMobile } from './player.repository.ts';
import type { SmsSubject } from './sms-codes.ts';

/** A code on its way to a number. */
export interface CodeMessage extends SmsSubject {
  readonly code: string;
  readonly language: string;
  readonly site: string;
  readonly minutes: number;
  /** Milliseconds since the epoch; a code that has ended is not sent any more. */
  readonly until: number;
}

export interface SmsSender {
  /** Sends now; throws when the provider does not take it. */
  send(message: CodeMessage): Promise<void>;
  /** Leaves it to a job, which sends it if the number is a member's: whoever asks cannot tell. */
  sendToMember(message: CodeMessage): Promise<void>;
  readonly job: Job;
}

const name = 'identity.send-sms';
const maxAttempts = 4;

/** Codes by short message; in the queue they are encrypted. */
export function createSmsSender(deps: {
  database: Database;
  jobs: Pick<Jobs, 'enqueue'>;
  sms: Sms;
  messages: Pick<Messages, 'text'>;
  clock: Clock;
  secretKey: string;
}): SmsSender {
  const { database, jobs, sms, messages, clock } = deps;
  const box = createSecretBox(deps.secretKey, name);

  async function send({ mobile, purpose, language, code, site, minutes }: CodeMessage) {
    const text = messages.text(language, 'sms', purpose, { code, site, minutes });
    await sms.send({ to: mobile, text });
  }

  return {
    send,
    async sendToMember(message) {
      const sealed = box.seal(Buffer.from(JSON.stringify(message))).toString('base64');
      await jobs.enqueue(database.read, { name, payload: { message: sealed }, maxAttempts });
    },
    job: {
      name,
      async run(payload) {
        const sealed = Buffer.from(String(payload['message']), 'base64');
        const message = JSON.parse(box.open(sealed).toString('utf8')) as CodeMessage;
        if (message.until <= clock.now().getTime()) return;
        const player = await findByMobile(database.read, message.merchant, message.mobile);
        if (player !== null) await send(message);
      },
    },
  };
}
