import { MoneyField, Notice, Select, TextField } from '@arara/ui';
import { useState } from 'react';
import { ReasonSheet } from '../../components/reason-sheet.tsx';
import { api } from '../../lib/api.ts';
import { currentLanguage, useT } from '../../lib/i18n.ts';
import { may, useSession } from '../../lib/session.ts';
import type { Member } from './member.ts';

interface SheetProps {
  readonly member: Member;
  readonly onClose: () => void;
}

type Limit = Member['limits'][number];

const nameOf = ({ kind, period }: Limit): string => `${kind}.${period}`;

/** Decimal texts of one form, compared as whole numbers: no amount passes through a float. */
const isLess = (one: string, other: string): boolean => {
  const [a, b] = [one, other].map((text) => BigInt(text.replace('.', '')));
  return a !== undefined && b !== undefined && a < b;
};

/** Makes a limit stricter at once; a looser one is proposed to another person, and counts after 24 hours. */
export function LimitSheet({ member, onClose }: SheetProps) {
  const t = useT('console-members');
  const self = useSession((session) => session.self);
  const [name, setName] = useState('loss.day');
  const [value, setValue] = useState('');
  const limit = member.limits.find((one) => nameOf(one) === name);
  const now = limit?.value ?? null;
  const isStricter = value === '' || now === null || isLess(value, now);
  const isDenied = !isStricter && !may(self, 'members:limit:propose');
  const change = (reason: string) => {
    if (limit === undefined) return Promise.resolve();
    const { kind, period } = limit;
    const { account } = member;
    if (isStricter) {
      const params = { account, kind, period };
      return api('staffTightenLimit', { params, body: { value, reason } });
    }
    const subject = { account, kind, period, value };
    return api('proposeDecision', { body: { kind: 'limit.loosen', subject, reason } });
  };
  const label = t(limit?.kind === 'time' ? 'limit.minutes' : 'amount');
  return (
    <ReasonSheet
      title={t('limit.change')}
      verb={t(isStricter ? 'limit.tighten' : 'propose')}
      deed={change}
      isOpen={!isDenied}
      {...(isStricter ? {} : { said: t('proposed') })}
      onClose={onClose}
    >
      <Select
        label={t('limits')}
        value={name}
        options={member.limits.map((one) => ({
          value: nameOf(one),
          label: t('limit', { kind: t(`limit.${one.kind}`), period: t(`period.${one.period}`) }),
        }))}
        onChange={({ target }) => {
          setName(target.value);
          setValue('');
        }}
      />
      {limit?.kind === 'time' ? (
        <TextField
          label={label}
          inputMode="numeric"
          value={value}
          onChange={({ target }) => setValue(target.value.replaceAll(/\D/g, ''))}
        />
      ) : (
        <MoneyField
          label={label}
          symbol={member.currency}
          locale={currentLanguage()}
          value={value}
          onChange={setValue}
        />
      )}
      <p>{t(isStricter ? 'limit.tighten.text' : 'limit.loosen.text')}</p>
      {isDenied && <Notice tone="warn">{t('limit.loosen.denied')}</Notice>}
    </ReasonSheet>
  );
}
