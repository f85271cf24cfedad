import { Button, Notice } from '@arara/ui';
import { useState } from 'react';
import { faultCode, faultText } from '../../../lib/fault-text.ts';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { useCancelTicket } from '../api/cancel-ticket.ts';
import type { Ticket } from '../api/get-tickets.ts';
import css from './tickets.module.css';

/** While the sale is open a ticket can be given back; it is asked once whether that is meant. */
export function TakeBack({ ticket: { id, stake, currency } }: { ticket: Ticket }) {
  const t = useT('tickets');
  const ui = useT('ui');
  const format = useFormat();
  const [asked, setAsked] = useState(false);
  const { mutate, isPending, error } = useCancelTicket(id);
  if (!asked) {
    return (
      <div className={css.actions}>
        <Button kind="outline" onClick={() => setAsked(true)}>
          {t('back.do')}
        </Button>
      </div>
    );
  }
  return (
    <div className={css.actions}>
      <Notice
        tone="warn"
        announce
        title={t('back.sure', { amount: format.money(stake, currency) })}
      />
      {error !== null && (
        <Notice tone="bad" announce title={faultText(error)}>
          {ui('fault.code', { code: faultCode(error) })}
        </Notice>
      )}
      <Button kind="primary" loading={isPending} onClick={() => mutate()}>
        {t('back.yes')}
      </Button>
      <Button kind="outline" disabled={isPending} onClick={() => setAsked(false)}>
        {t('back.no')}
      </Button>
    </div>
  );
}
