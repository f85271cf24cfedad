import { api } from './api.ts';
import { setMember } from './session.ts';

/** Asks anew who is signed in, after something of the member has changed. */
export async function rereadMember(): Promise<void> {
  const { passwordExpired: _held, ...member } = await api('memberInfo', {});
  setMember(member);
}
