import { Button, EyeIcon, Facts, Notice, Sheet, TextArea } from '@arara/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Panel } from '../../components/panel.tsx';
import { api } from '../../lib/api.ts';
import type { Answer as Value } from '../../lib/api.ts';
import { faultText } from '../../lib/fault.ts';
import { useT } from '../../lib/i18n.ts';
import { may, useSession } from '../../lib/session.ts';
import type { Member } from './member.ts';
import css from './members.module.css';
import { reasonMax, reasonMin } from './reasons.ts';

type Values = Value<'staffReveal'>['values'];
type Field = keyof Values;

const fields: readonly Field[] = [
  'name',
  'idNumber',
  'birthDate',
  'email',
  'mobile',
  'pixKey',
  'contacts',
  'addresses',
];

/** Personal data: masked until somebody who may says why they must see it. It is clear on this page only. */
export function MemberPersonal({ member }: { member: Member }) {
  const t = useT('console-members');
  const self = useSession((session) => session.self);
  const [values, setValues] = useState<Values>({});
  const [isAsked, setAsked] = useState(false);
  const { personal } = member;
  const hidden: Partial<Record<Field, string | null>> = { ...personal, name: member.name };
  const said = (field: Field, isConfirmed?: boolean): string => {
    const value = values[field] ?? hidden[field] ?? null;
    if (value === null) return t('none');
    return isConfirmed === false ? `${value} (${t('unconfirmed')})` : value;
  };
  const isClear = Object.keys(values).length > 0;
  const shown = fields.filter((field) => isClear || field in hidden);
  return (
    <Panel
      title={t('personal')}
      className={css.facts}
      aside={
        may(self, 'members:data:reveal') && (
          <Button size="sm" icon={<EyeIcon />} onClick={() => setAsked(true)}>
            {t('reveal')}
          </Button>
        )
      }
    >
      <Facts
        facts={shown.map((field) => [
          t(`personal.${field}`),
          said(field, confirmedOf(personal, field)),
        ])}
      />
      {isAsked && (
        <Reveal account={member.account} onShown={setValues} onClose={() => setAsked(false)} />
      )}
    </Panel>
  );
}

const confirmedOf = (personal: Member['personal'], field: Field): boolean | undefined =>
  field === 'email' && personal.email !== null
    ? personal.emailConfirmed
    : field === 'mobile' && personal.mobile !== null
      ? personal.mobileConfirmed
      : undefined;

interface RevealProps {
  readonly account: string;
  readonly onShown: (values: Values) => void;
  readonly onClose: () => void;
}

/** Asks why; the audit keeps it with the names of the fields. */
function Reveal({ account, onShown, onClose }: RevealProps) {
  const t = useT('console-members');
  const [reason, setReason] = useState('');
  const [isShort, setShort] = useState(false);
  const reveal = useMutation({
    mutationFn: () =>
      api('staffReveal', {
        params: { account },
        body: { fields: [...fields], reason: reason.trim() },
      }),
    onSuccess: ({ values }) => {
      onShown(values);
      onClose();
    },
  });
  const press = (): void => {
    const needs = reason.trim().length < reasonMin;
    setShort(needs);
    if (!needs) reveal.mutate();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('reveal.title')}
      closeLabel={t('close')}
      footer={
        <Button kind="primary" full loading={reveal.isPending} onClick={press}>
          {t('reveal.do')}
        </Button>
      }
    >
      <p>{t('reveal.text')}</p>
      <TextArea
        label={t('reason')}
        maxLength={reasonMax}
        value={reason}
        error={isShort ? t('reason.short') : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
      {reveal.error !== null && (
        <Notice tone="bad" announce>
          {faultText(reveal.error)}
        </Notice>
      )}
    </Sheet>
  );
}
