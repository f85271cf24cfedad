import { Button, Card, Facts, IdCardIcon, Modal, toasts } from '@arara/ui';
import type { Member } from '@arara/contract';
import { useState } from 'react';
import type { ProofWants } from '../../../components/proven-form.tsx';
import { Row, Rows } from '../../../components/rows.tsx';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { IdNumberForm } from './id-number-form.tsx';
import css from './security.module.css';

interface IdentityCardProps {
  readonly member: Member;
  readonly wants: ProofWants;
}

/** The member as the house knows them, as only the owner recognises it; a CPF that is missing can be added. */
export function IdentityCard({ member, wants }: IdentityCardProps) {
  const t = useT('account');
  const rule = useT('rules');
  const ui = useT('ui');
  const format = useFormat();
  const [isAdding, setAdding] = useState(false);
  const { idNumberMasked, payeeName } = member;
  const idNumber =
    idNumberMasked === null ? [] : [[rule('label.idNumber'), idNumberMasked] as const];
  return (
    <Card title={t('identity.title')}>
      <Facts
        facts={[
          [rule('label.username'), member.account],
          [rule('label.payeeName'), payeeName ?? t('identity.none')],
          ...idNumber,
          [t('identity.number'), member.customerId],
          [t('identity.since'), format.day(member.createdAt)],
        ]}
      />
      {idNumberMasked === null && <MissingIdNumber onAdd={() => setAdding(true)} />}
      <Modal
        open={isAdding}
        onClose={() => setAdding(false)}
        title={t('identity.add')}
        closeLabel={ui('close')}
        size="sm"
      >
        {isAdding && (
          <IdNumberForm
            asksBirthDate={!member.birthDateKnown}
            wants={wants}
            onDone={() => {
              toasts.show({ tone: 'good', title: t('identity.done') });
              setAdding(false);
            }}
          />
        )}
      </Modal>
    </Card>
  );
}

/** The limits of an account without a CPF, and the way to give it one. */
function MissingIdNumber({ onAdd }: { readonly onAdd: () => void }) {
  const t = useT('account');
  const rule = useT('rules');
  const contacts = useT('contacts');
  return (
    <Rows className={css.missing}>
      <Row
        icon={<IdCardIcon size={20} />}
        title={rule('label.idNumber')}
        notes={[t('identity.missing')]}
      >
        <Button size="sm" kind="outline" aria-label={t('identity.add')} onClick={onAdd}>
          {contacts('add')}
        </Button>
      </Row>
    </Rows>
  );
}
