import { Facts } from '@arara/ui';
import { Meaning } from '../../components/meaning.tsx';
import { Panel } from '../../components/panel.tsx';
import { useFormat, useT } from '../../lib/i18n.ts';
import type { Member } from './member.ts';
import { MemberWaiting } from './member-waiting.tsx';
import css from './members.module.css';

const figures = [
  'deposits',
  'withdrawals',
  'net',
  'turnover',
  'prizes',
  'ggr',
  'bonusCost',
  'levy',
  'ngr',
  'adjusted',
] as const;

/** The figures of the member, since ever and lately. */
export function MemberFigures({ member }: { member: Member }) {
  const t = useT('console-members');
  const format = useFormat();
  const { lifetime, last30 } = member.figures;
  /** A levy that the jurisdiction has not is none of the figures. */
  const shown = figures.filter((name) => lifetime[name] !== null);
  const amount = (value: string | null) => format.money(value ?? '0', member.currency);
  return (
    <Panel title={t('figures')}>
      <table className={css.figures}>
        <thead>
          <tr>
            <th scope="col">{t('figure')}</th>
            <th scope="col">{t('figures.last30')}</th>
            <th scope="col">{t('figures.lifetime')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((name) => (
            <tr key={name}>
              <th scope="row">
                {t(`figure.${name}`)}
                <Meaning name={t(`figure.${name}`)} text={t(`figure.${name}.what`)} />
              </th>
              <td>{amount(last30[name])}</td>
              <td>{amount(lifetime[name])}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{t('figure.rounds')}</th>
            <td>{format.number(last30.rounds)}</td>
            <td>{format.number(lifetime.rounds)}</td>
          </tr>
        </tbody>
      </table>
    </Panel>
  );
}

/** The money of the member now, by wallet, purse and purpose. */
export function MemberBalances({ member }: { member: Member }) {
  const t = useT('console-members');
  const format = useFormat();
  const { cash, bonus, held, debt, heldFor, purses, currency } = member.balances;
  const money = (amount: string) => format.money(amount, currency);
  return (
    <Panel title={t('balances')} className={css.facts}>
      <Facts
        facts={[
          [t('balance.cash'), money(cash)],
          [t('balance.bonus'), money(bonus)],
          [t('balance.held'), money(held)],
          ...heldFor.map(({ purpose, amount }) => [t(`held.${purpose}`), money(amount)] as const),
          [t('balance.debt'), money(debt)],
          ...purses.map(({ name, balance }) => [name, money(balance)] as const),
        ]}
      />
      <MemberWaiting waiting={member.waiting} />
    </Panel>
  );
}
