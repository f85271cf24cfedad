import { Button, EyeIcon, Facts } from '@arara/ui';
import { useState } from 'react';
import { Panel } from '../../components/panel.tsx';
import { ReasonSheet } from '../../components/reason-sheet.tsx';
import { api } from '../../lib/api.ts';
import type { Answer as Value } from '../../lib/api.ts';
import { useT } from '../../lib/i18n.ts';
import { may, useSession } from '../../lib/session.ts';
import type { Member } from './member.ts';
import css from './members.module.css';

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
  const reveal = async (reason: string): Promise<void> => {
    const body = { fields: [...fields], reason };
    onShown((await api('staffReveal', { params: { account }, body })).values);
  };
  return (
    <ReasonSheet title={t('reveal.title')} verb={t('reveal.do')} deed={reveal} onClose={onClose}>
      <p>{t('reveal.text')}</p>
    </ReasonSheet>
  );
}
