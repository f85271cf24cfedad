import { ButtonLink, Notice } from '@arara/ui';
import { paths } from '../../../config/paths.ts';
import type { Answer } from '../../../lib/api.ts';
import { closeDialog } from '../../../lib/dialogs.ts';
import { useT } from '../../../lib/i18n.ts';
import css from './cashier.module.css';

type Block = NonNullable<Answer<'cashierOptions'>['withdrawal']['blocked']>;

/** Why nothing can be withdrawn now, and where to go from here. */
export function WithdrawClosed({ blocked }: { readonly blocked: Block }) {
  const t = useT('cashier');
  const isPending = blocked === 'pending';
  return (
    <div className={css.stack}>
      <Notice tone="warn" title={t('withdraw.blocked')}>
        {t(`blocked.${blocked}`)}
      </Notice>
      <ButtonLink full href={isPending ? paths.withdrawals : paths.idNumber} onClick={closeDialog}>
        {t(isPending ? 'blocked.pending.see' : 'blocked.id_number.add')}
      </ButtonLink>
    </div>
  );
}
