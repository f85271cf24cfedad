import { Badge, ForwardIcon, Link } from '@arara/ui';
import { useLocation } from 'react-router';
import { IconTile } from '../../../components/icon-tile.tsx';
import { useT } from '../../../lib/i18n.ts';
import { isClosed } from '../../../lib/start.ts';
import { useHasTickets } from '../api/has-tickets.ts';
import { useHasPurses } from '../api/merchant-wallet.ts';
import { houseGroup, memberGroups, placeAt } from '../account-sections.ts';
import type { AccountGroup, AccountSection } from '../account-sections.ts';
import css from './account.module.css';

interface WaitingProps {
  /** The number of grants of bonus money that wait for the member. */
  readonly grants: number;
}

interface SectionListProps extends WaitingProps {
  /** A trial account sees what stands beside the member centre only. */
  readonly trial: boolean;
}

/** Every place of the account with its icon: the home of the account on a phone. */
export function SectionList({ trial, grants }: SectionListProps) {
  const t = useT('account');
  const openGroups = useOpenGroups();
  return (
    <nav className={css.sections} aria-label={t('nav')}>
      {openGroups(trial ? [houseGroup] : [...memberGroups, houseGroup]).map(({ key, sections }) => (
        <section key={key} aria-label={t(`group.${key}`)}>
          <h2>{t(`group.${key}`)}</h2>
          <ul>
            {sections.map(({ key: name, href, icon: Icon }) => (
              <li key={name}>
                <Link href={href} className={css.section}>
                  <IconTile>
                    <Icon size={20} />
                  </IconTile>
                  <b>{t(`section.${name}`)}</b>
                  {name === 'bonus' && <WaitingGrants grants={grants} />}
                  <ForwardIcon size={18} className={css.arrow} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

/** The same places beside every page of the account on a desk. */
export function AccountNav({ grants }: WaitingProps) {
  const t = useT('account');
  const at = placeAt(useLocation().pathname)?.key;
  const openGroups = useOpenGroups();
  return (
    <nav className={css.nav} aria-label={t('nav')}>
      {openGroups(memberGroups).map(({ key, sections }) => (
        <ul key={key} aria-label={t(`group.${key}`)}>
          {sections.map(({ key: name, href, icon: Icon }) => (
            <li key={name}>
              <Link
                href={href}
                className={css.place}
                aria-current={name === at ? 'page' : undefined}
              >
                <Icon size={20} />
                {t(`section.${name}`)}
                {name === 'bonus' && <WaitingGrants grants={grants} />}
              </Link>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}

/** The number of grants that wait for the member, where there are any. */
function WaitingGrants({ grants: count }: WaitingProps) {
  const t = useT('account');
  return <Badge count={count} label={t('bonus.waiting', { count })} className={css.waits} />;
}

/** Leaves of groups the sections that lead somewhere; empty ones are not there. */
function useOpenGroups(): (groups: readonly AccountGroup[]) => AccountGroup[] {
  const purses = useHasPurses();
  const tickets = useHasTickets();
  const isOpen = ({ href, needsPurses, needsTickets }: AccountSection): boolean =>
    !isClosed(href) && (purses || needsPurses !== true) && (tickets || needsTickets !== true);
  return (groups) =>
    groups
      .map(({ key, sections }) => ({ key, sections: sections.filter(isOpen) }))
      .filter(({ sections }) => sections.length > 0);
}
