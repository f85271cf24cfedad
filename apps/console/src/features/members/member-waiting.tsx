import { Link } from '@arara/ui';
import { Moment } from '../../components/moment.tsx';
import { useFormat, useT } from '../../lib/i18n.ts';
import { may, useSession } from '../../lib/session.ts';
import type { Member } from './member.ts';
import css from './members.module.css';

const permissions = {
  withdrawals: 'cashier:withdrawal:read',
  payments: 'cashier:payment:read',
  prizes: 'play:prize:read',
} as const;

type Waits = Member['waiting'][number];

/** The row at the cashier's desk where two people decide; a prize has its vendor before it. */
function addressOf({ queue, id }: Waits): string {
  const [vendor = '', ...rest] = id.split('/');
  const parts = queue === 'prizes' ? [vendor, rest.join('/')] : [id];
  return `/cashier/${[queue, ...parts].map(encodeURIComponent).join('/')}`;
}

/** Money of the member that waits for two people: it is released or refused at the cashier's desk, and nowhere else. */
export function MemberWaiting({ waiting }: Pick<Member, 'waiting'>) {
  const t = useT('console-members');
  const format = useFormat();
  const self = useSession((session) => session.self);
  if (waiting.length === 0) return null;
  return (
    <>
      <h3>{t('waiting')}</h3>
      <ul className={css.waiting}>
        {waiting.map((one) => {
          const said = `${t(`waits.${one.queue}`)} · ${format.money(one.amount, one.currency)}`;
          return (
            <li key={`${one.queue} ${one.id}`}>
              {may(self, permissions[one.queue]) ? (
                <Link href={addressOf(one)}>{said}</Link>
              ) : (
                <span>{said}</span>
              )}
              <small>
                <Moment at={one.at} />
              </small>
            </li>
          );
        })}
      </ul>
    </>
  );
}
