import { ButtonLink } from '@arara/ui';
import { paths } from '../../../config/paths.ts';
import { useT } from '../../../lib/i18n.ts';
import { useSession } from '../../../lib/session.ts';
import { PlayBalance } from '../../play/play-balance.tsx';
import css from './balance.module.css';

/** The balance in a line over the way to pay. */
export function BalanceLine() {
  const t = useT('ui');
  return (
    <p className={css.line}>
      <span>{t('balance')}</span>
      <PlayBalance />
    </p>
  );
}

/** The balance on a page without our bars, in a place of its own; for visitors the way in stands there. */
export function BalanceOrDoor() {
  const t = useT('ui');
  const isMember = useSession(({ token }) => token !== null);
  return (
    <div className={css.place}>
      {isMember ? (
        <p className={css.stack}>
          <small>{t('balance')}</small>
          <b>
            <PlayBalance />
          </b>
        </p>
      ) : (
        <ButtonLink kind="outline" href={paths.login}>
          {t('login')}
        </ButtonLink>
      )}
    </div>
  );
}
