import { dayIn } from '@arara/calendar';
import type { Answer } from '../../lib/api.ts';
import { useBrand, useSite } from '../../lib/brand.ts';
import { may, useSession } from '../../lib/session.ts';

type Line = Answer<'staffMemberTimeline'>['lines'][number];

/** Where the thing of a line is told; null where it has no page, or none that this account may open. */
export function useStoryLink(account: string): (line: Line) => string | null {
  const self = useSession((session) => session.self);
  const zone = useBrand()?.timeZone ?? 'UTC';
  const site = useSite();
  const at = (permission: string, address: string): string | null =>
    may(self, permission) ? address : null;
  return ({ kind, id, ref, at: time }) => {
    const name = encodeURIComponent(ref ?? id);
    switch (kind) {
      case 'withdrawal':
        return at('cashier:withdrawal:read', `/cashier/withdrawals/${name}`);
      case 'deposit':
        return ref === null ? null : at('cashier:payment:read', `/cashier/payments/${name}`);
      case 'ticket':
        return ref === null ? null : at('lottery:ticket:read', `/lottery/tickets/${name}`);
      case 'round':
        return ref === null ? null : site(`/fairness?round=${name}`);
      case 'adjustment':
        return at('decisions:decision:read', `/approvals/${name}`);
      case 'act':
      case 'block':
      case 'note': {
        // The audit has no page of a line: it is the lines about the member on that day.
        const day = dayIn(zone, new Date(time));
        const filter = new URLSearchParams({ search: `member:${account}`, from: day, to: day });
        return at('staff:audit:read', `/audit?${filter}`);
      }
      default:
        return null;
    }
  };
}
