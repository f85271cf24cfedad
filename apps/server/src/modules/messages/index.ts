import { messagesData } from './personal-data.repository.ts';
import type { PersonalData } from '../privacy/index.ts';
import type { Contributions } from '../../platform/contributions.ts';
import type { ServerModule } from '../../platform/module.ts';
import { createMails } from './mails.ts';
import type { Mails } from './mails.ts';
import type { MessagesDeps } from './messages.deps.ts';
import type { ContactOf } from './messages.types.ts';
import { noticeRoutes } from './notice.routes.ts';
import { createNotices } from './notices.ts';
import type { Notices } from './notices.ts';
import { createShortMessages } from './short-messages.ts';
import type { ShortMessages } from './short-messages.ts';
import { createTell } from './tell.ts';
import type { Tell } from './tell.ts';
import { listTold } from './told.repository.ts';
import type { Told } from './told.repository.ts';
import type { StoryPlace } from '../../platform/story.ts';

export type { CodeMessage, Contact, ContactOf, Notice } from './messages.types.ts';

/** Sends for other modules. */
export interface MessagesService extends Tell, Pick<ShortMessages, 'sendCode'> {
  /** Asks the reader of an address that no code has confirmed; goes when the transaction commits. */
  readonly ask: Mails['ask'];
  /** The notices that a member was told, the latest first. */
  toldOf(playerId: bigint, place: StoryPlace): Promise<Told[]>;
}

export interface MessagingOptions extends Omit<MessagesDeps, 'contactOf'> {
  /** How a member is reached, by the first module that knows the member. */
  readonly contacts: Contributions<ContactOf>;
}

export interface Messaging extends ServerModule {
  readonly service: MessagesService;
  readonly contributes: {
    readonly newsWishes: readonly Notices['wantsNews'][];
    readonly personalData: readonly PersonalData[];
  };
}

/** Tells members by mail and short message, and keeps which notices each of them wants. */
export function createMessaging({ contacts, ...options }: MessagingOptions): Messaging {
  const deps: MessagesDeps = {
    ...options,
    async contactOf(db, playerId) {
      for (const contactOf of contacts.list()) {
        const contact = await contactOf(db, playerId);
        if (contact !== null) return contact;
      }
      return null;
    },
  };
  const mails = createMails(deps);
  const shortMessages = createShortMessages(deps);
  const tell = createTell(deps, { mails, shortMessages });
  const notices = createNotices(deps, tell);
  return {
    service: {
      ...tell,
      ask: mails.ask,
      sendCode: shortMessages.sendCode,
      toldOf: (playerId, place) => listTold(deps.database.read, playerId, place),
    },
    contributes: {
      newsWishes: [notices.wantsNews],
      personalData: [messagesData(deps.database.read)],
    },
    routes: noticeRoutes(notices),
    jobs: [...mails.jobs, ...shortMessages.jobs],
  };
}
