import { Bone, EyeIcon, EyeOffIcon, IconButton, Link, Money, RefreshIcon } from '@arara/ui';
import { useBalance } from '../../features/balance/api/get-balance.ts';
import { toggleMasking, useMasking } from '../../lib/masking.ts';
import { paths } from '../../config/paths.ts';
import { useFormat, useT } from '../../lib/i18n.ts';
import { isClosed } from '../../lib/start.ts';
import css from './header.module.css';

const entries = isClosed(paths.accountRecord) ? paths.account : paths.accountRecord;

/**
 * The member's balance: it opens the entries that make it, or the account where the house shows none;
 * what could not be read is a dash.
 */
export function HeaderBalance() {
  const t = useT('ui');
  const format = useFormat();
  const hidden = useMasking((state) => state.hidden);
  const { data, isError, refetch } = useBalance();
  return (
    <div className={css.balance}>
      <span className={css.label}>{t('balance')}</span>
      <strong className={css.amount}>
        {isError ? (
          <span title={t('balance.unknown')}>—</span>
        ) : data === undefined ? (
          <Bone w={92} h={18} />
        ) : (
          <Link href={entries} className={css.figure}>
            <Money masked={hidden} maskedLabel={t('balance.hidden')}>
              {format.money(data.sumBalance, data.currency)}
            </Money>
          </Link>
        )}
      </strong>
      <span className={isError ? undefined : css.wide}>
        <IconButton
          className={css.eye}
          label={t('balance.refresh')}
          icon={<RefreshIcon size={18} />}
          onClick={() => void refetch()}
        />
      </span>
      {!isError && (
        <IconButton
          className={css.eye}
          label={hidden ? t('balance.show') : t('balance.hide')}
          aria-pressed={hidden}
          icon={hidden ? <EyeOffIcon size={19} /> : <EyeIcon size={19} />}
          onClick={toggleMasking}
        />
      )}
    </div>
  );
}
