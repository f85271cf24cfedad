import { expect } from 'vitest';
import type { TestStaff } from '../../../testing/staff-member.ts';
import type { DecisionsProgram } from './decisions-program.ts';

export const path = '/api/staff/decisions';

/** The calls about decisions, as members of staff make them over HTTP. */
export function callsIn(program: () => DecisionsProgram) {
  const propose = (who: TestStaff, subject: object, kind = 'thing.give') =>
    program().call('POST', path, {
      token: who.token,
      body: { kind, subject, reason: 'because it is right' },
    });
  return {
    propose,
    say: (
      who: TestStaff,
      id: string,
      word: 'approve' | 'reject' | 'withdraw',
      merchant = 'arara',
    ) =>
      program().call('POST', `${path}/${id}/${word}`, {
        token: who.token,
        merchant,
        ...(word === 'reject' ? { body: { reason: 'it is wrong' } } : {}),
      }),
    look: (who: TestStaff, id: string) =>
      program().call('GET', `${path}/${id}`, { token: who.token }),
    /** The id of a new proposal. */
    async proposed(who: TestStaff, name: string, kind?: string): Promise<string> {
      const reply = await propose(who, { name }, kind);
      expect(reply.value, String(reply.errorCode)).toMatchObject({ state: 'PROPOSED' });
      return String(reply.value['id']);
    },
  };
}

/** The dependencies of the commands, for a process that dies between two of them. */
export function depsOf({ options: { kinds, ...options } }: DecisionsProgram) {
  const named = new Map(kinds.list().map((kind) => [kind.kind, kind]));
  return { ...options, kinds: () => named };
}
