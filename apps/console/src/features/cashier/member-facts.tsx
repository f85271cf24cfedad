import { Facts } from '@arara/ui';
import { useFormat, useT } from '../../lib/i18n.ts';
import type { WithdrawalFile } from './words.ts';

/** The member who asks: since when, the balance, the deposits of late, and the limits in force. */
export function MemberFacts({ file }: { file: WithdrawalFile }) {
  const t = useT('console-cashier');
  const format = useFormat();
  const { about, currency, deposits, pixKey, member, limits } = file;
  const text = (amount: string): string => format.money(amount, currency);
  const facts: (readonly [string, string])[] = [
    [t('member.since'), format.day(about.since)],
    [t('member.rank'), format.number(about.rank)],
    [t('member.pix'), pixKey.masked],
    [t('member.pix.since'), format.day(pixKey.since)],
    [t('member.available'), text(about.available)],
    [t('member.held'), text(about.held)],
    [
      t('member.deposits', { days: deposits.days }),
      t('member.deposits.sum', { count: deposits.count, amount: text(deposits.amount) }),
    ],
    ...(Number(about.debt) > 0 ? [[t('member.debt'), text(about.debt)] as const] : []),
    ...limits.map(
      ({ kind, period, value, used }) =>
        [
          t('limit', { kind: t(`limit.${kind}`), period: t(`period.${period}`) }),
          kind === 'time'
            ? t('limit.minutes', { used, value })
            : t('limit.used', { used: text(used), value: text(value) }),
        ] as const,
    ),
  ];
  return (
    <section>
      <h3>{member.name}</h3>
      <Facts facts={facts} />
    </section>
  );
}
