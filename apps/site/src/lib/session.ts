import { create } from 'zustand';
import type { LoginValue, Member, trialKind as contractTrialKind } from '@arara/contract';
import { deviceStorage, tabStorage } from './storage.ts';

const tokenKey = 'token';
const agentKey = 'isAgent';
const nameKey = 'username';
/** Key of the mark that this browser has been signed in; its cookie is out of every script's sight. */
export const browserKey = 'remembered';

/** `isAgent` of a trial account (specification, section 6); the type holds it to the contract's. */
export const trialKind: typeof contractTrialKind = 4;

interface SessionState {
  readonly token: string | null;
  readonly member: Member | null;
  /** A session that is good for a new password only: to the page its owner is still a visitor. */
  readonly held: { readonly token: string; readonly account: string } | null;
  /** True once the page knows whether somebody is signed in. */
  readonly settled: boolean;
}

/** Whether a session may be found again by the cookie of this browser. */
export const browserIsKnown = (): boolean => deviceStorage.getItem(browserKey) !== null;

/** The browser was signed out, or what its cookie led to has ended. */
export const forgetBrowser = (): void => deviceStorage.removeItem(browserKey);

/** Who is signed in on this page; the token lives as long as the tab (specification, section 3). */
export const useSession = create<SessionState>(() => ({
  token: tabStorage.getItem(tokenKey),
  member: null,
  held: null,
  settled: tabStorage.getItem(tokenKey) === null && !browserIsKnown(),
}));

/** What the server says of a session that it has opened. */
export type Opened = Pick<LoginValue, 'token' | 'member' | 'passwordExpired'>;

/** Takes over a session that the server has just opened. */
export function openSession(opened: Opened): void {
  const { token, member, passwordExpired } = opened;
  tabStorage.setItem(tokenKey, token);
  tabStorage.setItem(agentKey, String(member.isAgent));
  tabStorage.setItem(nameKey, member.account);
  // Never twice the same: the other tabs hear of what changes.
  deviceStorage.setItem(browserKey, String(Date.now()));
  if (passwordExpired) hold(token, member.account);
  else useSession.setState({ token, member, held: null, settled: true });
}

/** Puts the session aside until its password is changed. */
export function holdSession(): void {
  const token = currentToken();
  if (token !== null) hold(token, tabStorage.getItem(nameKey) ?? '');
}

function hold(token: string, account: string): void {
  useSession.setState({ token: null, member: null, held: { token, account }, settled: true });
}

export function setMember(member: Member): void {
  useSession.setState({ member, settled: true });
}

/** Forgets the session on this page; the server may have ended it already. */
export function closeSession(): void {
  for (const key of [tokenKey, agentKey, nameKey]) tabStorage.removeItem(key);
  useSession.setState({ token: null, member: null, held: null, settled: true });
}

/** The token that calls carry. */
export function currentToken(): string | null {
  const { token, held } = useSession.getState();
  return token ?? held?.token ?? null;
}

/** Hears of every change of who is signed in: a session was opened, put aside or has ended. */
export function onOtherSession(listener: (now: SessionState) => void): void {
  useSession.subscribe((now, before) => {
    if (now.token !== before.token || now.held !== before.held) listener(now);
  });
}
