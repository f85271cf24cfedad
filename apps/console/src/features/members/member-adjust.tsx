import { adjustmentClasses, adjustmentDirections } from '@arara/contract/desk-choices.ts';
import type { AdjustmentClass, AdjustmentDirection } from '@arara/contract/desk-choices.ts';
import { MoneyField, Segmented, Select, TextField } from '@arara/ui';
import { useState } from 'react';
import { AdjustmentPreview } from '../../components/adjustment-preview.tsx';
import { ReasonSheet } from '../../components/reason-sheet.tsx';
import { api } from '../../lib/api.ts';
import { currentLanguage, useT } from '../../lib/i18n.ts';
import type { Member } from './member.ts';

interface SheetProps {
  readonly member: Member;
  readonly onClose: () => void;
}

/** Proposes an adjustment of the balance; another person makes it happen. */
export function AdjustSheet({ member, onClose }: SheetProps) {
  const t = useT('console-members');
  const [direction, setDirection] = useState<AdjustmentDirection>('credit');
  const [amount, setAmount] = useState('');
  const [kind, setKind] = useState<AdjustmentClass>('goodwill');
  const [reference, setReference] = useState('');
  const { account } = member;
  const propose = (reason: string) => {
    const subject = { account, direction, amount, class: kind, reference: reference.trim() };
    return api('proposeDecision', { body: { kind: 'wallet.adjust', subject, reason } });
  };
  return (
    <ReasonSheet
      title={t('adjust.title')}
      verb={t('propose')}
      deed={propose}
      said={t('proposed')}
      onClose={onClose}
    >
      <p>{t('adjust.text')}</p>
      <Segmented
        label={t('adjust.direction')}
        choices={adjustmentDirections.map((value) => ({ value, label: t(`adjust.${value}`) }))}
        value={direction}
        onChange={setDirection}
      />
      <MoneyField
        label={t('amount')}
        symbol={member.currency}
        locale={currentLanguage()}
        value={amount}
        onChange={setAmount}
      />
      <Select
        label={t('adjust.class')}
        value={kind}
        options={adjustmentClasses.map((value) => ({ value, label: t(`class.${value}`) }))}
        onChange={({ target }) =>
          setKind(adjustmentClasses.find((value) => value === target.value) ?? kind)
        }
      />
      <TextField
        label={t('adjust.reference')}
        hint={t('adjust.reference.hint')}
        maxLength={60}
        value={reference}
        onChange={({ target }) => setReference(target.value)}
      />
      {amount !== '' && (
        <AdjustmentPreview account={account} direction={direction} amount={amount} />
      )}
    </ReasonSheet>
  );
}
