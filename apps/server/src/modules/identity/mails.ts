import type { Tx } from '@arara/postgres';
import type { Jobs, Job } from '../../platform/jobs.ts';
import type { Messages } from '../../platform/messages.ts';
import { createSecretBox } from '../../platform/secret-box.ts';
import type { Mail } from '../../ports/mail.ts';
import type { Player } from './identity.types.ts';

export type MailTemplate =
  | 'recovery'
  | 'locked'
  | 'password.changed'
  | 'remember.reused'
  | 'factor.locked'
  | 'totp.on'
  | 'totp.off'
  | 'recovery.codes'
  | 'passkey.added'
  | 'passkey.removed'
  | 'passkey.step.on'
  | 'passkey.step.off'
  | 'identity.linked'
  | 'identity.unlinked';

export interface Mails {
  /** Writes to a member when the transaction commits; a member without an address gets nothing. */
  tell(
    tx: Pick<Tx, 'query'>,
    player: Player,
    template: MailTemplate,
    params: Record<string, string | number>,
  ): Promise<void>;
  readonly job: Job;
}

interface Letter {
  readonly merchant: string;
  readonly to: string;
  readonly language: string;
  readonly template: MailTemplate;
  readonly params: Record<string, string | number>;
}

/** Mail to members by way of the job queue, encrypted there: letters carry recovery links. */
export function createMails(deps: {
  jobs: Pick<Jobs, 'enqueue'>;
  mail: Pick<Mail, 'send'>;
  messages: Pick<Messages, 'text'>;
  secretKey: string;
  siteName: (merchant: string) => Promise<string>;
}): Mails {
  const { jobs, mail, messages } = deps;
  const box = createSecretBox(deps.secretKey, 'identity.mail');
  const name = 'identity.send-mail';
  return {
    async tell(tx, player, template, params) {
      if (player.email === null) return;
      const { merchant, email: to, language, username } = player;
      const values = { username, ...params };
      const letter: Letter = { merchant, to, language, template, params: values };
      const sealed = box.seal(Buffer.from(JSON.stringify(letter))).toString('base64');
      await jobs.enqueue(tx, { name, payload: { letter: sealed }, maxAttempts: 8 });
    },
    job: {
      name,
      async run(payload) {
        const sealed = Buffer.from(String(payload['letter']), 'base64');
        const letter = JSON.parse(box.open(sealed).toString('utf8')) as Letter;
        const { merchant, to, language, template, params } = letter;
        const from = await deps.siteName(merchant);
        const text = (key: string) => messages.text(language, 'mail', key, params);
        const [subject, body] = [text(`${template}.subject`), text(`${template}.body`)];
        await mail.send({ from, to, subject, text: body });
      },
    },
  };
}
