import { Button } from '@arara/ui';
import { useState } from 'react';
import { ReasonSheet } from '../../components/reason-sheet.tsx';
import { useHeadingAfter } from '../../components/use-heading-after.ts';
import { api } from '../../lib/api.ts';
import { useT } from '../../lib/i18n.ts';
import { may, useSession } from '../../lib/session.ts';
import type { AccountDetail } from './staff.ts';
import css from './staff.module.css';

const acts = {
  end: { permission: 'staff:session:end', done: 'end.done' },
  reset: { permission: 'staff:factor:reset', done: 'reset.done' },
  'propose.reopen': { permission: 'staff:account:propose', done: 'proposed' },
  'propose.close': { permission: 'staff:account:propose', done: 'proposed' },
} as const;
type Act = keyof typeof acts;

const send = (act: Act, { id, email }: AccountDetail, reason: string): Promise<unknown> => {
  const wish = { params: { id }, body: { reason } };
  if (act === 'end') return api('endStaffSessions', wish);
  if (act === 'reset') return api('resetStaffStep', wish);
  const kind = act === 'propose.close' ? 'staff.account.close' : 'staff.account.reopen';
  return api('proposeDecision', { body: { kind, subject: { email }, reason } });
};

/** The acts that make sense for the account as it is now, and that the person may do; the own account has its own page. */
export function AccountActs({ account }: { account: AccountDetail }) {
  const t = useT('console-staff');
  const self = useSession((session) => session.self);
  const [asked, setAsked] = useState<Act | null>(null);
  const isOther = account.email !== self?.email;
  const fits: Readonly<Record<Act, boolean>> = {
    end: isOther && account.sessions.length > 0,
    reset: isOther && account.inUse && account.secondStep,
    'propose.reopen': !account.inUse,
    'propose.close': account.inUse,
  };
  const own = (Object.keys(acts) as Act[]).filter(
    (act) => fits[act] && may(self, acts[act].permission),
  );
  const place = useHeadingAfter(own.join(' '));
  return (
    <div className={css.acts} ref={place}>
      {own.map((act) => (
        <Button
          key={act}
          size="sm"
          kind={act === 'propose.close' ? 'danger' : undefined}
          onClick={() => setAsked(act)}
        >
          {t(act)}
        </Button>
      ))}
      {asked !== null && (
        <ReasonSheet
          title={t(asked)}
          verb={t(asked)}
          kind={asked === 'propose.close' ? 'danger' : 'primary'}
          deed={(reason) => send(asked, account, reason)}
          said={t(acts[asked].done)}
          onClose={() => setAsked(null)}
        >
          <p>{t(`${asked}.text`, { name: account.name })}</p>
        </ReasonSheet>
      )}
    </div>
  );
}
