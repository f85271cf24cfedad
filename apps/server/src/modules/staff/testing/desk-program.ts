import { contributionsOf } from '../../../platform/contributions.ts';
import { signedInStaff, totpOf } from '../../../testing/staff-member.ts';
import type { TestStaff } from '../../../testing/staff-member.ts';
import { createDecisions } from '../../decisions/index.ts';
import type { DecisionsService } from '../../decisions/index.ts';
import type { Newcomer } from '../desk/desk.deps.ts';
import { openStaffProgram } from './staff-program.ts';

const halfMinute = 30_000;
const decisionsPath = '/api/staff/decisions';

/** The staff desk with its decisions, on a database of its own; letters are kept for the test to read. */
export async function openStaffDesk() {
  const letters: Newcomer[] = [];
  let decisions: DecisionsService | null = null;
  const base = await openStaffProgram(({ parts, staff, ...kernel }) => {
    const desk = parts.desk({
      welcome: async (_tx, _merchant, one) => void letters.push(one),
      openAbout: async (actor, asked) => decisions?.openAbout(actor, asked) ?? null,
    });
    const made = createDecisions({
      ...kernel,
      record: staff.record,
      personOf: staff.personOf,
      kinds: contributionsOf(...desk.contributes.decisionKinds),
    });
    decisions = made.service;
    return [...(desk.routes ?? []), ...(made.routes ?? [])];
  });
  if (decisions === null) throw new Error('no decisions');
  const { call } = base;
  return {
    ...base,
    decisions: decisions as DecisionsService,
    letters,
    person: (roles: readonly string[] = ['owner'], brands: readonly string[] = ['arara']) =>
      signedInStaff(base, { roles, brands }),
    get: (who: Pick<TestStaff, 'token'>, path: string, merchant = 'arara') =>
      call('GET', `/api/staff/${path}`, { token: who.token, merchant }),
    act: (who: TestStaff, path: string, merchant = 'arara') =>
      call('POST', `/api/staff/${path}`, {
        token: who.token,
        merchant,
        body: { reason: 'her telephone is lost' },
      }),
    propose: (who: TestStaff, kind: string, subject: object, merchant = 'arara') =>
      call('POST', decisionsPath, {
        token: who.token,
        merchant,
        body: { kind, subject, reason: 'she changes places' },
      }),
    say: (who: TestStaff, id: unknown, word: 'approve' | 'reject' | 'withdraw') =>
      call('POST', `${decisionsPath}/${String(id)}/${word}`, {
        token: who.token,
        ...(word === 'reject' ? { body: { reason: 'it is wrong' } } : {}),
      }),
    /** Proves the second step anew, by the next code of the app. */
    async prove(who: TestStaff) {
      base.clock.advance(halfMinute);
      const code = totpOf(who.secret, base.clock.now());
      return call('POST', '/api/staff/session/proof', { token: who.token, body: { code } });
    },
  };
}

export type StaffDeskProgram = Awaited<ReturnType<typeof openStaffDesk>>;
