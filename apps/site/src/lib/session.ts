import { createSession, deviceStorage, tabStorage } from '@arara/client';

export { trialKind } from '@arara/client';
export type { Opened } from '@arara/client';

/** The session of this page and the ways to change it. */
export const session = createSession(tabStorage, deviceStorage);

/** The person who is signed in on this page. */
export const { useSession } = session;

export const {
  browserIsKnown,
  browserKey,
  closeSession,
  currentToken,
  forgetBrowser,
  holdSession,
  onOtherSession,
  openSession,
  setMember,
} = session;
