import { Bone, Button, Card, KeyIcon, Modal, Tag, toasts } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryStates } from '../../../components/query-states.tsx';
import type { Answer } from '../../../lib/api.ts';
import { useT } from '../../../lib/i18n.ts';
import { factorsQuery } from '../api/factors.ts';
import { PaymentForm } from './payment-form.tsx';
import steps from '../../../components/steps.module.css';
import css from './factors.module.css';

/** The password that withdrawals ask for: whether there is one, and setting it. */
export function PaymentCard() {
  const t = useT('factors');
  const query = useQuery(factorsQuery);
  return (
    <Card title={t('payment.title')}>
      <p className={steps.lead}>{t('payment.lead')}</p>
      <QueryStates query={query} skeleton={<Bone h={60} />}>
        {(factors) => <State factors={factors} />}
      </QueryStates>
    </Card>
  );
}

function State({ factors }: { readonly factors: Answer<'factors'> }) {
  const t = useT('factors');
  const ui = useT('ui');
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const { hasPaymentPassword, hasPassword, secondStep } = factors;
  const action = t(hasPaymentPassword ? 'payment.change' : 'payment.create');
  return (
    <>
      <div className={css.way}>
        <Tag tone={hasPaymentPassword ? 'good' : 'mute'}>
          {t(hasPaymentPassword ? 'payment.set' : 'off')}
        </Tag>
      </div>
      <div className={css.way}>
        <Button icon={<KeyIcon />} onClick={() => setOpen(true)}>
          {action}
        </Button>
      </div>
      <Modal open={open} onClose={close} title={action} closeLabel={ui('close')} size="sm">
        <PaymentForm
          first={!hasPaymentPassword}
          wants={{ password: hasPassword, code: secondStep }}
          onSaved={() => {
            toasts.show({ tone: 'good', title: t('payment.saved') });
            close();
          }}
        />
      </Modal>
    </>
  );
}
