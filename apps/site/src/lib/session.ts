import { create } from 'zustand';
import type { Member } from '@arara/contract';

const tokenKey = 'token';
const agentKey = 'isAgent';
const nameKey = 'username';

interface SessionState {
  readonly token: string | null;
  readonly member: Member | null;
  /** True once the page knows whether somebody is signed in. */
  readonly settled: boolean;
}

/** Who is signed in on this page; the token lives as long as the tab (specification, section 3). */
export const useSession = create<SessionState>(() => ({
  token: sessionStorage.getItem(tokenKey),
  member: null,
  settled: sessionStorage.getItem(tokenKey) === null,
}));

/** Takes over a session that the server has just opened. */
export function openSession(token: string, member: Member): void {
  sessionStorage.setItem(tokenKey, token);
  sessionStorage.setItem(agentKey, String(member.isAgent));
  sessionStorage.setItem(nameKey, member.account);
  useSession.setState({ token, member, settled: true });
}

export function setMember(member: Member): void {
  useSession.setState({ member, settled: true });
}

/** Forgets the session on this page; the server may have ended it already. */
export function closeSession(): void {
  for (const key of [tokenKey, agentKey, nameKey]) sessionStorage.removeItem(key);
  useSession.setState({ token: null, member: null, settled: true });
}

export function currentToken(): string | null {
  return useSession.getState().token;
}
