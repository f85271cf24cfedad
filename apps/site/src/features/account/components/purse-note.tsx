import { Link } from '@arara/ui';
import { paths } from '../../../config/paths.ts';
import { useT } from '../../../lib/i18n.ts';
import { useHasPurses } from '../api/merchant-wallet.ts';
import css from './account.module.css';

interface PurseNoteProps {
  /** The figures that it stands beside. */
  readonly of: 'bets' | 'profit' | 'today';
}

/** The note of figures on money that a vendor keeps; not there where one wallet serves all of them. */
export function PurseNote({ of }: PurseNoteProps) {
  const t = useT('account');
  if (!useHasPurses()) return null;
  return (
    <small className={css.purses}>
      {t(`purses.${of}`)} <Link href={paths.wallet}>{t('purses.see')}</Link>
    </small>
  );
}
