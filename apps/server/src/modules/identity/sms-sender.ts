import type { Job, Jobs } from '../../platform/jobs.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { createSealedJob } from '../../platform/sealed-job.ts';
import type { MessagesService } from '../messages/index.ts';
import { findByMobile } from './player.repository.ts';
import type { SmsSubject } from './sms-codes.ts';

/** A code on its way to a number. */
export interface CodeMessage extends Omit<SmsSubject, 'playerId'> {
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

/** Codes by short message; in the queue they are encrypted. */
export function createSmsSender(deps: {
  database: Database;
  jobs: Pick<Jobs, 'enqueue'>;
  notices: Pick<MessagesService, 'sendCode'>;
  clock: Clock;
  secretKey: string;
}): SmsSender {
  const { database, notices, clock } = deps;

  const { leave, job } = createSealedJob<CodeMessage>({
    ...deps,
    name: 'identity.send-sms',
    maxAttempts: 4,
    async run(message) {
      if (message.until <= clock.now().getTime()) return;
      const player = await findByMobile(database.read, message.merchant, message.to);
      if (player !== null) await notices.sendCode(message);
    },
  });
  return { send: notices.sendCode, sendToMember: (message) => leave(database.read, message), job };
}
