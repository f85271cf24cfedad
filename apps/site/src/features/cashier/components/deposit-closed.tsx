import { Button, Notice, ButtonLink } from '@arara/ui';
import { paths } from '../../../config/paths.ts';
import type { Answer } from '../../../lib/api.ts';
import { canTalk, openService } from '../../../lib/customer-service.ts';
import { closeDialog, openDialog } from '../../../lib/dialogs.ts';
import { useFormat, useT } from '../../../lib/i18n.ts';
import css from './cashier.module.css';

/** Why nothing can be deposited now, until when, and where to go from here. */
export function DepositClosed({ deposit }: Pick<Answer<'cashierOptions'>, 'deposit'>) {
  const t = useT('cashier');
  const { moment, day } = useFormat();
  const { blocked, blockedUntil } = deposit;
  // An exclusion is told by its day.
  const at = blocked === 'excluded' ? day : moment;
  return (
    <div className={css.stack}>
      <Notice tone="warn" title={t('deposit.blocked')}>
        {t(`blocked.${blocked}`, { at: blockedUntil === null ? '' : at(blockedUntil) })}
      </Notice>
      <Way blocked={blocked} />
    </div>
  );
}

function Way({ blocked }: { blocked: string | null }) {
  const t = useT('cashier');
  if (blocked === 'operator') {
    return canTalk() ? (
      <Button full onClick={() => void openService()}>
        {t('blocked.talk')}
      </Button>
    ) : null;
  }
  if (blocked === 'terms') {
    return (
      <Button full kind="primary" onClick={() => openDialog('terms')}>
        {t('blocked.terms.read')}
      </Button>
    );
  }
  const isMissing = blocked === 'id_number';
  return (
    <ButtonLink full href={isMissing ? paths.idNumber : paths.limits} onClick={closeDialog}>
      {t(isMissing ? 'blocked.id_number.add' : 'blocked.limits')}
    </ButtonLink>
  );
}
