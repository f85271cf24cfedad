import { create } from 'zustand';
import type { LoginValue, Member, trialKind as contractTrialKind } from '@arara/contract';
import type { ClientStorage } from './storage.ts';

const tokenKey = 'token';
const agentKey = 'isAgent';
const nameKey = 'username';
/** Key of the mark that this browser has been signed in; its cookie is out of every script's sight. */
const browserKey = 'remembered';

/** `isAgent` of a trial account (specification, section 6); the type holds it to the contract's. */
export const trialKind: typeof contractTrialKind = 4;

export interface SessionState {
  readonly token: string | null;
  readonly member: Member | null;
  /** A session that is good for a new password only: to the page its owner is still a visitor. */
  readonly held: { readonly token: string; readonly account: string } | null;
  /** True once the page knows whether somebody is signed in. */
  readonly settled: boolean;
}

/** The server's answer for a session that it has opened. */
export type Opened = Pick<LoginValue, 'token' | 'member' | 'passwordExpired'>;

/** The session of one page, and the ways to open, hold and close it. */
export type ClientSession = ReturnType<typeof createSession>;

/**
 * The session of a member on this page. The token lives as long as the tab (specification, section 3); the
 * device keeps only the mark that somebody has been signed in here.
 */
export function createSession(tab: ClientStorage, device: ClientStorage) {
  /** True while a session may be found again by the cookie of this browser. */
  const browserIsKnown = (): boolean => device.getItem(browserKey) !== null;

  const useSession = create<SessionState>(() => ({
    token: tab.getItem(tokenKey),
    member: null,
    held: null,
    settled: tab.getItem(tokenKey) === null && !browserIsKnown(),
  }));

  function hold(token: string, account: string): void {
    useSession.setState({ token: null, member: null, held: { token, account }, settled: true });
  }

  /** The token that calls carry. */
  function currentToken(): string | null {
    const { token, held } = useSession.getState();
    return token ?? held?.token ?? null;
  }

  return {
    browserKey,
    browserIsKnown,
    useSession,
    currentToken,

    /** The browser was signed out, or the session behind its cookie has ended. */
    forgetBrowser(): void {
      device.removeItem(browserKey);
    },

    /** Takes over a session that the server has just opened. */
    openSession({ token, member, passwordExpired }: Opened): void {
      tab.setItem(tokenKey, token);
      tab.setItem(agentKey, String(member.isAgent));
      tab.setItem(nameKey, member.account);
      // Never twice the same: the other tabs hear of what changes.
      device.setItem(browserKey, String(Date.now()));
      if (passwordExpired) hold(token, member.account);
      else useSession.setState({ token, member, held: null, settled: true });
    },

    /** Puts the session aside until its password is changed. */
    holdSession(): void {
      const token = currentToken();
      if (token !== null) hold(token, tab.getItem(nameKey) ?? '');
    },

    setMember(member: Member): void {
      useSession.setState({ member, settled: true });
    },

    /** Forgets the session on this page; the server may have ended it already. */
    closeSession(): void {
      for (const key of [tokenKey, agentKey, nameKey]) tab.removeItem(key);
      useSession.setState({ token: null, member: null, held: null, settled: true });
    },

    /** The account that this tab is signed in as; an empty text for a visitor. */
    accountName: (): string => tab.getItem(nameKey) ?? '',

    /** Hears of every change of who is signed in: a session was opened, put aside or has ended. */
    onOtherSession(listener: (now: SessionState) => void): void {
      useSession.subscribe((now, before) => {
        if (now.token !== before.token || now.held !== before.held) listener(now);
      });
    },
  };
}
