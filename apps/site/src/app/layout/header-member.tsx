import { Button, PlusIcon } from '@arara/ui';
import { useT } from '../../lib/i18n.ts';
import { moduleOn } from '../../lib/start.ts';
import { AccountMenu } from './account-menu.tsx';
import { openCashier } from './cashier-door.ts';
import { HeaderBalance } from './header-balance.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import css from './header.module.css';

/** The actions that the header offers to a member; a deposit only where the bar at the foot does not. */
export function HeaderMember({ hasBar }: { readonly hasBar: boolean }) {
  const t = useT('ui');
  return (
    <>
      <HeaderBalance />
      {!hasBar && moduleOn('DEPOSIT3') && (
        <Button
          kind="primary"
          icon={
            <span className={css.wide}>
              <PlusIcon size={16} />
            </span>
          }
          onClick={() => openCashier('deposit')}
        >
          {t('deposit')}
        </Button>
      )}
      {moduleOn('WITHDRAW3') && (
        <span className={css.wide}>
          <Button kind="outline" onClick={() => openCashier('withdraw')}>
            {t('withdraw')}
          </Button>
        </span>
      )}
      <span className={css.wide}>
        <ThemeSwitch />
      </span>
      <span className={css.wide}>
        <AccountMenu />
      </span>
    </>
  );
}
